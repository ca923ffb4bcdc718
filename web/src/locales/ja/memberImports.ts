import type { Translated } from '../messages.ts';
import type zh from '../zh/memberImports.ts';

export default {
  sentences: {
    memberThere: '登録済み',
    importCode: '{label}に入力できるのは{names}のみです',
    importArea: '省または市が存在しません',
    importDouble: '{n}行目と{label}が重複しています',
  },
  labels: {},
} satisfies Translated<typeof zh>;
