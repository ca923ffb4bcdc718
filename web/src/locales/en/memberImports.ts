import type { Translated } from '../messages.ts';
import type zh from '../zh/memberImports.ts';

export default {
  sentences: {
    memberThere: 'There already',
    importCode: 'The {label} can only be {names}',
    importArea: 'There is no such province or city',
    importDouble: 'Row {n} has the same {label}',
  },
  labels: {},
} satisfies Translated<typeof zh>;
