import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import {
  type WithdrawStatus,
  type WithdrawWay,
  withdrawStatus,
  withdrawWay,
} from '#contracts/enums/finance.ts';
import { withdrawMoves, withdrawRefusal } from '#contracts/examples/withdraws.ts';
import { rightIds } from '#contracts/rights/rights.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { callsOf, countOf } from './journal.ts';
import { brokenOff, effects, lose } from './lost.ts';
import { button, choose, confirm, dialog, fill, row, tab, titleBar, upload } from './parts.ts';
import { stateOf } from './tradeScenes.ts';

/** Withdrawals on their screens: who audits, who pays, and what the channel says (domain design, section 14). */

const screen = '/finance/withdraw-manage/withdraw-record-list';
const detail = (id: string) => `/finance/withdraw-manage/withdraw-record-detail?id=${id}`;

interface Withdraw {
  id: string;
  withdrawNo: string;
  memberId: string;
  memberMobile: string;
  channelNo: string;
}
const withdrawIn = (system: System, status: WithdrawStatus, way?: WithdrawWay) =>
  stateOf<Withdraw>(system, 'a withdrawal is in a status', { status, ...(way && { way }) });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');
const notice = (page: Page, text: string) => page.getByText(text).last();
const { toAudit, toPay, paying, done, failed } = withdrawStatus;

test('the list has figures, tabs with counts and masks, and keeps the search in the address', async ({
  page,
  system,
  signInAs,
}) => {
  const asked = await withdrawIn(system, toAudit, withdrawWay.bank);
  const broke = await withdrawIn(system, failed);
  await signInAs('finance');
  await page.goto(screen);
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['', '提现编号', '状态', '会员', '提现金额', '手续费', '到账金额', '提现方式', '收款账户', '申请时间'],
    ...['审核人', '打款时间', '到账时间', '失败原因', '操作'],
  ]);
  await expect(row(page, asked.withdrawNo)).toContainText(/199\*{4}\d{4}/);
  await expect(row(page, asked.withdrawNo)).toContainText(/\*{4}\d{4}华夏东方银行杭州分行/);
  await expect(row(page, asked.withdrawNo)).toContainText('3000.00');
  for (const name of ['待审核金额', '待打款金额', '打款中金额', '打款失败金额', '本月已打款'])
    await expect(figure(page, name)).toHaveText(/^[\d,]+\.\d\d$/);

  await fill(page, { 提现编号: asked.withdrawNo });
  await button(page, '查询').click();
  await expect(page).toHaveURL(new RegExp(`withdrawNo=${asked.withdrawNo}`));
  await expect(tab(page, '全部')).toHaveText('全部 1');
  await expect(tab(page, '待审核')).toHaveText('待审核 1');
  await expect(figure(page, '待审核金额')).toHaveText('3,000.00');
  await expect(figure(page, '待打款金额')).toHaveText('0.00');
  await expect(page.getByText('共1笔，提现合计3,000.00元，到账合计3,000.00元')).toBeVisible();
  await page.goBack();

  await tab(page, '打款失败').click();
  await expect(page).toHaveURL(/status=60/);
  await expect(page.getByRole('columnheader').nth(3)).toHaveText('失败原因');
  await expect(row(page, broke.withdrawNo)).toContainText('收款账户状态异常');
  await expect(figure(page, '打款失败金额')).not.toHaveText('0.00');
  await tab(page, '全部').click();

  await button(page, '展开').click();
  await choose(page, '提现方式', '银行卡');
  await fill(page, { '会员姓名/手机号': asked.memberMobile });
  await fill(page, { '提现金额（元） 最低': '3000', '提现金额（元） 最高': '3000' });
  await button(page, '查询').click();
  await expect(page).toHaveURL(/amountMin=300000/);
  await expect(row(page, asked.withdrawNo)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('会员姓名/手机号')).toHaveValue(asked.memberMobile);
  await expect(page.getByText('共 1 条')).toBeVisible();
});

