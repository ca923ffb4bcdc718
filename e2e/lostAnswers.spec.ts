import { orderStatus, refundStatus } from '#contracts/enums/orders.ts';
import { orderMoves } from '#contracts/examples/orders.ts';
import { typeDate } from './dates.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { effects, lose, withoutKeys } from './lost.ts';
import { move, open, state } from './orderPage.ts';
import { button, choose, confirm, dialog, fill, row } from './parts.ts';
import { listOfOrders, listOfRefunds, orderIn, type Refund, refundIn, stateOf } from './tradeScenes.ts';
import { fillHotel } from './venueForms.ts';

/**
 * Responses that never arrive, arrive late, or belong to a call that arrived twice (docs/decisions/0019-lost-answers.md), with a backend that knows
 * idempotency keys, like the mock, and with one that does not.
 */

const banners = '/setting/system-setting/home-banner-list';
const hotelPage = '/merchant/hotel/hotels';
const title = (page: Page) => dialog(page).getByLabel('轮播图名称');
const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();
const unknown = '上次提交的结果未知，请核对后再试';
const found = '未收到回复，经核对已保存';
const question = (page: Page) => page.getByRole('dialog', { name: /^上次提交的结果未知/ });

/** Submits the form while the response gets lost. */
async function sendInVain(page: Page, system: System, endpoint: string, kind?: string) {
  await lose(system, endpoint, kind);
  await confirm(page).click();
  await said(page, 'Network Error');
}

test.beforeEach(({ allowConsole }) => allowConsole(/ERR_INCOMPLETE_CHUNKED|ERR_CONTENT_LENGTH|net::ERR/));

test('a hotel that was added without an answer is added once', async ({ page, system, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(`${hotelPage}/list`);
  await button(page, '添加酒店').click();
  await expect(page.getByRole('heading', { name: '添加酒店' })).toBeVisible();
  await fillHotel(page);
  await choose(page, '所属商户', '南海假日');
  await sendInVain(page, system, 'hotels.add');
  await confirm(page).click();
  await expect(page).toHaveURL(`${hotelPage}/list`);
  await expect(row(page, '湖滨新馆')).toHaveCount(1);
  expect(await effects(system, 'hotels.add')).toBe(1);
});

const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab', { name });

async function fillInTab(page: Page) {
  await page.goto(`${hotelPage}/list`);
  await expect(tab(page, '酒店列表')).toBeVisible();
  await button(page, '添加酒店').click();
  await expect(page.getByRole('heading', { name: '添加酒店' })).toBeVisible();
  await fillHotel(page);
  await choose(page, '所属商户', '南海假日');
}
/** To the list, and back to the form. */
async function lookAtList(page: Page) {
  await tab(page, '酒店列表').click();
  await expect(row(page, '云栖湖度假酒店')).toBeVisible();
  await tab(page, '添加酒店').click();
  await expect(page.getByLabel('酒店名称')).toHaveValue('湖滨新馆');
}

test('a hotel that was added without an answer is added once, also after a look at another tab', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await fillInTab(page);
  await sendInVain(page, system, 'hotels.add');
  await lookAtList(page);
  await confirm(page).click();
  await expect(page).toHaveURL(`${hotelPage}/list`);
  await expect(row(page, '湖滨新馆')).toHaveCount(1);
  expect(await effects(system, 'hotels.add')).toBe(1);
});

test('a hotel that is being added while another tab is shown is not sent a second time', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await fillInTab(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/hotels/add**', async (route) => {
    const response = await route.fetch();
    await answer.promise;
    await route.fulfill({ response });
  });
  const sent = page.waitForRequest(/hotels\/add/);
  await confirm(page).click();
  await sent;
  await lookAtList(page);
  // Nothing can be typed while it is being saved.
  await expect(page.locator('[inert]').getByLabel('酒店名称')).toHaveCount(1);
  answer.resolve();
  await expect(page).toHaveURL(`${hotelPage}/list`);
  await expect(row(page, '湖滨新馆')).toHaveCount(1);
  await expect(tab(page, '添加酒店')).toHaveCount(0);
  expect(await effects(system, 'hotels.add')).toBe(1);
});

async function moveHotel(page: Page) {
  await page.goto(`${hotelPage}/add?id=1`);
  await page.getByLabel('详细地址').fill('新址1号');
}

test('saving a hotel again after a lost response is not refused as out of date', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await moveHotel(page);
  await sendInVain(page, system, 'hotels.update');
  await confirm(page).click();
  await said(page, '操作成功');
  expect(await effects(system, 'hotels.update')).toBe(1);
});

