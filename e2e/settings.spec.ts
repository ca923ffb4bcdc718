import { settingsExample } from '#contracts/examples/settings.ts';
import { expect, test } from './fixtures.ts';

const path = '/setting/system-setting/basic-config';

test('saves phone and minutes with 配置修改成功', async ({ page, signInAs, system }) => {
  await signInAs('superAdmin');
  await page.goto(path);
  await page.getByLabel('客服电话').fill(settingsExample.phone);
  await page.getByLabel('超时取消').fill(String(settingsExample.maxPayMinutes));
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('配置修改成功')).toBeVisible();
  const stored = await system.call('settings/get', {}, await system.tokenOf('superAdmin'));
  expect(stored.data as object).toMatchObject(settingsExample);
  await expect(page.getByRole('listitem').filter({ hasText: '超时取消 30分钟 → 45分钟' })).toContainText(
    '林知远 编辑',
  );
  await page.getByLabel('超时取消').fill('46');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByLabel('超时取消')).toHaveValue('46');
});

test('digits only, capped at 518400', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(path);
  const minutes = page.getByLabel('超时取消');
  await minutes.fill('');
  await minutes.pressSequentially('1a2.b-');
  await expect(minutes).toHaveValue('12');
  await minutes.fill('999999');
  await expect(minutes).toHaveValue('518400');
});

test('the required messages of the specification', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(path);
  await page.getByLabel('客服电话').fill('');
  await page.getByLabel('超时取消').fill('');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('请输入客服电话')).toHaveCount(2);
  await expect(page.getByText('请输入超时取消规则')).toHaveCount(1);
  await expect(page.getByLabel('客服电话')).toBeFocused();
  await page.getByLabel('客服电话').fill('12345');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('请输入正确的电话号码').first()).toBeVisible();
});

test('two people edit: the second is told, and keeps the input', async ({ page, signInAs, system }) => {
  await signInAs('superAdmin');
  await page.goto(path);
  await page.getByLabel('超时取消').fill('60');
  const token = await system.tokenOf('platformAdmin');
  await system.call('settings/update', { data: settingsExample }, token);
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('数据已被修改，请刷新后重试')).toBeVisible();
  await expect(page.getByRole('list', { name: '对方的操作' })).toContainText(
    '周明慧 编辑 客服电话 400-880-1234 → 0571-88001234；超时取消 30分钟 → 45分钟',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('超时取消')).toHaveValue('60');
});

test('取消 goes back; who may only look cannot save', async ({ page, signInAs }) => {
  for (const [persona, back] of [
    ['superAdmin', '取消'],
    ['support', '返回'],
  ] as const) {
    await signInAs(persona);
    await page.goto('/home');
    await page.getByRole('link', { name: '基础设置' }).first().click();
    await expect(page.getByLabel('客服电话')).toBeEnabled({ enabled: persona === 'superAdmin' });
    await expect(page.getByRole('button', { name: '确定' })).toHaveCount(persona === 'superAdmin' ? 1 : 0);
    await page.getByRole('button', { name: back }).click();
    await expect(page).toHaveURL('/home');
  }
});
