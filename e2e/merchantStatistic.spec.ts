import { addDays, monthEnd, monthOf } from '#contracts/days.ts';
import { orderStatus, refundStatus } from '#contracts/enums/orders.ts';
import { testDay } from '../contracts/testing/moment.ts';
import { typeDate } from './dates.ts';
import { expect, type Page, test } from './fixtures.ts';
import { button, choose, confirm, dialog, list, options, row } from './parts.ts';
import { figureOf, linesOf, numberIn } from './reportParts.ts';
import { orderIn, refundIn } from './tradeScenes.ts';

/** 商户预订汇总 (domain design, section 15.1). */

const path = '/statistic/statistic-report/merchant-statistic-list';
const today = testDay;
const thisMonth = `startDate=${monthOf(today)}&endDate=${monthEnd(today)}`;
const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const total = (page: Page) => page.getByText(/^共 \d+ 条$/);
const dimension = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

const linesIn = (page: Page) => linesOf(page, '商户预订汇总');
/** Does what loads other rows, and waits for those of this query. */
async function loads(page: Page, query: string, act: () => Promise<unknown>) {
  const answered = page.waitForResponse(
    (answer) => answer.url().includes('/statistics/merchants/list') && answer.url().includes(query),
  );
  await act();
  await answered;
}
const dimensions = { 按商户: 10, 按资源: 20, 按产品: 30, 按日: 40 };
async function groupBy(page: Page, name: keyof typeof dimensions) {
  const wanted = dimension(page, name);
  if ((await wanted.getAttribute('aria-selected')) !== 'true')
    await loads(page, `dimension=${dimensions[name]}`, () => wanted.click());
}

test('opens with this month by payment; the last line is the sum of all pages, and the cards say the same', {
  tag: '@moment',
}, async ({ page, system, signInAs }) => {
  await refundIn(system, 'hotel', refundStatus.done);
  await signInAs('finance');
  await page.goto(path);
  await expect(page).toHaveURL(new RegExp(`\\?${thisMonth}&basis=20&dimension=10$`));
  await expect(list(page, '统计口径')).toHaveText('支付日期');
  await expect(button(page, '本月')).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`${path}?startDate=${addDays(today, -364)}&endDate=${today}&dimension=30`);
  // Nothing has been found before the first answer.
  await expect(total(page)).toHaveText(/[1-9]\d/);
  const count = numberIn(await total(page).innerText());
  const sums = { orders: 0, paid: 0, refunded: 0, net: 0, settle: 0 };
  for (let shown = 1; ; shown++) {
    const lines = await linesIn(page);
    for (const line of lines.slice(0, -1)) {
      sums.orders += numberIn(line.订单数);
      sums.paid += numberIn(line.实付);
      sums.refunded += numberIn(line.退款金额);
      sums.net += numberIn(line.净额);
      sums.settle += numberIn(line.商户应结);
      expect(line.退款率).toMatch(/^\d+\.\d\d%$/);
    }
    const last = lines.at(-1) ?? {};
    if (shown * 10 < count) {
      await loads(page, `offset=${10 * shown}`, () => button(page, '下一页').click());
      continue;
    }
    expect(last.产品名称).toBe('合计');
    const said = ['订单数', '实付', '退款金额', '净额', '商户应结'].map((name) => numberIn(last[name]));
    expect(said).toEqual(Object.values(sums).map((sum) => Math.round(sum * 100) / 100));
    expect(await figureOf(page, '订单数')).toBe(said[0]);
    expect(await figureOf(page, '实付')).toBe(said[1]);
    expect(await figureOf(page, '退款')).toBe(said[2]);
    expect(await figureOf(page, '净额')).toBe(said[3]);
    break;
  }
});

