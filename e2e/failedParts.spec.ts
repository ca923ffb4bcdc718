import type { Locator } from '@playwright/test';
import { orderStatus } from '#contracts/enums/orders.ts';
import { calendar } from './dates.ts';
import { expect, test } from './fixtures.ts';
import { chooseProduct, openNewOrder, typeOrder, typeStay } from './newOrder.ts';
import { open } from './orderPage.ts';
import { button, confirm, dialog, fill, titleBar } from './parts.ts';
import { listOfOrders, orderIn, stateOf } from './tradeScenes.ts';

/** A part of a page that could not be loaded says so, offers a second try, and never shows the answer to an older question in its place. */

const retry = (part: Locator) => part.getByRole('button', { name: '重试', exact: true });
const failure = { kind: 'status', value: -1099, times: 1 };

test('a quote that fails takes the old price away, and 重试 brings the new one', async ({
  page,
  system,
  signInAs,
}) => {
  const { offer, form } = await openNewOrder({ page, system, signInAs });
  await chooseProduct(page, offer);
  await typeStay(page, offer);
  const total = form.getByRole('region', { name: '报价' });
  const due = total.getByRole('status');
  await expect(due).toHaveText(/^应付\d/);
  const price = Number((await due.innerText()).replace(/[^\d.]/g, ''));
  await system.control('faults', { endpoint: 'ordersHotel.quote', ...failure });
  await form.getByLabel('间数').fill('2');
  await expect(total).toContainText('数据加载失败');
  await expect(due).toHaveCount(0);
  await retry(total).click();
  await expect(due).toBeVisible();
  expect(Number((await due.innerText()).replace(/[^\d.]/g, ''))).toBe(2 * price);
});

test('a look for the same order that fails says so, and 重试 makes it', async ({
  page,
  system,
  signInAs,
}) => {
  const { offer, form } = await openNewOrder({ page, system, signInAs });
  const total = form.getByRole('region', { name: '报价' });
  await typeOrder(page, offer);
  await confirm(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^H\d+$/);

  await page.goto(`${listOfOrders('hotel')}?order=add`);
  await system.control('faults', { endpoint: 'ordersHotel.list', kind: 'status', value: -1099 });
  await typeOrder(page, offer);
  await expect(total.getByRole('alert')).toContainText('未能检查该会员是否已有相同订单');
  await system.control('faults', undefined, 'DELETE');
  await retry(total).click();
  await expect(total.getByRole('list', { name: '相同的订单' })).toBeVisible();
  await expect(total).not.toContainText('未能检查');
});

test('relatives and benefits of the member that fail say so, and 重试 brings them', async ({
  page,
  system,
  signInAs,
}) => {
  const { memberMobile } = await stateOf<{ memberMobile: string }>(system, 'a member has relatives', {});
  const { offer, form } = await openNewOrder({ page, system, signInAs });
  await system.control('faults', { endpoint: 'memberFriends.list', ...failure });
  await form.getByLabel('会员手机号').fill(memberMobile);
  const relatives = form.getByRole('group', { name: '会员亲友' });
  await expect(relatives).toContainText('数据加载失败');
  await retry(relatives).click();
  await expect(button(page, '陆知夏 · 配偶')).toBeVisible();

  await system.control('faults', { endpoint: 'memberBenefits.preview', ...failure });
  await chooseProduct(page, offer);
  const failed = form.getByRole('alert').filter({ hasText: '数据加载失败' });
  await expect(failed).toHaveCount(1);
  await retry(failed).click();
  await expect(failed).toHaveCount(0);
});

test('figures of another span that fail are not those of the span before', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  await page.goto('/finance/member-account-manage/reconciliation');
  const verdict = titleBar(page).getByRole('status');
  await expect(verdict).toHaveText('没有差异，流水与单据一致');
  await system.control('faults', { endpoint: 'reconciliations.get', ...failure });
  await page.getByLabel(/开始日期$/).click();
  await calendar(page).getByRole('button', { name: '上月', exact: true }).click();
  await button(page, '查询').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('数据加载失败');
  await expect(verdict).toHaveCount(0);
  await retry(page.getByRole('main')).click();
  await expect(verdict).toHaveText('没有差异，流水与单据一致');
});

