import type estateBookings from '../../locales/zh/estateBookings.ts';

/** The moves of a lead that ask for something first, in the order of their buttons; each has the name of its call and of its words. */
export const askedMoves = ['assign', 'follow', 'arrive', 'deal', 'toRecommend', 'close'] as const;
export type AskedMove = (typeof askedMoves)[number] & keyof typeof estateBookings;

/** A move of one lead, as the address has it: `follow-12`. */
export const moveParam = (move: AskedMove, id: string): string => `${move}-${id}`;
export function readMove(param: string | undefined): { move: AskedMove; id: string } | undefined {
  const [, name, id] = /^(\w+)-(\d+)$/.exec(param ?? '') ?? [];
  const move = askedMoves.find((one) => one === name);
  return move && id ? { move, id } : undefined;
}
