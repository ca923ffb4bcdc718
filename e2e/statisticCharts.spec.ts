import { refundStatus } from '#contracts/enums/orders.ts';
import { expect, type Page, test } from './fixtures.ts';
import { figureOf, numberIn } from './reportParts.ts';
import { refundIn } from './tradeScenes.ts';

/** The charts of both statistics: their tables say what the figures say, and a share leads to more about it. */

const merchants = '/statistic/statistic-report/merchant-statistic-list';
const projects = '/statistic/statistic-report/estate-statistic-list';
const year = 'startDate=2026-01-01&endDate=2026-12-31';
const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const drawing = (page: Page, name: string) => page.getByRole('img', { name, exact: true });
const asTable = (page: Page, name: string) => chart(page, name).getByRole('button', { name: '以表格显示' });
/** The cells of the rows of a chart's table below its heading. */
async function rowsOf(page: Page, name: string): Promise<string[][]> {
  const rows = chart(page, name).getByRole('table', { name }).getByRole('row');
  await expect(rows.nth(1)).toBeAttached();
  return (
    await rows.evaluateAll((all) =>
      all.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')),
    )
  ).slice(1);
}
const cents = (values: readonly string[]) =>
  values.reduce((sum, text) => sum + Math.round(numberIn(text) * 100), 0);

test('the trend and the shares of sales add up to the figures above them', async ({
  page,
  system,
  signInAs,
}) => {
  await refundIn(system, 'hotel', refundStatus.done);
  await signInAs('finance');
  await page.goto(`${merchants}?${year}&dimension=30`);
  const days = await rowsOf(page, '每日趋势');
  const total = days.pop() ?? [];
  // Every day of the year until today, the latest first.
  expect([days.length, days[0]?.[0], days.at(-1)?.[0]]).toEqual([133, '2026-05-13', '2026-01-01']);
  const figures = [await figureOf(page, '实付'), await figureOf(page, '退款'), await figureOf(page, '净额')];
  expect(figures[1]).toBeGreaterThan(0);
  expect(total.slice(1, 4).map(numberIn)).toEqual(figures);
  for (const column of [1, 2, 3, 4])
    expect(cents(days.map((cells) => cells[column] ?? ''))).toBe(Math.round(numberIn(total[column]) * 100));
  const net = page.locator('dl > div').filter({ hasText: '净额' });
  expect(total[4]).toBe((await net.getByText(/^上期/).innerText()).replace('上期 ', ''));

  const shares = await rowsOf(page, '实付占比');
  expect(shares).toHaveLength(9);
  expect(shares.at(-1)?.[0]).toBe('其他');
  expect(cents(shares.map((cells) => cells[1] ?? ''))).toBe(Math.round((figures[0] ?? 0) * 100));
  // Each is rounded for itself.
  expect(Math.abs(cents(shares.map((cells) => cells[2] ?? '')) - 100_00)).toBeLessThan(shares.length);
});

test('by keyboard, a share leads to its parts, and one of a product to its orders', async ({
  page,
  signInAs,
}) => {
  await signInAs('finance');
  await page.goto(`${merchants}?${year}&dimension=10`);
  await expect(drawing(page, '实付占比')).toBeVisible();
  // What only screen readers have takes no focus.
  await expect(chart(page, '实付占比').getByRole('link')).toHaveCount(0);
  const steps = [
    ['merchantId=', 'dimension=20'],
    ['resourceId=', 'dimension=30'],
  ] as const;
  await asTable(page, '实付占比').press('Enter');
  for (const [narrowed, dimension] of steps) {
    const [[name = '', paid = ''] = []] = await rowsOf(page, '实付占比');
    await chart(page, '实付占比').getByRole('link', { name, exact: true }).first().press('Enter');
    await expect(page).toHaveURL(new RegExp(narrowed));
    await expect(page).toHaveURL(new RegExp(dimension));
    await expect.poll(() => figureOf(page, '实付')).toBe(numberIn(paid));
  }
  const [[name = '', paid = ''] = []] = await rowsOf(page, '实付占比');
  await chart(page, '实付占比').getByRole('link', { name, exact: true }).first().press('Enter');
  await expect(page).toHaveURL(/\/order-manage\/.*productId=\d+/);
  await expect(page.getByText(new RegExp(`实付合计${paid}元`))).toBeVisible();
});