for (const [basis, name] of [
  ['10', '下单日期'],
  ['20', '支付日期'],
  ['30', '使用/离店日期'],
] as const)
  test(`by ${name}: a number leads to a list of exactly the records that it counts`, async ({
    page,
    system,
    signInAs,
  }) => {
    await orderIn(system, 'hotel', orderStatus.done);
    await orderIn(system, 'hotel', orderStatus.unpaid);
    await refundIn(system, 'hotel', refundStatus.done);
    await signInAs('finance');
    await page.goto(path);
    await choose(page, '统计口径', name);
    if (basis !== '20') await loads(page, `basis=${basis}`, () => button(page, '查询').click());
    await expect(page).toHaveURL(new RegExp(`basis=${basis}`));
    for (const by of ['按商户', '按资源', '按产品', '按日'] as const) {
      await groupBy(page, by);
      const address = page.url();
      for (const [column, records] of [
        ['订单数', 'order'],
        ['退款单数', 'refund'],
      ] as const) {
        const lines = await linesIn(page);
        // Those with refunds, if any, else the first.
        const at = Math.max(
          0,
          lines.slice(0, -1).findIndex((line) => numberIn(line.退款单数) > 0),
        );
        const counted = lines[at]?.[column] ?? '';
        const link = page
          .getByRole('region', { name: '商户预订汇总' })
          .getByRole('row')
          .nth(at + 1)
          .locator(`a[href^="/order/${records}-manage/"]`)
          .filter({ hasText: new RegExp(`^${counted}$`) });
        if (counted === '0') {
          await expect(link).toHaveCount(0);
          continue;
        }
        await link.click();
        await expect(page).toHaveURL(new RegExp(`/${records}-manage/`));
        await expect(total(page)).toHaveText(`共 ${counted} 条`);
        await page.goBack();
        await expect(page).toHaveURL(address);
      }
    }
  });