test('a withdrawal is audited by one and paid by another, and the channel answers later', async ({
  page,
  system,
  clock,
  signInAs,
}) => {
  const { id, withdrawNo } = await withdrawIn(system, toAudit);
  await signInAs('finance');
  await page.goto(detail(id));
  await expect(page.getByRole('heading', { name: withdrawNo })).toBeVisible();
  await expect(region(page, '会员账户')).toContainText('2000.00');
  await expect(region(page, '资金流水').getByRole('row')).toHaveCount(2);
  await button(page, '审核').click();
  await expect(dialog(page)).toContainText('3000.00');
  await confirm(page).click();
  await expect(titleBar(page)).toContainText('待打款');
  await expect(page.getByText('由您审核，须由其他人打款')).toBeVisible();
  await expect(button(page, '打款')).toHaveCount(0);
  await page.goto(screen);
  await expect(row(page, withdrawNo).getByRole('button')).toHaveText(['详情']);

  await signInAs('platformAdmin');
  await page.goto(detail(id));
  await expect(page.getByText('由您审核，须由其他人打款')).toHaveCount(0);
  await button(page, '打款').click();
  await expect(page.getByText('确定打款3000.00元吗？')).toBeVisible();
  await confirm(page).click();
  await expect(notice(page, '已提交打款')).toBeVisible();
  await expect(titleBar(page)).toContainText('打款中');
  await clock.advance(3_000);
  await page.reload();
  await expect(titleBar(page)).toContainText('提现成功');
  await expect(region(page, '资金流水').getByRole('row')).toHaveCount(3);
  await expect(region(page, '会员账户')).toContainText('累计提现');
  await expect(region(page, '审核与打款')).toContainText('周明慧');
  await expect(region(page, '操作记录').getByRole('listitem')).toHaveText([
    ...[/系统 渠道打款成功/, /周明慧 发起打款/, /钱思齐 审核通过/, /申请提现/],
  ]);
});

test('a refusal needs a reason, and the money goes back', async ({ page, system, signInAs }) => {
  const { withdrawNo } = await withdrawIn(system, toAudit);
  await signInAs('finance');
  await page.goto(screen);
  await button(page, `审核 ${withdrawNo}`).click();
  await dialog(page).getByRole('radio', { name: '驳回' }).check();
  await confirm(page).click();
  await expect(dialog(page).getByText('请输入驳回原因').last()).toBeVisible();
  await fill(dialog(page), { 驳回原因: withdrawRefusal.reason });
  await confirm(page).click();
  await expect(row(page, withdrawNo)).toContainText('已驳回');
  await page.getByRole('link', { name: withdrawNo }).click();
  await expect(region(page, '审核与打款')).toContainText(withdrawRefusal.reason);
  await expect(region(page, '资金流水')).toContainText('提现退回');
  await expect(region(page, '会员账户')).toContainText('5000.00');
});

test('a bank transfer is confirmed with its amount, number and certificate', async ({
  page,
  system,
  signInAs,
}) => {
  const { id, withdrawNo, channelNo } = await withdrawIn(system, paying, withdrawWay.bank);
  await signInAs('finance');
  await page.goto(detail(id));
  await expect(page.getByText('银行转账到账后，请确认到账')).toBeVisible();
  await button(page, '确认到账').click();
  await fill(dialog(page), { 打款金额: '2999.99', 交易号: withdrawMoves.finish.transferNo });
  await confirm(page).click();
  await expect(dialog(page).getByText('请上传打款凭证').last()).toBeVisible();
  await upload(page, '打款凭证');
  await confirm(page).click();
  await expect(dialog(page).getByText('打款金额须等于到账金额').last()).toBeVisible();
  await fill(dialog(page), { 打款金额: '3000' });
  await confirm(page).click();
  await expect(titleBar(page)).toContainText('提现成功');
  await expect(region(page, '审核与打款')).toContainText(withdrawMoves.finish.transferNo);
  await expect(region(page, '审核与打款').getByRole('button', { name: /^查看大图/ })).toHaveCount(1);
  // The number that the channel gave is not lost by that of the bank.
  await expect(region(page, '操作记录')).toContainText(`渠道单号：${channelNo}`);

  const other = await withdrawIn(system, paying, withdrawWay.bank);
  await page.goto(screen);
  await button(page, `确认到账 ${other.withdrawNo}`).click();
  await expect(dialog(page)).toContainText('华夏东方银行杭州分行');
  await page.keyboard.press('Escape');
  await expect(row(page, withdrawNo)).toContainText('提现成功');
});

