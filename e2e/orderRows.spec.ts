import { orderMoves } from '#contracts/examples/orders.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { button, rowsLoaded, tab } from './parts.ts';
import { cameTooLate, leaveLate } from './tooLate.ts';

/** Actions on orders in their lists (domain design, sections 10.1 and 10.3). */

type Kind = 'place' | 'hotel' | 'house';
interface Made {
  id: string;
  orderNo: string;
  code: string;
}
const status = { unpaid: 10, toConfirm: 20, toUse: 30, inUse: 40 };
const listOf = (kind: Kind, more = '') =>
  `/order/order-manage/order-${kind}-list?createStart=2020-01-01${more}`;
const made = (system: System, trade: Kind, code: number, more: object = {}) =>
  system.control('provider-states', {
    state: 'an order is in a status',
    params: { trade, status: code, ...more },
  }) as Promise<Made>;
const row = (page: Page, { orderNo }: Made) => page.getByRole('row').filter({ hasText: orderNo });
const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page) => dialog(page).getByRole('button', { name: '确定' });
/** The actions that the row offers, including its menu. */
async function offered(page: Page, order: Made) {
  const links = row(page, order).getByRole('cell').last().getByRole('button');
  const texts = await links.allTextContents();
  if (texts.at(-1) !== '更多') return texts;
  await links.last().click();
  const more = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  return [...texts.slice(0, -1), ...more];
}

test('a row offers what its order allows, and the dialog works over the list', async ({
  page,
  system,
  signInAs,
}) => {
  const waiting = await made(system, 'hotel', status.toConfirm);
  const staying = await made(system, 'hotel', status.inUse);
  const unpaid = await made(system, 'hotel', status.unpaid);
  await signInAs('support');
  await page.goto(listOf('hotel'));
  await expect(row(page, waiting)).toContainText('待确认');
  expect(await offered(page, waiting)).toEqual(['详情', '接单', '拒单']);
  expect(await offered(page, staying)).toEqual(['详情', '办理离店', '修改房号']);
  expect(await offered(page, unpaid)).toEqual(['详情', '线下收款', '修改价格', '取消订单']);

  await page.getByRole('button', { name: `接单 ${waiting.orderNo}` }).click();
  await expect(page).toHaveURL(new RegExp(`do=confirm\\.${waiting.id}$`));
  await dialog(page).getByLabel('确认号').fill(orderMoves.confirm.confirmNo);
  await confirm(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, waiting)).toContainText('待入住');
  await expect(page).not.toHaveURL(/do=/);

  await page.getByRole('button', { name: `办理离店 ${staying.orderNo}` }).click();
  await expect(page.getByText('确定办理离店吗？')).toBeVisible();
  await confirm(page).click();
  await expect(row(page, staying)).toContainText('已完成');
  await page.getByRole('button', { name: `详情 ${staying.orderNo}` }).click();
  await expect(page.getByRole('heading', { name: staying.orderNo })).toBeVisible();
});

test('tickets are verified from the list; if somebody else was faster, a message says so', async ({
  page,
  system,
  signInAs,
}) => {
  const today = await made(system, 'place', status.toUse, { inDays: 0 });
  const unpaid = await made(system, 'place', status.unpaid);
  await signInAs('support');
  await page.goto(listOf('place'));
  await expect(row(page, today)).toContainText('0/2');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: `核销 ${today.orderNo}` }).click();
  await dialog(page).getByRole('checkbox').nth(1).check();
  await confirm(page).click();
  await expect(row(page, today)).toContainText('1/2');

  await page.getByRole('button', { name: `更多 ${unpaid.orderNo}` }).click();
  await page.getByRole('menuitem', { name: '取消订单' }).click();
  await dialog(page).getByLabel('取消原因').fill(orderMoves.cancel.reason);
  await system.control('members/pay', { orderNo: unpaid.orderNo, transactionId: 'T1' });
  await confirm(page).click();
  await cameTooLate(page, { answer: '订单状态已变更，请刷新后重试', state: '待使用', line: '支付成功' });
  await expect(dialog(page).getByLabel('取消原因')).toHaveValue(orderMoves.cancel.reason);
  await leaveLate(page);
  await expect(row(page, unpaid)).toContainText('待使用');
});

test('many orders are accepted at once; one that somebody else has refused shows an error in its line', async ({
  page,
  system,
  signInAs,
}) => {
  const first = await made(system, 'house', status.toConfirm, { own: 1 });
  const second = await made(system, 'house', status.toConfirm, { own: 1 });
  await signInAs('merchantManager');
  await page.goto(listOf('house', '&status=20'));
  const accept = page.getByRole('button', { name: '批量接单' });
  await expect(accept).toBeDisabled();
  for (const { orderNo } of [first, second])
    await page.getByRole('checkbox', { name: `选择${orderNo}` }).check();
  await accept.click();
  const token = await system.tokenOf('platformAdmin');
  const refused = await system.call(
    `orders-house/reject/${first.id}`,
    { data: { reason: 10, note: '' } },
    token,
  );
  expect(refused.status).toBe(1);
  await confirm(page).click();
  await expect(page.getByText('成功 1 项，失败 1 项，共 2 项')).toBeVisible();
  const line = (order: Made) => dialog(page).getByRole('listitem').filter({ hasText: order.orderNo });
  await expect(line(second)).toContainText('成功');
  await expect(line(first)).toContainText('订单状态已变更，请刷新后重试');
  await dialog(page).getByRole('button', { name: '关闭' }).last().click();
  await expect(row(page, second)).toHaveCount(0);
  await expect(page.getByText('已选 0 条')).toBeVisible();
});

test('a batch is stopped after the calls that are under way, leaving it is asked about, and the rest can be sent', async ({
  page,
  system,
  signInAs,
}) => {
  const orders: Made[] = [];
  for (let n = 0; n < 3; n++) orders.push(await made(system, 'house', status.toConfirm, { own: 1 }));
  await signInAs('merchantManager');
  await page.goto('/home');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '订单' }).click();
  await page.getByRole('navigation', { name: '子菜单' }).getByRole('link', { name: '民宿订单' }).click();
  await tab(page, '待确认').click();
  await rowsLoaded(page);
  for (const { orderNo } of orders) await page.getByRole('checkbox', { name: `选择${orderNo}` }).check();
  await page.getByRole('button', { name: '批量接单' }).click();
  const answer = Promise.withResolvers<void>();
  await page.route('**/orders-house/confirm*/**', async (route) => {
    const response = await route.fetch();
    await answer.promise;
    await route.fulfill({ response });
  });
  await confirm(page).click();
  await expect(dialog(page).getByText('处理中')).toHaveCount(2);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(2);
  await button(page, '继续编辑').click();
  await button(page, '停止').click();
  await expect(button(page, '停止')).toBeDisabled();
  answer.resolve();
  await expect(dialog(page).getByRole('status')).toHaveText('未处理 1 项、成功 2 项，失败 0 项，共 3 项');
  await button(page, '继续').click();
  await expect(dialog(page).getByRole('status')).toHaveText('成功 3 项，失败 0 项，共 3 项');
});

test('a user who may only view gets neither actions nor checkboxes', async ({ page, system, signInAs }) => {
  const waiting = await made(system, 'hotel', status.toConfirm);
  await signInAs('operator');
  await page.goto(`${listOf('hotel')}&do=reject.${waiting.id}`);
  await expect(row(page, waiting)).toBeVisible();
  expect(await offered(page, waiting)).toEqual(['详情']);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/do=/);
});
