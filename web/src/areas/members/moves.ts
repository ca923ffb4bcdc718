/** Moves of a member that ask for something before they are sent, in the order of their buttons. */
export const askedMoves = ['setGrade', 'freeze'] as const;
export type AskedMove = (typeof askedMoves)[number];