for (const [basis, name] of [
  ['10', '下单日期'],
  ['20', '支付日期'],
  ['30', '使用/离店日期'],
] as const)
  test(`by ${name}: net amount, commission and the part of the merchant lead to the orders that they are of, where that is exact`, async ({
    page,
    system,
    signInAs,
  }) => {
    await refundIn(system, 'hotel', refundStatus.done);
    await orderIn(system, 'hotel', orderStatus.done);
    await signInAs('finance');
    const shown = page.getByRole('region', { name: '商户预订汇总' });
    const heads = shown.getByRole('columnheader');
    for (const by of ['按商户', '按资源', '按产品', '按日'] as const) {
      const address = `${path}?${thisMonth}&basis=${basis}&dimension=${dimensions[by]}`;
      for (const column of ['净额', '平台佣金', '商户应结'] as const) {
        await page.goto(address);
        await expect(total(page)).toBeVisible();
        const [line] = await linesIn(page);
        const at = (await heads.allInnerTexts()).map((text) => text.trim()).indexOf(column);
        const amount = shown.getByRole('row').nth(1).getByRole('cell').nth(at);
        await expect(amount).toHaveText(line?.[column] ?? '');
        const link = amount.getByRole('link');
        if (basis === '20') {
          await expect(link).toHaveCount(0);
          continue;
        }
        await link.click();
        await expect(page).toHaveURL(/\/order-manage\//);
        await expect(total(page)).toHaveText(`共 ${line?.订单数} 条`);
      }
    }
  });

test('the trend of a single day shows a point for each line', async ({ page, signInAs }) => {
  await signInAs('finance');
  await page.goto(`${path}?startDate=2026-05-12&endDate=2026-05-12`);
  // Three amounts, and the net amount of the day before.
  await expect(page.locator('svg path[d^="M1 0A1 1"]')).toHaveCount(4);
});

test('spans are set by one click, compared with the month or the days before, and searches are saved for the account', async ({
  page,
  signInAs,
}) => {
  await signInAs('finance');
  await page.goto(path);
  for (const [name, from, to] of [
    ['今天', today, today],
    ['昨天', '2026-05-12', '2026-05-12'],
    ['本周', '2026-05-11', '2026-05-17'],
    ['上月', '2026-04-01', '2026-04-30'],
    ['近30天', '2026-04-14', today],
    ['今年', '2026-01-01', '2026-12-31'],
  ] as const) {
    await button(page, name).click();
    await expect(page).toHaveURL(new RegExp(`startDate=${from}&endDate=${to}`));
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await button(page, '上月').click();
  await expect(page.getByText('对比 2026-03-01 至 2026-03-31')).toBeVisible();
  await button(page, '本月').click();
  await expect(page.getByText('对比 2026-04-01 至 2026-04-13')).toBeVisible();
  await button(page, '上月').click();
  await groupBy(page, '按产品');
  await choose(page, '统计口径', '下单日期');
  await button(page, '查询').click();
  await expect(page).toHaveURL(/basis=10&dimension=30/);

  await button(page, '视图').click();
  await page.getByRole('menuitem', { name: '另存为视图' }).click();
  await dialog(page).getByLabel('视图名称').fill('上月产品');
  await dialog(page).getByLabel('视图名称').press('Enter');
  await expect(dialog(page)).toHaveCount(0);

  await signInAs('superAdmin');
  await page.goto(path);
  await expect(button(page, '本月')).toHaveAttribute('aria-pressed', 'true');
  await button(page, '视图').click();
  await expect(page.getByRole('menuitemradio', { name: '上月产品' })).toHaveCount(0);
  await signInAs('finance');
  await page.goto(path);
  await button(page, '视图').click();
  await page.getByRole('menuitemradio', { name: '上月产品' }).click();
  await expect(page).toHaveURL(/startDate=2026-04-01&endDate=2026-04-30&basis=10&dimension=30/);
});

test('what is wrong with a span is said in the words of the specification, and an address without one has this month', async ({
  page,
  signInAs,
}) => {
  await signInAs('finance');
  await page.goto(path);
  await typeDate(page, '统计日期 开始日期', '2025-01-01');
  await button(page, '查询').click();
  await expect(page.getByText('日期范围最多366天')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(thisMonth));
  await button(page, '清除 统计日期').click();
  await button(page, '查询').click();
  await expect(page.getByText('请选择统计日期')).toBeVisible();

  await page.goto(`${path}?productType=20`);
  await expect(page.getByLabel('统计日期 开始日期')).toHaveValue(monthOf(today));
  await expect(total(page)).toBeVisible();
  const types = (await linesIn(page)).slice(0, -1).map((line) => line.产品类型);
  expect(new Set(types)).toEqual(new Set(['酒店']));
  // An end before the start is left out, and said.
  await page.goto(`${path}?startDate=2026-05-09&endDate=2026-05-01`);
  await expect(page.getByText('结束日期不能早于开始日期')).toBeVisible();
  await expect(page.getByLabel('统计日期 开始日期')).toHaveValue('2026-05-09');
  await expect(page.getByLabel('统计日期 结束日期')).toHaveValue(monthEnd(today));
  await page.goto(`${path}?startDate=2024-05-09&endDate=2026-05-01`);
  await expect(page.getByText('日期范围最多366天')).toBeVisible();
});

test('is narrowed to a resource of a type, sorted, exported, and stands in the address', async ({
  page,
  system,
  signInAs,
}) => {
  await orderIn(system, 'hotel', orderStatus.toUse);
  await signInAs('finance');
  await page.goto(`${path}?startDate=2026-01-01&endDate=2026-12-31`);
  await button(page, '展开').click();
  await expect(list(page, '资源名称')).toBeDisabled();
  await choose(page, '产品类型', '酒店');
  await list(page, '资源名称').click();
  const resource = (await options(page).first().innerText()).trim();
  await options(page).first().click();
  await button(page, '查询').click();
  await expect(page).toHaveURL(/resourceId=\d+&productType=20/);
  await groupBy(page, '按产品');
  await expect(head(page, '资源名称')).toBeVisible();
  const names = async () => new Set((await linesIn(page)).slice(0, -1).map((line) => line.资源名称));
  await expect.poll(names).toEqual(new Set([resource]));
  await loads(page, 'sort=netAmount', () => button(page, '净额').click());
  await expect(page).toHaveURL(/sort=netAmount&direction=desc/);
  const nets = (await linesIn(page)).slice(0, -1).map((line) => numberIn(line.净额));
  expect(nets).toEqual([...nets].sort((a, b) => b - a));
  await page.reload();
  await expect.poll(names).toEqual(new Set([resource]));
  const [sums = {}] = (await linesIn(page)).slice(-1);

  await page.getByRole('button', { name: '选择文件格式' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitemradio', { name: 'CSV', exact: true }).click();
  await confirm(page).click();
  const download = await file;
  expect(download.suggestedFilename()).toBe(`商户预订汇总-2026-01-01 – 2026-12-31-${today}.csv`);
  const written = await download.createReadStream();
  const text = await new Promise<string>((resolve) => {
    const parts: Buffer[] = [];
    written
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => resolve(`${Buffer.concat(parts)}`));
  });
  expect(text.startsWith('\ufeff')).toBe(true);
  const [headings = '', ...lines] = text.slice(1).trim().split('\r\n');
  expect(headings).toBe(
    '产品名称,资源名称,商户名称,产品类型,订单数,数量,订单金额,优惠,实付,退款单数,退款金额,净额,平台佣金,商户应结,退款率',
  );
  // The last line of the file is that of the page, its amounts numbers without separators.
  const last = (lines.pop() ?? '').split(',');
  expect(last.slice(0, 4)).toEqual(['合计', '', '', '']);
  expect(last[4]).toBe(String(numberIn(sums.订单数)));
  expect(last.slice(6, 14)).toEqual(
    ['订单金额', '优惠', '实付', '退款单数', '退款金额', '净额', '平台佣金', '商户应结'].map((name) =>
      sums[name]?.replaceAll(',', ''),
    ),
  );
  expect(last[14]).toBe(sums.退款率);
  expect(lines).toHaveLength(nets.length);
  expect(lines.map((line) => Number(line.split(',')[11]))).toEqual(nets);
  for (const line of lines) expect(line.split(',').at(-1)).toMatch(/^\d+\.\d\d%$/);
});

test('a merchant user sees his own, and what the platform sees of him', async ({
  page,
  system,
  signInAs,
}) => {
  await refundIn(system, 'hotel', refundStatus.done, { own: 1 });
  await signInAs('merchantManager');
  await page.goto(path);
  await expect(total(page)).toBeVisible();
  await expect(page.getByLabel('所属商户')).toHaveCount(0);
  const own = await linesIn(page);
  const [line] = own;
  await row(page, line?.产品类型 ?? '')
    .getByRole('link', { name: line?.订单数, exact: true })
    .click();
  await expect(total(page)).toHaveText(`共 ${line?.订单数} 条`);

  await signInAs('superAdmin');
  await page.goto(`${path}?${thisMonth}&merchantId=2`);
  await expect(total(page)).toBeVisible();
  expect(await linesIn(page)).toEqual(own);
});

test('who sees orders of single resources only, or none, finds numbers without links', async ({
  page,
  signInAs,
}) => {
  await signInAs('merchantManager');
  // Rights as of a role with the statistics and without orders.
  await page.route('**/auth/validate**', async (route) => {
    const answer = await route.fetch();
    const envelope = await answer.json();
    envelope.data.rightIds = envelope.data.rightIds
      .filter((code: number) => ![1412, 1416, 1422, 1426, 1432, 1436].includes(code))
      .concat(1413, 1423, 1433);
    await route.fulfill({ response: answer, json: envelope });
  });
  await page.goto(path);
  await expect(total(page)).toBeVisible();
  await expect(
    page.getByRole('region', { name: '商户预订汇总' }).locator('a[href*="order-manage"]'),
  ).toHaveCount(0);
});

test('the sums of many millions are shown whole', async ({ page, signInAs }) => {
  await page.route('**/statistics/merchants/sum?*', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { data: object };
    const payPrice = 123_456_789_012;
    await route.fulfill({ response: answer, json: { ...json, data: { ...json.data, payPrice } } });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs('superAdmin');
  await page.goto(`${path}?${thisMonth}`);
  const sum = page.locator('tfoot').getByRole('cell', { name: '1,234,567,890.12' });
  await expect(sum).toBeVisible();
  expect(await sum.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBeLessThanOrEqual(0);
});

test('nothing was sold: 0 and no share of nothing', async ({ page, signInAs }) => {
  await signInAs('finance');
  const day = addDays(today, 30);
  await page.goto(`${path}?startDate=${day}&endDate=${day}`);
  await expect(page.getByText('没有符合条件的数据')).toBeVisible();
  expect(await figureOf(page, '实付')).toBe(0);
  await expect(page.locator('main')).not.toContainText('NaN');
  await expect(page.locator('main')).not.toContainText('Infinity');
});
