import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import { withdrawStatus } from '#contracts/enums/finance.ts';
import { orderStatus } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import { memberExample } from '#contracts/examples/members.ts';
import { withdrawRefusal } from '#contracts/examples/withdraws.ts';
import { typeDate } from './dates.ts';
import { expect, type Page, test } from './fixtures.ts';
import { button, choose, confirm, dialog, fill, list, more, option, row, titleBar, toggle } from './parts.ts';
import { listOfOrders, orderIn, stateOf } from './tradeScenes.ts';

/** Members: list, form, and the page of one of them (domain design, sections 7.1 to 7.3). */

const path = '/member/member-manage/member-list';
const pageOf = (id: string, tab = '') => `/member/member-manage/${id}/member-detail${tab && `?tab=${tab}`}`;
const fault = (page: Page, text: string) => page.getByRole('paragraph').filter({ hasText: text });
const search = (page: Page) => page.getByRole('search');
const total = (page: Page, count: number | RegExp) =>
  expect(page.getByText(typeof count === 'number' ? `共 ${count} 条` : count)).toBeVisible();

async function find(page: Page, keyword: string) {
  await fill(search(page), { '姓名/昵称/手机/编号': keyword });
  await button(page, '查询').click();
}

test('a member is found by what he says on the phone: digits, name, number, document', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto('/home');
  await page.getByRole('link', { name: '会员', exact: true }).click();
  await page.getByRole('link', { name: '会员列表', exact: true }).click();
  await total(page, 400);
  await find(page, '199 0000 3500');
  await expect(page).toHaveURL(/keyword=19900003500/);
  await total(page, 0);
  await find(page, 'M00000001');
  await total(page, 1);
  const [first] = await page.getByRole('row').nth(1).getByRole('link').allInnerTexts();
  await find(page, first ?? '');
  await expect(row(page, first ?? '').first()).toBeVisible();
  await page.goto(pageOf('1'));
  await button(page, '查看 证件号').click();
  const document = page.getByText(/^9900\d{13}[\dX]$/);
  await expect(document).toBeVisible();
  const number = await document.innerText();
  await page.goto(path);
  await find(page, number);
  await total(page, 1);
  await expect(row(page, first ?? '')).toBeVisible();
});

test('several labels, a grade and a span of spend narrow the list, which sorts by its figures', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(path);
  await button(page, '展开').click();
  await list(search(page), '标签').click();
  await option(page, '高消费').click();
  await list(search(page), '标签').click();
  await option(page, '近期活跃').click();
  await choose(search(page), '会员状态', '正常');
  await button(page, '查询').click();
  await expect(page).toHaveURL(/labelIds=\d+%2C\d+/);
  for (const cells of await page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .all())
    await expect(cells).toContainText(/高消费|近期活跃/);
  await button(page, '删除近期活跃').click();
  await button(page, '查询').click();
  await expect(page).toHaveURL(/labelIds=\d+(&|$)/);
  await button(page, '累计消费').click();
  await expect(page).toHaveURL(/sort=consumeAmount&direction=desc/);
  const cells = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(cells.first()).toContainText('高消费');
  await button(page, '重置').click();
  await total(page, 400);
});

test('members are found by a label that is off', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto(path);
  await button(page, '展开').click();
  await list(search(page), '标签').click();
  await option(page, '往届活动 停用').click();
  await button(page, '查询').click();
  await expect(page).toHaveURL(/labelIds=3(&|$)/);
});

test('a member is added: the ID card fills in birthday and gender; a mobile and a document are there once', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(path);
  await button(page, '添加会员').click();
  await confirm(page).click();
  await expect(fault(page, '请输入手机号')).toBeVisible();
  await expect(fault(page, '请输入会员姓名')).toBeVisible();
  const { mobile, name, credentialNo } = memberExample;
  await fill(page, { 手机号: mobile, 会员姓名: name, 证件号: credentialNo, 推荐人手机: '19999999998' });
  await expect(page.getByLabel('生日', { exact: true })).toHaveValue('1988-05-12');
  await expect(list(page, '性别')).toHaveText('女');
  await expect(list(page, '会员等级')).toHaveValue('普通会员');
  await list(page, '标签').click();
  await option(page, '看房意向').click();
  await confirm(page).click();
  await expect(fault(page, '推荐人不存在')).toBeVisible();
  await fill(page, { 推荐人手机: '' });
  await confirm(page).click();
  await expect(page).toHaveURL(path);
  await expect(row(page, name)).toContainText('看房意向');
  await expect(row(page, name)).toContainText('199****9201');

  await button(page, '添加会员').click();
  await fill(page, { 手机号: mobile, 会员姓名: '苏念' });
  await confirm(page).click();
  await expect(fault(page, '该手机号已注册')).toBeVisible();
  await fill(page, { 手机号: '19900009299', 证件号: credentialNo });
  await confirm(page).click();
  await expect(fault(page, '该证件号已被其他会员使用')).toBeVisible();
});