test('a bank transfer that came back is registered with a reason, and paid again or given back', async ({
  page,
  system,
  signInAs,
}) => {
  const { id, withdrawNo } = await withdrawIn(system, paying, withdrawWay.bank);
  const { withdrawNo: ofWallet } = await withdrawIn(system, paying);
  await signInAs('finance');
  await page.goto(screen);
  await expect(row(page, ofWallet)).toContainText('打款中');
  await expect(button(page, `登记打款失败 ${ofWallet}`)).toHaveCount(0);
  await button(page, `登记打款失败 ${withdrawNo}`).click();
  await expect(dialog(page)).toContainText('华夏东方银行杭州分行');
  await confirm(page).click();
  await expect(dialog(page).getByText('请输入失败原因').last()).toBeVisible();
  await fill(dialog(page), { 失败原因: withdrawMoves.fail.reason });
  await confirm(page).click();
  await expect(row(page, withdrawNo)).toContainText('打款失败');
  await expect(row(page, withdrawNo)).toContainText(withdrawMoves.fail.reason);

  await page.goto(detail(id));
  await expect(region(page, '审核与打款')).toContainText(withdrawMoves.fail.reason);
  await expect(region(page, '会员账户')).toContainText('3000.00');
  await expect(region(page, '操作记录').getByRole('listitem').first()).toContainText('登记打款失败');
  await button(page, '重试').click();
  await confirm(page).click();
  await expect(titleBar(page).getByRole('button')).toHaveText(['打印', '登记打款失败', '确认到账']);
  await button(page, '登记打款失败').click();
  await fill(dialog(page), { 失败原因: withdrawMoves.fail.reason });
  await confirm(page).click();
  await button(page, '退回').click();
  await confirm(page).click();
  await expect(region(page, '会员账户')).toContainText('5000.00');
});

