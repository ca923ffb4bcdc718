import { demoPassword, expect, personas, test } from './fixtures.ts';
import { idle } from './pageClock.ts';
import { fillSignIn } from './signIn.ts';

test('signs in by two steps, keeps token and user, and greets by name', async ({ page, system }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('美美旅享平台');
  await expect(page.getByText('忘记密码或账号被锁定，请联系本单位管理员重置密码')).toBeVisible();
  await fillSignIn(page, personas.superAdmin, demoPassword);
  await expect(page).toHaveURL('/home');
  await expect(page).toHaveTitle('首页');
  await expect(page.getByText('您好，林知远')).toBeVisible();
  await expect(page.getByText('系统管理员')).toBeVisible();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored.token).toMatch(/^\w{32}$/);
  expect(stored.platform).toBe('region');
  expect(stored.belongType).toBe('10');
  expect(JSON.parse(stored.userInfo ?? '').name).toBe('林知远');
  expect(JSON.parse(stored.rightIds ?? '')).toContain(1825);
  const calls = (await system.journal()).map(({ endpoint }) => endpoint);
  expect(calls).toContain('auth.createByMobile');
  expect(calls).toContain('auth.login');
});

test('never sends the password itself', async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/login');
  await fillSignIn(page, personas.superAdmin, demoPassword);
  await expect(page).toHaveURL('/home');
  expect(bodies.join('\n')).not.toContain(demoPassword);
});

test('an incomplete form says 表单验证失败 and moves the focus to the first fault', async ({
  clock,
  page,
}) => {
  await clock.takeTimers();
  await page.goto('/login');
  await page.getByRole('button', { name: '登 录' }).click();
  await expect(page.getByText('表单验证失败')).toBeVisible();
  await expect(page.getByText('请输入手机号', { exact: true })).toBeVisible();
  await expect(page.getByLabel('手机号')).toBeFocused();
  await page.clock.fastForward(2_500);
  await expect(page.getByText('表单验证失败')).toBeHidden();
});

test('after an incomplete form each field is right as soon as it is corrected', async ({ page }) => {
  await page.goto('/login');
  const mobile = page.getByLabel('手机号');
  const password = page.getByLabel('密码', { exact: true });
  await mobile.fill('199');
  await expect(mobile).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: '登 录' }).click();
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await mobile.fill(personas.operator);
  await expect(mobile).toHaveAttribute('aria-invalid', 'false');
  await expect(mobile).toHaveAccessibleDescription('');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('m');
  await expect(password).toHaveAttribute('aria-invalid', 'false');
});

test('wrong password and unknown mobile get one and the same text; the form stays filled', async ({
  clock,
  page,
}) => {
  await clock.takeTimers();
  await page.goto('/login');
  for (const mobile of [personas.superAdmin, '13912345678']) {
    await fillSignIn(page, mobile, 'wrong-password');
    await expect(page.getByText('账号或密码错误').last()).toBeVisible();
    await expect(page.getByLabel('手机号')).toHaveValue(mobile);
    await page.clock.fastForward(2_500);
    await expect(page.getByText('账号或密码错误')).toBeHidden();
  }
});

test('five wrong passwords lock the account for 15 minutes', async ({ clock, page }) => {
  await page.goto('/login');
  for (let attempt = 1; attempt <= 5; attempt++) {
    const answered = page.waitForResponse((response) => response.url().includes('auth/login'));
    await fillSignIn(page, personas.operator, 'wrong-password');
    await (await answered).finished();
    await idle(page);
  }
  await fillSignIn(page, personas.operator, demoPassword);
  await expect(page.getByText('账号已锁定，请15分钟后再试')).toBeVisible();
  await clock.advance(15 * 60_000 + 1000);
  await fillSignIn(page, personas.operator, demoPassword);
  await expect(page).toHaveURL('/home');
});

test('a disabled account is refused in words', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, personas.disabled, demoPassword);
  await expect(page.getByText('账号已被禁用')).toBeVisible();
});

test('returns to the wanted page with its query after the login', async ({ page }) => {
  await page.goto('/setting/sms-manage/send-record?success=1&page=2');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillSignIn(page, personas.superAdmin, demoPassword);
  await expect(page).toHaveURL('/setting/sms-manage/send-record?success=1&page=2');
});

const evilAddresses = [
  '//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/%2fevil.example',
  '/\\evil.example',
  '%2F%2Fevil.example',
];
test('never leaves the console after the login', async ({ page, baseURL }) => {
  for (const evil of evilAddresses) {
    await test.step(evil, async () => {
      await page.goto(`/login?redirect=${encodeURIComponent(evil)}`);
      await fillSignIn(page, personas.superAdmin, demoPassword);
      await expect(page.getByText('您好，林知远')).toBeVisible();
      expect(new URL(page.url()).origin).toBe(baseURL);
      expect(new URL(page.url()).pathname).toMatch(/^\/(home|404)$/);
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test('with a token the sign-in page leads home', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/login');
  await expect(page).toHaveURL('/home');
});

test('a broken config.json gives a readable page', async ({ page }) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ body: '{"bases":', contentType: 'application/json' }),
  );
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: /配置加载失败/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /重试/ })).toBeVisible();
});
