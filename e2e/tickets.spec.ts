import { orderStatus } from '#contracts/enums/orders.ts';
import { expect, test } from './fixtures.ts';
import { dialog } from './parts.ts';
import { type Order, orderIn, stateOf } from './tradeScenes.ts';

/** 验券: one field for a scanned or typed code, from anywhere. */

test('a scanned ticket is shown and taken by Enter; the field waits for the next one, and a used one is refused loudly', async ({
  page,
  system,
  signInAs,
}) => {
  const { code, productName } = await orderIn(system, 'place', orderStatus.toUse, { own: 1, inDays: 0 });
  await signInAs('merchantManager');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Alt+v');
  const field = dialog(page).getByLabel('券码', { exact: true });
  await expect(field).toBeFocused();
  await field.fill(` ${code.slice(0, 4)} ${code.slice(4)}`);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toContainText('可以使用');
  await expect(dialog(page)).toContainText(productName);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toContainText('已核销');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('券码已使用/已退款');
  // The next scan replaces the one before.
  await page.keyboard.type('000000000000');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('券码不存在');
});

test('a family is let in with one step: all unused tickets of the order', async ({
  page,
  system,
  signInAs,
}) => {
  const { code, orderNo } = await orderIn(system, 'place', orderStatus.toUse, { own: 1, inDays: 0 });
  await signInAs('merchantManager');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Alt+v');
  const field = dialog(page).getByLabel('券码', { exact: true });
  await field.fill(code);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('link', { name: orderNo })).toBeVisible();
  await expect(dialog(page)).toContainText('本单还有2张未使用');
  await dialog(page).getByRole('button', { name: '核销全部2张' }).click();
  await expect(dialog(page).getByRole('status')).toContainText('已核销2张');
  await expect(dialog(page)).not.toContainText('本单还有');
  await expect(field).toBeFocused();
});

test('staff of the platform open it from the account menu; a ticket of another day is refused', async ({
  page,
  system,
  signInAs,
}) => {
  const { code } = await orderIn(system, 'place', orderStatus.toUse);
  await signInAs('support');
  await page.goto('/home');
  await page.getByRole('button', { name: /您好/ }).click();
  await page.getByRole('menuitem', { name: /^验券/ }).click();
  await dialog(page).getByLabel('券码', { exact: true }).fill(code);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('未到使用日期');
});

test('a scan that comes before the answer of the one before waits for its turn; a ticket of any day is taken without a warning', async ({
  page,
  system,
  signInAs,
}) => {
  const begun = { trade: 'place', status: orderStatus.toUse, daysAgo: 2, days: 9 };
  const { id, code } = await stateOf<Order>(system, 'an order began days ago', begun);
  await signInAs('support');
  await page.goto(`/order/order-manage/order-place-detail?id=${id}`);
  await page.getByRole('button', { name: '核销', exact: true }).click();
  await expect(dialog(page)).toContainText('使用日期');
  await expect(dialog(page)).not.toContainText('今天是');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await page.keyboard.press('Alt+v');
  await expect(dialog(page).getByLabel('券码', { exact: true })).toBeFocused();
  await system.control('faults', { endpoint: 'ordersPlace.getByCode', kind: 'delay', value: 800, times: 1 });
  for (const one of ['000000000000', code]) {
    await page.keyboard.type(one);
    // Some scanners send two of them.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await expect(dialog(page).getByRole('status')).toContainText('可以使用');
  await expect(dialog(page).getByLabel('券码', { exact: true })).toHaveValue(code);
  await expect(dialog(page).getByRole('list', { name: '之前的券' })).toHaveText('000000000000 券码不存在');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toContainText('已核销');
});
