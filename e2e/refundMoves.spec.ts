import { withdrawStatus } from '#contracts/enums/finance.ts';
import { payType, refundStatus } from '#contracts/enums/orders.ts';
import { refundMoves } from '#contracts/examples/refunds.ts';
import { tradeKinds, trades } from '#contracts/trade/trade.ts';
import { expect, type Page, test } from './fixtures.ts';
import { callsOf, mirrorsOf } from './journal.ts';
import { button, confirm, dialog, fill, row, titleBar, upload } from './parts.ts';
import {
  detailOfRefund,
  listOfRefunds,
  type Refund,
  refundIn,
  resourceLabels,
  stateOf,
  yuan,
} from './tradeScenes.ts';

/** Every action on a refund, for each kind and by platform and merchant users (domain design, section 11.3). */

/** Types the amount and uploads a picture of the payment. */
async function payByHand(page: Page, { refundAmount }: Refund) {
  await fill(dialog(page), { 退款金额: yuan(refundAmount), 打款说明: refundMoves.finish.remark });
  await upload(page, '打款凭证');
}

for (const kind of tradeKinds) {
  const area = `refunds${trades[kind].name}`;

  test(`staff do everything with refunds of ${kind}`, async ({ page, system, signInAs }) => {
    await signInAs('platformAdmin');
    const from = async (status: Parameters<typeof refundIn>[2], scene?: Parameters<typeof refundIn>[3]) => {
      const refund = await refundIn(system, kind, status, scene);
      await page.goto(detailOfRefund(kind, refund.id));
      await expect(page.getByRole('heading', { name: refund.refundNo })).toBeVisible();
      return refund;
    };
    const { refundAmount } = await from(refundStatus.toAudit);
    await button(page, '审核').click();
    await expect(dialog(page).getByLabel('退款金额')).toHaveValue(String(refundAmount / 100));
    await confirm(page).click();
    await expect(titleBar(page)).toContainText('待退款');
    await button(page, '退款').click();
    await expect(page.getByText(`确定退款${yuan(refundAmount)}元吗？`)).toBeVisible();
    await confirm(page).click();
    await expect(page.getByText('已提交退款')).toBeVisible();
    await expect(titleBar(page)).toContainText('退款中');

    await from(refundStatus.failed);
    await button(page, '重试').click();
    await confirm(page).click();
    await expect(titleBar(page)).toContainText('退款中');

    const refused = await from(refundStatus.failed);
    await button(page, '线下退款').click();
    await payByHand(page, refused);
    await confirm(page).click();
    await expect(titleBar(page)).toContainText('退款成功');
    await expect(page.getByRole('region', { name: '渠道信息' }).getByRole('button')).toBeEnabled();

    const byHand = await from(refundStatus.paying, { offline: 1 });
    await expect(button(page, '重试')).toHaveCount(0);
    await button(page, '确认已退').click();
    await payByHand(page, byHand);
    await confirm(page).click();
    await expect(titleBar(page)).toContainText('退款成功');

    await from(refundStatus.toAudit);
    await button(page, '撤销').click();
    await expect(dialog(page).getByLabel('撤销原因')).toBeFocused();
    await confirm(page).click();
    await expect(dialog(page).getByRole('paragraph').filter({ hasText: '请输入撤销原因' })).toBeVisible();
    await fill(dialog(page), { 撤销原因: refundMoves.revoke.reason });
    await confirm(page).click();
    await expect(titleBar(page)).toContainText('已撤销');
    await expect(page.getByRole('region', { name: '操作记录' })).toContainText(refundMoves.revoke.reason);
    await expect
      .poll(() => callsOf(system, area))
      .toEqual(['audit', 'execute', 'finish', 'finishOffline', 'get', 'retry', 'revoke']);
  });

  test(`a merchant user has his own refunds of ${kind}, audits them, and moves no money`, async ({
    page,
    system,
    signInAs,
  }) => {
    const own = await refundIn(system, kind, refundStatus.toAudit, { own: 1 });
    const waiting = await refundIn(system, kind, refundStatus.toPay, { own: 1 });
    await signInAs('merchantManager');
    await page.goto(listOfRefunds(kind));
    await expect(row(page, own.refundNo)).toBeVisible();
    await expect(page.getByText(/^共\d+笔，退款金额合计[\d,.]+元，其中已退[\d,.]+元$/)).toBeVisible();
    await expect(page.getByRole('tab', { name: /^待退款 [1-9]/ })).toBeVisible();
    await button(page, '展开').click();
    await expect(page.getByLabel(resourceLabels[kind])).toBeVisible();
    await expect(page.getByLabel('所属商户')).toHaveCount(0);
    await expect(button(page, '批量审核通过')).toBeVisible();
    await expect(button(page, '批量退款')).toHaveCount(0);
    await expect(row(page, waiting.refundNo).getByRole('button')).toHaveText(['查看', '详情']);
    await expect(row(page, waiting.refundNo).getByRole('checkbox')).toHaveCount(0);

    await button(page, `审核 ${own.refundNo}`).click();
    await fill(dialog(page), { 退款金额: yuan(own.refundAmount - 100), 审核说明: '少退一些' });
    await confirm(page).click();
    await expect(dialog(page).getByText('不能低于规则应退金额').last()).toBeVisible();
    await fill(dialog(page), { 退款金额: yuan(own.refundAmount) });
    await confirm(page).click();
    await expect(row(page, own.refundNo)).toContainText('待退款');
    await expect
      .poll(() => callsOf(system, area))
      .toEqual(mirrorsOf('audit', 'countByStatus', 'get', 'list', 'sum'));
  });
}

test('a refund to the balance is paid at once, and nobody is told that it was handed over', async ({
  page,
  system,
  signInAs,
}) => {
  const { productId, useDate } = await stateOf<{ productId: string; useDate: string }>(
    system,
    'a product can be ordered',
    { trade: 'place' },
  );
  // Somebody with 5000 yuan, which a withdrawal gave back to his balance.
  const { memberMobile } = await stateOf<{ memberMobile: string }>(system, 'a withdrawal is in a status', {
    status: withdrawStatus.returned,
  });
  const contact = { contactName: '江晚舟', contactMobile: memberMobile };
  const { orderNo } = (await system.control('members/order', {
    ...{ kind: 'place', productId, useDate, qty: 1, memberMobile, ...contact },
  })) as { orderNo: string };
  await system.control('members/pay', { orderNo, transactionId: 'B1', payType: payType.balance });
  await system.control('members/refund', { orderNo });
  await signInAs('platformAdmin');
  await page.goto(listOfRefunds('place'));
  await fill(page, { 订单编号: orderNo });
  await button(page, '查询').click();
  const refund = row(page, orderNo);
  await refund.getByRole('button', { name: /^审核 / }).click();
  await confirm(page).click();
  await refund.getByRole('button', { name: /^退款 / }).click();
  await confirm(page).click();
  await expect(refund).toContainText('退款成功');
  await expect(page.getByText('操作成功').last()).toBeVisible();
  await expect(page.getByText('已提交退款')).toHaveCount(0);
});
