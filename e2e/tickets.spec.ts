import { orderStatus } from '#contracts/enums/orders.ts';
import { expect, test } from './fixtures.ts';
import { dialog } from './parts.ts';
import { orderIn } from './tradeScenes.ts';

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
