import { addDays } from '#contracts/days.ts';
import { orderStatus } from '#contracts/enums/orders.ts';
import { testDay } from '../contracts/testing/moment.ts';
import { expectNoFaults } from './axe.ts';
import { expect, type Page, test } from './fixtures.ts';
import { giveBack, listOfOrders, orderIn } from './tradeScenes.ts';

/** The board of the front desk on the home page, and the screens of the default role 前台: orders of its own houses, and their remaining stock. */

test('the front desk finds the calendar of its own products, read-only', async ({ page, signInAs }) => {
  await signInAs('frontDesk');
  await page.goto('/home');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '产品' }).click();
  await expect(page).toHaveURL('/product/place/list');
  await page.getByRole('link', { name: '酒店产品列表' }).click();
  const houses = page.getByRole('row').getByRole('cell', { name: '云栖湖度假酒店', exact: true });
  await expect(houses.first()).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount((await houses.count()) + 1);
  await expect(page.getByRole('button', { name: /^(添加|编辑|复制|删除)/ })).toHaveCount(0);

  await page.getByRole('button', { name: '价格库存 高级大床房·含双早' }).click();
  await expect(page.getByRole('grid')).toHaveCount(2);
  await expect(page.getByRole('button', { name: '批量设置' })).toHaveCount(0);
});

const board = (page: Page) => page.getByRole('region', { name: /^前台/ });
const tab = (page: Page, name: string) =>
  board(page).getByRole('tab', { name: new RegExp(`^${name} \\d+$`) });
const listed = (page: Page) => board(page).getByRole('table', { name: '预抵、预离和在住的订单' });
const countIn = async (page: Page, name: string) =>
  Number((await tab(page, name).textContent())?.replace(/\D/g, ''));

test('a board that could not be loaded comes by itself', async ({
  page,
  system,
  clock,
  signInAs,
  allowConsole,
}) => {
  allowConsole(/502/);
  await signInAs('frontDesk');
  await clock.takeTimers();
  await system.control('faults', { endpoint: 'frontDesk.boardOfOwn', kind: 'http', value: 502, times: 1 });
  await page.goto('/home');
  await expect(board(page).getByRole('button', { name: '重试' })).toBeVisible();
  await expect(tab(page, '今日预抵')).toHaveCount(0);
  // The second question comes after one or two minutes.
  await clock.pass(page, 130_000);
  await expect(tab(page, '今日预抵')).toBeVisible();
});

