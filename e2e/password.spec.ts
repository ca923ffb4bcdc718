import { passwordHash } from '#contracts/credentials.ts';
import { expect, type Page, personas, test } from './fixtures.ts';

async function open(page: Page) {
  await page.goto('/home');
  await page.getByRole('button', { name: /您好/ }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible();
}
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: '确定' }).click();

test('changes the password; it leaves the browser only hashed and holds at the next login', async ({
  page,
  signInAs,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await signInAs('operator');
  await open(page);
  await field(page, '原密码').fill('mm123456');
  await field(page, '新密码').fill('new-secret-1');
  await field(page, '确认新密码').fill('new-secret-1');
  await submit(page);
  await expect(page.getByText('密码修改成功')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(sent.join('\n')).not.toContain('new-secret-1');
  await page.getByRole('button', { name: /您好/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByLabel('手机号').fill(personas.operator);
  await page.getByLabel('密码', { exact: true }).fill('new-secret-1');
  await page.getByRole('button', { name: '登 录' }).click();
  await expect(page).toHaveURL('/home');
});

test('the messages of the specification, and the confirmation checked again when the new one changes', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await open(page);
  await submit(page);
  await expect(page.getByText('请输入原密码')).toHaveCount(2);
  await expect(page.getByText('请输入新密码', { exact: true })).toHaveCount(1);
  await expect(page.getByText('请再次输入新密码')).toHaveCount(1);
  await field(page, '新密码').fill('12345');
  await expect(page.getByText('密码长度为6-20位')).toBeVisible();
  await field(page, '新密码').fill('123456789012345678901234');
  await expect(field(page, '新密码')).toHaveValue('12345678901234567890');
  await field(page, '原密码').fill('mm123456');
  await field(page, '新密码').fill('mm123456');
  await field(page, '确认新密码').fill('mm123456');
  await submit(page);
  const same = page.getByRole('dialog').getByRole('paragraph').filter({ hasText: '新密码不能与原密码相同' });
  await expect(same).toBeVisible();
  // Which of the two is changed makes no difference.
  await field(page, '原密码').fill('mm1234567');
  await expect(same).toBeHidden();
  await field(page, '确认新密码').fill('123456');
  await expect(page.getByText('两次密码输入不一致')).toBeVisible();
  await field(page, '新密码').fill('123456');
  await expect(page.getByText('两次密码输入不一致')).toBeHidden();
  await field(page, '新密码').fill('1234567');
  await expect(page.getByText('两次密码输入不一致')).toBeVisible();
});

test('a wrong old password is told at its field and the form stays filled', async ({ page, signInAs }) => {
  await signInAs('operator');
  await open(page);
  await field(page, '原密码').fill('not-it-at-all');
  await field(page, '新密码').fill('new-secret-1');
  await field(page, '确认新密码').fill('new-secret-1');
  await submit(page);
  await expect(
    page.getByRole('dialog').getByRole('paragraph').filter({ hasText: '原密码错误' }),
  ).toBeVisible();
  await expect(field(page, '新密码')).toHaveValue('new-secret-1');
});

test('reset mode asks new and confirmation only, and ends the other sessions', async ({
  page,
  signInAs,
  system,
}) => {
  const other = await system.tokenOf('support');
  await signInAs('superAdmin');
  await page.goto('/home?resetPassword=5');
  await expect(page.getByRole('dialog', { name: '重置密码' })).toBeVisible();
  await expect(field(page, '原密码')).toHaveCount(0);
  await field(page, '新密码').fill('new-secret-1');
  await field(page, '确认新密码').fill('new-secret-1');
  await submit(page);
  await expect(page.getByText('密码重置成功')).toBeVisible();
  expect((await system.call('auth/validate', { token: other })).status).toBe(-1001);
});

test('whoever was given a password chooses one of his own before anything else', async ({
  page,
  system,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const given = passwordHash('given-123');
  const token = await system.tokenOf('superAdmin');
  const reset = { data: { newPassword: given, confirmPassword: given } };
  expect((await system.call('backend-users/reset-password/4', reset, token)).status).toBe(1);
  const signIn = async (password: string) => {
    await page.getByLabel('手机号').fill(personas.operator);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.getByRole('button', { name: '登 录' }).click();
  };
  const list = '/setting/system-setting/home-banner-list';
  await page.goto(list);
  await signIn('given-123');
  const heading = page.getByRole('heading', { name: '修改密码' });
  await expect(heading).toBeVisible();
  await expect(page.getByText('苏晚晴，当前密码由管理员设置')).toBeVisible();
  await expect(field(page, '原密码')).toBeFocused();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto('/home?password=1');
  await expect(heading).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto(list);
  await signIn('given-123');
  await submit(page);
  await expect(page.getByText('请输入原密码', { exact: true }).first()).toBeVisible();
  await field(page, '原密码').fill('given-123');
  await field(page, '新密码').fill('chosen-123');
  await field(page, '确认新密码').fill('chosen-124');
  await submit(page);
  await expect(page.getByText('两次密码输入不一致').first()).toBeVisible();
  const asked = (await system.journal()).map(({ endpoint }) => endpoint);
  expect(asked).not.toContain('homeBanners.list');
  await field(page, '确认新密码').fill('chosen-123');
  await submit(page);
  await expect(page.getByText('密码修改成功')).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(heading).toBeHidden();
});
