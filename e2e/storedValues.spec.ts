import { demoPassword, expect, type Page, personas, test } from './fixtures.ts';

/** The console starts and works whatever cookies, storage, drafts or settings contain. */

const settingsForm = '/setting/system-setting/basic-config';
const bannerList = '/setting/system-setting/home-banner-list';
const phone = (page: Page) => page.getByLabel('客服电话');
const headers = (page: Page) => page.getByRole('columnheader');

async function signInByHand(page: Page) {
  await page.getByLabel('手机号').fill(personas.operator);
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '登 录' }).click();
  await expect(page).toHaveURL('/home');
}

const badTexts = ['', '%', '100%', '%E0%A4%A', 'null', '{', '[]', '{"a":1}', '0', 'x'.repeat(3000)];

test('of cookies', async ({ page, context, baseURL, signInAs }) => {
  await signInAs('operator');
  for (const value of badTexts)
    await test.step(value.slice(0, 20), async () => {
      const names = ['theme', 'language', 'sidebar', 'demoBar', 'anything'];
      await context.clearCookies();
      await context.addCookies(names.map((name) => ({ name, value, url: baseURL ?? '' })));
      await page.goto(bannerList);
      await expect(headers(page)).toHaveCount(8);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await expect(page.locator('body')).toHaveAttribute('theme-mode', 'light');
      await expect(page.getByRole('navigation').first()).toBeVisible();
    });
  // A new choice by the user replaces the invalid value.
  await page.getByRole('button', { name: '切换深浅色' }).click();
  await page.reload();
  await expect(page.locator('body')).toHaveAttribute('theme-mode', 'dark');
});

const badUsers = [...badTexts, '{"id":7}', '{"id":"4","name":null,"belongType":10}', '[[]]', '"4"'];
const badRights = [
  ...badTexts.filter((text) => text !== '[]'),
  '{}',
  '"x"',
  '[null]',
  '["1825"]',
  '[[1825]]',
];

test('of a session', async ({ page, signInAs }) => {
  await signInAs('operator');
  const good: Record<string, string> = await page.evaluate(() => ({ ...localStorage }));
  const spoiled: Record<string, string>[] = [
    ...badUsers.map((userInfo) => ({ ...good, userInfo })),
    ...badRights.map((rightIds) => ({ ...good, rightIds })),
  ];
  for (const values of spoiled)
    await test.step(`${values.userInfo} ${values.rightIds}`.slice(0, 120), async () => {
      await page.evaluate((given) => {
        localStorage.clear();
        for (const [name, value] of Object.entries(given)) localStorage.setItem(name, value);
      }, values);
      await page.goto(bannerList);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('button', { name: '登 录' })).toBeVisible();
    });
  await page.evaluate(() => {
    for (const name of ['belongType', 'platform', 'loggedOut', 'anything']) localStorage.setItem(name, '{');
  });
  await page.goto('/login');
  await signInByHand(page);
});

test('of drafts', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  const junk = [...badTexts, '{"values":null}', '{"userId":"1","values":"x"}', '{"base":"","values":[1]}'];
  for (const value of junk)
    await test.step(value.slice(0, 20), async () => {
      await page.goto(settingsForm);
      await expect(phone(page)).toHaveValue('400-880-1234');
      await phone(page).fill('020-8765432');
      await page.evaluate((text) => {
        for (const storage of [localStorage, sessionStorage])
          for (const key of Object.keys(storage)) if (key.startsWith('draft:')) storage.setItem(key, text);
      }, value);
      page.once('dialog', (asked) => void asked.accept());
      await page.goto(settingsForm);
      await expect(phone(page)).toHaveValue('400-880-1234');
    });
});

test('of calls whose answer is not known', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  for (const value of [...badTexts, '[1]', '[null]', '[["x",{}]]'])
    await test.step(value.slice(0, 20), async () => {
      await page.evaluate((text) => sessionStorage.setItem('attempts', text), value);
      await page.goto(settingsForm);
      await expect(phone(page)).toHaveValue('400-880-1234');
    });
});

test('of preferences', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto(bannerList);
  await expect(headers(page)).toHaveCount(8);
  const tables = (one: unknown) => ({ [bannerList]: one });
  const spoiled: unknown[] = [null, 0, '', 'x', [], [[]], tables(null), tables('x'), tables([])];
  for (const columns of [null, 'ordering', 5, {}, [1, null], ['gone'], [], ['ordering', 'ordering']])
    spoiled.push(tables({ columns, density: 7 }));
  for (const value of spoiled)
    await test.step(JSON.stringify(value), async () => {
      await page.evaluate(async (given) => {
        const opened = indexedDB.open('console');
        await new Promise((done) => opened.addEventListener('success', done));
        const put = opened.result.transaction('preferences', 'readwrite').objectStore('preferences');
        const written = put.put(given, '4');
        await new Promise((done) => written.addEventListener('success', done));
        opened.result.close();
      }, value);
      await page.reload();
      const chosen = JSON.stringify(value).includes('"ordering","ordering"');
      await expect(headers(page)).toHaveCount(chosen ? 2 : 8);
      await page.getByRole('button', { name: '列设置' }).click();
      await expect(page.getByRole('dialog', { name: '列设置' })).toBeVisible();
    });
});

const refused: Record<string, string> = {
  'storage that throws at the mere look at it': `for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException('denied', 'SecurityError'); } });`,
  'storage that is full': `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
  'cookies that throw': `Object.defineProperty(document, 'cookie', {
    get() { throw new DOMException('denied', 'SecurityError'); }, set() { throw new DOMException('denied', 'SecurityError'); } });`,
};
for (const [name, script] of Object.entries(refused))
  test(`with ${name}`, async ({ page }) => {
    await page.addInitScript(script);
    await page.goto('/login');
    await signInByHand(page);
    await page
      .getByRole('link', { name: /^首页轮播图/ })
      .first()
      .click();
    await expect(headers(page)).toHaveCount(8);
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('dialog', { name: '列设置' }).getByLabel('紧凑').check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '切换深浅色' }).click();
    await expect(page.locator('body')).toHaveAttribute('theme-mode', 'dark');
    await page.getByRole('button', { name: /您好/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page.getByRole('button', { name: '登 录' })).toBeVisible();
  });
