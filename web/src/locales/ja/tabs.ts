import type { Translated } from '../messages.ts';
import type zh from '../zh/tabs.ts';

export default {
  openPages: '開いているページ',
  actions: 'タブの操作',
  pinned: '固定済み',
  unsaved: '未保存の内容があります',
  closeOthers: '他のタブを閉じる',
  reopen: '閉じたタブを開く',
  pin: 'タブを固定',
  unpin: 'タブの固定を解除',
  moveLeft: '左へ移動',
  moveRight: '右へ移動',
  on: 'タブを使う',
  off: 'タブを使わない',
} satisfies Translated<typeof zh>;
