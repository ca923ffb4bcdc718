import type { withdraws as calls } from '#contracts/areas/withdraws.ts';
import { countWithdraws, sumWithdraws, withdrawPage } from '../finance/withdrawList.ts';
import {
  auditWithdraw,
  failWithdraw,
  finishWithdraw,
  giveBackWithdraw,
  payWithdraw,
  writeWithdraw,
} from '../finance/withdrawMoves.ts';
import type { Withdraw } from '../finance/withdrawRules.ts';
import { withdrawRecord, withdrawRow } from '../finance/withdrawViews.ts';
import type { Context, Handlers } from '../records/context.ts';
import { notFound } from '../records/fail.ts';
import { type Clerk, clerkOf, operatorOf } from '../records/operators.ts';
import { eachOf } from '../records/outcome.ts';
import { revealAction } from '../records/reveal.ts';

/** Withdrawals (domain design, section 14). The moves themselves stand in `finance/`. */

const withdrawOf = ({ store }: Context, id: string): Withdraw => store.withdraws.get(id) ?? notFound();

const moves =
  <Body>(move: (context: Context, withdraw: Withdraw, body: Body, by: Clerk) => Withdraw) =>
  ({ params, body }: { params: { id: string }; body: Body }, context: Context) =>
    withdrawRecord(context, move(context, withdrawOf(context, params.id), body, clerkOf(context)));

/** The same move of several. A row that is refused is left as it was: every move checks before it writes. */
const batches =
  (move: (context: Context, withdraw: Withdraw, by: Clerk) => Withdraw) =>
  ({ body: { ids } }: { body: { ids: string[] } }, context: Context) =>
    eachOf(ids, (id) => move(context, withdrawOf(context, id), clerkOf(context)));

export const withdraws: Handlers<typeof calls> = {
  list({ query }, context) {
    const { count, list } = withdrawPage(context, query);
    return { count, list: list.map((withdraw) => withdrawRow(context, withdraw)) };
  },
  countByStatus: ({ query }, context) => countWithdraws(context, query),
  sum: ({ query }, context) => sumWithdraws(context, query),
  get: ({ params }, context) => withdrawRecord(context, withdrawOf(context, params.id)),
  reveal({ params, body: { field } }, context) {
    const withdraw = withdrawOf(context, params.id);
    writeWithdraw(context, withdraw, {}, operatorOf(context), revealAction(field));
    return { value: withdraw[field] };
  },
  audit: moves(auditWithdraw),
  batchAudit: batches((context, withdraw, by) => auditWithdraw(context, withdraw, { pass: 1 }, by)),
  pay: moves((context, withdraw, _body: undefined, by) => payWithdraw(context, withdraw, by)),
  batchPay: batches((context, withdraw, by) => payWithdraw(context, withdraw, by)),
  finish: moves(finishWithdraw),
  fail: moves(failWithdraw),
  retry: moves((context, withdraw, _body: undefined, by) => payWithdraw(context, withdraw, by, 'retry')),
  giveBack: moves((context, withdraw, _body: undefined, by) => giveBackWithdraw(context, withdraw, by)),
};
