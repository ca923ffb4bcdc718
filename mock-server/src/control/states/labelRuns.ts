import { addDays } from '#contracts/days.ts';
import { labelColor, labelKind } from '#contracts/enums/members.ts';
import { todayOf } from '../../store/today.ts';
import { runAllJobs } from '../../wire/jobs.ts';
import type { Mock } from '../../wire/mock.ts';
import { paidFromBalance } from './paidOrders.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';
import { memberWithBalance } from './withdrawSetup.ts';

/** Labels by rules, some nights after they were saved. */

/** Its rule has come to find one member, and does not find another one any more, who had it. */
function givenAnew(mock: Mock) {
  const { store, clock } = mock;
  const { member, order } = paidFromBalance(mock, 'hotel');
  const label = store.memberLabels.insert({
    ...{ name: `规则${store.memberLabels.nextId}`, kind: labelKind.system, color: labelColor.green },
    ...{ minConsume: order.payPrice, minOrders: 1, withinDays: 0 },
    ...{ ordering: 0, enabled: 1, refreshDate: addDays(todayOf(clock), -2) },
  });
  const other = memberWithBalance(mock, { labelIds: [label.id] });
  runAllJobs(mock.context);
  return { labelId: label.id, memberId: member.id, otherId: other.id };
}

export const labelRunStates: Record<string, AnyState> = {
  'a label has been given anew by its rule': state(nothing, none, givenAnew),
};
