import type { Translated } from '../messages.ts';
import type zh from '../zh/memberImports.ts';

export default {
  sentences: {
    memberThere: 'Ya existe',
    importCode: 'En «{label}» solo se admite {names}',
    importArea: 'La provincia o la ciudad no existe',
    importDouble: 'Repite «{label}» de la fila {n}',
  },
  labels: {},
} satisfies Translated<typeof zh>;