test('the page of a bank transfer that the bank refuses says so by itself, though a question before failed', async ({
  page,
  system,
  clock,
  signInAs,
  allowConsole,
}) => {
  allowConsole(/502/);
  const { id, withdrawNo, channelNo } = await withdrawIn(system, paying, withdrawWay.bank);
  await signInAs('finance');
  await clock.takeTimers();
  await page.goto(detail(id));
  await expect(button(page, '确认到账')).toBeVisible();
  const asked = () => countOf(system, 'withdraws.get');
  const before = await asked();
  await system.control('faults', { endpoint: 'withdraws.get', kind: 'http', value: 502, times: 1 });
  await clock.pass(page, 31_000);
  await expect.poll(asked).toBe(before + 1);
  await expect(button(page, '确认到账')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  const failReason = '收款账户状态异常';
  await system.control('members/withdraw-answer', { withdrawNo, channelNo, failReason });
  await clock.pass(page, 31_000);
  await expect(titleBar(page)).toContainText('打款失败');
  await expect(button(page, '确认到账')).toHaveCount(0);
  await expect(titleBar(page).getByRole('button')).toHaveText(['打印', '退回', '重试']);
});

test('a payment is asked for every 3 s for a minute, then every 30 s, and no more once it is over', async ({
  page,
  system,
  clock,
  signInAs,
}) => {
  const { id, withdrawNo, channelNo } = await withdrawIn(system, paying);
  const asked = () => countOf(system, 'withdraws.get');
  await signInAs('finance');
  await clock.takeTimers();
  await page.goto(detail(id));
  await expect(titleBar(page)).toContainText('打款中');
  await clock.stopTime(page);
  const before = await asked();
  for (let times = 1; times <= 3; times++) {
    await clock.pass(page, 3_000);
    expect(await asked()).toBe(before + times);
  }
  await clock.pass(page, 55_000);
  const inMinute = await asked();
  // The last question of the first minute may be counted here.
  await clock.pass(page, 120_000);
  expect(await asked()).toBeGreaterThanOrEqual(inMinute + 3);
  expect(await asked()).toBeLessThanOrEqual(inMinute + 5);

  await system.control('members/withdraw-answer', { withdrawNo, channelNo });
  await clock.pass(page, 35_000);
  await expect(titleBar(page)).toContainText('提现成功');
  const inAll = await asked();
  await clock.pass(page, 95_000);
  expect(await asked()).toBe(inAll);
});

test('a failed payment is tried again under its number, or given back', async ({
  page,
  system,
  signInAs,
}) => {
  const [one, two] = [await withdrawIn(system, failed), await withdrawIn(system, failed)];
  await signInAs('finance');
  await page.goto(`${screen}?status=60`);
  await button(page, `重试 ${one.withdrawNo}`).click();
  await expect(page.getByText('确定重新打款3000.00元吗？')).toBeVisible();
  await expect(dialog(page)).toContainText('上次打款失败：收款账户状态异常');
  await confirm(page).click();
  await expect(notice(page, '已提交打款')).toBeVisible();
  await expect(row(page, one.withdrawNo)).toHaveCount(0);

  await button(page, `退回 ${two.withdrawNo}`).click();
  await expect(page.getByText('确定将3000.00元退回会员余额吗？')).toBeVisible();
  await confirm(page).click();
  await expect(notice(page, '操作成功')).toBeVisible();
  await page.goto(detail(two.id));
  await expect(titleBar(page)).toContainText('已退回');
  await expect(region(page, '会员账户')).toContainText('5000.00');
  // The same from the page.
  const three = await withdrawIn(system, failed);
  await page.goto(detail(three.id));
  await expect(titleBar(page).getByRole('button')).toHaveText(['打印', '退回', '重试']);
  await button(page, '重试').click();
  await confirm(page).click();
  await expect(titleBar(page)).toContainText('打款中');
});

test('of a frozen member a withdrawal that waits has a red mark beside his name, and cannot be passed', async ({
  page,
  system,
  signInAs,
}) => {
  const frozen = await stateOf<Withdraw>(
    ...([system, 'the member of a withdrawal is frozen', { status: toAudit }] as const),
  );
  const free = await withdrawIn(system, toAudit);
  const over = await stateOf<Withdraw>(
    ...([system, 'the member of a withdrawal is frozen', { status: done }] as const),
  );
  await signInAs('finance');
  await page.goto(screen);
  const mark = (within: ReturnType<typeof row>) =>
    within.locator('[data-tone=red]', { hasText: '会员已冻结' });
  await expect(mark(row(page, frozen.withdrawNo))).toBeVisible();
  for (const { withdrawNo } of [free, over]) {
    await expect(row(page, withdrawNo)).toBeVisible();
    await expect(mark(row(page, withdrawNo))).toHaveCount(0);
  }
  await expect(row(page, over.withdrawNo).getByRole('checkbox')).toHaveCount(0);
  await page.goto(detail(frozen.id));
  await expect(mark(region(page, '提现信息'))).toBeVisible();
  await button(page, '审核').click();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: '会员已冻结' })).toBeVisible();
  await confirm(page).click();
  await expect(page.getByRole('alert').filter({ hasText: '会员已冻结' })).toBeVisible();
  await expect(titleBar(page)).toContainText('待审核');
});

