import { expect, test } from './fixtures.ts';

/** What the pages of single records have in common. */

const products = '/product/hotel';

test('a record that was removed meanwhile says so in the words of the server and leads back', async ({
  page,
  signInAs,
  system,
}) => {
  const token = await system.tokenOf('platformAdmin');
  await system.call('products-hotel/copy/24', { data: {} }, token);
  await signInAs('superAdmin');
  await page.goto(`${products}/list?name=${encodeURIComponent('副本')}`);
  const name = page.getByRole('link', { name: '商务大床房·含双早-副本' });
  const id = new URL((await name.getAttribute('href')) ?? '', page.url()).searchParams.get('id');
  await system.call(`products-hotel/remove/${id}`, {}, token);
  await name.click();

  const gone = page.getByRole('main').getByRole('alert');
  await expect(gone).toContainText('数据不存在或已被删除');
  await expect(gone.getByRole('button')).toHaveText(['返回']);
  await gone.getByRole('button').click();
  await expect(page).toHaveURL(/\/product\/hotel\/list\?name=/);
  await expect(page.getByText('没有符合条件的数据')).toBeVisible();
});

test('an order that does not exist shows no retry button, one that failed to load does', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('support');
  const main = page.getByRole('main');
  await page.goto('/order/order-manage/order-hotel-detail?id=999999');
  await expect(main.getByText('订单不存在')).toBeVisible();
  await expect(main.getByRole('button', { name: '重试' })).toHaveCount(0);
  await system.control('faults', { endpoint: 'ordersHotel.get', kind: 'status', value: -1099, times: 1 });
  await page.reload();
  await expect(main.getByText('数据加载失败')).toBeVisible();
  await main.getByRole('button', { name: '重试' }).click();
  await expect(main.getByText('订单不存在')).toBeVisible();
});

test('breadcrumb, heading and window title of a form all say 添加, or all 编辑', async ({
  page,
  signInAs,
}) => {
  await signInAs('merchantManager');
  const crumb = page.getByRole('navigation', { name: '面包屑' }).getByRole('listitem').last();
  for (const [path, title] of [
    ['/merchant/hotel/rooms/add', '添加房型'],
    ['/merchant/hotel/rooms/add?id=1', '编辑房型'],
    ['/product/hotel/add?id=24', '编辑酒店产品'],
    // A merchant user has one merchant only and cannot add another, so this page edits his own.
    ['/merchant/manage/setting/add', '编辑商户'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('form', { name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(crumb).toHaveText(title);
    await expect(page).toHaveTitle(title);
  }
  await expect(page).toHaveURL('/merchant/manage/setting/add?id=2');
});
