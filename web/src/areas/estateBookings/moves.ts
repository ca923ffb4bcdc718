import type estateBookings from '../../locales/zh/estateBookings.ts';

/** The moves of a lead that ask for something first, in the order of their buttons; each has the name of its call and of its words. */
export const askedMoves = ['assign', 'follow', 'arrive', 'deal', 'toRecommend', 'amend', 'close'] as const;
export type AskedMove = (typeof askedMoves)[number] & keyof typeof estateBookings;
