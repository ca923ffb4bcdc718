import type { Translated } from '../messages.ts';
import type zh from '../zh/settings.ts';

export default {
  section: '取引設定',
  phoneHelp:
    '携帯電話番号、市外局番付きの固定電話番号、400番号に対応。ミニプログラムの問い合わせページに表示されます',
  maxPayMinutesHelp:
    '注文後、この時間内に支払われない注文は自動的にキャンセルされます。最長518400分（360日）。変更は新規注文にのみ適用されます',
  saved: '設定を保存しました',
} satisfies Translated<typeof zh>;
