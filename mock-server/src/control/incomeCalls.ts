import * as z from 'zod/mini';
import { incomeType } from '#contracts/enums/finance.ts';
import { incomeForm, incomeLimits } from '#contracts/finance/incomeForms.ts';
import { date, mobile } from '#contracts/forms/fields.ts';
import { reportIncome } from '../finance/reported.ts';
import { ControlError } from './controlError.ts';
import { act } from './memberCalls.ts';
import { type ControlRoutes, readInput } from './plane.ts';

/** What other systems of the company report: a member is owed the yield of his home, a reward for bringing friends, a rebate of an order. */

const { hosting, invitation, rebate, other } = incomeType;
const incomeInput = z.strictObject({
  memberMobile: mobile,
  type: z.enum({ hosting, invitation, rebate, other }),
  /** Cents. */
  amount: incomeForm.shape.amount,
  /** How it was computed. */
  basis: z.string().check(z.minLength(1), z.maxLength(incomeLimits.reason)),
  /** Equal parts, one a month; 1 when left out. */
  periods: z.optional(z.int().check(z.gte(1), z.lte(incomeLimits.periods))),
  /** Today when left out. */
  firstDate: z.optional(date),
  /** The order that a rebate is for. */
  orderNo: z.optional(z.string()),
});

export const incomeRoutes: ControlRoutes = {
  'POST members/income': (mock, _, call) => {
    const input = readInput(
      call,
      incomeInput,
      '{memberMobile, type: 20 | 30 | 40 | 90, amount: cents, basis, periods?, firstDate?, orderNo?}',
    );
    return act(mock, (context) => {
      const { store } = context;
      const member = store.members.by('mobile', input.memberMobile)[0];
      if (!member) throw new ControlError(404, `There is no member ${input.memberMobile}.`);
      const order = store.orders.all().find(({ orderNo }) => orderNo === input.orderNo);
      if (input.orderNo && !order)
        throw new ControlError(404, `There is no order ${input.orderNo.slice(0, 40)}.`);
      const { id, incomeNo, status } = reportIncome(context, member, { ...input, order });
      return { id, incomeNo, status };
    });
  },
};
