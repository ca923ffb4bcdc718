import { expect, test } from './fixtures.ts';
import { field, open, option } from './paletteParts.ts';

/** Actions of the palette, and what it offers as far as the user's rights go. */

test('actions change the theme and log out', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto('/home');
  for (const theme of ['dark', 'light']) {
    await open(page, '深色');
    await option(page, '切换深浅色').click();
    await expect(page.locator('body')).toHaveAttribute('theme-mode', theme);
  }
  await open(page, 'tcdl');
  await expect(option(page, '退出登录')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

/** Pages and actions beyond the rights of an operator, who may see orders, but make none. */
const beyondOperator = ['用户列表', '酒店退款', '提现记录', '添加用户', '代客下单：酒店'];
for (const [persona, count] of [
  ['superAdmin', 1],
  ['operator', 0],
] as const)
  test(`${persona} is offered ${count} of each page and action that an operator has no right for`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(persona);
    await page.goto('/home');
    // Both may do this.
    await open(page, '添加酒店');
    await expect(option(page, /^添加酒店$/)).toBeVisible();
    for (const name of beyondOperator) {
      await field(page).fill(name);
      await expect(option(page, new RegExp(`^${name}`)), name).toHaveCount(count);
    }
  });

test('the password is changed over the page that is shown, with its search', async ({ page, signInAs }) => {
  await signInAs('operator');
  const list = '/setting/sms-manage/send-record?success=1&page=2';
  await page.goto(list);
  await open(page, '修改密码');
  await option(page, '修改密码').click();
  await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible();
  await expect(page).toHaveURL(`${list}&password=1`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(list);
});

test('an order for a member begins from the palette', async ({ page, signInAs }) => {
  await signInAs('support');
  await page.goto('/home');
  await open(page, 'dkxd');
  await option(page, '代客下单：酒店').click();
  await expect(page.getByRole('dialog', { name: '代客下单' })).toBeVisible();
});
