import { addDays } from '#contracts/days.ts';
import { type OrderStatus, orderStatus } from '#contracts/enums/orders.ts';
import { guestExamples, orderMoves } from '#contracts/examples/orders.ts';
import { type TradeKind, tradeKinds, trades } from '#contracts/trade/trade.ts';
import { typeDate } from './dates.ts';
import { expect, type Page, type Persona, type System, test } from './fixtures.ts';
import { callsOf } from './journal.ts';
import { move, open, registerGuests, state } from './orderPage.ts';
import { button, choose, confirm, dialog, row, upload } from './parts.ts';
import { listOfOrders, type Order, orderIn, stateOf } from './tradeScenes.ts';

/** Every action on an order, for each kind and by platform and merchant users (domain design, section 10.3). */

/** All actions of a kind, each on an order in a status that allows it. */
function everyMove(kind: TradeKind, page: Page, system: System, own: boolean) {
  const more = own ? ({ own: 1 } as const) : {};
  const from = async (status: OrderStatus, extra: object = {}) => {
    const { id } = await orderIn(system, kind, status, { ...more, ...extra });
    await open(page, kind, id);
  };
  const shared = async () => {
    await from(orderStatus.unpaid);
    await move(page, '取消订单', () => page.getByLabel('取消原因').fill(orderMoves.cancel.reason));
    await expect(state(page, '已取消')).toBeVisible();
    await from(orderStatus.toUse);
    await move(page, '修改备注', () => page.getByLabel('商家备注').fill(orderMoves.remark.merchantRemark));
    await expect(page.getByText(orderMoves.remark.merchantRemark).first()).toBeVisible();
    await move(page, '修改联系人', () => page.getByLabel('联系人手机', { exact: true }).fill('19900005678'));
    await expect(page.getByText('199****5678').first()).toBeVisible();
    await move(page, '发起退款', async () => {
      await page.getByRole('checkbox').first().check();
      await expect(page.getByText('产品随时可退，不收手续费')).toBeVisible();
      await choose(page, '退款原因', '天气原因');
    });
    await expect(state(page, '退款中')).toBeVisible();
  };
  const tickets = async () => {
    await from(orderStatus.toUse, { inDays: 0 });
    await move(page, '核销', () => page.getByRole('checkbox').first().check());
    await expect(state(page, '已完成')).toBeVisible();
  };
  const stays = async () => {
    await from(orderStatus.toConfirm);
    await move(page, '接单');
    await expect(state(page, '待入住')).toBeVisible();
    await from(orderStatus.toConfirm);
    await move(page, '拒单', async () => {
      await choose(page, '拒单原因', '其他');
      await confirm(page).click();
      await expect(page.getByText('请输入拒单说明').first()).toBeVisible();
      await page.getByLabel('拒单说明').fill('停水检修');
    });
    await expect(page.getByText('商家拒单').first()).toBeVisible();
    await from(orderStatus.toUse, { inDays: 0 });
    await move(page, '办理入住', () => registerGuests(page, []));
    await expect(state(page, '已入住')).toBeVisible();
    await move(page, '修改房号', async () => {
      await dialog(page).getByRole('textbox', { name: '房号' }).fill('9907');
      await dialog(page).getByRole('textbox', { name: '房号' }).press('Enter');
    });
    await expect(page.getByText('9907').first()).toBeVisible();
    await button(page, '办理离店').click();
    await confirm(page).click();
    await expect(state(page, '已完成')).toBeVisible();
    const never = await stateOf<Order>(system, 'the guests of an order never came', { trade: kind, ...more });
    await open(page, kind, never.id);
    await expect(state(page, '未入住')).toHaveCount(0);
    await button(page, '标记未入住').click();
    await confirm(page).click();
    await expect(state(page, '已完成')).toBeVisible();
    await expect(state(page, '未入住')).toBeVisible();
    const { orderNo } = never;
    await page.goto(`${listOfOrders(kind)}?noShow=1&orderNo=${orderNo}`);
    await expect(row(page, orderNo)).toContainText('未入住');
    await page.goto(`${listOfOrders(kind)}?noShow=0&orderNo=${orderNo}`);
    await expect(page.getByText('共 0 条')).toBeVisible();
  };
  return { shared, own: kind === 'place' ? tickets : stays };
}

