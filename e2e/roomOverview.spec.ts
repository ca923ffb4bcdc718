import { addDays } from '#contracts/days.ts';
import { testDay as today } from '../contracts/testing/moment.ts';
import { expect, type Page, test } from './fixtures.ts';

/** 房态总览: two weeks of all rate plans of a hotel or guesthouse (domain design, section 9.5). */

const named = (date: string) => date.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日');
const dialog = (page: Page) => page.getByRole('dialog');
const grid = (page: Page) => page.getByRole('grid', { name: '房态总览' });
const plan = (page: Page, name: string) => grid(page).getByRole('row').filter({ hasText: name });
const cell = (page: Page, name: string, date: string) =>
  plan(page, name).getByRole('gridcell', { name: new RegExp(`^${named(date)} `) });

test('two weeks of all rooms: walked through by keyboard, a day set, other weeks and other hotels', {
  tag: '@moment',
}, async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto('/product/hotel/list?resourceId=1');
  await page.getByRole('button', { name: '房态总览' }).click();
  await expect(page).toHaveURL('/product/hotel/stock?resourceId=1');
  const name = '湖景套房·蜜月礼遇';
  await expect(cell(page, name, today)).toHaveAccessibleName(/未设 今天$/);
  await expect(grid(page).getByRole('row', { name: /^湖景套房 余\d+间/ })).toBeVisible();
  await expect(plan(page, name).getByRole('gridcell')).toHaveCount(14);

  await cell(page, name, today).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const tomorrow = addDays(today, 1);
  await expect(cell(page, name, tomorrow)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(name);
  await expect(dialog(page).getByRole('textbox', { name: '结算价' })).toBeVisible();
  await dialog(page).getByRole('textbox', { name: '售价', exact: true }).fill('999');
  await dialog(page).getByRole('textbox', { name: '库存', exact: true }).fill('3');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(cell(page, name, tomorrow)).toHaveAccessibleName(/售价999\.00元 余3\/总3/);
  await expect(cell(page, name, tomorrow)).toBeFocused();

  await page.keyboard.press('PageDown');
  await expect(cell(page, name, addDays(today, 14))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`from=${addDays(today, 14)}`));
  await page.goto(`/product/hotel/stock?resourceId=1&from=${addDays(today, -14)}`);
  await cell(page, name, addDays(today, -1)).click();
  await expect(page.getByText('不能设置过去的日期')).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('combobox', { name: '所属酒店' }).click();
  await page.getByRole('option', { name: '临海观澜大酒店' }).click();
  await expect(plan(page, '商务大床房·含双早')).toBeVisible();
  await plan(page, '商务大床房·含双早').getByRole('link').click();
  await expect(page.getByRole('heading', { name: '商务大床房·含双早' })).toBeVisible();
  await page.getByRole('link', { name: '临海观澜大酒店' }).click();
  await expect(plan(page, '商务大床房·含双早')).toBeVisible();
});

test('a room that nothing sells stands below the others, with how many there are and the way to a product', async ({
  page,
  system,
  signInAs,
}) => {
  const token = await system.tokenOf('superAdmin');
  const { data: room } = await system.call('hotel-rooms/get/1', {}, token);
  const { id, hotelName, version, actions, ...fields } = room as Record<string, unknown>;
  const added = await system.call(
    'hotel-rooms/add',
    { data: { ...fields, name: '新装套房', roomCount: 7 } },
    token,
  );
  expect(added.status).toBe(1);
  const unsold = grid(page).getByRole('row', { name: /^新装套房/ });
  await signInAs('operator');
  await page.goto(`/product/hotel/stock?resourceId=${fields.hotelId}`);
  await expect(unsold).toContainText('共7间');
  await expect(unsold).toContainText('未售卖');
  await expect(grid(page).getByRole('row', { name: /^湖景套房 余/ })).not.toContainText('未售卖');
  // A disabled room is not offered for a product.
  const { id: addedId } = added.data as { id: string };
  await system.call(`hotel-rooms/enable/${addedId}`, { data: { enable: 0 } }, token);
  await page.reload();
  await expect(unsold).toContainText('停用');
  await expect(unsold).not.toContainText('未售卖');
  await expect(unsold.getByRole('link')).toHaveCount(0);
  await system.call(`hotel-rooms/enable/${addedId}`, { data: { enable: 1 } }, token);
  await page.reload();
  await unsold.getByRole('link', { name: '添加酒店产品' }).click();
  await expect(page).toHaveURL(/\/product\/hotel\/add\?resourceId=\d+&roomId=\d+$/);
  await expect(page.getByRole('combobox', { name: '所属酒店' })).toHaveValue(String(hotelName));
  await expect(page.getByRole('combobox', { name: '房型' })).toHaveValue('新装套房');
});

