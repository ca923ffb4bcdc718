/** What staff do with an account, by the names in its `actions`. */
export const accountMoves = ['adjust', 'lock', 'unlock'] as const;
export type AccountMove = (typeof accountMoves)[number];
export const pointMoves = ['adjust'] as const;
