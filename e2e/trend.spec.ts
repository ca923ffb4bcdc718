import { refundStatus } from '#contracts/enums/orders.ts';
import { expect, type Page, test } from './fixtures.ts';
import { button } from './parts.ts';
import { refundIn } from './tradeScenes.ts';

/** The last 30 days on the home page, as lines and as a table. */

const name = '近30天实付与退款';
const lines = (page: Page) => page.getByRole('img', { name });
const table = (page: Page) => page.getByRole('table', { name });
const cents = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100);
const numbers = async (page: Page, row: string | RegExp) => {
  const cells = table(page).getByRole('row', { name: row }).getByRole('cell');
  return (await cells.allTextContents()).slice(1).map(cents);
};
/** Collects the requests for the files of the drawing code. */
function drawingLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Plot')) loads.push(request.url());
  });
  return loads;
}
/** Too low for the chart, which stands below the figures. */
const low = { width: 1280, height: 480 };

test('has 30 days; the values of today and the totals equal the sums on the page', {
  tag: '@moment',
}, async ({ page, system, signInAs }) => {
  await refundIn(system, 'hotel', refundStatus.done);
  await signInAs('platformAdmin');
  await page.goto('/home');
  await expect(table(page).getByRole('row')).toHaveCount(1 + 30 + 1);
  const today = [0, 0];
  for (const kind of ['门票', '酒店', '民宿']) {
    const cells = page.getByRole('row', { name: new RegExp(`^${kind}`) }).getByRole('cell');
    await expect(cells.nth(1)).toHaveText(/^[\d,]+\.\d\d$/);
    const [paid = '', refunded = ''] = await cells.allTextContents();
    today[0] = (today[0] ?? 0) + cents(paid);
    today[1] = (today[1] ?? 0) + cents(refunded);
  }
  expect(today[1]).toBeGreaterThan(0);
  const rows = await table(page).getByRole('row').allInnerTexts();
  const [first = '', ...rest] = rows.slice(1, -1);
  expect(await numbers(page, first.slice(0, 10))).toEqual(today);
  const all = [first, ...rest].map((text) => text.split('\t').slice(1).map(cents));
  const sum = (at: number) => all.reduce((total, values) => total + (values[at] ?? 0), 0);
  expect(await numbers(page, '合计')).toEqual([sum(0), sum(1)]);
});

test('the drawing code is loaded when the chart is in view, and not for users without figures', async ({
  page,
  signInAs,
}) => {
  const loads = drawingLoads(page);
  await page.setViewportSize(low);
  await signInAs('operator');
  await page.goto('/home');
  await expect(page.getByRole('region', { name: '快捷入口' })).toBeVisible();
  await expect(page.getByRole('heading', { name })).toHaveCount(0);
  await signInAs('superAdmin');
  await page.goto('/home');
  await expect(table(page).getByRole('row')).toHaveCount(32);
  expect(loads).toEqual([]);
  await page.getByRole('heading', { name }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(lines(page)).toBeVisible();
  expect(loads).toHaveLength(1);
});

test('follows theme and width at once, says the numbers under the pointer, and shows them as a table', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await signInAs('superAdmin');
  await page.goto('/home');
  const drawn = lines(page).locator('svg');
  await expect(drawn).toBeVisible();
  const strokes = async () =>
    new Set(
      await drawn
        .locator('path[stroke^="rgb"]')
        .evaluateAll((paths) => paths.map((path) => path.getAttribute('stroke'))),
    );
  await expect.poll(async () => (await strokes()).size).toBeGreaterThan(1);
  const light = await strokes();
  await button(page, '切换深浅色').click();
  await expect.poll(async () => [...(await strokes())].filter((stroke) => light.has(stroke))).toEqual([]);

  await page.setViewportSize({ width: 1000, height: 1200 });
  const box = async () => lines(page).evaluate((element) => element.getBoundingClientRect().width);
  const width = async () => Number(await drawn.getAttribute('width'));
  await expect.poll(async () => (await width()) - (await box())).toBe(0);

  const hint = page.locator('[data-chart-hint]');
  await lines(page).hover({ position: { x: 400, y: 100 } });
  await expect(hint).toContainText(/^\d{4}-\d\d-\d\d实付[\d,]+\.\d\d退款[\d,]+\.\d\d$/);
  const [day = '', ...amounts] = (await hint.innerText()).split(/\s+(?:实付|退款)?\s*/);
  expect(await numbers(page, day)).toEqual(amounts.map(cents));

  await button(page, '以表格显示').click();
  await expect(lines(page)).toHaveCount(0);
  await expect(table(page)).toBeVisible();
  await expect(button(page, '以表格显示')).toHaveAttribute('aria-pressed', 'true');
  await button(page, '以表格显示').press('Enter');
  await expect(lines(page)).toBeVisible();
});

test('shows a table if the drawing code cannot be loaded', async ({ page, signInAs, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await page.route(/\/Plot/, (route) => route.abort());
  await page.setViewportSize({ width: 1440, height: 1200 });
  await signInAs('superAdmin');
  await page.goto('/home');
  await expect(table(page)).toBeVisible();
  await expect(button(page, '以表格显示')).toHaveCount(0);
});
