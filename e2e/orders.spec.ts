import { orderStatus } from '#contracts/enums/orders.ts';
import { orderMoves } from '#contracts/examples/orders.ts';
import { typeDate } from './dates.ts';
import { expect, type Page, test } from './fixtures.ts';
import { log, move, open, registerGuests, state } from './orderPage.ts';
import { button, choose, confirm, dialog, upload } from './parts.ts';
import { cameTooLate, leaveLate } from './tooLate.ts';
import { listOfOrders, orderIn, stateOf, yuan } from './tradeScenes.ts';

/** Orders of the three kinds on the screens (domain design, section 10). */

const saved = (page: Page) => expect(page.getByText('操作成功')).toBeVisible();

test('the whole life of a ticket order: ordered by staff, made cheaper, paid at the counter, used, the rest refunded', {
  tag: '@moment',
}, async ({ clock, page, system, signInAs }) => {
  await signInAs('support');
  const offer = await stateOf<{
    productName: string;
    memberMobile: string;
    memberName: string;
    useDate: string;
  }>(system, 'a product can be ordered', { trade: 'place' });
  await page.goto(listOfOrders('place'));
  await button(page, '代客下单').click();
  await confirm(page).click();
  await expect(page.getByText('请选择产品名称')).toBeVisible();
  await page.getByLabel('会员手机号', { exact: true }).fill(offer.memberMobile);
  await page.getByRole('combobox', { name: '产品名称' }).fill(offer.productName);
  await page.getByRole('option', { name: offer.productName }).click();
  await typeDate(page, '使用日期', offer.useDate);
  await page.getByLabel('购买数量').fill('2');
  await page.getByLabel('联系人', { exact: true }).fill(orderMoves.updateContact.contactName);
  await page.getByLabel('联系人手机').last().fill(orderMoves.updateContact.contactMobile);
  await confirm(page).click();
  await expect(state(page, '待付款')).toBeVisible();
  await expect(page.getByRole('timer', { name: '剩余支付时间' })).toContainText(/\d\d:\d\d/);
  await expect(page.getByText(/^后台 /).first()).toBeVisible();

  await move(page, '修改价格', async () => {
    await page.getByLabel('改价后金额').fill('0');
    await page.getByLabel('改价原因').fill(orderMoves.changePrice.reason);
    await confirm(page).click();
    await expect(page.getByText('改价后金额须大于0').first()).toBeVisible();
    await page.getByLabel('改价后金额').fill('500');
  });
  await expect(page.getByLabel('金额').getByText('500.00')).toBeVisible();

  await move(page, '线下收款', async () => {
    await page.getByLabel('收款金额').fill('400');
    await upload(page, '收款凭证');
    await confirm(page).click();
    await expect(page.getByText('支付金额不一致').first()).toBeVisible();
    await page.getByLabel('收款金额').fill('500');
  });
  await expect(state(page, '待使用')).toBeVisible();
  const codes = page.getByRole('table', { name: '券码明细' }).getByRole('row');
  await expect(codes).toHaveCount(3);
  // The day of use has not come yet.
  await expect(button(page, '核销')).toBeHidden();

  await clock.advance(24 * 3_600_000);
  await signInAs('support');
  await page.goto(listOfOrders('place'));
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await move(page, '核销', () => page.getByRole('checkbox').nth(1).check());
  await expect(state(page, '部分使用')).toBeVisible();
  await expect(codes.nth(1)).toContainText('已使用');

  await move(page, '发起退款', async () => {
    await page.getByRole('checkbox').first().check();
    await expect(page.getByText('建议退款')).toBeVisible();
    await expect(page.getByLabel('退款金额')).toHaveValue('250');
    await choose(page, '退款原因', '行程有变');
  });
  await expect(state(page, '退款中')).toBeVisible();
  await expect(page.getByRole('table', { name: '退款记录' }).getByRole('row')).toHaveCount(2);
  await expect(log(page)).toContainText('核销1张');
});

test('one of two rooms is refunded for half the price of the night, and what is left can be refunded later', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('support');
  const { id } = await orderIn(system, 'hotel', orderStatus.toUse);
  await open(page, 'hotel', id);
  const night = page.getByRole('table', { name: '每日价格' }).getByRole('row').nth(1);
  const amount = () => dialog(page).getByLabel('退款金额');
  await move(page, '发起退款', async () => {
    await page.getByRole('checkbox').nth(1).check();
    await expect(amount()).not.toHaveValue('');
    const whole = Number(await amount().inputValue());
    const rooms = dialog(page).getByLabel('退订间数');
    // A number that is too large is not taken for all rooms.
    await rooms.fill('12');
    await expect(rooms).toHaveValue('12');
    await expect(dialog(page).getByRole('status').getByText('所选日期最多可退2间')).toBeVisible();
    await rooms.fill('2');
    // What was typed for one choice is not the amount of another, also where the rule gives the same for both.
    await amount().fill('1');
    await rooms.fill('');
    await expect(amount()).toHaveValue(String(whole));
    await rooms.fill('1');
    await expect(amount()).toHaveValue(String(whole / 2));
    await choose(page, '退款原因', '行程有变');
  });
  await expect(night).toContainText('退款锁定 1间');

  await button(page, '发起退款').click();
  await expect(dialog(page).getByText('剩1间')).toBeVisible();
  await page.getByRole('checkbox').nth(1).check();
  await expect(dialog(page).getByText('不填则退所选日期剩余的全部房间，最多1间')).toBeVisible();
  await expect(dialog(page).getByText('建议退款')).toBeVisible();
});

