/** The moves of a withdrawal, in the order of their buttons; each has the name of its call and of its action. */
export const withdrawMoves = ['audit', 'pay', 'finish', 'retry', 'giveBack'] as const;
type WithdrawMove = (typeof withdrawMoves)[number];

/** Those that ask for something in a dialog; the others need only a question. */
export const dialogMoves = ['audit', 'finish'] as const satisfies readonly WithdrawMove[];
export type DialogMove = (typeof dialogMoves)[number];
export type AskedMove = Exclude<WithdrawMove, DialogMove>;

export const isOfDialog = (move: WithdrawMove): move is DialogMove => dialogMoves.some((one) => one === move);

export const moveWords = {
  audit: 'refunds:audit',
  pay: 'withdraws:pay',
  finish: 'withdraws:finish',
  retry: 'common:retry',
  giveBack: 'withdraws:giveBack',
} as const satisfies Record<WithdrawMove, string>;
