import { orderStatus } from '#contracts/enums/orders.ts';
import { orderMoves } from '#contracts/examples/orders.ts';
import { expect, test } from './fixtures.ts';
import { open } from './orderPage.ts';
import { button, confirm, dialog, fill } from './parts.ts';
import { orderIn, yuan } from './tradeScenes.ts';

/** 修改价格, while somebody else does the same. */

test('a new price is compared with the one that the order has by now', async ({ page, system, signInAs }) => {
  const { id, payPrice } = await orderIn(system, 'place', orderStatus.unpaid);
  await signInAs('support');
  await open(page, 'place', id);
  await button(page, '修改价格').click();
  await fill(dialog(page), { 改价后金额: '66', 改价原因: orderMoves.changePrice.reason });

  // Somebody else is faster, and the refusal loads the order again.
  const token = await system.tokenOf('platformAdmin');
  const data = { payPrice: 8_800, reason: '会员投诉补偿' };
  expect((await system.call(`orders-place/change-price/${id}`, { data }, token)).status).toBe(1);
  await system.control('faults', {
    endpoint: 'ordersPlace.changePrice',
    ...{ kind: 'status', value: -1005, times: 1 },
  });
  await confirm(page).click();
  await expect(dialog(page)).toContainText('应付 88.00 元');
  await dialog(page).getByLabel('改价后金额').fill('88');
  await confirm(page).click();
  await expect(page.getByText('改价后金额与当前应付金额相同，未改价').first()).toBeVisible();
  await dialog(page).getByLabel('改价后金额').fill(yuan(payPrice));
  await confirm(page).click();
  await expect(dialog(page)).toBeHidden();
});
