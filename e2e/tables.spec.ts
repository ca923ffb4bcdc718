import { demoPassword, expect, type Page, type Persona, personas, test } from './fixtures.ts';

const smsList = '/setting/sms-manage/send-record';
const bannerList = '/setting/system-setting/home-banner-list';
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const headers = (page: Page) => page.getByRole('columnheader');

async function signIn(page: Page, persona: Persona) {
  await page.getByRole('button', { name: /您好/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByLabel('手机号').fill(personas[persona]);
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '登 录' }).click();
  await expect(page).toHaveURL('/home');
  await page.goto(bannerList);
  await expect(rows(page)).toHaveCount(10);
}

test('columns and density are remembered for this account, over a logout, and for no other', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(bannerList);
  await expect(headers(page)).toHaveText([
    '轮播图',
    '跳转类型',
    '产品类型',
    '跳转路径/名称',
    '排序',
    '创建时间',
    '启用',
    '操作',
  ]);
  const settings = page.getByRole('dialog', { name: '列设置' });
  await page.getByRole('button', { name: '列设置' }).click();
  await settings.getByLabel('产品类型', { exact: true }).uncheck();
  await settings.getByRole('button', { name: '上移 启用' }).click();
  await settings.getByRole('button', { name: '下移 轮播图' }).click();
  await settings.getByLabel('紧凑').check();
  const own = ['跳转类型', '轮播图', '跳转路径/名称', '排序', '启用', '创建时间', '操作'];
  await expect(headers(page)).toHaveText(own);
  await page.keyboard.press('Escape');
  expect((await rows(page).first().boundingBox())?.height).toBe(40);

  await signIn(page, 'platformAdmin');
  await expect(headers(page)).toHaveCount(8);
  expect((await rows(page).first().boundingBox())?.height).toBe(48);
  await signIn(page, 'operator');
  await expect(headers(page)).toHaveText(own);
  expect((await rows(page).first().boundingBox())?.height).toBe(40);
  await page.getByRole('button', { name: '列设置' }).click();
  await settings.getByRole('button', { name: '恢复默认' }).click();
  await expect(headers(page)).toHaveCount(8);
});

test('what one window changes of a table is kept when another one changes the same table', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('operator');
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto(bannerList);
    await expect(headers(one)).toHaveCount(8);
    await one.getByRole('button', { name: '列设置' }).click();
  }
  const settings = (on: Page) => on.getByRole('dialog', { name: '列设置' });
  await settings(page).getByLabel('产品类型', { exact: true }).uncheck();
  await expect(headers(page)).toHaveCount(7);
  await expect(headers(other)).toHaveCount(7);
  await settings(other).getByLabel('紧凑').check();
  for (const one of [page, other]) {
    await one.reload();
    await expect(headers(one)).toHaveCount(7);
    expect((await rows(one).first().boundingBox())?.height).toBe(40);
  }
});

test('the number of rows of a page is remembered for this account and list; the address still wins', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(smsList);
  await expect(rows(page)).toHaveCount(10);
  await page.getByLabel('每页条数').selectOption('25');
  await expect(rows(page)).toHaveCount(25);
  await page.goto('/home');
  await page.goto(smsList);
  await expect(rows(page)).toHaveCount(25);
  await expect(page).toHaveURL(/pageSize=25/);
  await page.goto(`${smsList}?pageSize=50`);
  await expect(rows(page)).toHaveCount(50);
  await page.goto(bannerList);
  await expect(rows(page)).toHaveCount(10);
  await page.goto(smsList);
  await page.getByLabel('每页条数').selectOption('10');
  await expect(rows(page)).toHaveCount(10);
  await page.goto(smsList);
  await expect(rows(page)).toHaveCount(10);
});

