import { expect, type Page, type System, test } from './fixtures.ts';
import { callsOf } from './journal.ts';
import { brokenOff, effects, lose } from './lost.ts';
import {
  bodyRows,
  button,
  choose,
  confirm,
  dialog,
  fact,
  figure,
  fill,
  row,
  titleBar,
  upload,
} from './parts.ts';
import { stateOf } from './tradeScenes.ts';

/** Accounts of members: list, adjustments, locks, the page of one of them, and the journal (domain design, section 13). */

const accounts = '/finance/member-account-manage/member-account-list';
const journal = '/finance/member-account-manage/member-account-journal';
const changesOf = (memberId: string) =>
  `/finance/member-account-manage/fund-change-detail?memberId=${memberId}`;
const reason = '入住当晚空调故障，补偿一晚早餐';

interface Member {
  memberId: string;
  memberName: string;
  journalNo: string;
  version: number;
}
/** Somebody with 1000.00 by one change. */
const withBalance = (system: System, state = 'a member has a balance') => stateOf<Member>(system, state, {});
const fault = (page: Page, text: string) => page.getByRole('paragraph').filter({ hasText: text });

/** Among those who have something: several members may have one name. */
async function find(page: Page, name: string) {
  await page.goto(`${accounts}?balanceMin=1`);
  await fill(page.getByRole('search'), { '姓名/昵称/手机/编号': name });
  await button(page, '查询').click();
  await expect(row(page, name).first()).toBeVisible();
}
/** The dialog of a move of somebody with 1000.00, over the list. */
async function openMove(page: Page, system: System, move: '调整' | '锁定') {
  const member = await withBalance(system);
  await find(page, member.memberName);
  await button(page, `${move} ${member.memberName}`).click();
  return member;
}
/** Types into the open dialog; the question comes with 确定. */
async function adjust(page: Page, way: '增加' | '扣减', amount: string, why = reason) {
  await dialog(page).getByRole('radio', { name: way }).check();
  await fill(dialog(page), { 调整金额: amount, 调整原因: why });
  await confirm(page).click();
}

test('the list has what is in the accounts, with the sums of its filter above it', async ({
  page,
  system,
  signInAs,
}) => {
  const { memberName } = await withBalance(system, 'an account is locked');
  await signInAs('finance');
  await page.goto('/home');
  await page.getByRole('link', { name: '财务', exact: true }).click();
  await page.getByRole('link', { name: '会员账户', exact: true }).first().click();
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['会员', '可用余额', '冻结金额', '账户总额', '账户状态', '累计收入', '累计提现', '余额支付（净额）'],
    ...['会员等级', '会员编号', '最近变动', '操作'],
  ]);
  await expect(figure(page, '账户数')).toHaveText(/^\d{2,}$/);
  const all = await figure(page, '可用余额').innerText();
  await choose(page.getByRole('search'), '账户状态', '锁定');
  await button(page, '查询').click();
  await expect(page).toHaveURL(/locked=1/);
  await expect(row(page, memberName)).toContainText('1000.00');
  await expect(figure(page, '可用余额')).not.toHaveText(all);
  await expect(bodyRows(page).filter({ hasNotText: '锁定' })).toHaveCount(0);
  await button(page, '重置').click();
  await expect(figure(page, '可用余额')).toHaveText(all);
  await button(page, '展开').click();
  await page.getByLabel('可用余额 最低').fill('1000');
  await page.getByLabel('可用余额 最高').fill('1000');
  await button(page, '查询').click();
  await expect(page).toHaveURL(/balanceMin=100000&balanceMax=100000/);
  await expect(row(page, memberName)).toBeVisible();
  await expect(figure(page, '账户数')).toHaveText('1');
  await button(page, '重置').click();
  await button(page, '可用余额').click();
  await expect(page).toHaveURL(/sort=balance&direction=desc/);
  const amounts = (await bodyRows(page).getByRole('cell').nth(1).allInnerTexts()).map(Number);
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
});

test('an adjustment asks twice: the second question shows what there is before and after it', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  const { memberId, memberName } = await openMove(page, system, '调整');
  await confirm(page).click();
  await expect(fault(page, '请输入调整金额')).toBeVisible();
  await expect(fault(page, '请输入调整原因')).toBeVisible();
  await adjust(page, '扣减', '1000.01', '补偿');
  await expect(fault(page, '可用余额不足')).toBeVisible();
  await expect(fault(page, '调整原因不能少于5个字符')).toBeVisible();
  await upload(page, '调整凭证');
  await expect(dialog(page)).not.toContainText('调整后');
  await adjust(page, '扣减', '300.5');
  await expect(dialog(page).first()).toContainText('调整后 699.50');
  await expect(fact(page, '会员')).toContainText(memberName);
  await expect(fact(page, '扣减')).toHaveText('300.50');
  await expect(fact(page, '调整前')).toHaveText('1000.00');
  await expect(fact(page, '调整后')).toHaveText('699.50');
  await button(page, '取消').last().click();
  expect(await effects(system, 'memberAccounts.adjust')).toBe(0);
  await confirm(page).click();
  await confirm(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, memberName)).toContainText('699.50');

  await page.goto(changesOf(memberId));
  const first = bodyRows(page).filter({ hasText: '后台扣减' }).first();
  await expect(first).toContainText('-300.50');
  await expect(first).toContainText('1000.00');
  await expect(first).toContainText(reason);
  await expect(page.getByRole('button', { name: /^查看大图/ })).toHaveCount(1);
  await expect(page.getByRole('region', { name: '操作记录' })).toContainText('扣减余额300.50元');
});

