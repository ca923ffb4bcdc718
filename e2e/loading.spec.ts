import { settingsExample } from '#contracts/examples/settings.ts';
import { expect, type Page, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { idle } from './pageClock.ts';

const smsList = '/setting/sms-manage/send-record';
const bannerList = '/setting/system-setting/home-banner-list';
const settingsForm = '/setting/system-setting/basic-config';
const cell = (page: Page) => page.getByRole('row').nth(1).getByRole('cell');
const failure = { kind: 'status', value: -1099, times: 1 };

test('a slow list shows the top bar and keeps the old rows, dimmed, until the new ones are there', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(smsList);
  const first = await cell(page).last().textContent();
  const release = await hold(page, '**/sms-logs/list**');
  await page.getByRole('button', { name: '第 2 页' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(cell(page).last()).toHaveText(first ?? '');
  await expect(page.locator('tbody')).toHaveCSS('opacity', '0.55');
  release();
  await expect(cell(page).last()).not.toHaveText(first ?? '');
  await expect(page.locator('tbody')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a list is dimmed until its sums are those of the new search, too', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/order/refund-manage/refund-hotel-list');
  await expect(page.getByRole('tab', { name: /^全部 \d/ })).toBeVisible();
  const body = page.locator('tbody').first();
  const release = await hold(page, '**/refunds-hotel/sum**');
  const found = page.waitForResponse(/refunds-hotel\/list/);
  await page.getByRole('tab', { name: /^待审核/ }).click();
  await (await found).finished();
  await idle(page);
  await expect(body).toHaveCSS('opacity', '0.55');
  release();
  await expect(body).toHaveCSS('opacity', '1');
});

test('the first load of a slow list says so and has no rows yet', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  const release = await hold(page, '**/sms-logs/list**');
  await page.goto(smsList);
  await expect(page.getByRole('status').filter({ hasText: '加载中…' })).toBeVisible();
  await expect(page.getByText('暂无数据')).toHaveCount(0);
  await expect(page.getByText('共 0 条')).toHaveCount(0);
  release();
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('a late response to an old search does not replace the newer one', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(smsList);
  await expect(page.getByText('共 201 条')).toBeVisible();
  await system.control('faults', { endpoint: 'smsLogs.list', kind: 'delay', value: 1500, times: 1 });
  const asked = page.waitForRequest((request) => request.url().includes('mobile=1990000&'));
  await page.getByLabel('发放手机').fill('1990000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${smsList}?mobile=1990000`);
  // The address may change before the request is sent.
  const old = await asked;
  await page.getByLabel('发放手机').fill('19900009999');
  await page.keyboard.press('Enter');
  await expect(cell(page).first()).toHaveText('199****9999');
  await expect(page.getByText(/^共 \d 条$/)).toBeVisible();
  await (await old.response())?.finished();
  await idle(page);
  await expect(page.getByText(/^共 \d 条$/)).toBeVisible();
  await expect(page.getByLabel('发放手机')).toHaveValue('19900009999');
});

test('a page whose record fails to load says so, and 重试 brings it', async ({ page, signInAs, system }) => {
  await signInAs('superAdmin');
  await system.control('faults', { endpoint: 'settings.get', ...failure });
  await page.goto(settingsForm);
  await expect(page.getByText('系统繁忙，请稍后重试')).toBeVisible();
  await expect(page.getByText('数据加载失败')).toBeVisible();
  await expect(page.getByLabel('客服电话')).toHaveCount(0);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByLabel('客服电话')).toHaveValue('400-880-1234');
});

test('a dialog waits visibly for its record; without it the list stays and it can be opened again', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(bannerList);
  await expect(page.getByText('共 13 条')).toBeVisible();
  const edit = page.getByRole('button', { name: '编辑 云栖湖秋色正浓' });
  await system.control('faults', { endpoint: 'homeBanners.get', ...failure });
  await edit.click();
  await expect(page.getByText('系统繁忙，请稍后重试')).toBeVisible();
  await expect(page).toHaveURL(bannerList);
  await expect(page.getByRole('row')).toHaveCount(11);
  const release = await hold(page, '**/slide-images/get-of-mini-home/**');
  await edit.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await expect(page.getByRole('dialog').getByLabel('轮播图名称')).toHaveValue('云栖湖秋色正浓');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a select whose options fail says so and tries again when it is opened again', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${bannerList}?banner=1`);
  await system.control('faults', { endpoint: 'productsPlace.allEnabled', ...failure });
  const select = page.getByRole('dialog').getByRole('combobox', { name: '产品名称' });
  await select.click();
  await expect(page.getByText('系统繁忙，请稍后重试')).toBeVisible();
  await expect(page.getByText('数据加载失败')).toBeVisible();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(select).toHaveValue('云栖湖成人票');
  await select.click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(
    '云栖湖成人票 云栖湖国家风景区',
  );
});

test('a figure of the home page that fails shows as -, the others as they are', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await system.control('faults', { endpoint: 'smsLogs.list', kind: 'status', value: -1099 });
  await page.goto('/home');
  await expect(page.getByRole('link', { name: /^今日短信/ })).toHaveText('今日短信-');
  await expect(page.getByRole('link', { name: /^展示中的轮播图/ })).toHaveText('展示中的轮播图10');
});

test('a dialog that is opened again shows what was saved meanwhile, by this user or another', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(bannerList);
  const dialog = page.getByRole('dialog', { name: '编辑轮播图' });
  await page.getByRole('button', { name: '编辑 云栖湖秋色正浓' }).click();
  await dialog.getByLabel('排序').fill('99');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: '编辑 云栖湖秋色正浓' }).click();
  await expect(dialog.getByLabel('排序')).toHaveValue('99');
  await dialog.getByRole('button', { name: '取消' }).click();
  const token = await system.tokenOf('platformAdmin');
  const stored = await system.call('slide-images/get-of-mini-home/1', {}, token);
  const { id: _id, createTime: _createTime, ...banner } = stored.data as Record<string, unknown>;
  const changed = await system.call(
    'slide-images/update-for-mini-home/1',
    { data: { ...banner, ordering: 98 } },
    token,
  );
  expect(changed.status).toBe(1);
  await page.getByRole('button', { name: '编辑 云栖湖秋色正浓' }).click();
  await expect(dialog.getByLabel('排序')).toHaveValue('98');
  await dialog.getByLabel('排序').fill('97');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(
    page.getByRole('row').filter({ hasText: '云栖湖秋色正浓' }).getByRole('cell').nth(4),
  ).toHaveText('97');
});

test('a page that is opened again waits for the newest record instead of showing the old one', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(settingsForm);
  await expect(page.getByLabel('客服电话')).toHaveValue('400-880-1234');
  await page.getByRole('link', { name: '首页', exact: true }).first().click();
  await expect(page).toHaveURL('/home');
  const token = await system.tokenOf('platformAdmin');
  await system.call('settings/update', { data: settingsExample }, token);
  const release = await hold(page, '**/settings/get**');
  await page.getByRole('link', { name: /^基础设置/ }).click();
  await expect(page.getByRole('status', { name: '加载中…' })).toBeVisible();
  await expect(page.getByLabel('客服电话')).toHaveCount(0);
  release();
  await expect(page.getByLabel('客服电话')).toHaveValue(settingsExample.phone);
});
