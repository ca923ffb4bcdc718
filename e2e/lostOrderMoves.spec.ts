import { type OrderStatus, orderStatus, type RefundStatus, refundStatus } from '#contracts/enums/orders.ts';
import { orderMoves } from '#contracts/examples/orders.ts';
import { refundMoves } from '#contracts/examples/refunds.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { brokenOff } from './lost.ts';
import { open, registerGuests } from './orderPage.ts';
import { button, choose, confirm, dialog, fill, upload } from './parts.ts';
import { type Change, changeOnce, linesOf, recordsOf } from './pressedAgain.ts';
import { detailOfRefund, type Order, orderIn, type Refund, refundIn, stateOf, yuan } from './tradeScenes.ts';

/** Every move of an order and of a refund: its request is doubled, the answers are dropped, and the user sends it again. */

type Call = Change['call'];
const kindOf = (call: Call) => (call.includes('Place') ? 'place' : 'hotel');
const closed: Change['done'] = (page) => expect(dialog(page)).toHaveCount(0);
const said: Change['done'] = (page) => expect(page.getByText(/操作成功|已提交退款/).last()).toBeVisible();
const openOrder = async (page: Page, call: Call, { id }: { id: string }) => {
  await open(page, kindOf(call), id);
  return id;
};
const isGone =
  (name: string): Change['done'] =>
  (page) =>
    expect(button(page, name)).toHaveCount(0);
/** A move that asks whether it is meant. */
const asking = (name: string) => async (page: Page) => {
  await button(page, name).click();
  await confirm(page).click();
};

function ofOrder(
  call: Call,
  name: string,
  order: (system: System) => Promise<Order>,
  fillIn?: (page: Page, order: Order) => Promise<unknown>,
): Change {
  const get = kindOf(call) === 'place' ? 'ordersPlace.get' : 'ordersHotel.get';
  return {
    call,
    async begin(page, system) {
      const made = await order(system);
      await openOrder(page, call, made);
      if (fillIn) {
        await button(page, name).click();
        await expect(dialog(page)).toBeVisible();
        await fillIn(page, made);
      }
      return call.startsWith('refunds')
        ? recordsOf(system, 'refundsHotel.list')
        : linesOf(system, get, made.id);
    },
    // A refusal writes a second line: it refunds all that was paid.
    ...(name === '拒单' && { by: 2 }),
    ...(fillIn ? { done: closed } : { press: asking(name), done: isGone(name), readsAgain: true }),
  };
}
const at =
  (kind: 'place' | 'hotel', status: OrderStatus, inDays = 1) =>
  (system: System) =>
    orderIn(system, kind, status, { inDays });
const neverCame = (system: System) =>
  stateOf<Order>(system, 'the guests of an order never came', { trade: 'hotel' });
const nothing = async () => undefined;
const tick = (page: Page) => dialog(page).getByRole('checkbox').first().check();
const { unpaid, toConfirm, toUse, inUse } = orderStatus;