test('of two clerks the slower one is told, sees what there is now, and may go on', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  const { memberId, memberName, version } = await openMove(page, system, '调整');
  await expect(dialog(page)).toContainText('1000.00');
  const token = await system.tokenOf('platformAdmin');
  const body = { data: { direction: 10, amount: 5_000, reason, certificates: [], version } };
  await system.call(`member-accounts/adjust/${memberId}`, body, token);
  await adjust(page, '扣减', '1000');
  await expect(fact(page, '调整后')).toHaveText('0.00');
  await confirm(page).click();
  await expect(page.getByText('数据已被修改，请刷新后重试').first()).toBeVisible();
  await expect(dialog(page)).toContainText('1050.00');
  await expect(dialog(page).getByLabel('调整金额')).toHaveValue('1000');
  await confirm(page).click();
  await expect(fact(page, '调整后')).toHaveText('50.00');
  await confirm(page).click();
  await expect(row(page, memberName)).toContainText('50.00');
});

test('an adjustment whose answer was lost acts once when it is sent again', async ({
  page,
  system,
  signInAs,
  allowConsole,
}) => {
  allowConsole(brokenOff);
  await signInAs('finance');
  const { memberName } = await openMove(page, system, '调整');
  await lose(system, 'memberAccounts.adjust');
  await adjust(page, '增加', '8.88');
  await confirm(page).click();
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toContainText('可用余额');
  await expect(async () => {
    await confirm(page).click();
    await expect(dialog(page)).toHaveCount(2);
  }).toPass();
  await confirm(page).click();
  await expect(row(page, memberName)).toContainText('1008.88');
  expect(await effects(system, 'memberAccounts.adjust')).toBe(1);
});

test('an account is locked and unlocked with a reason, which stands on its page; meanwhile it pays for nothing', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  const { memberId, memberName } = await openMove(page, system, '锁定');
  await expect(dialog(page)).toContainText('不能用余额支付、不能发放收入、不能提现');
  await confirm(page).click();
  await expect(fault(page, '请输入操作原因')).toBeVisible();
  await fill(dialog(page), { 操作原因: '核实收款人身份' });
  await confirm(page).click();
  await expect(row(page, memberName)).toContainText('锁定');
  await expect(button(page, `锁定 ${memberName}`)).toHaveCount(0);
  await button(page, `资金明细 ${memberName}`).click();
  await expect(titleBar(page)).toContainText('锁定');
  await expect(page.getByText('锁定原因：核实收款人身份')).toBeVisible();
  await expect(page.getByRole('region', { name: '操作记录' })).toContainText('锁定账户');
  await button(page, '解锁').click();
  await expect(fact(page, '锁定原因')).toHaveText('核实收款人身份');
  await fill(dialog(page), { 操作原因: '身份已核实' });
  await confirm(page).click();
  await expect(titleBar(page)).toContainText('正常');
  await expect(page.getByText('锁定原因：')).toHaveCount(0);
  await expect(page).toHaveURL(changesOf(memberId));
  await expect
    .poll(() => callsOf(system, 'memberAccounts'))
    .toEqual(['get', 'list', 'lock', 'sum', 'unlock']);
});

