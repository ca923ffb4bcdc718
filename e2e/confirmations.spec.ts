import { orderStatus, refundStatus } from '#contracts/enums/orders.ts';
import { expect, test } from './fixtures.ts';
import { open, state } from './orderPage.ts';
import { button, confirm, dialog, fact, toggle } from './parts.ts';
import {
  detailOfRefund,
  grouped,
  listOfOrders,
  listOfRefunds,
  orderIn,
  type Refund,
  refundIn,
  yuan,
} from './tradeScenes.ts';

test('checking out early asks with guest, room and dates, in the list and on the page', {
  tag: '@moment',
}, async ({ page, system, signInAs }) => {
  const { id, orderNo, payPrice } = await orderIn(system, 'hotel', orderStatus.inUse);
  await signInAs('support');
  await page.goto(listOfOrders('hotel'));
  const asks = async () => {
    await expect(dialog(page).getByRole('heading', { name: '确定办理离店吗？' })).toBeVisible();
    await expect(fact(page, '订单编号')).toHaveText(orderNo);
    await expect(fact(page, '入住人')).toHaveText(/[\u4e00-\u9fff]{2,}/);
    await expect(fact(page, '房型')).toHaveText(/\S/);
    await expect(fact(page, '入住–离店')).toHaveText(/^\d{4}-\d{2}-\d{2} – \d{4}-\d{2}-\d{2}$/);
    await expect(fact(page, '实付')).toHaveText(yuan(payPrice));
    await expect(dialog(page).getByText(/^预订 \d{4}-\d{2}-\d{2} 离店，提前 [1-9]\d* 天/)).toBeVisible();
    await button(page, '取消').click();
  };
  await button(page, `办理离店 ${orderNo}`).click();
  await asks();
  await open(page, 'hotel', id);
  await button(page, '办理离店').click();
  await asks();
  await expect(state(page, '已入住')).toBeVisible();
});

test('the dialog of an action shows the order above its form, and warns when an order of today ends', {
  tag: '@moment',
}, async ({ page, system, signInAs }) => {
  const { id, orderNo, productName, payPrice } = await orderIn(system, 'place', orderStatus.unpaid, {
    inDays: 0,
  });
  await signInAs('support');
  await open(page, 'place', id);
  await button(page, '取消订单').click();
  await expect(fact(page, '订单编号')).toHaveText(orderNo);
  await expect(fact(page, '产品')).toContainText(productName);
  await expect(fact(page, '应付')).toHaveText(yuan(payPrice));
  await expect(dialog(page).getByText('客人今天就要到')).toBeVisible();
});

test('batch refunds show names and sum before; a refund that was handed over counts as paid only when the channel says so', async ({
  page,
  system,
  signInAs,
}) => {
  const made = [
    await refundIn(system, 'house', refundStatus.toPay),
    await refundIn(system, 'house', refundStatus.toPay),
  ];
  await signInAs('platformAdmin');
  await page.goto(`${listOfRefunds('house')}?status=20`);
  for (const { refundNo } of made) await page.getByRole('checkbox', { name: `选择${refundNo}` }).check();
  await button(page, '批量退款').click();
  const line = ({ refundNo }: Refund) => dialog(page).getByRole('listitem').filter({ hasText: refundNo });
  const sum = made.reduce((all, { refundAmount }) => all + refundAmount, 0);
  await expect(dialog(page).getByRole('status')).toHaveText(`共 2 项，将逐条处理 · 合计 ${grouped(sum)} 元`);
  for (const refund of made) await expect(line(refund)).toContainText(yuan(refund.refundAmount));
  for (const refund of made) await expect(line(refund)).toContainText(/[\u4e00-\u9fff]{2,} \d/);
  await confirm(page).click();
  for (const refund of made) await expect(line(refund)).toContainText('已提交');
  await expect(dialog(page).getByRole('status')).toContainText('已提交 2 项');
  await expect(dialog(page).getByRole('status')).toContainText('成功 0 项');
  await system.control('clock', { advanceMs: 10_000 });
  for (const refund of made) await expect(line(refund)).toContainText('成功');
  await expect(dialog(page).getByRole('status')).toHaveText('成功 2 项，失败 0 项，共 2 项');
});

test('paying a refund of 5,000 yuan or more warns that it is large, alone and in a batch', async ({
  page,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  await page.goto(`${listOfRefunds('hotel')}?status=20`);
  const large = page.getByRole('row').filter({ hasText: '10728.00' });
  const small = page.getByRole('row').filter({ hasText: '1140.72' });
  const number = /RH\d+/.exec(await large.innerText())?.[0];
  const warning = dialog(page).getByText('大额退款');
  await large.getByRole('button', { name: /^退款/ }).click();
  await expect(dialog(page).getByText('大额退款：10728.00元')).toBeVisible();
  await button(page, '取消').click();
  await small.getByRole('button', { name: /^退款/ }).click();
  await expect(fact(page, '退款金额')).toHaveText('1140.72');
  await expect(warning).toHaveCount(0);
  await button(page, '取消').click();

  await large.getByRole('checkbox').check();
  await small.getByRole('checkbox').check();
  await button(page, '批量退款').click();
  await expect(warning).toHaveText(`其中大额退款 1 笔：${number} 10728.00`);
  await button(page, '取消').click();
  await large.getByRole('checkbox').uncheck();
  await button(page, '批量退款').click();
  await expect(dialog(page).getByRole('status')).toContainText('共 1 项');
  await expect(warning).toHaveCount(0);
});

test('a retry shows why the last attempt failed', async ({ page, system, signInAs }) => {
  const { id, refundNo } = await refundIn(system, 'hotel', refundStatus.failed);
  await signInAs('platformAdmin');
  await page.goto(detailOfRefund('hotel', id));
  await button(page, '重试').click();
  await expect(fact(page, '退款编号')).toHaveText(refundNo);
  await expect(dialog(page).getByText('上次退款失败：收款账户已注销，退款失败')).toBeVisible();
});

test('the questions before removing and disabling name the record', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/merchant/hotel/hotels/list');
  await button(page, '更多 云栖湖度假酒店').click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await expect(dialog(page).getByRole('heading', { name: '确定删除吗？' })).toBeVisible();
  await expect(fact(page, '酒店名称')).toHaveText('云栖湖度假酒店');
  await button(page, '取消').click();

  const name = '何以安';
  await page.goto(`/account/manage/user-list?keyword=${name}`);
  await toggle(page, `启用${name}`).click();
  await expect(dialog(page).getByRole('heading', { name: '确定停用吗？' })).toBeVisible();
  await expect(dialog(page).getByText('停用后其全部会话立即退出，不能再登录')).toBeVisible();
  await expect(fact(page, '姓名')).toHaveText(name);
  await button(page, '取消').click();
  await expect(toggle(page, `启用${name}`)).toBeChecked();
});
