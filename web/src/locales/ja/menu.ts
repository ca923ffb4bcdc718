import type { Translated } from '../messages.ts';
import type zh from '../zh/menu.ts';

export default {
  miniShop: 'ミニショップ',
  '/404': 'ページが見つかりません',
  '/401': 'アクセス権限がありません',
  '/home': 'ホーム',
  '/setting': '設定',
  '/setting/system-setting': 'システム設定',
  '/setting/system-setting/basic-config': '基本設定',
  '/setting/system-setting/home-banner-list': 'ホームバナー',
  '/setting/system-setting/estate-banner-list': '不動産バナー',
  '/setting/system-setting/landing-banner-list': 'LPバナー',
  '/setting/sms-manage': 'SMS管理',
  '/setting/sms-manage/send-record': 'SMS送信履歴',
} satisfies Translated<typeof zh>;
