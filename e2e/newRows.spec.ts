import { orderStatus } from '#contracts/enums/orders.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { orderIn } from './tradeScenes.ts';

/** A list that is behind says so and takes the newer rows on a click. */

const list = `/order/order-manage/order-hotel-list?status=${orderStatus.toConfirm}`;
const newOrder = (system: System) => orderIn(system, 'hotel', orderStatus.toConfirm, { own: 1 });
const numbers = (page: Page) => page.getByRole('row').getByRole('link', { name: /^H\d+$/ });
const offer = (page: Page, name: string | RegExp) => page.getByRole('status').getByRole('button', { name });
const any = /新数据|数据有变化/;
const asked = async (system: System) =>
  (await system.journal()).filter(({ endpoint }) => endpoint === 'ordersHotel.listOfOwn').length;

test('newer rows are offered without moving anything, and a click shows them with their sums', async ({
  page,
  system,
  clock,
  signInAs,
}) => {
  await newOrder(system);
  await signInAs('merchantManager');
  await clock.takeTimers();
  await page.goto(list);
  await expect(numbers(page).first()).toBeVisible();
  const before = await numbers(page).allTextContents();
  await clock.pass(page, 31_000);
  await expect.poll(() => asked(system)).toBe(2);
  await expect(offer(page, any)).toHaveCount(0);

  const orders = [await newOrder(system), await newOrder(system)];
  const place = await numbers(page).first().boundingBox();
  await clock.pass(page, 31_000);
  await expect(offer(page, '有 2 条新数据，点击显示')).toBeVisible();
  await expect(numbers(page)).toHaveText(before);
  expect(await numbers(page).first().boundingBox()).toEqual(place);

  const questions = await asked(system);
  await offer(page, any).click();
  await expect(numbers(page)).toHaveCount(before.length + 2);
  for (const { orderNo } of orders) await expect(page.getByRole('link', { name: orderNo })).toBeVisible();
  await expect(page.getByText(`共 ${before.length + 2} 条`)).toBeVisible();
  await expect(page.getByRole('tab', { name: new RegExp(`^待确认 ?${before.length + 2}$`) })).toBeVisible();
  await expect(offer(page, any)).toHaveCount(0);
  expect(await asked(system)).toBe(questions);
});

test('a row that somebody else took away is told, and the own change of the list is not', async ({
  page,
  system,
  clock,
  signInAs,
}) => {
  const orders = [await newOrder(system), await newOrder(system)];
  await signInAs('merchantManager');
  await clock.takeTimers();
  await page.goto(list);
  await expect(numbers(page).first()).toBeVisible();
  const count = await numbers(page).count();
  const token = await system.tokenOf('platformAdmin');
  const { data } = await system.call(`orders-hotel/get/${orders[0]?.id}`, {}, token);
  const body = { data: { version: (data as { version: number }).version } };
  expect((await system.call(`orders-hotel/confirm/${orders[0]?.id}`, body, token)).status).toBe(1);
  await clock.pass(page, 31_000);
  await expect(offer(page, '数据有变化，点击更新')).toBeVisible();
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(numbers(page)).toHaveCount(count - 1);
  await expect(offer(page, any)).toHaveCount(0);
});

test('nothing is asked while a dialog is open or the page is hidden, and a failure says nothing', async ({
  page,
  system,
  clock,
  allowConsole,
  signInAs,
}) => {
  allowConsole(/Failed to load resource/);
  const order = await newOrder(system);
  await signInAs('merchantManager');
  await clock.takeTimers();
  await page.goto(list);
  await expect(numbers(page).first()).toBeVisible();
  // What looks for newer rows is loaded when the list has been open for a while; this offer shows that it is there.
  await newOrder(system);
  await clock.pass(page, 31_000);
  await expect(offer(page, any)).toBeVisible();
  await page.getByRole('button', { name: `拒单 ${order.orderNo}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await clock.stopTime(page);
  const before = await asked(system);
  await clock.pass(page, 95_000);
  expect(await asked(system)).toBe(before);
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();

  await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, value: true }));
  await clock.pass(page, 65_000);
  expect(await asked(system)).toBe(before);

  await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, value: false }));
  await system.control('faults', { endpoint: 'ordersHotel.listOfOwn', kind: 'http', value: 500 });
  const failed = page.waitForResponse((response) => response.status() === 500);
  await clock.pass(page, 31_000);
  await failed;
  await expect(numbers(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