test('labels of a filter that could not be loaded are tried again when the select is opened', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('support');
  await system.control('faults', { endpoint: 'memberLabels.allEnabled', ...failure });
  await page.goto('/member/member-manage/member-list');
  await button(page, '展开').click();
  const select = page.getByRole('combobox', { name: '标签' });
  await select.click();
  await expect(page.getByRole('listbox').getByRole('option')).not.toHaveCount(0);
});

test('categories beside the house shapes that fail say so, and no number stands in their place', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await system.control('faults', { endpoint: 'roomPlanCategories.list', ...failure });
  await page.goto('/estate/project-manage/1/add-house-shape');
  const rail = page.getByRole('navigation', { name: '按分类' });
  await expect(rail.getByRole('alert')).toContainText('数据加载失败');
  await expect(rail.getByRole('button', { name: /^全部/ })).toHaveText('全部');
  await retry(rail).click();
  await expect(rail.getByRole('button', { name: /^全部/ })).toHaveText(/^全部\d+$/);
});

test('a refund whose suggestion fails does not keep the amount of what was chosen before', async ({
  page,
  system,
  signInAs,
}) => {
  const { id } = await orderIn(system, 'hotel', orderStatus.toUse);
  await signInAs('support');
  await open(page, 'hotel', id);
  await button(page, '发起退款').click();
  const form = dialog(page);
  const amount = form.getByLabel('退款金额');
  await form.getByRole('checkbox').nth(1).check();
  await expect(amount).not.toHaveValue('');
  const one = Number(await amount.inputValue());
  await system.control('faults', { endpoint: 'refundsHotel.preview', ...failure });
  await form.getByRole('checkbox').nth(2).check();
  const failed = form.getByRole('alert').filter({ hasText: '数据加载失败' });
  await expect(failed).toBeVisible();
  await expect(amount).toHaveValue('');
  await retry(failed).click();
  await expect(amount).not.toHaveValue('');
  expect(Number(await amount.inputValue())).toBeGreaterThan(one);
});

test('a balance curve that fails takes as much room as one that is there', async ({
  page,
  system,
  signInAs,
}) => {
  const { memberId } = await stateOf<{ memberId: string }>(system, 'a member has a balance', {});
  await signInAs('finance');
  await system.control('faults', { endpoint: 'accountJournals.byDay', ...failure });
  await page.goto(`/finance/member-account-manage/fund-change-detail?memberId=${memberId}`);
  const failed = page.getByRole('alert').filter({ hasText: '数据加载失败' });
  await expect(failed).toBeVisible();
  const table = page.getByRole('table').last();
  const topOf = async () => Math.round((await table.boundingBox())?.y ?? 0);
  await expect(table).toBeVisible();
  const before = await topOf();
  await retry(failed).click();
  await expect(page.getByRole('region', { name: '余额曲线' })).toBeVisible();
  await expect.poll(topOf).toBe(before);
});

test('a preview of a label rule and of a grade that fails says so, and 重试 brings the new one', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto('/member/member-manage/member-labels-list');
  await button(page, '添加标签').click();
  await dialog(page).getByRole('radio', { name: '系统标签' }).check();
  await fill(dialog(page), { 订单数不少于: '2' });
  const matching = dialog(page).getByRole('status').filter({ hasText: '当前符合' });
  await expect(matching).toHaveText(/^订单≥2单：/);
  await system.control('faults', { endpoint: 'memberLabels.preview', ...failure });
  await fill(dialog(page), { 订单数不少于: '3' });
  const failed = page.getByRole('alert').filter({ hasText: '数据加载失败' });
  await expect(failed).toBeVisible();
  await expect(matching).toHaveCount(0);
  await retry(failed).click();
  await expect(matching).toHaveText(/^订单≥3单：/);

  await page.goto('/member/member-system/member-grade-list');
  await button(page, '编辑 银卡会员').click();
  const change = page.getByRole('status').filter({ hasText: '立即升级' });
  await expect(change).toContainText('立即升级0人');
  await system.control('faults', { endpoint: 'memberGrades.preview', ...failure });
  await fill(page, { 成长值门槛: '100' });
  await expect(failed).toBeVisible();
  await expect(change).toHaveCount(0);
  await retry(failed).click();
  await expect(change).toHaveText(/^立即升级[1-9]/);
  await fill(page, { 等级名称: '金卡会员' });
  await expect(page.getByRole('status').filter({ hasText: '等级名称已存在' })).toBeVisible();
});
