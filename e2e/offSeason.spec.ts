import { addDays } from '#contracts/days.ts';
import { typeDate } from './dates.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { listOfOrders } from './tradeScenes.ts';

/** 闭园: days that are in no opening season of their scenic spot, in the calendar of its tickets and in 代客下单. */

/** Of a water park that is open from 1 June to 30 September. */
const ticket = { id: '16', name: '悦途水世界成人票' };
const [open, shut] = ['2026-09-30', '2026-10-01'];
const cell = (page: Page, date: string) =>
  page.getByRole('gridcell', {
    name: `${date.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日')} `,
  });
const dialog = (page: Page) => page.getByRole('dialog');
const calendar = (page: Page) => page.goto(`/product/place/stock?id=${ticket.id}&month=2026-09`);

test('the calendar says which days are closed season, and so does the form of one of them', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await calendar(page);
  await expect(cell(page, shut)).toHaveAccessibleName(/闭园$/);
  await expect(cell(page, shut)).toContainText('闭园');
  await expect(cell(page, open)).not.toContainText('闭园');
  await expect(page.getByRole('list', { name: '图例' })).toContainText('不在景区开放季节内');
  await cell(page, shut).click();
  await expect(dialog(page)).toBeVisible();
  const told = dialog(page).getByText('1天在景区闭园期：2026-10-01');
  await dialog(page).getByRole('textbox', { name: '售价', exact: true }).fill('88');
  await dialog(page).getByRole('textbox', { name: '库存', exact: true }).fill('900');
  await expect(told).toBeVisible();
  await dialog(page).getByRole('switch', { name: '开放' }).click();
  await expect(told).toBeHidden();
});

test('a batch says which of its days are closed season, and leaves them out on a click', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('operator');
  await calendar(page);
  await cell(page, addDays(open, -1)).hover();
  await page.mouse.down();
  await cell(page, addDays(shut, 1)).hover();
  await page.mouse.up();
  await page.getByRole('button', { name: '批量设置', exact: true }).click();
  await dialog(page).getByRole('checkbox', { name: '设置售价', exact: true }).check();
  await dialog(page).getByRole('textbox', { name: '售价', exact: true }).fill('66');
  await dialog(page).getByRole('checkbox', { name: '设置库存', exact: true }).check();
  await dialog(page).getByRole('textbox', { name: '库存', exact: true }).fill('900');
  await expect(dialog(page).getByText('将更新4天')).toBeVisible();
  await expect(dialog(page).getByText('2天在景区闭园期：2026-10-01、2026-10-02')).toBeVisible();
  await dialog(page).getByRole('button', { name: '排除闭园日期' }).click();
  await expect(dialog(page).getByText('将更新2天')).toBeVisible();
  await expect(dialog(page).getByText(/在景区闭园期/)).toBeHidden();
  await expect(dialog(page).getByLabel('日期范围1 结束日期')).toHaveValue(open);
  await dialog(page).getByRole('button', { name: '确定' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(cell(page, open)).toContainText('66.00');
  await expect(cell(page, shut)).not.toContainText('66.00');
  const [sent] = (await system.journal()).filter(({ endpoint }) => endpoint === 'stocksPlace.batchSave');
  expect(sent?.body).toMatchObject({ spans: [{ startDate: addDays(open, -1), endDate: open }] });
});

const priced = async (system: System, date: string) => {
  const body = { data: { days: [{ date, version: 0, price: 8_800, stock: 900, enabled: 1 }] } };
  await system.call(
    `products-place/${ticket.id}/price-stocks/save`,
    body,
    await system.tokenOf('superAdmin'),
  );
};

test('代客下单 warns of a closed day, and refuses nothing', async ({ page, system, signInAs }) => {
  for (const date of [open, shut]) await priced(system, date);
  await signInAs('superAdmin');
  await page.goto(listOfOrders('place'));
  await page.getByRole('button', { name: '代客下单', exact: true }).click();
  await page.getByRole('combobox', { name: '产品名称' }).fill(ticket.name);
  await page.getByRole('option', { name: ticket.name }).click();
  const warning = dialog(page).getByText('所选日期在景区闭园期，仍可下单，请先与会员确认');
  await typeDate(dialog(page), '使用日期', shut);
  await expect(dialog(page).getByRole('list', { name: '可订情况' })).toContainText('10-01 闭园');
  await expect(warning).toBeVisible();
  await typeDate(dialog(page), '使用日期', open);
  await expect(dialog(page).getByRole('list', { name: '可订情况' })).toContainText('09-30');
  await expect(warning).toBeHidden();
});
