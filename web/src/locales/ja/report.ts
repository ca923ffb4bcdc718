import type { Translated } from '../messages.ts';
import type zh from '../zh/report.ts';

export default {
  title: '問題レポート',
  byHand: 'この内容をコピーしてサポートにお送りください。氏名、電話番号、入力内容は含まれません。',
  time: '日時',
  page: 'ページ',
  version: 'バージョン',
  role: 'アカウント種別',
  preview: 'ロールのプレビュー',
  yes: 'プレビュー中',
  look: '言語とテーマ',
  window: 'ウィンドウ',
  browser: 'ブラウザ',
  line: 'ネットワーク',
  offline: '切断',
  error: 'エラー',
  fact: '{{label}}：{{value}}',
  calls: '直近 {{n}} 件のリクエスト（古い順）：',
  noCalls: 'リクエストなし',
  unanswered: '応答なし',
  noEnvelope: '応答形式が不正',
} satisfies Translated<typeof zh>;
