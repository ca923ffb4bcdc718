import { addDays } from '#contracts/days.ts';
import { orderStatus } from '#contracts/enums/orders.ts';
import { typeDate } from './dates.ts';
import { expect, test } from './fixtures.ts';
import { button, row, tab } from './parts.ts';
import { listOfOrders, orderIn } from './tradeScenes.ts';

/** Lists of orders of the three kinds (domain design, section 10). */

test('a list begins with the last 90 days, which stand in the address and can be taken away', {
  tag: '@moment',
}, async ({ page, signInAs }) => {
  await signInAs('support');
  await page.goto(listOfOrders('hotel'));
  await expect(page).toHaveURL(/\?createStart=\d{4}-\d{2}-\d{2}$/);
  const start = new URL(page.url()).searchParams.get('createStart') ?? '';
  await expect(page.getByLabel('下单时间 开始日期')).toHaveValue(start);
  const total = page.getByText(/^共 [1-9]\d* 条$/);
  const recent = await total.textContent();

  await typeDate(page, '下单时间 开始日期', '');
  await button(page, '查询').click();
  await expect(page).toHaveURL(/\?page=1$/);
  await expect(total).not.toHaveText(recent ?? '');
  await page.reload();
  await expect(page.getByLabel('下单时间 开始日期')).toHaveValue('');

  await button(page, '重置').click();
  await expect(page.getByLabel('下单时间 开始日期')).toHaveValue(start);
  await expect(total).toHaveText(recent ?? '');
});

test('what the 90 days leave out is counted, and they give way to every condition', {
  tag: '@moment',
}, async ({ page, system, signInAs }) => {
  await signInAs('support');
  const token = await system.tokenOf('support');
  const ask = async <T>(call: string, query: Record<string, string>) => {
    const search = new URLSearchParams({ ...query, token });
    const answer = await fetch(`${system.url}/api/main/orders-hotel/${call}?${search}`);
    return ((await answer.json()) as { data: T }).data;
  };
  type Page = { count: number; list: { orderNo: string; memberName: string }[] };

  await page.goto(listOfOrders('hotel'));
  await expect(page).toHaveURL(/createStart=/);
  const start = new URL(page.url()).searchParams.get('createStart') ?? '';
  const createEnd = addDays(start, -1);
  const old = await ask<Page>('list', { createEnd, offset: '0', limit: '1' });
  const all = await ask<Page>('list', { offset: '0', limit: '1' });
  const hint = page.getByText(`默认只显示近90天下单的订单，另有${old.count}单更早`);
  await expect(hint).toBeVisible();
  await button(page, '全部时间').click();
  await expect(page.getByText(`共 ${all.count} 条`)).toBeVisible();
  await expect(page).not.toHaveURL(/createStart/);
  await expect(hint).toBeHidden();
  await expect(tab(page, '全部')).toContainText(String(all.count));

  await button(page, '重置').click();
  await expect(hint).toBeVisible();
  const member = old.list[0]?.memberName ?? '';
  const found = await ask<Page>('list', { member, offset: '0', limit: '1' });
  await page.getByLabel('会员姓名/手机', { exact: true }).fill(member);
  await button(page, '查询').click();
  await expect(page).not.toHaveURL(/createStart/);
  await expect(page.getByText(`共 ${found.count} 条`)).toBeVisible();
  await expect(page.getByText(new RegExp(`^共${found.count}单，实付合计`))).toBeVisible();

  const inState = await ask<Page>('list', { createEnd, status: '50', offset: '0', limit: '1' });
  await button(page, '重置').click();
  await tab(page, '已完成').click();
  await expect(page.getByText(`默认只显示近90天下单的订单，另有${inState.count}单更早`)).toBeVisible();

  // A span that the user sets himself is kept.
  await typeDate(page, '下单时间 开始日期', addDays(start, 1));
  await page.getByLabel('会员姓名/手机', { exact: true }).fill(member);
  await button(page, '查询').click();
  await expect(page).toHaveURL(new RegExp(`createStart=${addDays(start, 1)}`));
});

