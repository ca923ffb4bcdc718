import { withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import { orderStatus, refundStatus } from '#contracts/enums/orders.ts';
import { expect, type Page, test } from './fixtures.ts';
import { button, fill, row } from './parts.ts';
import { listOfOrders, listOfRefunds, orderIn, refundIn, stateOf } from './tradeScenes.ts';

/** Lists are searched by the number that the channel gave, which is all that a member or a bank has in hand when he calls. */

async function search(page: Page, label: string, number: string) {
  await button(page, '展开').click();
  await fill(page, { [label]: number });
  await button(page, '查询').click();
}

test('an order is found by the number of its payment, in its list and by the palette', async ({
  page,
  system,
  signInAs,
}) => {
  const { id, orderNo } = await orderIn(system, 'hotel', orderStatus.toUse);
  const token = await system.tokenOf('superAdmin');
  const { payNo } = (await system.call(`orders-hotel/get/${id}`, {}, token)).data as { payNo: string };
  await signInAs('support');
  await page.goto(listOfOrders('hotel'));
  await search(page, '交易号', payNo.slice(-5));
  await expect(page.getByText('交易号至少输入后6位')).toBeVisible();
  await fill(page, { 交易号: payNo });
  await button(page, '查询').click();
  await expect(page).toHaveURL(new RegExp(`payNo=${payNo}`));
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(row(page, orderNo)).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索页面、记录和操作' }).fill(payNo);
  await page.getByRole('option', { name: orderNo }).click();
  await expect(page.getByRole('heading', { level: 1, name: orderNo })).toBeVisible();
  await expect(page.getByText(payNo)).toBeVisible();
});

test('a refund is found by its number at the channel', async ({ page, system, signInAs }) => {
  const { id, refundNo } = await refundIn(system, 'hotel', refundStatus.done);
  const token = await system.tokenOf('superAdmin');
  const { channelNo } = (await system.call(`refunds-hotel/get/${id}`, {}, token)).data as {
    channelNo: string;
  };
  await signInAs('support');
  await page.goto(listOfRefunds('hotel'));
  await search(page, '渠道退款单号', channelNo.slice(-8));
  await expect(page).toHaveURL(new RegExp(`channelNo=${channelNo.slice(-8)}`));
  await expect(row(page, refundNo)).toBeVisible();
  await fill(page, { 渠道退款单号: '00000000' });
  await button(page, '查询').click();
  await expect(page.getByText('共 0 条')).toBeVisible();
});

test('a withdrawal is found by the number of its transfer', async ({ page, system, signInAs }) => {
  const { withdrawNo, channelNo } = await stateOf<{ withdrawNo: string; channelNo: string }>(
    system,
    'a withdrawal is in a status',
    { status: withdrawStatus.done, way: withdrawWay.bank },
  );
  await signInAs('finance');
  await page.goto('/finance/withdraw-manage/withdraw-record-list');
  await search(page, '渠道单号/交易号', channelNo);
  await expect(page.getByText('共1笔，提现合计3,000.00元')).toBeVisible();
  await row(page, withdrawNo).getByRole('link', { name: withdrawNo }).click();
  await expect(page.getByRole('region', { name: '审核与打款', exact: true })).toContainText(
    `渠道单号/交易号${channelNo}`,
  );
});
