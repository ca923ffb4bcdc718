import { addDays } from '#contracts/days.ts';
import { orderStatus } from '#contracts/enums/orders.ts';
import { cancelRule } from '#contracts/enums/products.ts';
import { testDay } from '../contracts/testing/moment.ts';
import { expect, test } from './fixtures.ts';
import { open } from './orderPage.ts';
import { button, choose, confirm, dialog } from './parts.ts';
import { type Order, stateOf, yuan } from './tradeScenes.ts';

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

test('staff see fee and amount of the rule before a refund, and what another amount keeps; the refund has the same', async ({
  page,
  system,
  signInAs,
}) => {
  const late = { trade: 'hotel', status: orderStatus.toUse, rule: cancelRule.untilDeadline };
  const { id, payPrice } = await stateOf<Order>(system, 'an order is in a status', late);
  await signInAs('support');
  await open(page, 'hotel', id);
  await button(page, '发起退款').click();
  const nights = dialog(page).getByRole('checkbox', { name: /^\d{4}-/ });
  await expect(nights).toHaveCount(2);
  for (const night of await nights.all()) await night.check();
  const offer = dialog(page).getByRole('status').filter({ hasText: '建议退款' });
  // Both nights by now.
  await expect(offer).toContainText(yuan(payPrice));
  const told = async (name: string) => {
    const line = offer.getByRole('term').filter({ hasText: name }).locator('..');
    return Number(await line.getByRole('definition').innerText());
  };
  const [base, fee, amount] = [await told('可退基数'), await told('手续费'), await told('建议退款')];
  expect(fee).toBeGreaterThan(0);
  expect(amount).toBeCloseTo(base - fee, 2);
  await confirm(page).click();
  await expect(dialog(page).getByText('请选择退款原因').last()).toBeVisible();

  const field = dialog(page).getByLabel('退款金额');
  await expect(field).toHaveValue(String(amount));
  await expect(offer).not.toContainText('与规则不同');
  await field.fill(String(base));
  await expect(offer).toContainText('将收取手续费 0.00 元');
  await field.fill(String(amount));
  await expect(offer).not.toContainText('与规则不同');
  await choose(page, '退款原因', '行程有变');
  await confirm(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('table', { name: '退款记录' }).getByRole('link').first().click();
  const sums = page.getByRole('region', { name: '金额计算' });
  for (const sum of [base, fee, amount]) await expect(sums).toContainText(sum.toFixed(2));
});
