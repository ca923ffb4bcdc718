import type { Translated } from '../messages.ts';
import type zh from '../zh/sms.ts';

export default {
  mobile: '送信先携帯番号',
  content: 'SMS本文',
  sendStatus: '送信状態',
  success: '送信済み',
  failure: '送信失敗',
  failReason: '失敗理由',
  sendTime: '送信日時',
} satisfies Translated<typeof zh>;