test('of a locked account a withdrawal that waits has a red mark, too', async ({
  page,
  system,
  signInAs,
}) => {
  const locked = await stateOf<Withdraw>(system, 'the account of a withdrawal is locked', {
    status: toAudit,
  });
  const over = await stateOf<Withdraw>(system, 'the account of a withdrawal is locked', { status: done });
  await signInAs('finance');
  await page.goto(screen);
  const mark = page.locator('[data-tone=red]', { hasText: '会员账户已锁定' });
  await expect(row(page, locked.withdrawNo).and(row(page, '会员账户已锁定'))).toBeVisible();
  await expect(row(page, over.withdrawNo)).toBeVisible();
  await expect(mark).toHaveCount(1);
  await page.goto(detail(locked.id));
  await expect(region(page, '提现信息')).toContainText('会员账户已锁定');
});

test('of two clerks the second is told, and money moves once', async ({ page, system, signInAs }) => {
  const { id, withdrawNo } = await withdrawIn(system, toPay);
  await signInAs('finance');
  await page.goto(screen);
  await button(page, `打款 ${withdrawNo}`).click();
  const token = await system.tokenOf('platformAdmin');
  expect((await system.call(`withdraws/pay/${id}`, { data: {} }, token)).status).toBe(1);
  await confirm(page).click();
  await expect(notice(page, '状态已变更，请刷新后重试')).toBeVisible();
  await expect(row(page, withdrawNo)).toContainText('打款中');
  await expect(button(page, `打款 ${withdrawNo}`)).toHaveCount(0);
  expect(await effects(system, 'withdraws.pay')).toBe(1);
});

test('an audit and a payment whose answers got lost are pressed again and act once', async ({
  page,
  system,
  signInAs,
  allowConsole,
}) => {
  allowConsole(brokenOff);
  const [asked, audited] = [await withdrawIn(system, toAudit), await withdrawIn(system, toPay)];
  await signInAs('finance');
  await page.goto(`${screen}?do=audit.${asked.id}`);
  await lose(system, 'withdraws.audit');
  await confirm(page).click();
  await expect(async () => {
    if (await dialog(page).isVisible()) await confirm(page).click({ timeout: 1_000 });
    await expect(row(page, asked.withdrawNo)).toContainText('待打款', { timeout: 1_000 });
  }).toPass();
  await lose(system, 'withdraws.pay');
  const pay = async () => {
    await button(page, `打款 ${audited.withdrawNo}`).click({ timeout: 1_000 });
    await confirm(page).click({ timeout: 1_000 });
  };
  await pay();
  await expect(async () => {
    if (await button(page, `打款 ${audited.withdrawNo}`).isVisible()) await pay();
    await expect(row(page, audited.withdrawNo)).toContainText('打款中', { timeout: 1_000 });
  }).toPass();
  expect(await effects(system, 'withdraws.audit')).toBe(1);
  expect(await effects(system, 'withdraws.pay')).toBe(1);
});

test('the whole account number is seen by 查看 alone, which is logged', async ({
  page,
  system,
  signInAs,
}) => {
  const { id } = await withdrawIn(system, done, withdrawWay.bank);
  await signInAs('finance');
  await page.goto(detail(id));
  const payee = region(page, '收款信息');
  await expect(payee).toContainText(/\*{4}\d{4}/);
  await payee.getByRole('button', { name: '查看 收款账户' }).click();
  await expect(payee).toContainText(/\d{16}/);
  await expect(region(page, '操作记录').getByRole('listitem').first()).toContainText('钱思齐 查看收款账户');
  await button(page, '隐藏 收款账户').click();
  await expect(payee).not.toContainText(/\d{16}/);
});