test('an edit keeps masked numbers, asks before another mobile is saved, and nobody recommends himself', async ({
  page,
  system,
  signInAs,
}) => {
  const { invitedMobile } = await stateOf<{ invitedMobile: string }>(
    system,
    'a member recommended another one',
    {},
  );
  await signInAs('operator');
  await page.goto('/member/member-manage/1/add-member-info');
  await expect(page.getByLabel('手机号', { exact: true })).toHaveValue(/^199\*{4}\d{4}$/);
  await fill(page, { 昵称: '山野来信二号', 推荐人手机: invitedMobile });
  await confirm(page).click();
  await expect(fault(page, '推荐关系不能形成循环')).toBeVisible();
  await fill(page, { 推荐人手机: '', 手机号: '19900009388' });
  await confirm(page).click();
  await expect(dialog(page)).toContainText('手机号是会员的登录账号');
  await confirm(page).click();
  await expect(page).not.toHaveURL(/add-member-info/);
  await page.goto(pageOf('1'));
  await expect(page.getByText('199****9388', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('山野来信二号', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: '操作记录' }).click();
  await expect(page.getByRole('region', { name: '操作记录' })).toContainText('199****9388');
});

test('labels are given to ticked members and taken again, with what became of each', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto('/member/member-manage/member-labels-list');
  await button(page, '添加标签').click();
  await fill(dialog(page), { 标签名称: '往来客户' });
  await confirm(page).click();
  await expect(row(page, '往来客户')).toBeVisible();
  await page.goto(path);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  for (const at of [0, 1, 2]) await rows.nth(at).getByRole('checkbox').check();
  await expect(page.getByText('已选 3 条')).toBeVisible();
  for (const [title, result] of [
    ['批量打标签', 3],
    ['批量去标签', 0],
  ] as const) {
    if (result === 0) {
      // A label that was switched off in the meantime can be taken all the same.
      await page.goto('/member/member-manage/member-labels-list');
      await toggle(page, '启用往来客户').click();
      await expect(toggle(page, '启用往来客户')).not.toBeChecked();
      await page.goto(path);
      for (const at of [0, 1, 2]) await rows.nth(at).getByRole('checkbox').check();
    }
    await button(page, title).click();
    await list(dialog(page), '标签').click();
    await option(page, result === 0 ? '往来客户 停用' : '往来客户').click();
    await confirm(page).click();
    await expect(dialog(page).getByText('成功')).toHaveCount(3);
    await button(page, '关闭').last().click();
    await expect(rows.filter({ hasText: '往来客户' })).toHaveCount(result);
  }
});

test('a grade by hand and freezing are logged with their reasons; unfreezing asks', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('operator');
  await page.goto(path);
  await find(page, 'M00000002');
  await total(page, 1);
  const [name = ''] = await page.getByRole('row').nth(1).getByRole('link').allInnerTexts();
  await more(page, name, '调整等级');
  await choose(dialog(page), '新等级', '金卡会员');
  await confirm(page).click();
  await expect(fault(page, '请输入调整原因')).toBeVisible();
  await fill(dialog(page), { 调整原因: '老客户回馈' });
  await confirm(page).click();
  await expect(row(page, name)).toContainText('金卡会员');
  await page.goto(pageOf('2'));
  await button(page, '冻结').click();
  await expect(dialog(page)).toContainText('不能下单、推荐和提现');
  await fill(dialog(page), { 冻结原因: '涉嫌刷单' });
  await confirm(page).click();
  await expect(titleBar(page)).toContainText('冻结');
  await page.getByRole('tab', { name: '操作记录' }).click();
  const log = page.getByRole('region', { name: '操作记录' });
  await expect(log).toContainText('涉嫌刷单');
  await expect(log).toContainText('老客户回馈');
  await button(page, '解冻').click();
  // A colleague is faster; the page then shows what the member is now.
  const { status: answered } = await system.call(
    'members/unfreeze/2',
    { data: {} },
    await system.tokenOf('superAdmin'),
  );
  expect(answered).toBe(1);
  await confirm(page).click();
  await expect(page.getByText('状态已变更，请刷新后重试')).toBeVisible();
  await expect(titleBar(page)).toContainText('正常');
});