test('of guesthouses so many houses are ordered, refunded and checked in', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('support');
  await page.goto(listOfOrders('house'));
  await button(page, '代客下单').click();
  await expect(dialog(page).getByLabel('套数')).toBeVisible();
  const { id } = await orderIn(system, 'house', orderStatus.toUse, { inDays: 0 });
  await open(page, 'house', id);
  await expect(page.getByRole('columnheader', { name: '套数/份数' })).toBeVisible();
  await button(page, '办理入住').click();
  await expect(dialog(page)).toContainText('每套一人');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await button(page, '发起退款').click();
  await expect(dialog(page).getByLabel('退订套数')).toBeVisible();
  await expect(dialog(page)).toContainText('全部套数，最多2套');
});

test('the whole life of a hotel order: accepted, early, checked in, checked out', { tag: '@moment' }, async ({
  clock,
  page,
  system,
  signInAs,
}) => {
  await signInAs('support');
  const { id } = await orderIn(system, 'hotel', orderStatus.toConfirm, { inDays: 0 });
  await open(page, 'hotel', id);
  await expect(page.getByRole('timer', { name: '剩余确认时间' })).toBeVisible();
  await move(page, '接单', () => page.getByLabel('确认号').fill('C20260501'));
  await expect(state(page, '待入住')).toBeVisible();
  await expect(page.getByText('C20260501').first()).toBeVisible();

  await move(page, '修改联系人', async () => {
    await page.getByLabel('联系人', { exact: true }).fill('江听松');
    await page.getByLabel('联系人手机', { exact: true }).fill('19900005678');
  });
  await expect(page.getByText('江听松 199****5678')).toBeVisible();

  // The server's clock goes back over midnight while the dialog is open.
  await button(page, '办理入住').click();
  await registerGuests(page, ['8801', '8802']);
  await clock.advance(-24 * 3_600_000);
  await confirm(page).click();
  await expect(dialog(page).getByRole('alert').filter({ hasText: '未到入住日期' }).last()).toContainText(
    '当前状态：待入住',
  );
  await leaveLate(page);
  await expect(page).not.toHaveURL(/do=/);
  await clock.advance(24 * 3_600_000);
  await page.reload();
  await move(page, '办理入住', async () => {
    const guests = page.getByRole('group', { name: '入住人信息', exact: true });
    const help = '至少登记 2 人（每间一人），打码的证件号不用重输';
    await expect(guests).toHaveAccessibleDescription(help);
    await registerGuests(page, ['8801', '东楼8802']);
    await button(page, '删除第2位').click();
    await confirm(page).click();
    await expect(guests).toHaveAccessibleDescription(`请登记入住人 ${help}`);
    await button(page, '添加人员').click();
    await page.getByRole('group', { name: '第2位', exact: true }).getByLabel('姓名').fill('江映月');
    await registerGuests(page, []);
  });
  await expect(state(page, '已入住')).toBeVisible();
  await expect(page.getByRole('table', { name: '每日价格' })).toContainText('8801、东楼8802');

  await button(page, '办理离店').click();
  await expect(page.getByText('确定办理离店吗？')).toBeVisible();
  await Promise.all([saved(page), confirm(page).click()]);
  await expect(state(page, '已完成')).toBeVisible();
  await expect(log(page)).toContainText('办理离店');
});

test('two clerks: the second one gets a message that the order has changed, and sees the new state', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('support');
  const { id, orderNo } = await orderIn(system, 'hotel', orderStatus.unpaid);
  await open(page, 'hotel', id);
  await button(page, '取消订单').click();
  await expect(page.getByLabel('取消原因')).toBeFocused();
  await page.getByLabel('取消原因').fill(orderMoves.cancel.reason);
  await system.control('members/pay', { orderNo, transactionId: 'T1' });
  await confirm(page).click();
  await cameTooLate(page, { answer: '订单状态已变更，请刷新后重试', state: '待入住', line: '支付成功' });
  await expect(page.getByLabel('取消原因')).toHaveValue(orderMoves.cancel.reason);
  // Pressed again it is not sent, and says why.
  await system.control('journal', undefined, 'DELETE');
  await confirm(page).click();
  await expect(page.getByText('状态已变更，请刷新后重试', { exact: true }).last()).toBeVisible();
  expect((await system.journal()).map(({ endpoint }) => endpoint)).not.toContain('ordersHotel.cancel');
  await leaveLate(page);
  await expect(state(page, '待入住')).toBeVisible();
  await expect(button(page, '取消订单')).toBeHidden();
});

