import * as z from 'zod/mini';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { accountStates } from './accounts.ts';
import { bookingStates } from './bookings.ts';
import { differenceStates } from './differences.ts';
import { estatePartStates } from './estateParts.ts';
import { roomStates } from './estateRooms.ts';
import { estateStates } from './estates.ts';
import { houseStates } from './houses.ts';
import { incomeStates } from './incomes.ts';
import { kindStates } from './kinds.ts';
import { labelRunStates } from './labelRuns.ts';
import { listViewStates } from './listViews.ts';
import { memberAccountStates } from './memberAccounts.ts';
import { memberFriendStates } from './memberFriends.ts';
import { memberGradeStates } from './memberGrades.ts';
import { memberPointStates } from './memberPoints.ts';
import { memberStates } from './members.ts';
import { merchantStates } from './merchants.ts';
import { orderStates } from './orders.ts';
import { paidOrderStates } from './paidOrders.ts';
import { productStates } from './products.ts';
import type { AnyState } from './providerState.ts';
import { recommendStates } from './recommends.ts';
import { bannerStates, recordStates, settingStates } from './records.ts';
import { refundStates } from './refunds.ts';
import { sandStates } from './sands.ts';
import { signInStates } from './signIn.ts';
import { stockStates } from './stocks.ts';
import { withdrawStates } from './withdraws.ts';

const states: Record<string, AnyState> = {
  ...signInStates,
  ...bannerStates,
  ...settingStates,
  ...recordStates,
  ...kindStates,
  ...accountStates,
  ...merchantStates,
  ...houseStates,
  ...estateStates,
  ...sandStates,
  ...estatePartStates,
  ...productStates,
  ...stockStates,
  ...withdrawStates,
  ...orderStates,
  ...refundStates,
  ...paidOrderStates,
  ...recommendStates,
  ...roomStates,
  ...bookingStates,
  ...memberFriendStates,
  ...memberPointStates,
  ...memberAccountStates,
  ...differenceStates,
  ...memberStates,
  ...labelRunStates,
  ...memberGradeStates,
  ...incomeStates,
  ...listViewStates,
};

export const stateInput = z.object({
  state: z.string(),
  params: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  action: z.optional(z.enum(['setup', 'teardown'])),
});

/**
 * Brings the mock into a state that a pact names, and answers the values that its requests need.
 * @throws ControlError 404 for a state that is not in the table, 400 for parameters that it does not take
 */
export function enterState(
  mock: Mock,
  { state, params, action = 'setup' }: z.infer<typeof stateInput>,
): unknown {
  const known = Object.hasOwn(states, state) ? states[state] : undefined;
  if (!known) {
    const names = Object.keys(states).join('; ');
    throw new ControlError(404, `There is no provider state "${state}". There are: ${names}.`);
  }
  if (action === 'teardown' && !known.leave) return {};
  const read = z.safeParse(known.params, params ?? {});
  if (!read.success) {
    const field = read.error.issues[0]?.path.join('.') || 'params';
    throw new ControlError(
      400,
      `Provider state "${state}": ${field} is not as expected. It takes ${known.takes}.`,
    );
  }
  if (action === 'teardown') {
    known.leave?.(mock, read.data);
    return {};
  }
  if (known.fresh) mock.rewind();
  return known.enter(mock, read.data);
}
