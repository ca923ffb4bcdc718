import { orderStatus } from '#contracts/enums/orders.ts';
import { expect, type Page, test } from './fixtures.ts';
import { button } from './parts.ts';
import { pagesOf } from './printedPages.ts';
import { orderIn, stateOf } from './tradeScenes.ts';

/** Reports and records on paper: what belongs to the screen alone stays away. */

const report = '/statistic/statistic-report/merchant-statistic-list';
/** Keeps how often the page asked the browser to print, which has no dialog here. */
const countsPrints = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.prints = `${Number(document.documentElement.dataset.prints ?? 0) + 1}`;
    };
  });
const prints = (page: Page) => page.locator('html').getAttribute('data-prints');

test('a report prints on A4 landscape with its title and filter, every column, and how many of its rows', async ({
  page,
  signInAs,
}) => {
  await countsPrints(page);
  await signInAs('finance');
  await page.goto(`${report}?startDate=2026-01-01&endDate=2026-12-31&basis=10&dimension=30`);
  await expect(page.getByRole('img', { name: '实付占比' })).toBeVisible();
  await button(page, '打印').click();
  expect(await prints(page)).toBe('1');

  expect(new Set(await pagesOf(page))).toEqual(new Set(['842x595']));
  // As wide as the paper within its margins.
  await page.setViewportSize({ width: 1046, height: 718 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: '商户预订汇总' })).toBeVisible();
  await expect(page.getByText('下单日期', { exact: true })).toBeVisible();
  await expect(page.getByLabel('统计日期 开始日期')).toHaveValue('2026-01-01');
  await expect(page.getByRole('tab')).toHaveCount(1);
  await expect(page.getByRole('columnheader', { name: '退款率' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^本页10条，共\d+条$/)).toBeVisible();
  for (const name of ['查询', '打印', '导出', '今年', '下一页', '以表格显示'])
    await expect(button(page, name)).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // The charts follow the width in the next frame.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('paper says what the rows were searched by, not what was typed since, and who printed it', async ({
  page,
  signInAs,
}) => {
  await signInAs('finance');
  await page.goto(`${report}?startDate=2026-01-01&endDate=2026-01-31`);
  const start = page.getByLabel('统计日期 开始日期');
  await expect(start).toHaveValue('2026-01-01');
  await start.fill('2026-02-01');
  const paper = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const shown = document.querySelector('main')?.innerText ?? '';
    const days = [...document.querySelectorAll<HTMLInputElement>('[role=search] input')].map(
      (one) => one.value,
    );
    dispatchEvent(new Event('afterprint'));
    return { shown, days };
  });
  expect(paper.days).toContain('2026-01-01');
  expect(paper.days).not.toContain('2026-02-01');
  expect(paper.shown).toMatch(/打印人：钱思齐，\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  await expect(start).toHaveValue('2026-02-01');
  await expect(page.getByText(/^打印人/)).toHaveCount(0);
});

test('a record prints on A4 portrait, light also from the dark theme, which comes back', async ({
  page,
  system,
  signInAs,
}) => {
  await countsPrints(page);
  const { id } = await orderIn(system, 'hotel', orderStatus.toUse);
  await signInAs('superAdmin');
  await page.goto(`/order/order-manage/order-hotel-detail?id=${id}`);
  await button(page, '切换深浅色').click();
  const theme = page.locator('body');
  await expect(theme).toHaveAttribute('theme-mode', 'dark');
  await button(page, '打印').click();
  expect(await prints(page)).toBe('1');
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.documentElement.dataset.printed = document.body.getAttribute('theme-mode') ?? '';
    });
  });
  expect(new Set(await pagesOf(page))).toEqual(new Set(['595x842']));
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'light');
  await expect(theme).toHaveAttribute('theme-mode', 'dark');
});

for (const [name, path, title] of [
  ['the price calendar of a product', '/product/hotel/stock', '2026年5月'],
  ['the overview of all rooms of a hotel', '/product/hotel/stock', '房态总览'],
] as const) {
  test(`${name} prints on A4 landscape, within its width, with the grounds of the states`, async ({
    page,
    system,
    signInAs,
  }) => {
    await countsPrints(page);
    const token = await system.tokenOf('superAdmin');
    const answer = await fetch(`${system.url}/api/main/products-hotel/list?offset=0&limit=1&token=${token}`);
    const { data } = (await answer.json()) as { data: { list: { id: string; resourceId: string }[] } };
    const [product] = data.list;
    await signInAs('superAdmin');
    const query = title === '房态总览' ? `resourceId=${product?.resourceId}` : `id=${product?.id}`;
    await page.goto(`${path}?${query}`);
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await button(page, '打印').click();
    expect(await prints(page)).toBe('1');
    expect(new Set(await pagesOf(page))).toEqual(new Set(['842x595']));
    await page.setViewportSize({ width: 1046, height: 702 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(title).and(page.locator('caption, h1')).first()).toBeVisible();
    // The only control left says which house it is.
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('[role="gridcell"][data-state]').last()).toHaveCSS(
      'print-color-adjust',
      'exact',
    );
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}

test('a list within a record prints what was searched for, of how many rows, and its sums; a reconciliation its days', async ({
  page,
  system,
  signInAs,
}) => {
  const { memberId } = await stateOf<{ memberId: string }>(system, 'a member has a balance', {});
  await signInAs('finance');
  await page.goto(`/finance/member-account-manage/fund-change-detail?memberId=${memberId}`);
  await expect(page.getByText(/收入合计（可用增加）1,000\.00 元/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('变动时间', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('本页1条，共1条')).toBeVisible();
  await expect(page.getByText(/收入合计（可用增加）1,000\.00 元/)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.goto('/finance/member-account-manage/reconciliation');
  await expect(page.getByRole('table', { name: '按变动类型' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('对账期间 开始日期')).toBeVisible();
  await expect(button(page, '查询')).toHaveCount(0);
});