test('the page of an account: figures, curve, rows with what there was before and after, and sums of the whole filter', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${accounts}?sort=totalIncome&direction=desc`);
  const name = await bodyRows(page).first().getByRole('link').innerText();
  await bodyRows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const balance = await figure(page, '可用余额').innerText();
  expect(Number(await figure(page, '账户总额').innerText())).toBe(
    Number(balance) + Number(await figure(page, '冻结金额').innerText()),
  );
  // The curve as a table: the newest day has what there is now, and days are not added up.
  await button(page, '以表格显示').click();
  const curve = page.getByRole('table', { name: '余额曲线' });
  await expect(curve.getByRole('row')).toHaveCount(31);
  await expect(curve.getByRole('row').nth(1)).toContainText(balance.replace(/\B(?=(\d{3})+\.)/g, ','));
  await expect(curve).not.toContainText('合计');

  const table = page.getByRole('table').last();
  await expect(table.getByRole('columnheader')).toHaveText([
    ...['流水号', '变动类型', '可用变动', '变动前可用', '变动后可用', '冻结变动', '变动后冻结', '关联单号'],
    ...['变动说明', '调整凭证', '操作人', '变动时间'],
  ]);
  const [change = 0, before = 0, after = 0] = (
    await table.getByRole('row').nth(1).getByRole('cell').allInnerTexts()
  )
    .slice(2, 5)
    .map((text) => Number(text.replace('-', text === '-' ? '0' : '-')));
  expect(after * 100 - before * 100).toBeCloseTo(change * 100, 5);

  const all = await page.getByText(/^共 \d+ 笔/).innerText();
  await choose(page.getByRole('search'), '变动类型', '收入发放');
  await button(page, '查询').click();
  await expect(page).toHaveURL(/type=10/);
  await expect(page.getByText(/^共 \d+ 笔.*支出合计（可用减少）0.00 元/)).not.toHaveText(all);
  await expect(page).toHaveURL(/memberId=\d+/);
  // 重置 keeps the member.
  await button(page, '重置').click();
  await expect(page.getByText(/^共 \d+ 笔/)).toHaveText(all);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('link', { name: /^M\d{8}$/ }).click();
  await expect(page).toHaveURL(/\/member-detail$/);
});

test('a change leads to the order that it paid for, and is found by its number', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${journal}?type=30`);
  const link = bodyRows(page).first().getByRole('link').last();
  const number = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/order-(place|hotel|house)-detail\?id=/);
  await expect(page.getByText(number).first()).toBeVisible();
  await page.goBack();
  await button(page, '展开').click();
  await fill(page.getByRole('search'), { 关联单号: number.slice(-8) });
  await button(page, '查询').click();
  await expect(page).toHaveURL(/refNo=/);
  await expect(bodyRows(page)).toHaveCount(1);
});

test('the journal of all members is searched by everything it shows, and has nothing that changes it', async ({
  page,
  system,
  signInAs,
}) => {
  const { memberName, journalNo } = await withBalance(system);
  await signInAs('finance');
  await page.goto(journal);
  await expect(row(page, journalNo)).toContainText(memberName);
  await expect(page.getByRole('button', { name: /添加|编辑|删除/ })).toHaveCount(0);
  await button(page, '展开').click();
  await fill(page.getByRole('search'), { '姓名/昵称/手机/编号': memberName, 流水号: journalNo.slice(-6) });
  await page.getByLabel('变动金额 最低').fill('1000');
  await page.getByLabel('变动金额 最高').fill('1000');
  await choose(page.getByRole('search'), '变动类型', '后台增加');
  await button(page, '查询').click();
  await expect(bodyRows(page)).toHaveCount(1);
  await expect(
    page.getByText(
      '共 1 笔，收入合计（可用增加）1,000.00 元，支出合计（可用减少）0.00 元，冻结净变动 0.00 元，账户净变动 +1,000.00 元',
    ),
  ).toBeVisible();
  await row(page, journalNo).getByRole('link', { name: memberName }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(memberName);
  await page.goBack();
  await expect(page.getByLabel('流水号')).toHaveValue(journalNo.slice(-6));
  await button(page, '重置').click();
  await button(page, '查询').click();
  await expect(page).toHaveURL(journal);
});

test('the member has his balance in the list and on his page, whose tab shows his changes', async ({
  page,
  system,
  signInAs,
}) => {
  const { memberId, journalNo } = await withBalance(system);
  await signInAs('superAdmin');
  await page.goto(`/member/member-manage/${memberId}/member-detail`);
  await expect(figure(page, '可用余额')).toHaveText('1000.00');
  await expect(figure(page, '冻结金额')).toHaveText('0.00');
  await page.getByRole('tab', { name: '资金明细' }).click();
  await expect(page).toHaveURL(/tab=funds/);
  await expect(row(page, journalNo)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '会员' })).toHaveCount(0);
  await page.goto('/member/member-manage/member-list?sort=balance&direction=desc');
  await expect(page.getByRole('columnheader', { name: '账户余额' })).toBeVisible();
});

test('who may look after members but not after money sees no changes of it', async ({
  page,
  system,
  signInAs,
}) => {
  const { memberId } = await withBalance(system);
  await signInAs('operator');
  await page.goto(`/member/member-manage/${memberId}/member-detail`);
  await expect(page.getByRole('tab', { name: '亲友信息' })).toBeVisible();
  await expect(page.getByRole('tab', { name: '资金明细' })).toHaveCount(0);
  await page.goto(changesOf(memberId));
  await expect(page).toHaveURL(/\/401/);
});

test('an address without a member leads to the list', async ({ page, signInAs }) => {
  await signInAs('finance');
  await page.goto('/finance/member-account-manage/fund-change-detail');
  await expect(page).toHaveURL(accounts);
  await page.goto('/finance/member-account-manage/member-point-detail');
  await expect(page).toHaveURL('/finance/member-account-manage/member-point-list');
});