test('other input after a lost answer is another save', async ({ page, system, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(banners);
  await button(page, '编辑 云栖湖秋色正浓').click();
  await title(page).fill('云栖湖冬雪');
  await sendInVain(page, system, 'homeBanners.update', 'drop');
  await title(page).fill('云栖湖初雪');
  await confirm(page).click();
  await said(page, '操作成功');
  await expect(row(page, '云栖湖初雪')).toHaveCount(1);
});

async function fillBanner(page: Page) {
  // This number puts it first in the list.
  await fill(dialog(page), { 轮播图名称: '新春大促', 排序: '100' });
  await choose(page, '跳转类型', '不跳转');
  await dialog(page)
    .getByLabel('轮播图', { exact: true })
    .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from(gif, 'base64') });
  await expect(dialog(page).getByRole('button', { name: /^查看大图/ })).toBeVisible();
}
/** A GIF of one pixel, because a GIF is not cropped. */
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test('a banner whose answer comes late, over a reload, is added once', async ({ page, system, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(banners);
  await button(page, '添加轮播图').click();
  await fillBanner(page);
  await system.control('faults', { endpoint: 'homeBanners.add', kind: 'delay', value: 1500, times: 1 });
  const sent = page.waitForRequest(/add-for-mini-home/);
  await confirm(page).click();
  await sent;
  page.once('dialog', (asked) => asked.accept());
  await page.reload();
  await expect(title(page)).toHaveValue('新春大促');
  await confirm(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => effects(system, 'homeBanners.add')).toBe(1);
  await expect(row(page, '新春大促')).toHaveCount(1);
});

test('a request that arrives twice at the same time acts once', async ({ page, system, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(banners);
  await button(page, '添加轮播图').click();
  await fillBanner(page);
  await page.route(/add-for-mini-home/, async (route) => {
    const [, response] = await Promise.all([route.fetch(), route.fetch()]);
    await route.fulfill({ response });
  });
  await confirm(page).click();
  await said(page, '操作成功');
  await expect(row(page, '新春大促')).toHaveCount(1);
  expect(await effects(system, 'homeBanners.add')).toBe(1);
});

async function fillOrder(page: Page, system: System) {
  const offer = await stateOf<{ productName: string; memberMobile: string; useDate: string }>(
    system,
    'a product can be ordered',
    { trade: 'place' },
  );
  await page.goto(listOfOrders('place'));
  await button(page, '代客下单').click();
  await fill(dialog(page), { 会员手机号: offer.memberMobile, 购买数量: '2' });
  await typeDate(dialog(page), '使用日期', offer.useDate);
  const { contactName, contactMobile } = orderMoves.updateContact;
  await fill(dialog(page), { 联系人: contactName, 联系人手机: contactMobile });
  await page.getByRole('combobox', { name: '产品名称' }).fill(offer.productName);
  await page.getByRole('option', { name: offer.productName }).click();
}

test('代客下单 without an answer, pressed again, makes one order', async ({ page, system, signInAs }) => {
  await signInAs('support');
  await fillOrder(page, system);
  await sendInVain(page, system, 'ordersPlace.add');
  await confirm(page).click();
  await expect(state(page, '待付款')).toBeVisible();
  expect(await effects(system, 'ordersPlace.add')).toBe(1);
});

test('代客下单 without an answer, changed and pressed again, asks first', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('support');
  await fillOrder(page, system);
  await sendInVain(page, system, 'ordersPlace.add');
  await dialog(page).getByLabel('购买数量').fill('3');
  await confirm(page).click();
  await question(page).getByRole('button', { name: '取消' }).click();
  expect(await effects(system, 'ordersPlace.add')).toBe(1);
});

async function fillCancelling(page: Page, system: System) {
  const { id } = await orderIn(system, 'hotel', orderStatus.unpaid);
  await open(page, 'hotel', id);
  await button(page, '取消订单').click();
  await dialog(page).getByLabel('取消原因').fill(orderMoves.cancel.reason);
}

test('a cancelled order without an answer is cancelled once', async ({ page, system, signInAs }) => {
  await signInAs('support');
  await fillCancelling(page, system);
  await sendInVain(page, system, 'ordersHotel.cancel');
  await confirm(page).click();
  await expect(state(page, '已取消')).toBeVisible();
  await said(page, '操作成功');
  expect(await effects(system, 'ordersHotel.cancel')).toBe(1);
});

/** Fills in 批量设置 for days that have no price yet. */
async function fillPrices(page: Page) {
  await page.goto('/product/hotel/stock?id=23&month=2026-06');
  await page.getByRole('gridcell', { name: /^2026年6月5日 / }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await button(page, '批量设置').click();
  for (const [name, value] of [
    ['售价', '520'],
    ['库存', '3'],
  ] as const) {
    await dialog(page)
      .getByRole('checkbox', { name: `设置${name}` })
      .check();
    await dialog(page).getByRole('textbox', { name, exact: true }).fill(value);
  }
  await expect(dialog(page).getByText('将更新2天')).toBeVisible();
}
const pricedDays = (page: Page) => page.getByRole('gridcell', { name: /售价520\.00元 余3\/总3/ });

test('prices of many days whose answer got lost are set once', async ({ page, system, signInAs }) => {
  await signInAs('operator');
  await fillPrices(page);
  await sendInVain(page, system, 'stocksHotel.batchSave');
  await confirm(page).click();
  await said(page, '操作成功');
  await expect(pricedDays(page)).toHaveCount(2);
  expect(await effects(system, 'stocksHotel.batchSave')).toBe(1);
});

async function payTwo(page: Page, system: System) {
  const refunds = [
    await refundIn(system, 'house', refundStatus.toPay),
    await refundIn(system, 'house', refundStatus.toPay),
  ];
  await page.goto(`${listOfRefunds('house')}?status=20`);
  for (const { refundNo } of refunds) await page.getByRole('checkbox', { name: `选择${refundNo}` }).check();
  await button(page, '批量退款').click();
  await lose(system, 'refundsHouse.execute');
  await confirm(page).click();
  return refunds as [Refund, Refund];
}
const all = /^已提交 2 项.*失败 0 项，共 2 项$/;

test('batch refunds whose answer got lost are paid once each', async ({ page, system, signInAs }) => {
  await signInAs('platformAdmin');
  await payTwo(page, system);
  await button(page, '重试失败项').click();
  await expect(page.getByText(all)).toBeVisible();
  expect(await effects(system, 'refundsHouse.execute')).toBe(2);
});

test.describe('where the backend knows no keys', () => {
  test.beforeEach(({ page }) => withoutKeys(page));
  test.afterEach(async ({ system }) => {
    const keys = (await system.journal()).filter((call) => 'isReplay' in call);
    expect(keys).toEqual([]);
  });

  test('after a lost response a save is looked up in the record', async ({ page, system, signInAs }) => {
    await signInAs('superAdmin');
    await moveHotel(page);
    await lose(system, 'hotels.update', 'drop');
    await confirm(page).click();
    await said(page, '未保存，请重试');
    await expect(page.getByLabel('详细地址')).toHaveValue('新址1号');
    await lose(system, 'hotels.update');
    await confirm(page).click();
    await said(page, found);
    await expect(page.getByRole('heading', { name: '编辑酒店' })).toBeHidden();
    expect(await effects(system, 'hotels.update')).toBe(1);
  });

  test('a save that somebody else has overwritten says so', async ({ page, system, signInAs }) => {
    await signInAs('superAdmin');
    await moveHotel(page);
    const token = await system.tokenOf('platformAdmin');
    await system.call('hotels/enable/1', { data: { enable: 0 } }, token);
    await lose(system, 'hotels.update', 'drop');
    await confirm(page).click();
    await expect(page.getByRole('dialog', { name: '数据已被修改' })).toBeVisible();
  });

  test('a switch and a removal are looked up in the record', async ({ page, system, signInAs }) => {
    await signInAs('superAdmin');
    await page.goto(banners);
    await lose(system, 'homeBanners.enable');
    await page.getByRole('switch', { name: '启用云栖湖秋色正浓' }).click();
    await expect(page.getByRole('switch', { name: '启用云栖湖秋色正浓' })).not.toBeChecked();
    await lose(system, 'homeBanners.remove');
    await button(page, '删除 云栖湖秋色正浓').click();
    await confirm(page).click();
    await said(page, '删除成功!');
    await expect(row(page, '云栖湖秋色正浓')).toHaveCount(0);
  });

  test('代客下单 says that it cannot know, and asks before it is sent again', async ({
    page,
    system,
    signInAs,
  }) => {
    await signInAs('support');
    await fillOrder(page, system);
    await lose(system, 'ordersPlace.add');
    await confirm(page).click();
    await said(page, unknown);
    await confirm(page).click();
    await question(page).getByRole('button', { name: '取消' }).click();
    await expect(dialog(page).getByLabel('购买数量')).toHaveValue('2');
    expect(await effects(system, 'ordersPlace.add')).toBe(1);
    await confirm(page).click();
    await question(page).getByRole('button', { name: '再次提交' }).click();
    await expect(state(page, '待付款')).toBeVisible();
    expect(await effects(system, 'ordersPlace.add')).toBe(2);
  });

  test('an action on an order is looked up in the record', async ({ page, system, signInAs }) => {
    await signInAs('support');
    await fillCancelling(page, system);
    await lose(system, 'ordersHotel.cancel', 'drop');
    await confirm(page).click();
    await said(page, '未保存，请重试');
    await lose(system, 'ordersHotel.cancel');
    await confirm(page).click();
    await said(page, found);
    await expect(state(page, '已取消')).toBeVisible();
  });

  test('an action that was answered is not taken for the next one, which never arrived', async ({
    page,
    system,
    signInAs,
  }) => {
    await signInAs('support');
    const { id } = await orderIn(system, 'hotel', orderStatus.toConfirm);
    await open(page, 'hotel', id);
    await move(page, '修改备注', () => page.getByLabel('商家备注').fill('已致电会员'));
    await lose(system, 'ordersHotel.remark', 'drop');
    await button(page, '修改备注').click();
    await page.getByLabel('商家备注').fill('会员改到晚上到店');
    await confirm(page).click();
    await said(page, '未保存，请重试');
    await expect(page.getByLabel('商家备注')).toHaveValue('会员改到晚上到店');
  });

  test('points that were given are not given again by the next press, and the new number is shown', async ({
    page,
    system,
    signInAs,
  }) => {
    const { memberId, abovePoints } = await stateOf<{ memberId: string; abovePoints: number }>(
      ...([system, 'a member has points', {}] as const),
    );
    await signInAs('finance');
    await page.goto(`/finance/member-account-manage/member-point-detail?memberId=${memberId}`);
    await button(page, '调整').click();
    await fill(dialog(page), { 调整积分: '500', 调整原因: '补发活动积分' });
    await confirm(page).click();
    await lose(system, 'memberPoints.adjust');
    await confirm(page).click();
    await said(page, unknown);
    await expect(dialog(page)).toHaveCount(1);
    await confirm(page).click();
    await expect(dialog(page)).toHaveCount(2);
    await confirm(page).click();
    await said(page, '数据已被修改，请刷新后重试');
    await expect(dialog(page).first()).toContainText(String(abovePoints - 1 + 500));
    expect(await effects(system, 'memberPoints.adjust')).toBe(1);
  });

  test('money that was not added is not said to be added because the member has paid meanwhile', async ({
    page,
    system,
    signInAs,
  }) => {
    const { memberId, version } = await stateOf<{ memberId: string; version: number }>(
      ...([system, 'a member has a balance', {}] as const),
    );
    await signInAs('finance');
    await page.goto(`/finance/member-account-manage/fund-change-detail?memberId=${memberId}`);
    await button(page, '调整').click();
    await dialog(page).getByRole('radio', { name: '增加' }).check();
    await fill(dialog(page), { 调整金额: '8.88', 调整原因: '补发活动奖励' });
    await confirm(page).click();
    const body = { direction: 20, amount: 100, reason: '误操作更正', certificates: [], version };
    const other = await system.tokenOf('platformAdmin');
    expect((await system.call(`member-accounts/adjust/${memberId}`, { data: body }, other)).status).toBe(1);
    await lose(system, 'memberAccounts.adjust', 'drop');
    await confirm(page).click();
    await said(page, '数据已被修改，请刷新后重试');
    await expect(page.getByText(found)).toHaveCount(0);
  });

  test('prices of many days cannot be looked up, so the next try asks first', async ({
    page,
    system,
    signInAs,
  }) => {
    await signInAs('operator');
    await fillPrices(page);
    await lose(system, 'stocksHotel.batchSave');
    await confirm(page).click();
    await said(page, unknown);
    await confirm(page).click();
    await question(page).getByRole('button', { name: '取消' }).click();
    expect(await effects(system, 'stocksHotel.batchSave')).toBe(1);
  });

  test('batch refunds are looked up, each in its record', async ({ page, system, signInAs }) => {
    await signInAs('platformAdmin');
    await payTwo(page, system);
    await expect(page.getByText(all)).toBeVisible();
    expect(await effects(system, 'refundsHouse.execute')).toBe(2);
  });
});
