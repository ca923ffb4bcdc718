import { demoPassword, expect, type Page, personas, test } from './fixtures.ts';

const bannerList = '/setting/system-setting/home-banner-list';
const settingsForm = '/setting/system-setting/basic-config';
const confirm = (page: Page) => page.getByRole('button', { name: '确定' }).last();
const title = (page: Page) => page.getByRole('dialog').getByLabel('轮播图名称');

const submits = [
  {
    name: 'a dialog',
    path: `${bannerList}?banner=1`,
    endpoint: 'homeBanners.update',
    prepare: (page: Page) => title(page).fill('云栖湖冬雪'),
    twice: (page: Page) => confirm(page).dblclick(),
    done: '操作成功',
  },
  {
    name: 'a dialog, by Enter',
    path: `${bannerList}?banner=1`,
    endpoint: 'homeBanners.update',
    prepare: (page: Page) => title(page).fill('云栖湖冬雪'),
    twice: async (page: Page) => {
      await title(page).press('Enter');
      await title(page).press('Enter');
    },
    done: '操作成功',
  },
  {
    name: 'a page',
    path: settingsForm,
    endpoint: 'settings.update',
    prepare: (page: Page) => page.getByLabel('客服电话').fill('020-8765432'),
    twice: (page: Page) => confirm(page).dblclick(),
    done: '配置修改成功',
  },
  {
    name: 'a switch',
    path: bannerList,
    endpoint: 'homeBanners.enable',
    twice: (page: Page) => page.getByRole('switch').first().dblclick(),
    done: '操作成功',
  },
  {
    name: 'a deletion',
    path: bannerList,
    endpoint: 'homeBanners.remove',
    prepare: (page: Page) =>
      page
        .getByRole('button', { name: /^删除 / })
        .first()
        .click(),
    twice: (page: Page) => confirm(page).dblclick(),
    done: '删除成功!',
  },
];
for (const { name, path, endpoint, prepare, twice, done } of submits) {
  test(`two quick clicks make one call: ${name}`, async ({ page, signInAs, system }) => {
    await signInAs('superAdmin');
    await page.goto(path);
    await prepare?.(page);
    await system.control('faults', { endpoint, kind: 'delay', value: 600 });
    await twice(page);
    await expect(page.getByText(done)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect((await system.journal()).filter((call) => call.endpoint === endpoint)).toHaveLength(1);
  });
}

const slowForms = [
  {
    name: 'a page',
    path: settingsForm,
    endpoint: 'settings.update',
    field: (page: Page) => page.getByLabel('客服电话'),
  },
  { name: 'a dialog', path: `${bannerList}?banner=1`, endpoint: 'homeBanners.update', field: title },
];
for (const { name, path, endpoint, field } of slowForms) {
  test(`nothing is typed into ${name} while it is being saved, and it goes on after a refusal`, async ({
    page,
    signInAs,
    system,
  }) => {
    await signInAs('superAdmin');
    await page.goto(path);
    await field(page).fill('020-8765432');
    await system.control('faults', { endpoint, kind: 'delay', value: 2000, times: 1 });
    await system.control('faults', { endpoint, kind: 'status', value: -1099, times: 1 });
    const sent = page.waitForRequest(/update/);
    await field(page).press('Enter');
    await sent;
    await page.keyboard.type('1');
    expect(await field(page).inputValue()).toBe('020-8765432');
    await expect(page.getByText('系统繁忙，请稍后重试')).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('1');
    await expect(field(page)).toHaveValue('020-87654321');
  });
}

test('a save that is answered after its dialog was left closes no other one', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(bannerList);
  const edit = (name: string) => page.getByRole('button', { name: `编辑 ${name}` }).click();
  await edit('冬日暖汤 雪岭温泉季');
  await title(page).fill('暖汤');
  await system.control('faults', { endpoint: 'homeBanners.update', kind: 'delay', value: 3000, times: 1 });
  await title(page).press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '离开' }).click();
  await edit('梧桐里的慢时光');
  await expect(title(page)).toHaveValue('梧桐里的慢时光');
  await expect(page.getByText('操作成功')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(title(page)).toHaveValue('梧桐里的慢时光');
});

