import { expect, type Page, test } from './fixtures.ts';

/** Views of a list: what is shown under a name, kept by the backend. */

const list = '/order/order-manage/order-hotel-list';
const menuOf = (page: Page) => page.getByRole('button', { name: /^视图/ });
const choose = async (page: Page, item: string) => {
  await menuOf(page).click();
  await page.getByRole('menu', { name: '视图' }).getByText(item, { exact: true }).click();
};
const dialog = (page: Page) => page.getByRole('dialog');
const nameIt = async (page: Page, name: string) => {
  await dialog(page).getByLabel('视图名称').fill(name);
  await dialog(page).getByRole('button', { name: '确定' }).click();
};
const headers = (page: Page) => page.getByRole('columnheader');

test('a view is kept, opened by its link and on another machine, changed and removed', async ({
  page,
  signInAs,
  browser,
  baseURL,
}) => {
  await signInAs('platformAdmin');
  await page.goto(`${list}?status=30&sort=payPrice&direction=asc`);
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('dialog', { name: '列设置' }).getByLabel('紧凑').check();
  await page.keyboard.press('Escape');
  await choose(page, '另存为视图');
  await nameIt(page, '');
  await expect(page.getByRole('alert').filter({ hasText: '请输入视图名称' })).toBeVisible();
  await nameIt(page, '待接单');
  await expect(dialog(page).getByText('视图名称已存在').first()).toBeVisible();
  await nameIt(page, '我的跟进');
  await expect(dialog(page)).toHaveCount(0);
  await expect(menuOf(page)).toHaveText('我的跟进');
  const link = new URL(page.url());
  const id = link.searchParams.get('view');

  // Something is changed: it says so, and can be saved.
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('dialog', { name: '列设置' }).getByLabel('标准').check();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toContainText('已修改');
  await choose(page, '保存修改');
  await expect(menuOf(page)).toHaveText('我的跟进');

  // The list opens with it.
  await choose(page, '设为默认视图');
  const token = await page.evaluate(() => ({ ...localStorage }));
  const other = await browser.newContext({ baseURL: baseURL as string });
  const machine = await other.newPage();
  await machine.goto('/favicon.svg');
  await machine.evaluate((given) => {
    for (const [name, value] of Object.entries(given)) localStorage.setItem(name, String(value));
  }, token);
  await machine.goto(list);
  await expect(menuOf(machine)).toHaveText('我的跟进');
  await expect(machine).toHaveURL(new RegExp(`status=30.*view=${id}`));
  await machine.goto(`${list}?view=${id}`);
  await expect(machine).toHaveURL(/status=30&sort=payPrice&direction=asc/);
  await choose(machine, '全部');
  await expect(menuOf(machine)).toHaveText('视图');
  await expect(machine).not.toHaveURL(/status=30/);
  await other.close();

  await choose(page, '重命名');
  await nameIt(page, '跟进');
  await expect(menuOf(page)).toHaveText('跟进');
  await choose(page, '删除视图');
  await dialog(page).getByRole('button', { name: '确定' }).click();
  await expect(menuOf(page)).toHaveText('视图');
  await menuOf(page).click();
  await expect(page.getByRole('menuitemradio', { name: '跟进' })).toHaveCount(0);
});

test('a view is shared with the unit, which opens it and cannot change it', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto(list);
  await page.goto(`${list}?status=50`);
  await choose(page, '另存为视图');
  await nameIt(page, '已入住');
  await expect(menuOf(page)).toHaveText('已入住');
  await choose(page, '共享给本单位');
  await expect(async () => {
    await menuOf(page).click();
    await expect(page.getByRole('menuitem', { name: '取消共享' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await signInAs('support');
  await page.goto(list);
  await choose(page, '已入住（周明慧）');
  await expect(page).toHaveURL(/status=50/);
  await menuOf(page).click();
  const menu = page.getByRole('menu', { name: '视图' });
  await expect(menu.getByText('复制链接')).toBeVisible();
  for (const text of ['重命名', '删除视图', '取消共享', '共享给本单位'])
    await expect(menu.getByText(text, { exact: true })).toHaveCount(0);
  await signInAs('merchantManager');
  await page.goto(list);
  await menuOf(page).click();
  await expect(page.getByRole('menuitemradio', { name: '今日待接单' })).toBeVisible();
  await expect(page.getByText(/已入住（/)).toHaveCount(0);
});

test('a span of days that is a preset follows the day', async ({ page, signInAs, clock }) => {
  await signInAs('platformAdmin');
  await page.goto(`${list}?createStart=2026-05-01&createEnd=2026-05-31`);
  await choose(page, '另存为视图');
  await nameIt(page, '本月下单');
  await expect(menuOf(page)).toHaveText('本月下单');
  const id = new URL(page.url()).searchParams.get('view');
  await clock.advance(20 * 86_400_000);
  await signInAs('platformAdmin');
  await page.goto(`${list}?view=${id}`);
  await expect(page).toHaveURL(/createStart=2026-06-01&createEnd=2026-06-30/);
});

test('what the list does not know any more is left out and said', async ({ page, signInAs, system }) => {
  const token = await system.tokenOf('platformAdmin');
  const settings = {
    filters: { status: '30', gone: '1', payMin: 'x' },
    spans: [],
    columns: ['orderNo', 'lost'],
  };
  const answer = await system.call(
    'list-views/add',
    { data: { name: '旧视图', list, call: 'ordersHotel.list', shared: 0, settings } },
    token,
  );
  const { id } = answer.data as { id: string };
  await signInAs('platformAdmin');
  await page.goto(`${list}?view=${id}`);
  await expect(page.getByRole('status').filter({ hasText: '已失效，未采用：' })).toContainText('gone');
  await expect(page.getByRole('status').filter({ hasText: '已失效，未采用：' })).toContainText('lost');
  await expect(page).toHaveURL(/status=30/);
  await expect(page).not.toHaveURL(/gone=/);
  await expect(headers(page).filter({ hasText: '订单' })).toHaveCount(1);
});

test('the settings of a table are those of the account, also on another machine', async ({
  page,
  signInAs,
  browser,
  baseURL,
  system,
}) => {
  const banners = '/setting/system-setting/landing-banner-list';
  await signInAs('superAdmin');
  await page.goto(banners);
  await expect(headers(page).first()).toBeVisible();
  const count = await headers(page).count();
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('dialog', { name: '列设置' }).getByLabel('排序', { exact: true }).uncheck();
  await expect(headers(page)).toHaveCount(count - 1);
  await expect
    .poll(
      async () => (await system.journal()).filter(({ endpoint }) => endpoint === 'preferences.keep').length,
    )
    .toBe(1);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  const other = await browser.newContext({ baseURL: baseURL as string });
  const machine = await other.newPage();
  await machine.goto('/favicon.svg');
  await machine.evaluate((given) => {
    for (const [name, value] of Object.entries(given)) localStorage.setItem(name, String(value));
  }, kept);
  await machine.goto(banners);
  await expect(headers(machine)).toHaveCount(count - 1);
  await other.close();
});

test('the cards of house shapes have views, too', async ({ page, signInAs }) => {
  await signInAs('companyAdmin');
  await page.goto('/estate/project-manage/1/add-house-shape?enabled=1');
  await choose(page, '另存为视图');
  await nameIt(page, '启用的户型');
  await expect(menuOf(page)).toHaveText('启用的户型');
  const id = new URL(page.url()).searchParams.get('view');
  await page.goto(`/estate/project-manage/1/add-house-shape?view=${id}`);
  await expect(menuOf(page)).toHaveText('启用的户型');
  await expect(page).toHaveURL(/enabled=1/);
});
