import type incomes from '../../locales/zh/incomes.ts';

/** The moves of incomes and plans that ask for input in a dialog, in the order of their buttons; each has the name of its call, of its action and of its words. */

export type IncomeMove = keyof typeof incomes.move;
export const incomeMoves = ['audit', 'void', 'takeBack'] as const satisfies readonly IncomeMove[];

export const planMoves = ['adjust', 'cancel'] as const;
export type PlanMove = (typeof planMoves)[number];
