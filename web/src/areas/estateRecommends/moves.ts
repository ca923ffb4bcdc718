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

/** A move of one recommend, as the address has it: `visit-12`. */
export const moveParam = (move: RecommendMove, id: string): string => `${move}-${id}`;
export function readMove(param: string | undefined): { move: RecommendMove; id: string } | undefined {
  const [, name, id] = /^(\w+)-(\d+)$/.exec(param ?? '') ?? [];
  const move = recommendMoves.find((one) => one === name);
  return move && id ? { move, id } : undefined;
}
