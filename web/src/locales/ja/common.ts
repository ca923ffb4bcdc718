import type { Translated } from '../messages.ts';
import type zh from '../zh/common.ts';

export default {
  productName: '美美旅享平台',
  confirm: 'OK',
  cancel: 'キャンセル',
  add: '追加',
  edit: '編集',
  remove: '削除',
  close: '閉じる',
  retry: '再試行',
  back: '戻る',
  all: 'すべて',
  enabled: '有効',
  disabled: '無効',
  actions: '操作',
  createTime: '作成日時',
  status: 'ステータス',
  loading: '読み込み中…',
  empty: 'データがありません',
  removeConfirm: '削除してもよろしいですか？',
  removed: '削除しました',
  enableOf: '{{name}}を有効にする',
  orderingHelp: '0〜100の整数。数値が大きいほど前に表示されます',
  yuan: '元',
  operationLog: '操作履歴',
} satisfies Translated<typeof zh>;
