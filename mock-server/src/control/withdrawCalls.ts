import * as z from 'zod/mini';
import { withdrawWay } from '#contracts/enums/finance.ts';
import { mobile } from '#contracts/forms/fields.ts';
import { channelAnswers, revokeWithdraw } from '../finance/withdrawMoves.ts';
import { memberWithdraws } from '../finance/withdrawRequests.ts';
import type { Withdraw } from '../finance/withdrawRules.ts';
import type { Context } from '../records/context.ts';
import { ControlError } from './controlError.ts';
import { act } from './memberCalls.ts';
import { type ControlRoutes, readInput } from './plane.ts';

/** Members take money out in their own app, and the channel says what became of a payment. */

const requestInput = z.strictObject({
  mobile,
  /** Cents. */
  amount: z.number(),
  way: z.enum(withdrawWay),
  account: z.optional(z.string()),
  bank: z.optional(z.string()),
});
const revokeInput = z.strictObject({ withdrawNo: z.string() });
const answerInput = z.strictObject({
  withdrawNo: z.string(),
  /** '' = the money has arrived. */
  failReason: z.optional(z.string()),
  /** Of the try that is answered; the last one when left out. */
  channelNo: z.optional(z.string()),
});

const answerOf = ({ id, withdrawNo, status, channelNo }: Withdraw) => ({ id, withdrawNo, status, channelNo });

function withdrawOf({ store }: Context, withdrawNo: string): Withdraw {
  const withdraw = store.withdraws.all().find((row) => row.withdrawNo === withdrawNo);
  if (!withdraw) throw new ControlError(404, `There is no withdrawal ${withdrawNo.slice(0, 40)}.`);
  return withdraw;
}

export const withdrawRoutes: ControlRoutes = {
  'POST members/withdraw': (mock, _, call) => {
    const input = readInput(
      call,
      requestInput,
      '{mobile, amount: cents, way: 10 | 20 | 30, account?: card, Alipay account or nickname, bank?}',
    );
    return act(mock, (context) => answerOf(memberWithdraws(context, input)));
  },
  'POST members/withdraw-revoke': (mock, _, call) => {
    const { withdrawNo } = readInput(call, revokeInput, '{withdrawNo}');
    return act(mock, (context) => answerOf(revokeWithdraw(context, withdrawOf(context, withdrawNo))));
  },
  'POST members/withdraw-answer': (mock, _, call) => {
    const { failReason = '', ...input } = readInput(
      call,
      answerInput,
      "{withdrawNo, failReason?: '' when it has arrived, channelNo?: of an earlier try}",
    );
    return act(mock, (context) => {
      const withdraw = withdrawOf(context, input.withdrawNo);
      const { channelNo = withdraw.channelNo } = input;
      return answerOf(channelAnswers(context, withdraw, { failReason, channelNo }));
    });
  },
};
