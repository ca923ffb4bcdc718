import { readFileSync } from 'node:fs';
import { orderStatus } from '#contracts/enums/orders.ts';
import { testMoment } from '../contracts/testing/moment.ts';
import { expect, test } from './fixtures.ts';
import { orderIn } from './tradeScenes.ts';

/** What every list shows when it has no rows. */

const banners = '/setting/system-setting/landing-banner-list';
const tickets = '/order/order-manage/order-place-list';

test('a list without rows offers to add one to users who may', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(banners);
  const remove = page.getByRole('button', { name: /^删除 / });
  await expect(remove.first()).toBeVisible();
  for (let left = await remove.count(); left > 0; left--) {
    await remove.first().click();
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await expect(remove).toHaveCount(left - 1);
  }
  const nothing = page.getByRole('status').filter({ hasText: '暂无数据' });
  await nothing.getByRole('button', { name: '添加轮播图' }).click();
  await expect(page.getByRole('dialog', { name: '添加轮播图' })).toBeVisible();

  await page.goto(`${banners}?enabled=1`);
  const filtered = page.getByRole('status').filter({ hasText: '没有符合条件的数据' });
  await expect(filtered.getByRole('button')).toHaveText(['重置']);
  await filtered.getByRole('button').click();
  await expect(nothing.getByRole('button')).toHaveText(['添加轮播图']);
});

test('a list without rows offers nothing to users who may only view', async ({ page, signInAs }) => {
  await signInAs('frontDesk');
  await page.goto(tickets);
  await expect(page).toHaveURL(/createStart=/);
  const nothing = page.getByRole('status').filter({ hasText: '暂无数据' });
  await expect(nothing).toBeVisible();
  await expect(nothing.getByRole('button')).toHaveCount(0);
});

test('at 1440 px the main columns are in view left of the actions', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  for (const [list, wanted] of [
    ['/product/place/list', '上架'],
    ['/product/hotel/list', '上架'],
    ['/merchant/scenic/resorts/list', '启用'],
    ['/merchant/hotel/hotels/list', '启用'],
    ['/merchant/homestay/homestays/list', '启用'],
    ['/merchant/hotel/rooms/list', '启用'],
    ['/merchant/homestay/rooms/list', '启用'],
    ['/order/order-manage/order-place-list', '会员'],
    ['/order/order-manage/order-hotel-list', '会员'],
    ['/order/order-manage/order-house-list', '实付'],
  ] as const) {
    await page.goto(list);
    const placeOf = (name: string) =>
      page
        .getByRole('columnheader', { name })
        .evaluate((head) => head.getBoundingClientRect().toJSON() as DOMRect);
    const [column, actions] = [await placeOf(wanted), await placeOf('操作')];
    expect(column.right, `${wanted} in ${list}`).toBeLessThanOrEqual(actions.left + 1);
  }
});

test('a cell of two lines has its whole text as a tooltip if it is cut off', async ({
  page,
  signInAs,
  system,
}) => {
  const { orderNo, productName } = await orderIn(system, 'hotel', orderStatus.toUse);
  await signInAs('superAdmin');
  await page.goto(`/order/order-manage/order-hotel-list?orderNo=${orderNo}`);
  // With this spacing no name fits, whatever fonts the machine has.
  await page.addStyleTag({ content: 'td { letter-spacing: 1em }' });
  const cell = page.getByRole('row').nth(1).getByRole('cell').filter({ hasText: productName });
  await cell.hover();
  await expect(cell).toHaveAttribute('title', new RegExp(`^${productName}\\n\\S+$`));
});

for (const [list, city, count] of [
  ['/merchant/hotel/hotels/list', '杭州市 2', 2],
  ['/merchant/homestay/homestays/list', '湖州市 1', 1],
] as const)
  test(`the cities beside ${list} narrow it, and lead to what is sold of one`, async ({ page, signInAs }) => {
    await signInAs('merchantManager');
    await page.goto(list);
    const rail = page.getByRole('navigation', { name: '按城市筛选' });
    await rail.getByRole('button', { name: city }).click();
    await expect(page).toHaveURL(/provinceId=33&cityId=/);
    await expect(page.getByText(`共 ${count} 条`)).toBeVisible();
    const first = page.getByRole('row').nth(1);
    const products = Number(await first.getByRole('cell').nth(5).textContent());
    await first.getByRole('button', { name: /^更多/ }).click();
    await page.getByRole('menuitem', { name: '产品' }).click();
    await expect(page).toHaveURL(/\/product\/(hotel|house)\/list\?resourceId=\d+$/);
    await expect(page.getByText(`共 ${products} 条`)).toBeVisible();
  });

test('a list reloads when the user comes back from a form, however soon', async ({
  clock,
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await clock.takeTimers();
  await page.goto('/merchant/hotel/hotels/list');
  const hotel = page.getByRole('link', { name: '云栖湖度假酒店', exact: true });
  await expect(hotel).toBeVisible();
  // The page's clock advances by a tenth of a second until the list is loaded again.
  await page.clock.pauseAt(testMoment);
  const answer = page.waitForResponse(/hotels\/list/);
  await page.getByRole('button', { name: '刷新' }).click();
  await answer;
  await hotel.click();
  await expect(page.getByRole('heading', { name: '编辑酒店' })).toBeVisible();
  await page.getByLabel('酒店名称').fill('云栖湖新酒店');
  await page.clock.runFor(100);
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('heading', { name: '酒店列表' })).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole('link', { name: '云栖湖新酒店', exact: true })).toBeVisible();
});

test('text that is typed before a click on a tab has changed the address stays', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/order/refund-manage/refund-hotel-list');
  // Its count is there, so that it is not drawn anew between the two.
  const tab = page.getByRole('tab', { name: /^待审核 \d/ });
  const number = page.getByLabel('退款编号');
  await expect(tab).toBeVisible();
  // Both in one task of the page, faster than any user.
  await number.evaluate(
    (input: HTMLInputElement, button) => {
      (button as HTMLElement).click();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        input,
        'RH260513103000373206',
      );
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    await tab.elementHandle(),
  );
  await expect(page).toHaveURL(/status=10/);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(number).toHaveValue('RH260513103000373206');
  await page.getByRole('button', { name: '查询', exact: true }).click();
  await expect(page).toHaveURL(/(?=.*status=10)(?=.*refundNo=RH260513103000373206)/);
  // Back restores the condition that was searched for, not the one that was typed.
  await page.goBack();
  await expect(number).toHaveValue('');
});

test('every list can be exported: a name that is a button, a switch and a picture are texts in the file', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto('/merchant/manage/setting/classify');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const names = await page.getByRole('row').locator('td:first-child').allInnerTexts();
  await page.getByRole('button', { name: '选择文件格式' }).click();
  await page.getByRole('menuitemradio', { name: 'CSV', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const [first = '', ...lines] = text.slice(1).trimEnd().split('\r\n');
  expect(first.split(',')).toEqual(heads.filter((head) => head !== '操作'));
  expect(lines.map((line) => line.split(',')[0])).toEqual(names);
  expect(lines[0]).toMatch(/启用|停用/);
});
