import { orderStatus } from '#contracts/enums/orders.ts';
import { demoPassword, expect, type Page, personas, test } from './fixtures.ts';
import { fillSignIn } from './signIn.ts';
import { orderIn } from './tradeScenes.ts';

/** Waits until the page has its data and the first token check is over. */
const settled = (page: Page) => page.waitForLoadState('networkidle');

const smsList = '/setting/sms-manage/send-record';
const expiredText = '您的令牌已过期，请重新登录';
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test('an expired token says so once, leads to login once and keeps path and query', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${smsList}?success=0`);
  await settled(page);
  await system.control('expire-session', {});
  const logins: string[] = [];
  page.on(
    'framenavigated',
    (frame) => frame === page.mainFrame() && frame.url().includes('/login') && logins.push(frame.url()),
  );
  // Three calls at once, because the home page loads three figures.
  await page.getByRole('link', { name: '首页', exact: true }).first().click();
  await expect(page).toHaveURL('/login?redirect=%2Fhome');
  await expect(page.getByText(expiredText)).toHaveCount(1);
  expect(logins).toHaveLength(1);
  expect(await storedKeys(page)).toEqual([]);
});

test('a page that is opened without a token says so once, / and /home included, and is there after the login', async ({
  clock,
  page,
}) => {
  await clock.takeTimers();
  for (const wanted of ['/', '/home', `${smsList}?success=0`]) {
    await page.goto(wanted);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(wanted)}`);
    await expect(page.getByText(expiredText)).toHaveCount(1);
    await clock.stopTime(page);
    await page.clock.runFor(3_000);
    await expect(page.getByText(expiredText)).toHaveCount(0);
    await page.clock.resume();
  }
  await page.getByLabel('手机号').fill(personas.superAdmin);
  await page.getByLabel('密码', { exact: true }).fill('mm123456');
  await page.getByRole('button', { name: '登 录' }).click();
  await expect(page).toHaveURL(`${smsList}?success=0`);
});

test('opening the sign-in page itself says nothing, and clears what is left of a session', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.evaluate(() => localStorage.removeItem('userInfo'));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: '登 录' })).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a refusal of the token without words shows those of the specification', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.route('**/auth/validate**', (route) =>
    route.fulfill({ json: { status: -1001, message: '', data: null } }),
  );
  await page.goto('/setting/system-setting/basic-config');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByRole('alert')).toHaveText(expiredText);
});