test('the charts of projects say what the figures say, and a share leads to its project', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${projects}?${year}`);
  const total = (await rowsOf(page, '每日趋势')).at(-1) ?? [];
  expect(total[0]).toBe('合计');
  expect(numberIn(total[1])).toBe(await figureOf(page, '推荐数'));
  expect(numberIn(total[3])).toBe(await figureOf(page, '签约套数'));
  const shares = await rowsOf(page, '签约金额占比');
  expect(cents(shares.map((cells) => cells[1] ?? ''))).toBe(
    Math.round((await figureOf(page, '签约金额')) * 100),
  );
  const [[name = '', amount = ''] = []] = shares;
  await asTable(page, '签约金额占比').click();
  await chart(page, '签约金额占比').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/estateId=\d+/);
  await expect.poll(() => figureOf(page, '签约金额')).toBe(numberIn(amount));
  await expect(chart(page, '签约金额占比').getByRole('link')).toHaveCount(0);
});

test('a click on a bar leads where its name leads', async ({ page, signInAs }) => {
  await signInAs('finance');
  await page.goto(`${merchants}?${year}&dimension=10`);
  const bars = drawing(page, '实付占比').locator('path[fill^="rgb"]');
  await expect(bars.first()).toBeVisible();
  await bars.first().click();
  await expect(page).toHaveURL(/merchantId=\d+/);
  await expect(page.getByRole('tab', { name: /^按资源/ })).toHaveAttribute('aria-selected', 'true');
});

test('the charts stand side by side where there is room, else one below the other', async ({
  page,
  signInAs,
}) => {
  const tops = async () => {
    const boxes = [await chart(page, '每日趋势').boundingBox(), await chart(page, '实付占比').boundingBox()];
    return boxes.map((box) => [box?.x, box?.y]);
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs('finance');
  await page.goto(merchants);
  await expect(chart(page, '实付占比')).toBeVisible();
  const [[, left] = [], [, right] = []] = await tops();
  expect(left).toBe(right);
  await page.setViewportSize({ width: 960, height: 900 });
  await expect.poll(async () => (await tops()).map(([x]) => x)).toEqual([16, 16]);
  const [[, upper = 0] = [], [, lower = 0] = []] = await tops();
  expect(lower).toBeGreaterThan(upper + 240);
});

test('sums that could not be loaded are missed at their place, and loaded on request', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  await system.control('faults', { endpoint: 'merchantStatistics.sum', kind: 'status', value: -1099 });
  await page.goto(`${merchants}?${year}&dimension=10`);
  const failure = page.getByRole('alert').filter({ hasText: '统计数据加载失败' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('definition').and(page.locator('dt:text-is("净额") + dd'))).toHaveText('-');
  await expect(chart(page, '每日趋势')).toHaveCount(0);
  await system.control('faults', undefined, 'DELETE');
  await failure.getByRole('button', { name: '重试' }).click();
  await expect(chart(page, '每日趋势')).toBeVisible();
  await expect(failure).toHaveCount(0);
  expect(await figureOf(page, '净额')).toBeGreaterThan(0);
});

test('rows that could not be loaded are not counted as none', async ({ page, system, signInAs }) => {
  await signInAs('finance');
  await system.control('faults', { endpoint: 'merchantStatistics.list', kind: 'status', value: -1099 });
  await page.goto(`${merchants}?${year}&dimension=10`);
  await expect(page.getByText('数据加载失败', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^按商户/ })).toHaveText('按商户');
  await system.control('faults', undefined, 'DELETE');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('tab', { name: /^按商户/ })).toHaveText(/^按商户 ?[1-9]\d*$/);
});

test('the sums of an order list that fail do not stay those of the filter before', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  await page.goto('/order/order-manage/order-hotel-list?createStart=');
  const sums = page.getByText(/^共\d+单，实付合计/);
  await expect(sums).toBeVisible();
  await system.control('faults', { endpoint: 'ordersHotel.sum', kind: 'status', value: -1099 });
  await page.getByRole('tab', { name: /已完成/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: '统计数据加载失败' })).toBeVisible();
  await expect(sums).toHaveCount(0);
});
