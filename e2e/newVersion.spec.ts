import { expect, type Page, test } from './fixtures.ts';

/** The console learns that another build is served, tells it, and takes it when nothing can be lost. */

const told = (page: Page) => page.getByText('系统已更新，打开下一个页面时自动生效。');
const tenMinutes = 600_000;
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** From now on the server's page names the entry file of another build. */
const deploy = (page: Page) =>
  page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/\/assets\/index-[\w-]+\.js/, '/assets/index-next.js');
      await route.fulfill({ response: answer, body });
    },
  );
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);
/** What is done loads the page anew. */
async function loadsAnew(page: Page, act: () => Promise<void>) {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
  expect(await isMarked(page)).toBe(false);
}

/** Lets ten minutes pass, and ten more while what looks for a new build was not loaded yet. */
const afterMinutes = (page: Page, seen: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(tenMinutes);
    await seen();
  }).toPass();

test('a new build is told, and taken with the next page', async ({ page, clock, signInAs }) => {
  await signInAs('superAdmin');
  await clock.takeTimers();
  await page.goto('/setting/system-setting/home-banner-list');
  await expect(page.getByText('共 13 条')).toBeVisible();
  let looks = 0;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/') looks++;
  });
  await afterMinutes(page, async () => expect(looks).toBeGreaterThan(0));
  await expect(told(page)).toHaveCount(0);

  await deploy(page);
  await afterMinutes(page, () => expect(told(page)).toBeVisible({ timeout: 1_000 }));
  await mark(page);
  await loadsAnew(page, () => link(page, '短信发放记录').click());
  await expect(page.getByRole('heading', { name: '短信发放记录', level: 1 })).toBeVisible();
  await expect(told(page)).toHaveCount(0);
});

test('it is not taken over unsaved input', async ({ page, clock, signInAs }) => {
  await signInAs('superAdmin');
  await clock.takeTimers();
  await deploy(page);
  await page.goto('/setting/system-setting/basic-config');
  const phone = page.getByLabel('客服电话');
  const before = await phone.inputValue();
  await afterMinutes(page, () => expect(told(page)).toBeVisible({ timeout: 1_000 }));
  await mark(page);
  await phone.fill('020-8765432');
  await page.getByRole('button', { name: '立即更新' }).click();
  await expect(page.getByText('有未保存的内容，请先保存再更新')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await expect(phone).toHaveValue('020-8765432');

  await phone.fill(before);
  await loadsAnew(page, () => page.getByRole('button', { name: '立即更新' }).click());
  await expect(phone).toHaveValue(before);
});