test('a member who is frozen meanwhile is refused in the open dialog of an order', async ({
  page,
  context,
  system,
  signInAs,
}) => {
  await signInAs('support');
  const offer = await stateOf<{ productName: string; memberMobile: string; useDate: string }>(
    system,
    'a product can be ordered',
    { trade: 'place' },
  );
  await page.goto(`${listOfOrders('place')}?order=add`);
  await fill(dialog(page), {
    会员手机号: offer.memberMobile,
    购买数量: '2',
    联系人: '林知夏',
    联系人手机: '19900009911',
  });
  await list(dialog(page), '产品名称').fill(offer.productName);
  await page.getByRole('option', { name: offer.productName }).click();
  await typeDate(dialog(page), '使用日期', offer.useDate);
  const other = await context.newPage();
  await other.goto(`${path}?keyword=${offer.memberMobile}`);
  await total(other, 1);
  const [name = ''] = await other.getByRole('row').nth(1).getByRole('link').allInnerTexts();
  await more(other, name, '冻结');
  await fill(dialog(other), { 冻结原因: '涉嫌刷单' });
  await confirm(other).click();
  await expect(row(other, name)).toContainText('冻结');
  await other.close();
  await confirm(page).click();
  await expect(fault(page, '账号已冻结')).toBeVisible();
  await expect(dialog(page).getByLabel('购买数量')).toHaveValue('2');
});