test('from the name of a guest to his key: found, checked in, and out again, by keyboard', async ({
  page,
  system,
  signInAs,
}) => {
  const { orderNo, guestName } = await orderIn(system, 'hotel', orderStatus.toUse, { own: 1, inDays: 0 });
  await signInAs('merchantManager');
  await page.goto('/home');
  await expect(tab(page, '今日预抵')).toHaveAttribute('aria-selected', 'true');
  const before = await countIn(page, '今日预抵');
  await page.keyboard.press('/');
  await page.keyboard.type(guestName);
  const row = listed(page).getByRole('row', { name: orderNo });
  await expect(row).toContainText(guestName);
  await expect(row).toContainText('预抵');
  const found = board(page).getByRole('textbox', { name: '找客人' });
  await found.fill(orderNo.slice(-8));
  await expect(board(page).getByText('找到1单')).toBeVisible();
  await found.press('Enter');

  const dialog = page.getByRole('dialog', { name: '办理入住' });
  await expect(dialog.getByRole('textbox', { name: '房号' })).toBeFocused();
  await page.keyboard.type('9101');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('9101');
  await expect(row).toContainText('在住');
  await expect(tab(page, '今日预抵')).toContainText(String(before - 1));

  await row.getByRole('button', { name: `办理离店 ${orderNo}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(board(page).getByText('预抵和在住的订单中没有这位客人')).toBeVisible();

  // Who has left is not on the board, but in the list.
  await board(page).getByRole('textbox', { name: '找客人' }).fill(orderNo);
  await board(page).getByRole('link', { name: '酒店订单' }).click();
  await expect(page.getByRole('row', { name: orderNo })).toContainText('已完成');
});

test('each number of the board lists its orders, as many as the list of orders has', async ({
  page,
  system,
  signInAs,
}) => {
  for (const kind of ['hotel', 'house'] as const) {
    await orderIn(system, kind, orderStatus.toUse, { own: 1, inDays: 0 });
    await orderIn(system, kind, orderStatus.inUse, { own: 1, inDays: 0 });
  }
  await signInAs('merchantManager');
  await page.goto('/home');
  const figures = board(page).getByRole('table', { name: '今日房态' });
  const rows = listed(page).getByRole('row');
  const numbers = figures.getByRole('link', { name: / (今日预抵|今日在住) \d+$/ });
  await expect(numbers.nth(4)).toBeVisible();
  for (const number of await numbers.all()) {
    await number.click();
    await expect(number).toHaveAttribute('aria-current', 'true');
    await expect(rows).toHaveCount(Number(await number.textContent()) + 1);
  }
  await expectNoFaults(page, 'the board of the front desk');
  await page.reload();
  await expect(numbers.last()).toHaveAttribute('aria-current', 'true');
  await board(page).getByRole('button', { name: '全部房型' }).click();
  const inAll = await countIn(page, '今日在住');
  await expect(rows).toHaveCount(inAll + 1);

  let inLists = 0;
  for (const kind of ['hotel', 'house'] as const) {
    await page.goto(`${listOfOrders(kind)}?status=${orderStatus.inUse}&createStart=`);
    const total = page.getByText(/^共 [1-9]\d* 条$/);
    inLists += Number((await total.textContent())?.replace(/\D/g, ''));
  }
  expect(inLists).toBe(inAll);
});

test('the mobile of a guest is shown in full on the board, to call him back', async ({
  page,
  system,
  signInAs,
}) => {
  const { orderNo, guestName } = await orderIn(system, 'hotel', orderStatus.toUse, { own: 1, inDays: 0 });
  await signInAs('merchantManager');
  await page.goto('/home');
  await board(page).getByRole('textbox', { name: '找客人' }).fill(guestName);
  const row = listed(page).getByRole('row', { name: orderNo });
  await expect(row).toContainText(/1\d\d\*{4}\d{4}/);
  await row.getByRole('button', { name: `查看 ${orderNo} 联系人手机` }).click();
  await expect(row).toContainText(/1\d{10}/);
  await expect(row).not.toContainText('****');
});

test('a search of a board with too many orders finds those of the chosen house, and says that it may miss others', async ({
  page,
  system,
  signInAs,
}) => {
  const { orderNo } = await orderIn(system, 'hotel', orderStatus.toUse, { own: 1, inDays: 0 });
  await signInAs('merchantManager');
  // The answer for the whole board is cut off, that for one house has all of it.
  await page.route(/front-desk\/board/, async (route) => {
    if (route.request().url().includes('resourceId')) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.stays = answer.data.stays.filter((stay: { orderNo: string }) => stay.orderNo !== orderNo);
    return route.fulfill({ response, json: answer });
  });
  await page.goto('/home');
  const truncated = board(page).getByText('订单太多');
  await expect(truncated).toBeVisible();
  const numbers = board(page).getByRole('table', { name: '今日房态' }).getByRole('link');
  await numbers
    .filter({ hasText: /^[1-9]/ })
    .first()
    .click();
  await expect(listed(page).getByRole('row', { name: orderNo })).toBeVisible();
  await expect(truncated).toHaveCount(0);
  await board(page).getByRole('textbox', { name: '找客人' }).fill(orderNo.slice(-8));
  await expect(board(page).getByText('找到1单')).toBeVisible();
  await expect(truncated).toBeVisible();
});

test('a guest whose first night was given back is no arrival of today; the board, the list and his order say when he comes', async ({
  page,
  system,
  signInAs,
}) => {
  const scene = { own: 1, inDays: 0, offline: 1 } as const;
  const late = await orderIn(system, 'hotel', orderStatus.toUse, scene);
  const { orderNo, id, guestName } = await orderIn(system, 'hotel', orderStatus.toUse, scene);
  await signInAs('merchantManager');
  await page.goto('/home');
  const find = (no: string) => board(page).getByRole('textbox', { name: '找客人' }).fill(no.slice(-8));
  await find(late.orderNo);
  await expect(listed(page).getByRole('row', { name: late.orderNo })).toContainText('2间×2晚');
  const [tomorrow, departure] = [addDays(testDay, 1), addDays(testDay, 2)];
  const was = `原${testDay.slice(5)} – ${departure.slice(5)}`;
  await giveBack(system, 'hotel', late.id, [testDay]);
  await giveBack(system, 'hotel', id, [testDay, tomorrow], 1);
  await page.reload();
  await find(late.orderNo);
  await expect(board(page).getByText('没有这位客人')).toBeVisible();

  // One room of two is left, and the dialog says so beside what was paid and what was given back.
  await find(orderNo);
  const row = listed(page).getByRole('row', { name: orderNo });
  await expect(row).toContainText('1间×2晚');
  await expect(row).toContainText('原2间×2晚');
  await row.getByRole('button', { name: `办理入住 ${orderNo}` }).click();
  const dialog = page.getByRole('dialog', { name: '办理入住' });
  await expect(dialog).toContainText(guestName);
  await expect(dialog).toContainText('1间×2晚（原2间×2晚）');
  await expect(dialog).toContainText('已退金额');
  await page.keyboard.press('Escape');

  await page.goto(`${listOfOrders('hotel')}?orderNo=${late.orderNo}`);
  const listRow = page.getByRole('row', { name: late.orderNo });
  await expect(listRow).toContainText(`${tomorrow}– ${departure}${was}`);
  await expect(listRow).toContainText('2间×1晚原2间×2晚');
  await listRow.getByRole('link', { name: late.orderNo }).click();
  await expect(page.getByText(`${tomorrow}（原${testDay}）`)).toBeVisible();
  await expect(page.getByText('2间×1晚（原2间×2晚）')).toBeVisible();
});