test('a token that expires on a list keeps its query for the return', async ({ page, signInAs, system }) => {
  await signInAs('superAdmin');
  await page.goto(`${smsList}?success=0`);
  await settled(page);
  await system.control('expire-session', {});
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`${smsList}?success=0`)}`);
});

test('checks the token at once and every 60 seconds, once after a long sleep', async ({
  clock,
  page,
  signInAs,
  system,
}) => {
  await clock.takeTimers();
  await signInAs('superAdmin');
  const checks = async () =>
    (await system.journal()).filter(({ endpoint }) => endpoint === 'auth.validate').length;
  await page.goto('/home');
  await expect.poll(checks).toBe(1);
  await clock.stopTime(page);
  // How much of the first minute has passed depends on the machine, so what is counted begins with the second check.
  await expect(async () => {
    await clock.pass(page, 5_000);
    expect(await checks()).toBe(2);
  }).toPass();
  await clock.pass(page, 50_000);
  expect(await checks()).toBe(2);
  await clock.pass(page, 10_000);
  expect(await checks()).toBe(3);
  await page.clock.fastForward(3_600_000);
  await clock.rest(page);
  expect(await checks()).toBe(4);
  await clock.pass(page, 50_000);
  expect(await checks()).toBe(4);
});

test('checks the token every 60 seconds in a hidden tab, too, and not once more when it is looked at', async ({
  clock,
  page,
  signInAs,
  system,
}) => {
  await clock.takeTimers();
  await signInAs('superAdmin');
  const checks = async () =>
    (await system.journal()).filter(({ endpoint }) => endpoint === 'auth.validate').length;
  const look = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => (value ? 'hidden' : 'visible'),
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await page.goto('/home');
  await expect.poll(checks).toBe(1);
  await clock.stopTime(page);
  await look(true);
  for (const expected of [2, 3]) {
    await clock.pass(page, 61_000);
    expect(await checks()).toBe(expected);
  }
  await look(false);
  await clock.pass(page, 30_000);
  expect(await checks()).toBe(3);
});

test('a right taken away works at the next check without a new login', async ({
  clock,
  page,
  signInAs,
  system,
}) => {
  await clock.takeTimers();
  await signInAs('operator');
  await page.goto('/home');
  await expect(page.getByRole('link', { name: '设置', exact: true })).toBeVisible();
  await clock.rest(page);
  await page.route('**/auth/validate**', async (route) => {
    const answer = await route.fetch();
    const envelope = await answer.json();
    envelope.data.rightIds = [];
    await route.fulfill({ response: answer, json: envelope });
  });
  await clock.pass(page, 60_000);
  await expect(page.getByRole('link', { name: '设置', exact: true })).toBeHidden();
  expect((await system.journal()).some(({ status }) => status !== 1)).toBe(false);
});

test('logging out clears the storage, sets the flag, reloads without a word, and other tabs follow', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/home');
  const other = await context.newPage();
  await other.goto(smsList);
  await expect(other.getByRole('heading', { name: '短信发放记录', level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { beforeLogout: true }));
  await page.getByRole('button', { name: /您好/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: '登 录' })).toBeVisible();
  expect(await page.evaluate(() => 'beforeLogout' in window)).toBe(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ loggedOut: '1' });
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByRole('alert')).toHaveCount(0);
});

test('logging out asks first while a page has unsaved input, in another tab of the window, too', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/setting/system-setting/basic-config');
  await settled(page);
  await page.getByLabel('客服电话').fill('020-8765432');
  await page.getByRole('link', { name: '短信发放记录' }).click();
  await expect(page).toHaveURL(smsList);
  const logOut = async () => {
    await page.getByRole('button', { name: /您好/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
  };
  await logOut();
  await page
    .getByRole('dialog', { name: '内容尚未保存，确定离开吗？' })
    .getByRole('button', { name: '继续编辑' })
    .click();
  await page.getByRole('tab', { name: /基础设置/ }).click();
  await expect(page.getByLabel('客服电话')).toHaveValue('020-8765432');
  await logOut();
  await page.getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL('/login');
});

test('a sign-in page follows the sign-in in another window to the page that was wanted', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(`/login?redirect=${encodeURIComponent(smsList)}`);
  await expect(other.getByRole('button', { name: '登 录' })).toBeVisible();
  await page.goto('/login');
  await fillSignIn(page, personas.superAdmin, demoPassword);
  await expect(page).toHaveURL('/home');
  await expect(other).toHaveURL(smsList);
});

test('what was typed in the dialog of a move survives the end of the session', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('support');
  const order = await orderIn(system, 'hotel', orderStatus.unpaid);
  await page.goto(`/order/order-manage/order-hotel-detail?id=${order.id}`);
  await page.getByRole('button', { name: '取消订单' }).click();
  await page.getByLabel('取消原因').fill('客人改期到下月');
  await system.control('expire-session', {});
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, personas.support, demoPassword);
  await expect(page.getByLabel('取消原因')).toHaveValue('客人改期到下月');
});

test('what was typed into the search of a list is not shown to another account in the same window', async ({
  page,
  signInAs,
  system,
}) => {
  const mobile = page.getByLabel('发放手机');
  const menuLink = (name: string) =>
    page.getByRole('navigation', { name: '子菜单' }).getByRole('link', { name, exact: true });
  // A call under way would meet the end of the session before the click that is to meet it.
  const loaded = async (opens: () => Promise<unknown>) => {
    const answered = page.waitForResponse(/sms-logs\/list/);
    await opens();
    await (await answered).finished();
  };
  const signInAgain = async (persona: keyof typeof personas) => {
    await system.control('expire-session', {});
    await menuLink('首页轮播图').click();
    await expect(page).toHaveURL(/\/login/);
    await fillSignIn(page, personas[persona], demoPassword);
    await expect(page.getByRole('heading', { name: '首页轮播图', level: 1 })).toBeVisible();
    await loaded(() => menuLink('短信发放记录').click());
  };
  await signInAs('superAdmin');
  await loaded(() => page.goto(smsList));
  await expect(page.getByRole('tab', { name: '短信发放记录' })).toBeVisible();
  await mobile.fill('138');
  await signInAgain('superAdmin');
  await expect(mobile).toHaveValue('138');
  await signInAgain('platformAdmin');
  await expect(mobile).toHaveValue('');
});

test('unsaved input survives a login by the same account and not by another one', async ({
  page,
  signInAs,
  system,
}) => {
  const signIn = async (mobile: string) => {
    await page.getByLabel('手机号').fill(mobile);
    await page.getByLabel('密码', { exact: true }).fill('mm123456');
    await page.getByRole('button', { name: '登 录' }).click();
  };
  const loseSession = async () => {
    await system.control('expire-session', {});
    await page.getByRole('button', { name: '确定' }).click();
    await expect(page).toHaveURL(/\/login/);
  };
  await signInAs('superAdmin');
  await page.goto('/setting/system-setting/basic-config');
  await settled(page);
  await page.getByLabel('客服电话').fill('020-8765432');
  await loseSession();
  await signIn(personas.superAdmin);
  await expect(page.getByLabel('客服电话')).toHaveValue('020-8765432');
  await loseSession();
  await signIn(personas.platformAdmin);
  await expect(page.getByLabel('客服电话')).toHaveValue('400-880-1234');
});