test('all that concerns a member stands on his page: the real lists with his rows, each leading to its record and back', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${path}?sort=orderCount&direction=desc`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const first = rows.first().getByRole('link');
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const parts = page.getByRole('tablist', { name: '会员资料' }).getByRole('tab');
  await expect(parts).toHaveText([
    ...['基本信息', '亲友信息', '订单', '退款', '资金明细', '积分明细'],
    ...['收入记录', '提现记录', '权益', '推荐记录', '下级会员', '操作记录'],
  ]);
  await page.getByRole('tab', { name: '退款', exact: true }).click();
  await expect(page.getByRole('tablist', { name: '退款' }).getByRole('tab')).toHaveText([
    '门票退款',
    '酒店退款',
    '民宿退款',
  ]);
  await page.getByRole('tab', { name: '订单', exact: true }).click();
  await page.getByRole('tab', { name: '酒店订单' }).click();
  await expect(page).toHaveURL(/tab=hotelOrders/);
  await page.getByRole('tab', { name: '门票订单' }).click();
  await expect(page).toHaveURL(/tab=placeOrders/);
  await expect(page.getByRole('columnheader', { name: '会员' })).toHaveCount(0);
  await total(page, /^共 [1-9]\d* 条$/);
  const order = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first()
    .getByRole('link');
  await order.click();
  await expect(page).toHaveURL(/order-place-detail\?id=/);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/tab=placeOrders/);
  await page.getByRole('tab', { name: '积分明细' }).click();
  await expect(page.getByRole('columnheader', { name: '变动后积分' })).toBeVisible();
  await total(page, /^共 [1-9]\d* 条$/);
  await page.getByRole('tab', { name: '权益' }).click();
  await expect(page.getByRole('columnheader', { name: '年度总数' })).toBeVisible();
  await page.getByRole('tab', { name: '下级会员' }).click();
  // An import would add members to the whole list, not to his.
  await expect(button(page, '查询')).toBeVisible();
  await expect(button(page, '导入')).toHaveCount(0);
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
});

test('the open tab of benefits, or of points, follows a grade that is given on the page', async ({
  page,
  system,
  signInAs,
}) => {
  const { memberId } = await stateOf<{ memberId: string }>(system, 'a withdrawal is in a status', {
    status: withdrawStatus.toAudit,
  });
  await signInAs('superAdmin');
  const give = async (grade: string) => {
    await button(page, '调整等级').click();
    await choose(dialog(page), '新等级', grade);
    await fill(dialog(page), { 调整原因: '老客户回馈' });
    await confirm(page).click();
    await expect(dialog(page)).toHaveCount(0);
  };
  await page.goto(pageOf(memberId, 'benefits'));
  await give('银卡会员');
  const nights = page.getByRole('row').filter({ hasText: '免费间夜' });
  await expect(page.getByRole('main')).toContainText('银卡会员');
  await expect(nights).toHaveCount(0);
  await give('金卡会员');
  await expect(nights).toHaveCount(1);
  await page.getByRole('tab', { name: '积分明细' }).click();
  await expect(row(page, '黑金会员')).toHaveCount(0);
  await give('黑金会员');
  await expect(row(page, '黑金会员').filter({ hasText: '2000' })).toHaveCount(1);
});

test('the figures of a member follow what is done in the list of a tab', async ({
  page,
  system,
  signInAs,
}) => {
  const { memberId, withdrawNo } = await stateOf<{ memberId: string; withdrawNo: string }>(
    system,
    'a withdrawal is in a status',
    { status: withdrawStatus.toAudit },
  );
  await signInAs('superAdmin');
  await page.goto(pageOf(memberId, 'withdraws'));
  const held = page
    .locator('dl > div')
    .filter({ has: page.getByText('冻结金额', { exact: true }) })
    .getByRole('definition')
    .first();
  await expect(held).toHaveText('3000.00');
  await button(page, `审核 ${withdrawNo}`).click();
  await dialog(page).getByRole('radio', { name: '驳回' }).check();
  await fill(dialog(page), { 驳回原因: withdrawRefusal.reason });
  await confirm(page).click();
  await expect(held).toHaveText('0.00');
});

test('the file of the list has the nickname beside the name', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto(`${path}?keyword=M00000001`);
  await total(page, 1);
  const [name = '', nickname = ''] = (
    await page.getByRole('row').nth(1).getByRole('cell').nth(1).innerText()
  ).split(/\s+/);
  expect(nickname).not.toBe('');
  await button(page, '导出').click();
  const download = page.waitForEvent('download');
  await confirm(page).click();
  const { sheets } = await readXlsx(readFileSync(await (await download).path()));
  expect(sheets[0]?.rows[1]?.slice(0, 2)).toEqual([name, nickname]);
});

test('an open dialog goes on when the record cannot be loaded again for a moment', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(pageOf('2'));
  await button(page, '冻结').click();
  await fill(dialog(page), { 冻结原因: '涉嫌刷单' });
  // The page and the dialog load the member again when the line is back.
  await system.control('faults', {
    ...{ endpoint: 'members.get', kind: 'status', value: status.fault, times: 2 },
  });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('系统繁忙，请稍后重试').first()).toBeVisible();
  await confirm(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(titleBar(page)).toContainText('冻结');
});

test('an action of a row and one of the page each open their own dialog, and only one', async ({
  page,
  system,
  signInAs,
}) => {
  const { id, orderNo } = await orderIn(system, 'hotel', orderStatus.unpaid);
  const token = await system.tokenOf('superAdmin');
  const { memberId } = (await system.call(`orders-hotel/get/${id}`, {}, token)).data as { memberId: string };
  await signInAs('superAdmin');
  await page.goto(pageOf(memberId, 'hotelOrders'));
  await more(page, orderNo, '取消订单');
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toContainText('取消订单');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await button(page, '冻结').click();
  await expect(dialog(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: '下级会员' }).click();
  await button(page, '调整等级').click();
  await expect(dialog(page)).toHaveCount(1);
});

test('tabs that the user has no right to are absent; without the right to members the page leads to /401', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(pageOf('1'));
  await expect(page.getByRole('tab', { name: '订单', exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: /退款/ })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: '积分明细' })).toHaveCount(0);
});

test('finance has no members', async ({ page, signInAs }) => {
  await signInAs('finance');
  await page.goto(path);
  await expect(page).toHaveURL(/\/401/);
});