const people: [name: string, persona: Persona, own: boolean][] = [
  ['staff', 'support', false],
  ['a merchant user', 'merchantManager', true],
];
for (const kind of tradeKinds) {
  for (const [name, persona, own] of people) {
    test(`${name} does everything with orders of ${kind}`, async ({ page, system, signInAs }) => {
      test.slow();
      await signInAs(persona);
      await page.goto(listOfOrders(kind));
      await expect(page.getByRole('link', { name: /^[PHM]\d+/ }).first()).toBeVisible();
      await expect(page.getByRole('tab', { name: /^全部 [1-9]/ })).toBeVisible();
      await expect(page.getByText(/^共\d+单，实付合计[\d,.]+元/)).toBeVisible();
      await button(page, '展开').click();
      await expect(page.getByRole('combobox', { name: '所属商户' })).toHaveCount(own ? 0 : 1);
      await expect(button(page, '代客下单')).toHaveCount(own ? 0 : 1);
      const moves = everyMove(kind, page, system, own);
      await moves.shared();
      await moves.own();
      const { name: Kind } = trades[kind];
      const called = [
        ...(await callsOf(system, `orders${Kind}`)),
        ...(await callsOf(system, `refunds${Kind}`)),
      ];
      expect(called.length).toBeGreaterThan(0);
      expect(called.filter((call) => call.endsWith('OfOwn') !== own)).toEqual([]);
    });
  }

  test(`staff order, reprice and take money for ${kind}`, async ({ page, system, signInAs }) => {
    await signInAs('support');
    const offer = await stateOf<{ productName: string; memberMobile: string; useDate: string }>(
      system,
      'a product can be ordered',
      { trade: kind },
    );
    await page.goto(listOfOrders(kind));
    await button(page, '代客下单').click();
    await page.getByLabel('会员手机号', { exact: true }).fill(offer.memberMobile);
    await page.getByRole('combobox', { name: '产品名称' }).fill(offer.productName);
    await page.getByRole('option', { name: offer.productName }).click();
    await typeDate(dialog(page), kind === 'place' ? '使用日期' : '入住日期', offer.useDate);
    if (kind !== 'place') await typeDate(dialog(page), '离店日期', addDays(offer.useDate, 1));
    await dialog(page).getByLabel('联系人', { exact: true }).fill(orderMoves.updateContact.contactName);
    await dialog(page).getByLabel('联系人手机', { exact: true }).fill(orderMoves.updateContact.contactMobile);
    await button(page, '添加人员').click();
    const [guest] = guestExamples;
    await page.getByRole('group', { name: '第1位' }).getByLabel('姓名').fill(guest.name);
    await page.getByRole('group', { name: '第1位' }).getByLabel('证件号').fill('990000199001011230');
    await confirm(page).click();
    await expect(page.getByText('请输入正确的身份证号码').first()).toBeVisible();
    await page.getByRole('group', { name: '第1位' }).getByLabel('证件号').fill(guest.credentialNo);
    await confirm(page).click();
    await expect(state(page, '待付款')).toBeVisible();
    await expect(page.getByText('9900**********1239')).toBeVisible();
    await move(page, '修改价格', async () => {
      const [, now = ''] = (await dialog(page).textContent())?.match(/应付 ([\d,.]+) 元/) ?? [];
      await page.getByLabel('改价原因').fill(orderMoves.changePrice.reason);
      await page.getByLabel('改价后金额').fill(now);
      await confirm(page).click();
      await expect(page.getByText('改价后金额与当前应付金额相同，未改价').first()).toBeVisible();
      await page.getByLabel('改价后金额').fill('88');
    });
    await move(page, '线下收款', async () => {
      await page.getByLabel('收款金额').fill('88');
      await upload(page, '收款凭证');
    });
    await expect(page.getByText('线下支付').first()).toBeVisible();
    // Back leads to the list, not to the form.
    await page.goBack();
    await expect(page.getByRole('tab', { name: /^全部 / })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });
}