const moves: Change[] = [
  ofOrder('ordersHotel.cancel', '取消订单', at('hotel', unpaid), (page) =>
    fill(dialog(page), { 取消原因: orderMoves.cancel.reason }),
  ),
  ofOrder('ordersPlace.changePrice', '修改价格', at('place', unpaid), (page) =>
    fill(dialog(page), { 改价后金额: '88', 改价原因: orderMoves.changePrice.reason }),
  ),
  ofOrder('ordersPlace.payOffline', '线下收款', at('place', unpaid), async (page, { payPrice }) => {
    await fill(dialog(page), { 收款金额: yuan(payPrice) });
    await upload(page, '收款凭证');
  }),
  ofOrder('ordersHotel.confirm', '接单', at('hotel', toConfirm), nothing),
  ofOrder('ordersHotel.reject', '拒单', at('hotel', toConfirm), async (page) => {
    await choose(page, '拒单原因', '其他');
    await fill(dialog(page), { 拒单说明: '停水检修' });
  }),
  ofOrder('ordersHotel.remark', '修改备注', at('hotel', toUse), (page) =>
    fill(dialog(page), { 商家备注: orderMoves.remark.merchantRemark }),
  ),
  ofOrder('ordersHotel.updateContact', '修改联系人', at('hotel', toUse), (page) =>
    fill(dialog(page), { 联系人手机: '19900005678' }),
  ),
  ofOrder('refundsHotel.add', '发起退款', at('hotel', toUse), async (page) => {
    await tick(page);
    await expect(page.getByText('产品随时可退，不收手续费')).toBeVisible();
    await choose(page, '退款原因', '天气原因');
  }),
  ofOrder('ordersHotel.checkIn', '办理入住', at('hotel', toUse, 0), (page) => registerGuests(page, [])),
  ofOrder('ordersHotel.changeRooms', '修改房号', at('hotel', inUse, 0), (page) =>
    // The order has as many numbers as rooms; the last one goes.
    dialog(page).getByRole('textbox', { name: '房号' }).press('Backspace'),
  ),
  ofOrder('ordersHotel.checkOut', '办理离店', at('hotel', inUse, 0)),
  ofOrder('ordersHotel.noShow', '标记未入住', neverCame),
  // One of the two tickets.
  ofOrder('ordersPlace.verify', '核销', at('place', toUse, 0), (page) =>
    dialog(page).getByRole('checkbox').last().check(),
  ),
];

const refund = (
  call: Call,
  name: string,
  status: RefundStatus,
  fillIn?: (page: Page, refund: Refund) => Promise<unknown>,
  scene = {},
): Change => ({
  call,
  async begin(page, system) {
    const made = await refundIn(system, 'hotel', status, scene);
    await page.goto(detailOfRefund('hotel', made.id));
    await expect(button(page, name)).toBeVisible();
    if (fillIn) {
      await button(page, name).click();
      await expect(dialog(page)).toBeVisible();
      await fillIn(page, made);
    }
    return linesOf(system, 'refundsHotel.get', made.id);
  },
  ...(fillIn ? { done: closed } : { press: asking(name), done: said }),
});
async function payByHand(page: Page, { refundAmount }: Refund) {
  await fill(dialog(page), { 退款金额: yuan(refundAmount), 打款说明: refundMoves.finish.remark });
  await upload(page, '打款凭证');
}
const { toAudit, toPay, paying, failed } = refundStatus;

const movesOfRefunds: Change[] = [
  refund('refundsHotel.audit', '审核', toAudit, (page) =>
    expect(dialog(page).getByLabel('退款金额')).not.toHaveValue(''),
  ),
  refund('refundsHotel.execute', '退款', toPay),
  refund('refundsHotel.retry', '重试', failed),
  refund('refundsHotel.finish', '确认已退', paying, payByHand, { offline: 1 }),
  refund('refundsHotel.finishOffline', '线下退款', failed, payByHand),
  refund('refundsHotel.revoke', '撤销', toAudit, (page) =>
    fill(dialog(page), { 撤销原因: refundMoves.revoke.reason }),
  ),
];

test.beforeEach(({ allowConsole }) => allowConsole(brokenOff));

for (const [name, list] of [
  ['an order', moves],
  ['a refund', movesOfRefunds],
] as const)
  test(`every move of ${name} acts once`, async ({ page, system, signInAs }) => {
    test.slow();
    await signInAs('superAdmin');
    for (const change of list)
      await test.step(change.call, () => changeOnce(page, system, 'doubled and dropped', change));
  });

test('a ticket whose answer is dropped is taken once by the next Enter', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await changeOnce(page, system, 'doubled and dropped', {
    call: 'ordersPlace.verify',
    async begin(on) {
      const { id, code } = await orderIn(system, 'place', toUse, { inDays: 0 });
      await on.goto('/home');
      await expect(on.getByRole('heading', { level: 1 })).toBeVisible();
      await on.keyboard.press('Alt+v');
      await dialog(on).getByLabel('券码', { exact: true }).fill(code);
      await on.keyboard.press('Enter');
      await expect(dialog(on).getByRole('status')).toContainText('可以使用');
      return linesOf(system, 'ordersPlace.get', id);
    },
    press: (on) => on.keyboard.press('Enter'),
    done: (on) => expect(dialog(on).getByRole('status')).toContainText('已核销'),
  });
});
