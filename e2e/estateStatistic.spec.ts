import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import { expect, type Page, test } from './fixtures.ts';
import { button, confirm, list } from './parts.ts';
import { linesOf, numberIn } from './reportParts.ts';

/** 项目结算汇总 (domain design, section 15.2). */

const path = '/statistic/statistic-report/estate-statistic-list';
const year = 'startDate=2026-01-01&endDate=2026-12-31';
const region = (page: Page) => page.getByRole('region', { name: '项目结算汇总' });
const total = (page: Page) => page.getByText(/^共 \d+ 条$/);
/** What the sums below 推荐列表 call an amount. */
const sumOf: Record<string, string> = { 签约金额: '成交总价', 应结佣金: '应结佣金', 已结佣金: '已结佣金' };
const amounts = Object.keys(sumOf);
const counts = ['推荐数', '有效数', '到访数', '认购套数', '签约套数', '退定套数', '退房套数'];

async function linesIn(page: Page): Promise<Record<string, string>[]> {
  await expect(total(page)).toBeVisible();
  await expect(region(page).locator('tfoot td').last()).toHaveText(/%$/);
  return linesOf(page, '项目结算汇总');
}

test('the last line is the sum of the projects, and each number leads to the recommends that it counts', async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs('superAdmin');
  await page.goto(`${path}?${year}`);
  const lines = await linesIn(page);
  const projects = lines.slice(0, -1);
  for (const name of [
    ...counts,
    '签约金额',
    '应结佣金',
    '已结佣金',
    '未结佣金',
    '已发放佣金',
    '待发放佣金',
    '已核销佣金',
  ])
    expect([name, numberIn(lines.at(-1)?.[name])]).toEqual([
      name,
      Math.round(projects.reduce((sum, line) => sum + numberIn(line[name]) * 100, 0)) / 100,
    ]);
  const heads = await region(page).getByRole('columnheader').allInnerTexts();
  for (const name of [...counts, ...amounts]) {
    const at = projects.findIndex((line) => numberIn(line[name]) > 0);
    expect(at, name).toBeGreaterThanOrEqual(0);
    await region(page)
      .getByRole('row')
      .nth(at + 1)
      .getByRole('cell')
      .nth(heads.indexOf(name))
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/recommend-list/);
    await expect(total(page)).toHaveText(
      `共 ${projects[at]?.[amounts.includes(name) ? '签约套数' : name]} 条`,
    );
    if (amounts.includes(name))
      await expect(page.getByText(`${sumOf[name]}${projects[at]?.[name]}元`)).toBeVisible();
    // Whatever narrows the list stands in its search area: a contract that was cancelled is not counted.
    if (name === '签约套数') await expect(list(page, '是否失效')).toHaveText('否');
    await page.goBack();
    await linesIn(page);
  }
});

test('a workbook has rates and amounts as numbers that can be reckoned with, and the line of the sums', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${path}?${year}`);
  const lines = await linesIn(page);
  await button(page, '选择文件格式').click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitemradio', { name: 'Excel (.xlsx)', exact: true }).click();
  await confirm(page).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toContain('项目结算汇总-2026-01-01 – 2026-12-31-');
  const file = readFileSync(await saved.path());
  const [titles = [], ...rows] = (await readXlsx(file)).sheets[0]?.rows ?? [];
  for (const name of ['到访率', '签约率']) {
    const shown = lines.map((line) => numberIn(line[name]) / 100);
    expect(shown.some((rate) => rate > 0)).toBe(true);
    const written = rows.map((cells) => cells[titles.indexOf(name)]);
    expect(written).toEqual(shown.map((rate) => expect.closeTo(rate, 6)));
  }
  const sums = lines.at(-1) ?? {};
  const last = (name: string) => rows.at(-1)?.[titles.indexOf(name)];
  expect(rows.at(-1)?.[0]).toBe('合计');
  for (const name of [...counts, ...amounts])
    expect([name, last(name)]).toEqual([name, numberIn(sums[name])]);
});

test('a company sees its own, and what the platform sees of it', async ({ page, signInAs }) => {
  await signInAs('companyAdmin');
  await page.goto(`${path}?${year}`);
  const own = await linesIn(page);
  await expect(page.getByLabel('所属公司')).toHaveCount(0);
  await signInAs('superAdmin');
  await page.goto(`${path}?${year}&companyId=1`);
  expect(await linesIn(page)).toEqual(own);
});
