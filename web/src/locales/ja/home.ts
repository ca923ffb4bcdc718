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
  contractsEnding: '契約期限が近い加盟店',
} satisfies Translated<typeof zh>;
