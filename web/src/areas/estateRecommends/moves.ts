import type estateRecommends from '../../locales/zh/estateRecommends.ts';

/** The moves of a recommend, in the order of their buttons; each has the name of its call, of its action and of its words. */
export const recommendMoves = [
  'audit',
  'visit',
  'subscribe',
  'sign',
  'settle',
  'extend',
  'unsubscribe',
  'cancelDeal',
] as const satisfies readonly RecommendMove[];
export type RecommendMove = keyof typeof estateRecommends.move;
