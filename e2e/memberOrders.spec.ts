import { orderStatus, refundStatus } from '#contracts/enums/orders.ts';
import { expect, type Page, test } from './fixtures.ts';
import { button, choose, confirm, dialog, row, tab, titleBar } from './parts.ts';
import { detailOfRefund, listOfOrders, orderIn, refundIn, stateOf } from './tradeScenes.ts';

/** All orders of a member of the three kinds, criteria that go from one kind's list to the next, and 查看 in lists and dialogs; taking a refund back. */

const kinds = (page: Page) => page.getByRole('navigation', { name: '业务类型' });

test('one click on an order shows what its member has of all kinds, and criteria go along', async ({
  page,
  system,
  signInAs,
}) => {
  // Sees orders, and no members.
  await signInAs('merchantManager');
  const ticket = await orderIn(system, 'place', orderStatus.toUse, { own: 1 });
  const stay = await orderIn(system, 'hotel', orderStatus.toConfirm, { own: 1 });
  await page.goto(`/order/order-manage/order-hotel-detail?id=${stay.id}`);
  await page.getByRole('link', { name: '该会员的订单' }).click();
  await expect(page).toHaveURL(/order-hotel-list\?memberId=\d+$/);
  await expect(row(page, stay.orderNo)).toBeVisible();
  await expect(page.getByText(/^只显示.+的记录/)).toBeVisible();
  const places = kinds(page).getByRole('link', { name: '门票' });
  await expect(places).toHaveText(/^门票 [1-9]\d*$/);
  const count = (await places.textContent())?.replace(/\D/g, '');

  await button(page, '展开').click();
  await choose(page, '支付方式', '微信支付');
  await button(page, '查询').click();
  await tab(page, '待确认').click();
  await expect(page).toHaveURL(/payType=/);
  await places.click();
  // No ticket order is ever in this state.
  await expect(page).toHaveURL(/order-place-list\?memberId=\d+&payType=\d+$/);
  await expect(row(page, ticket.orderNo)).toBeVisible();
  expect(Number(count)).toBeGreaterThan(0);
  await button(page, '全部会员').click();
  await expect(page).not.toHaveURL(/memberId/);
  await expect(page).toHaveURL(/payType=/);
});

test('without criteria the kinds are told nothing and ask nothing; the name of a member in a row leads to all of his', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('support');
  const { orderNo } = await orderIn(system, 'house', orderStatus.toUse);
  await page.goto(listOfOrders('house'));
  await expect(row(page, orderNo)).toBeVisible();
  const asked = (await system.journal()).map(({ endpoint }) => endpoint);
  expect(asked).not.toContain('ordersHotel.list');
  await row(page, orderNo).getByTitle('该会员的订单').click();
  await expect(kinds(page).getByText(/^民宿 [1-9]\d*$/)).toHaveAttribute('aria-current', 'page');
  await expect(kinds(page).getByRole('link')).toHaveText([/^门票 \d+$/, /^酒店 \d+$/]);
});

test('another kind tells no number where it does not have a filter', async ({ page, system, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/order/order-manage/order-place-list?voucherCode=000000000000');
  await expect(page.getByText('没有符合条件的数据')).toBeVisible();
  await expect(kinds(page)).toHaveText('门票 0酒店 民宿 ');
  const asked = (await system.journal()).map(({ endpoint }) => endpoint);
  expect(asked).not.toContain('ordersHotel.list');
});

test('查看 of a number in a row and in a dialog is logged', async ({ page, system, signInAs }) => {
  await signInAs('support');
  const refund = await refundIn(system, 'hotel', refundStatus.toAudit);
  await page.goto('/order/refund-manage/refund-hotel-list');
  const line = row(page, refund.refundNo);
  await line.getByRole('button', { name: `查看 ${refund.refundNo} 会员手机号` }).click();
  await expect(line).toContainText(/1\d{10}/);
  await line.getByRole('button', { name: `审核 ${refund.refundNo}` }).click();
  // What the member gave as reason is there where one decides.
  await expect(dialog(page)).toContainText('航班取消');
  await expect(dialog(page).getByRole('button', { name: /^查看大图 .*1$/ })).toBeVisible();
  await dialog(page).getByRole('button', { name: '查看 会员手机号' }).click();
  await expect(dialog(page)).toContainText(/1\d{10}/);
  await page.goto(detailOfRefund('hotel', refund.id));
  const log = page.getByRole('region', { name: '操作记录' });
  await expect(log.getByText(/查看会员手机号/)).toHaveCount(2);
});

test('a refund that staff began by mistake is taken back before its money moves', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  const { id } = await stateOf<{ id: string }>(system, 'a refund was begun by staff', { trade: 'hotel' });
  await page.goto(detailOfRefund('hotel', id));
  await expect(titleBar(page)).toContainText('待退款');
  await button(page, '撤销').click();
  await dialog(page).getByRole('textbox').fill('选错了订单');
  await confirm(page).click();
  await expect(titleBar(page)).toContainText('已撤销');
  await expect(button(page, '退款')).toHaveCount(0);
  await expect(page.getByRole('region', { name: '操作记录' })).toContainText('选错了订单');
});
