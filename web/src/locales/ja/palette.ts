import type { Translated } from '../messages.ts';
import type zh from '../zh/palette.ts';

export default {
  label: '検索結果',
  recent: '最近開いたページ',
  pages: 'ページ',
  useLanguage: '言語：{{name}}',
  all: '{{n}} 件すべて表示',
  searching: 'データを検索中…',
  nothing: '該当なし',
  count: '{{n}} 件',
  failed: 'データを検索できませんでした',
  keys: '↑↓ 選択 · Enter 開く · Esc 閉じる',
  shortcuts: {
    title: 'キーボードショートカット',
    search: '検索条件へ移動',
    save: 'フォームを保存',
    nextSection: '次のセクション',
    previousSection: '前のセクション',
    help: 'ショートカットを表示',
    choose: 'リストで選択',
    close: '一番上のウィンドウを閉じる',
    cells: 'カレンダー・グリッド：移動、Shift で複数選択',
    allCells: 'カレンダー・グリッド：すべて選択',
    openCells: 'カレンダー・グリッド：選択を開く',
    clearCells: '選択の内容を消す、または敷地模型のポイントを削除',
    undo: '敷地模型：元に戻す',
  },
} satisfies Translated<typeof zh>;