test('two quick clicks make one call: signing in', async ({ page, system }) => {
  await page.goto('/login');
  await page.getByLabel('手机号').fill(personas.operator);
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await system.control('faults', { endpoint: 'auth.createByMobile', kind: 'delay', value: 600 });
  await page.getByRole('button', { name: '登 录' }).dblclick();
  await expect(page).toHaveURL('/home');
  const calls = (await system.journal()).map(({ endpoint }) => endpoint);
  expect(calls.filter((endpoint) => endpoint === 'auth.createByMobile')).toHaveLength(1);
  expect(calls.filter((endpoint) => endpoint === 'auth.login')).toHaveLength(1);
});

for (const { name, path, prepare, twice: _, done, endpoint } of submits
  .slice(0, 3)
  .filter(({ name }) => !name.includes('Enter'))) {
  test(`offline while saving ${name}: the input stays, and is saved once the line is back`, async ({
    page,
    context,
    signInAs,
    system,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await signInAs('superAdmin');
    await page.goto(path);
    await prepare?.(page);
    await context.setOffline(true);
    await confirm(page).click();
    await expect(page.getByText('Network Error')).toBeVisible();
    await expect(confirm(page)).toBeEnabled();
    expect((await system.journal()).filter((call) => call.endpoint === endpoint)).toHaveLength(0);
    await context.setOffline(false);
    await confirm(page).click();
    await expect(page.getByText(done)).toBeVisible();
    expect((await system.journal()).filter((call) => call.endpoint === endpoint)).toHaveLength(1);
  });
}

test('offline, a deletion is still asked about, told, and changes nothing', async ({
  page,
  context,
  signInAs,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await signInAs('superAdmin');
  await page.goto(bannerList);
  await expect(page.getByText('共 13 条')).toBeVisible();
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /^删除 / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: '确定删除吗？' })).toBeVisible();
  await confirm(page).click();
  await expect(page.getByText('Network Error')).toBeVisible();
  await expect(page.getByText('共 13 条')).toBeVisible();
  await context.setOffline(false);
});

/** Records from the start how many messages are shown at once at most, and for how long. */
async function watchMessages(page: Page) {
  await page.addInitScript(() => {
    const noted = { most: 0, from: 0, shownMs: 0 };
    Object.assign(window, { noted });
    new MutationObserver(() => {
      const count = document.querySelectorAll('[aria-live] > [role=alert]').length;
      noted.most = Math.max(noted.most, count);
      if (count > 0) noted.from ||= performance.now();
      else if (noted.from) noted.shownMs ||= performance.now() - noted.from;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { noted: { most: number; shownMs: number } }).noted);
}

test('a message is there once, however many calls fail', async ({ page, signInAs, system, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await signInAs('superAdmin');
  await system.control('faults', { endpoint: '*', kind: 'http', value: 500 });
  const noted = await watchMessages(page);
  await page.goto('/home');
  // The part of the page that failed shows the error in its place, too.
  await expect(page.getByRole('alert').filter({ hasText: /^Error复制问题报告$/ })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  const lists = (await system.journal()).filter(({ endpoint }) => endpoint?.endsWith('.list'));
  expect(lists.length).toBeGreaterThan(2);
  expect((await noted()).most).toBe(1);
});

test('a message is red and gone after 2 seconds', async ({ page, signInAs, system }) => {
  await signInAs('superAdmin');
  await system.control('faults', { endpoint: 'homeBanners.enable', kind: 'status', value: -1099 });
  const noted = await watchMessages(page);
  await page.goto(bannerList);
  await page.getByRole('switch').first().click();
  await expect(page.getByRole('alert')).toHaveText(['系统繁忙，请稍后重试复制问题报告']);
  const [red = 0, green = 0, blue = 0] = await page
    .getByRole('alert')
    .evaluate((element) => (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number));
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await expect(page.getByRole('alert')).toHaveCount(0);
  const { shownMs } = await noted();
  expect(shownMs).toBeGreaterThan(1_900);
  expect(shownMs).toBeLessThan(3_000);
});
