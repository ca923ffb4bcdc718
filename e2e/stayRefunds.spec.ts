import { addDays } from '#contracts/days.ts';
import { orderStatus } from '#contracts/enums/orders.ts';
import { testDay } from '../contracts/testing/moment.ts';
import { expect, test } from './fixtures.ts';
import { open } from './orderPage.ts';
import { button, dialog } from './parts.ts';
import { type Order, stateOf } from './tradeScenes.ts';

/** Which nights of a stay are offered for a refund (docs/decisions/0050-orders-and-refunds-in-doubt.md). */

for (const [persona, first] of [
  ['merchantManager', testDay],
  ['platformAdmin', addDays(testDay, -1)],
] as const) {
  test(`${persona} is offered the nights of a stay from ${first === testDay ? 'tonight' : 'its beginning'} on`, async ({
    page,
    system,
    signInAs,
  }) => {
    const begun = { trade: 'hotel', own: 1, status: orderStatus.toUse, daysAgo: 1, days: 3 };
    const { id } = await stateOf<Order>(system, 'an order began days ago', begun);
    await signInAs(persona);
    await open(page, 'hotel', id);
    await button(page, '发起退款').click();
    const nights = dialog(page).getByRole('checkbox', { name: /^\d{4}-/ });
    await expect(nights.first()).toHaveAccessibleName(new RegExp(`^${first}`));
    await expect(nights).toHaveCount(first === testDay ? 2 : 3);
  });
}
