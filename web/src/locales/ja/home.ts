import type { Translated } from '../messages.ts';
import type zh from '../zh/home.ts';

export default {
  greeting: '{{name}}さん、{{period}}',
  morning: 'おはようございます',
  afternoon: 'こんにちは',
  evening: 'こんばんは',
  figures: '本日のデータ',
  entries: 'ショートカット',
  smsSent: '本日のSMS',
  smsFailed: '本日の送信失敗',
  bannersLive: '表示中のバナー',
  noEntries: 'このアカウントで利用できる機能がまだありません。管理者に権限の割り当てを依頼してください。',
  todo: '対応待ち',
  leadsToContact: '連絡待ちの来場予約',
  recommendsToAudit: '審査待ちの紹介',
  contractsEnding: '契約期限が近い加盟店',
  today: '本日',
  month: '今月',
  trend: '直近{{days}}日間の支払額と返金額',
  kinds: { place: 'チケット', hotel: 'ホテル', house: '民宿宿泊' },
  toConfirm: { hotel: 'ホテル：確認待ち注文', house: '民宿宿泊：確認待ち注文' },
  toAudit: {
    place: 'チケット：審査待ち返金',
    hotel: 'ホテル：審査待ち返金',
    house: '民宿宿泊：審査待ち返金',
  },
  refundFailed: { place: 'チケット：返金失敗', hotel: 'ホテル：返金失敗', house: '民宿宿泊：返金失敗' },
  unpriced: {
    place: 'チケット：価格未設定の商品',
    hotel: 'ホテル：価格未設定の商品',
    house: '民宿宿泊：価格未設定の商品',
  },
} satisfies Translated<typeof zh>;