test('an order is found by the end of its number, however old it is', async ({ page, system, signInAs }) => {
  await signInAs('support');
  const { orderNo } = await orderIn(system, 'place', orderStatus.toUse);
  await page.goto(listOfOrders('place'));
  await page.getByLabel('订单编号', { exact: true }).fill('12345');
  await button(page, '查询').click();
  await expect(page.getByText('订单编号至少输入后6位')).toBeVisible();
  await expect(page.getByLabel('订单编号', { exact: true })).toHaveValue('12345');
  await page.getByLabel('订单编号', { exact: true }).fill(orderNo.slice(-6));
  await button(page, '查询').click();
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(page).not.toHaveURL(/createStart/);
  await expect(row(page, orderNo)).toContainText('2张');
  await expect(row(page, orderNo)).toContainText('0/2');
  await expect(row(page, orderNo)).toContainText('待使用');
  await expect(page.getByText('共1单，实付合计595.00元，退款合计0.00元')).toBeVisible();
});

test('tabs count under the same filters, sums are of the whole filter, and amounts sort', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('support');
  await orderIn(system, 'house', orderStatus.toConfirm);
  await page.goto(listOfOrders('house'));
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    '订单编号',
    '状态',
    '产品名称',
    '入住–离店',
    '数量',
    '实付',
    '会员',
    '房源',
    '入住人',
    '入住人数',
    '房号',
    '订单金额',
    '优惠',
    '平台佣金',
    '商户应结',
    '支付方式',
    '下单时间',
    '操作',
  ]);
  await expect(page.getByRole('tablist', { name: '订单状态' }).getByRole('tab')).toHaveText([
    /^全部 \d+$/,
    /^待付款 \d+$/,
    /^待确认 \d+$/,
    /^待入住 \d+$/,
    /^已入住 \d+$/,
    /^已完成 \d+$/,
    /^已取消 \d+$/,
    /^已关闭 \d+$/,
  ]);
  const count = Number((await tab(page, '待确认').textContent())?.replace(/\D/g, ''));
  await tab(page, '待确认').click();
  await expect(page).toHaveURL(/createStart=.*status=20/);
  await expect(page.getByText(`共 ${count} 条`)).toBeVisible();
  await expect(page.getByText(new RegExp(`^共${count}单，实付合计`))).toBeVisible();

  await tab(page, '全部').click();
  await button(page, '实付').click();
  await expect(page).toHaveURL(/sort=payPrice&direction=desc/);
  await expect(page.getByRole('columnheader', { name: '实付' })).toHaveAttribute('aria-sort', 'descending');
  const amounts = async () =>
    (await page.locator('tbody tr td:nth-child(7)').allTextContents()).map((text) =>
      // The order is not paid.
      text === '-' ? 0 : Number(text),
    );
  await expect
    .poll(async () => (await amounts()).every((value, at, all) => at === 0 || value <= (all[at - 1] ?? 0)))
    .toBe(true);
  await button(page, '实付').click();
  await expect(page).toHaveURL(/sort=payPrice&direction=asc/);
  await button(page, '实付').click();
  await expect(page).not.toHaveURL(/sort=/);

  await button(page, '展开').click();
  await page.getByLabel('实付 最低').fill('99999999');
  await button(page, '查询').click();
  await expect(page).toHaveURL(/payMin=9999999900/);
  await expect(page.getByText('没有符合条件的数据')).toBeVisible();
});

test('back from an order restores the list, its tab and its page', async ({ page, signInAs }) => {
  await signInAs('support');
  await page.goto(`${listOfOrders('place')}?createStart=2020-01-01&status=50&page=2`);
  await expect(tab(page, '已完成')).toHaveAttribute('aria-selected', 'true');
  const first = page.getByRole('row').nth(1).getByRole('link').first();
  const orderNo = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { name: orderNo })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/createStart=2020-01-01&status=50&page=2$/);
  await expect(row(page, orderNo)).toBeVisible();
  await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
});