test('the front desk sees what its rooms have left, and sets nothing', async ({ page, signInAs }) => {
  await signInAs('frontDesk');
  await page.goto('/product/hotel/list');
  await page.getByRole('button', { name: '房态总览' }).click();
  const days = grid(page).getByRole('gridcell', { name: new RegExp(`^${named(today)} `) });
  await days.first().click();
  await expect(days.first()).toBeFocused();
  await expect(dialog(page)).toBeHidden();
});

test('days of several plans are chosen by keyboard and set at once; what fails is told by plan and saved the next time', async ({
  page,
  system,
  signInAs,
}) => {
  const [upper, lower] = ['湖景套房·含早礼遇', '高级大床房·不含早'];
  const tomorrow = addDays(today, 1);
  await signInAs('operator');
  await page.goto('/product/hotel/stock?resourceId=1');
  await cell(page, upper, tomorrow).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('已选4格')).toBeVisible();
  await expect(grid(page).getByRole('gridcell', { selected: true })).toHaveCount(4);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '批量设置（2个产品）' })).toBeVisible();
  await dialog(page).getByRole('checkbox', { name: '设置库存' }).check();
  await dialog(page).getByRole('textbox', { name: '库存', exact: true }).fill('7');
  await expect(dialog(page).getByText('将更新2天，其中2天已有设置将被覆盖')).toHaveCount(2);

  const token = await system.tokenOf('operator');
  const address = await plan(page, lower).getByRole('link').getAttribute('href');
  const stocks = `products-hotel/${address?.split('id=')[1]}/price-stocks`;
  const query = `startDate=${tomorrow}&endDate=${tomorrow}&token=${token}`;
  const answer = await fetch(`${system.url}/api/main/${stocks}/list?${query}`);
  const [{ version }] = (await answer.json()).data.list;
  const days = [{ date: tomorrow, version, price: 50_000, stock: 9 }];
  expect(await system.call(`${stocks}/save`, { data: { days } }, token)).toMatchObject({ status: 1 });

  const confirm = dialog(page).getByRole('button', { name: '确定' });
  await confirm.click();
  await expect(page.getByText('成功 1 项，失败 1 项，共 2 项')).toBeVisible();
  await expect(dialog(page).getByRole('heading', { name: `${upper} 成功` })).toBeVisible();
  await expect(dialog(page).getByRole('heading', { name: `${lower} 失败` })).toBeVisible();
  await expect(dialog(page).getByText(`${tomorrow} 已被他人修改`)).toBeVisible();
  await expect(dialog(page).getByText('将更新2天')).toHaveCount(1);
  await confirm.click();
  await expect(dialog(page)).toBeHidden();
  await expect(cell(page, lower, tomorrow)).toHaveAccessibleName(/售价500\.00元 余7\/总7/);
  await expect(cell(page, upper, addDays(today, 2))).toHaveAccessibleName(/总7/);
  await expect(cell(page, lower, addDays(today, 2))).toBeFocused();
});

test('hotels count rooms, guesthouses houses', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto('/product/house/stock?resourceId=1');
  await expect(
    grid(page)
      .getByRole('row', { name: /余\d+套/ })
      .first(),
  ).toBeVisible();
  await expect(grid(page).getByText(/余\d+间/)).toHaveCount(0);
  const plans = grid(page).getByRole('rowheader').getByRole('link');
  await plans.first().click();
  await expect(page.getByRole('definition').filter({ hasText: /（\d+套）$/ })).toBeVisible();
});