test('who only views withdrawals sees masks and does nothing', async ({ page, system, signInAs }) => {
  const { id, withdrawNo } = await withdrawIn(system, toAudit, withdrawWay.bank);
  const token = await system.tokenOf('superAdmin');
  const { data } = await system.call('roles/get/2', {}, token);
  const update = { ...(data as object), rightIds: [rightIds.viewWithdraw] };
  expect((await system.call('roles/update/2', { data: update }, token)).status).toBe(1);
  await signInAs('finance');
  await page.goto(screen);
  await expect(row(page, withdrawNo).getByRole('button')).toHaveText(['详情']);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(button(page, '批量审核通过')).toHaveCount(0);
  await button(page, `详情 ${withdrawNo}`).click();
  await expect(page).toHaveURL(detail(id));
  await expect(titleBar(page).getByRole('button')).toHaveText(['打印']);
  await expect(page.getByRole('button', { name: /^查看 / })).toHaveCount(0);
  await expect(region(page, '收款信息')).toContainText(/\*{4}\d{4}/);
});

test('the page of a member has his withdrawals, and one leads to the next', async ({
  page,
  system,
  signInAs,
}) => {
  const { memberId, withdrawNo, memberMobile } = await withdrawIn(system, failed);
  await system.control('members/withdraw', { mobile: memberMobile, amount: 100, way: 10 });
  await signInAs('platformAdmin');
  await page.goto(`/member/member-manage/${memberId}/member-detail`);
  await page.getByRole('tab', { name: '提现记录' }).click();
  await expect(page.getByText('共 2 条')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '会员', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: /^TX/ }).first().click();
  await expect(region(page, '近5次提现')).toContainText('打款失败');
  await region(page, '近5次提现').getByRole('link', { name: withdrawNo }).click();
  await expect(page.getByRole('heading', { name: withdrawNo })).toBeVisible();
});

test('exports the list with amounts as numbers and masks', async ({ page, system, signInAs }) => {
  const { withdrawNo } = await withdrawIn(system, toAudit, withdrawWay.bank);
  await signInAs('finance');
  await page.goto(`${screen}?withdrawNo=${withdrawNo}`);
  await expect(page.getByText('共 1 条')).toBeVisible();
  await button(page, '导出').click();
  const download = page.waitForEvent('download');
  await confirm(page).click();
  const { sheets } = await readXlsx(readFileSync(await (await download).path()));
  const [heads, line] = sheets[0]?.rows ?? [];
  const cells = Object.fromEntries((heads ?? []).map((head, at) => [head, line?.[at]]));
  const ofMember = ['会员', '会员编号', '会员 手机号', '会员 状态'];
  expect(heads?.slice(0, 6)).toEqual(['提现编号', '状态', ...ofMember]);
  expect(cells).toMatchObject({ 提现编号: withdrawNo, 提现金额: 3000, 收款银行: '华夏东方银行杭州分行' });
  expect(cells['会员 手机号']).toMatch(/^199\*{4}\d{4}$/);
  expect(cells.收款账户).toMatch(/^\*{4}\d{4}$/);
});

test('a withdrawal prints on A4 without the frame', async ({ page, system, signInAs }) => {
  const { id, withdrawNo } = await withdrawIn(system, toAudit);
  await signInAs('finance');
  await page.goto(detail(id));
  await expect(page.getByRole('heading', { name: withdrawNo })).toBeVisible();
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(button(page, '审核')).toBeHidden();
  await expect(region(page, '操作记录')).toBeVisible();
  const isWithin = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(isWithin).toBe(true);
});

test('an address without a record leads to the list', async ({ page, system, signInAs }) => {
  await signInAs('finance');
  await page.goto('/finance/withdraw-manage/withdraw-record-detail');
  await expect(page).toHaveURL(screen);
  await expect(page.getByRole('navigation', { name: '面包屑' })).toHaveText(/财务.*提现管理.*提现记录/);
  await expect(page.getByText(/^共 \d+ 条/)).toBeVisible();
  await expect.poll(() => callsOf(system, 'withdraws')).toEqual(['countByStatus', 'list', 'sum']);
});