test('a dialog stays open if it is opened while the address still goes back from the one before', async ({
  page,
  system,
  signInAs,
}) => {
  // Simulates a browser that takes long to go back.
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    history.go = (steps) => void setTimeout(() => go(steps), 400);
  });
  await signInAs('support');
  const { id, orderNo } = await orderIn(system, 'hotel', orderStatus.unpaid);
  await open(page, 'hotel', id);
  await button(page, '取消订单').click();
  await page.getByLabel('取消原因').fill(orderMoves.cancel.reason);
  await system.control('members/pay', { orderNo, transactionId: 'T1' });
  await confirm(page).click();
  await expect(state(page, '待入住')).toBeVisible();
  await leaveLate(page);
  await move(page, '修改备注', () => page.getByLabel('商家备注').fill('已致电会员'));
  await expect(page.getByText('已致电会员').first()).toBeVisible();
});

test('a code that somebody else used meanwhile shows an error and is no longer ticked', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('support');
  const { id, code } = await orderIn(system, 'place', orderStatus.toUse, { inDays: 0 });
  await open(page, 'place', id);
  await button(page, '核销').click();
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('已选 2/2')).toBeVisible();
  const other = await system.tokenOf('platformAdmin');
  expect((await system.call(`orders-place/verify/${id}`, { data: { codes: [code] } }, other)).status).toBe(1);
  await confirm(page).click();
  await expect(page.getByText('券码已使用/已退款')).toBeVisible();
  await expect(page.getByText('已选 1/1')).toBeVisible();
  await confirm(page).click();
  await expect(state(page, '已完成')).toBeVisible();
});

test('a browser that is closed in mid-save leaves one effect behind', async ({ page, system, signInAs }) => {
  await signInAs('support');
  const { id } = await orderIn(system, 'house', orderStatus.toConfirm);
  await open(page, 'house', id);
  await button(page, '接单').click();
  await system.control('faults', { endpoint: 'ordersHouse.confirm', kind: 'delay', value: 1_500, times: 1 });
  const sent = page.waitForRequest(/orders-house\/confirm/);
  await confirm(page).click();
  await sent;
  const again = await page.context().newPage();
  await page.close();
  await expect
    .poll(
      async () =>
        (await system.journal()).filter(({ endpoint }) => endpoint === 'ordersHouse.confirm').length,
    )
    .toBe(1);
  await open(again, 'house', id);
  await expect(state(again, '待入住')).toBeVisible();
  await expect(log(again).getByText('接单', { exact: false })).toHaveCount(1);
  await expect(button(again, '接单')).toBeHidden();
});

test('a product that goes off sale while the form is open shows an error at its field, and the form keeps its input', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('support');
  const offer = await stateOf<{
    productId: string;
    productName: string;
    memberMobile: string;
    checkInDate: string;
  }>(system, 'a product can be ordered', { trade: 'hotel' });
  await page.goto(listOfOrders('hotel'));
  await button(page, '代客下单').click();
  await page.getByLabel('会员手机号', { exact: true }).fill(offer.memberMobile);
  await page.getByRole('combobox', { name: '产品名称' }).fill(offer.productName);
  await page.getByRole('option', { name: offer.productName }).click();
  await typeDate(dialog(page), '入住日期', offer.checkInDate);
  await typeDate(dialog(page), '离店日期', offer.checkInDate);
  await dialog(page).getByLabel('联系人', { exact: true }).fill(orderMoves.updateContact.contactName);
  await dialog(page).getByLabel('联系人手机', { exact: true }).fill(orderMoves.updateContact.contactMobile);
  await confirm(page).click();
  await expect(page.getByText('离店日期必须晚于入住日期').first()).toBeVisible();
  await typeDate(dialog(page), '离店日期', '2099-01-01');
  const admin = await system.tokenOf('platformAdmin');
  await system.call(`products-hotel/enable/${offer.productId}`, { data: { enable: 0 } }, admin);
  await confirm(page).click();
  await expect(page.getByText('产品不可售')).toHaveCount(2);
  await expect(dialog(page).getByLabel('联系人', { exact: true })).toHaveValue(
    orderMoves.updateContact.contactName,
  );
});

test('time to pay counts down by the clock of the server; at the end the order is asked for again', {
  tag: '@moment',
}, async ({ clock, page, system, signInAs }) => {
  const { id } = await orderIn(system, 'place', orderStatus.unpaid);
  // The browser's clock is behind the server's.
  await clock.takeTimers();
  await system.control('clock', { advanceMs: 29 * 60_000 });
  await signInAs('support');
  await open(page, 'place', id);
  await expect(page.getByRole('timer', { name: '剩余支付时间' })).toContainText(/00:[1-5]\d/);
  await system.control('clock', { advanceMs: 60_000 });
  await page.clock.fastForward(62_000);
  await expect(page.getByText('超时未支付').first()).toBeVisible();
  await expect(state(page, '已取消')).toBeVisible();
});

test('an order prints without the frame', async ({ page, system, signInAs }) => {
  await signInAs('support');
  const { id, payPrice } = await orderIn(system, 'hotel', orderStatus.toUse);
  await open(page, 'hotel', id);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(button(page, '发起退款')).toBeHidden();
  await expect(page.getByText(yuan(payPrice)).first()).toBeVisible();
});
