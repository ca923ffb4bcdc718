import type { Translated } from '../messages.ts';
import type zh from '../zh/demo.ts';

export default {
  title: 'デモツール',
  persona: 'デモユーザー',
  actAs: 'ユーザーを切り替え',
  signInAs: 'デモユーザーでログイン',
  fault: '障害の種類',
  kinds: {
    slow: '応答が3秒遅延',
    expired: 'ログイン期限切れ',
    busy: 'システム混雑',
    gateway: 'ゲートウェイエラー502',
    cut: '接続の切断',
    garbled: '解析できない応答',
  },
  strikes: '障害の範囲',
  once: '次のリクエスト',
  always: 'すべてのリクエスト',
  inject: '障害を発生させる',
  clear: '障害を解除（{{number}}）',
  jump: '進める時間',
  jumps: {
    halfHour: '30分',
    day: '1日',
    week: '7日',
    month: '30日',
  },
  leap: '時間を進める',
  snapshotName: 'スナップショット名',
  save: 'スナップショットを保存',
  snapshot: '保存済みスナップショット',
  restore: 'スナップショットを復元',
  reset: 'データをリセット',
} satisfies Translated<typeof zh>;
