import { withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import type { Sentence } from '#contracts/words.ts';
import type { Context } from '../records/context.ts';
import { type MoveRule, moveTable } from '../records/moveTable.ts';
import type { StoredWithdraw } from '../store/financeRows.ts';
import { accountOf } from './accounts.ts';

/** When a withdrawal can make which move (domain design, section 14), stated once. */

export type Withdraw = Readonly<StoredWithdraw>;

/** Whoever manages withdrawals, the member himself, or the channel that pays. */
type Mover = 'manager' | 'member' | 'channel';
interface Facts {
  /** Why no money may leave the account: the member is frozen, or the account locked. */
  obstacle: Sentence | undefined;
  /** The user who would make the move; '' for others. */
  userId: string;
}
type Rule = MoveRule<StoredWithdraw, Mover, Facts>;

const { toAudit, toPay, paying, failed } = withdrawStatus;
const unhindered: Rule['refusal'] = (_, { obstacle }) => obstacle;
const isAuditor = ({ auditUserId }: Withdraw, userId: string) => auditUserId === userId;
/** No channel answers that it has arrived, or that it came back. */
const isTransfer: Rule['holds'] = ({ way }) => way === withdrawWay.bank;

const rules = {
  pass: { from: [toAudit], by: 'manager', refusal: unhindered, shownRefused: true },
  refuse: { from: [toAudit], by: 'manager' },
  revoke: { from: [toAudit], by: 'member' },
  pay: {
    from: [toPay],
    by: 'manager',
    refusal: (row, { userId, obstacle }) => (isAuditor(row, userId) ? 'auditorPays' : obstacle),
    shownRefused: true,
    isListed: (row, { userId }) => !isAuditor(row, userId),
  },
  answer: { from: [paying], by: 'channel' },
  finish: { from: [paying], by: 'manager', holds: isTransfer },
  fail: { from: [paying], by: 'manager', holds: isTransfer },
  retry: { from: [failed], by: 'manager', refusal: unhindered, shownRefused: true },
  giveBack: { from: [failed], by: 'manager', wrongStatus: { [paying]: 'channelBusy' } },
} satisfies Record<string, Rule>;
export type WithdrawMove = keyof typeof rules;

export const withdrawTable = moveTable<StoredWithdraw, Mover, Facts, WithdrawMove>(rules, 'wrongState');

/** Why no money may leave the account of a member; undefined when it may. */
export function obstacleOf({ store }: Context, memberId: string): Sentence | undefined {
  if (store.members.get(memberId)?.frozen === 1) return 'memberFrozen';
  return accountOf(store, memberId).locked === 1 ? 'memberAccountLocked' : undefined;
}

const factsOf = (context: Context, { memberId }: Withdraw, userId = ''): Facts => ({
  obstacle: obstacleOf(context, memberId),
  userId,
});

/** @throws -1005 for a withdrawal in another state, -1008 for what else the move asks */
export const expectWithdrawMove = (
  context: Context,
  withdraw: Withdraw,
  move: WithdrawMove,
  userId?: string,
): void => withdrawTable.expect(withdraw, move, factsOf(context, withdraw, userId));

/** The calls that a user who manages withdrawals can make with one now. */
export function possibleCalls(context: Context, withdraw: Withdraw, userId: string): string[] {
  const moves = withdrawTable.possible(
    withdraw,
    factsOf(context, withdraw, userId),
    (by) => by === 'manager',
  );
  return [...new Set(moves.map((move) => (move === 'pass' || move === 'refuse' ? 'audit' : move)))];
}