test('nothing jumps while a list loads, however slowly', async ({ page, signInAs, system }) => {
  await signInAs('superAdmin');
  await system.control('faults', { endpoint: 'smsLogs.list', kind: 'delay', value: 700, times: 1 });
  await page.addInitScript(() => {
    const kept = window as unknown as { shifted: number };
    kept.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        kept.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifted = () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  for (const path of [smsList, bannerList, '/home']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifted(), path).toBeLessThan(0.05);
  }
});

test('at 1366 px every column of the banner list is in view, and a long name keeps its picture and its tooltip', async ({
  page,
  signInAs,
  system,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const title = '甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉';
  const link = { linkType: 20, configData: { jumpUrl: `https://www.example.com/${'a'.repeat(276)}` } };
  const banner = { title, imageUrl: '/api/resorts/uploads/seed-1.svg', enabled: 1, ordering: 100, link };
  const added = await system.call(
    'slide-images/add-for-mini-home',
    { data: banner },
    await system.tokenOf('superAdmin'),
  );
  expect(added.status).toBe(1);
  await signInAs('superAdmin');
  await page.goto(bannerList);
  const row = rows(page).filter({ hasText: title });
  const lastButAction = await row.getByRole('switch').boundingBox();
  const action = await row.getByRole('cell').last().boundingBox();
  expect((lastButAction?.x ?? 0) + (lastButAction?.width ?? 0)).toBeLessThanOrEqual(action?.x ?? 0);
  expect(await row.getByRole('button', { name: /^查看大图/ }).boundingBox()).toMatchObject({
    width: 48,
    height: 36,
  });
  await expect(row.getByText(title)).toHaveAttribute('title', title);
  const target = row.getByRole('cell').nth(3);
  await target.hover();
  await expect(target).toHaveAttribute('title', link.configData.jumpUrl);
  await row.getByRole('cell').nth(1).hover();
  await expect(row.getByRole('cell').nth(1)).toHaveAttribute('title', '');
});

test('a long page renders the rows in view first, all others right after, and keeps its height', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${smsList}?pageSize=100`);
  await expect(rows(page)).toHaveCount(100);
  const table = page.getByRole('region', { name: '短信发放记录' });
  await expect(table).toHaveAttribute('aria-busy', 'false');
  const height = await table.evaluate((box) => box.scrollHeight);
  // Records the number of rows and the height after each change of the table.
  await table.evaluate((box) => {
    const noted: { count: number; height: number }[] = [];
    Object.assign(window, { noted });
    new MutationObserver(() =>
      noted.push({ count: box.querySelectorAll('tbody tr').length, height: box.scrollHeight }),
    ).observe(box, { childList: true, subtree: true });
  });
  const before = await rows(page).last().textContent();
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(rows(page).last()).not.toHaveText(before ?? '');
  await expect(rows(page)).toHaveCount(100);
  await expect(table).toHaveAttribute('aria-busy', 'false');
  const noted = await page.evaluate(
    () => (window as unknown as { noted: { count: number; height: number }[] }).noted,
  );
  const counts = noted.map(({ count }) => count);
  expect(Math.min(...counts)).toBeLessThan(50);
  expect(counts.at(-1)).toBe(100);
  for (const step of noted) expect(Math.abs(step.height - height)).toBeLessThan(48);
});

test('a heading and the rows show at once that a sort was asked for, before the page has rendered it', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/order/order-manage/order-hotel-list');
  const head = page.getByRole('columnheader', { name: '实付' }).getByRole('button');
  await expect(head).toBeVisible();
  const table = page.getByRole('region', { name: '酒店订单' });
  const atOnce = await head.evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    const scroller = button.closest('section');
    return {
      arrow: button.querySelector('[data-direction]')?.getAttribute('data-direction'),
      moving: scroller?.hasAttribute('data-moving'),
      rendered: button.closest('th')?.getAttribute('aria-sort'),
    };
  });
  expect(atOnce).toEqual({ arrow: 'desc', moving: true, rendered: null });
  await expect(page.getByRole('columnheader', { name: '实付' })).toHaveAttribute('aria-sort', 'descending');
  await expect(table).not.toHaveAttribute('data-moving');
});
