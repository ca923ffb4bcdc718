import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { type IncomeStatus, incomeStatus, sendPlanStatus } from '#contracts/enums/finance.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { brokenOff, effects, lose } from './lost.ts';
import { button, choose, confirm, dialog, fill, list, row, tab, titleBar, upload } from './parts.ts';
import { cameTooLate } from './tooLate.ts';
import { stateOf } from './tradeScenes.ts';

/** 收入记录 on its screens (domain design, sections 12.1 to 12.3 and 21). */

const screen = '/finance/income-manage/income-record-list';
const detail = (id: string) => `/finance/income-manage/income-detail?id=${id}`;

interface Income {
  id: string;
  incomeNo: string;
  memberId: string;
  recommendNo: string;
}
const incomeIn = (system: System, status: IncomeStatus) =>
  stateOf<Income>(system, 'an income is in a status', { status });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const figure = (page: Page, name: string) => page.getByRole('term').filter({ hasText: name }).locator('..');
const { toAudit, toSend, sending, sent, voided } = incomeStatus;

/** A member that can be owed money, chosen by his mobile in the open dialog. */
async function chooseMember(page: Page, system: System) {
  const { memberName, memberMobile } = await stateOf<{ memberName: string; memberMobile: string }>(
    ...([system, 'somebody can be owed money', {}] as const),
  );
  const member = list(dialog(page), '会员');
  await member.click();
  await member.fill(memberMobile);
  await page.getByRole('option', { name: memberName }).click();
  return memberName;
}

test('the list has figures over the filter, tabs with counts, and keeps the search in the address', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  const { incomeNo } = await incomeIn(system, sending);
  await page.goto(screen);
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['', '收入编号', '状态', '会员', '收入类型', '收入金额', '已发放', '待发放', '已发/总期数'],
    ...['来源单号', '项目/商户', '产生时间', '不再发放', '操作'],
  ]);
  await expect(row(page, incomeNo)).toContainText('1/3');
  await expect(row(page, incomeNo)).toContainText(/199\*{4}\d{4}/);
  await expect(figure(page, '收入总额')).toHaveText(/[1-9][\d,]*\.\d\d/);
  await expect(figure(page, '不再发放（驳回、作废、核销）')).toHaveText(/[1-9][\d,]*\.\d\d/);

  await page.getByLabel('会员姓名/手机').fill('查无此人');
  await button(page, '查询').click();
  await expect(page.getByText('没有符合条件的数据')).toBeVisible();
  await expect(figure(page, '收入总额')).toContainText('0.00');
  await button(page, '重置').first().click();

  await tab(page, '发放中').click();
  await expect(page).toHaveURL(/status=30/);
  await button(page, '展开').click();
  await choose(page, '收入类型', '房产托管收益');
  await fill(page, { 收入编号: incomeNo.slice(-8) });
  await button(page, '查询').click();
  await expect(row(page, incomeNo)).toBeVisible();
  await expect(figure(page, '收入总额')).toContainText('3,000.00');
  await expect(figure(page, '已发放').first()).toContainText('1,000.00');
  await expect(figure(page, '待发放').first()).toContainText('2,000.00');
  await page.reload();
  await expect(page.getByText('共1条收入')).toBeVisible();

  const download = page.waitForEvent('download');
  await button(page, '导出').click();
  await confirm(page).click();
  const { sheets } = await readXlsx(readFileSync(await (await download).path()));
  expect(JSON.stringify(sheets[0]?.rows)).toContain(incomeNo);
  expect(JSON.stringify(sheets[0]?.rows)).not.toMatch(/(?<!\d)1[39]\d{9}(?!\d)/);
});

test('staff write an income down in equal parts, and somebody else audits it', async ({
  page,
  system,
  signInAs,
  allowConsole,
}) => {
  allowConsole(brokenOff);
  await signInAs('finance');
  await page.goto(screen);
  await button(page, '人工补录').click();
  await confirm(page).click();
  await expect(dialog(page).getByText('请选择会员').first()).toBeVisible();
  const memberName = await chooseMember(page, system);
  await fill(dialog(page), { 收入金额: '19200', 补录说明: '合同附件三约定的组织补贴' });
  await choose(dialog(page), '关联项目', '临海·听澜苑');
  await upload(page, '补录凭证');
  // At once first: one part of the whole.
  const preview = region(page, '发放预览');
  await expect(preview.getByRole('status')).toHaveText('共1期，合计19200.00元');
  await dialog(page).getByLabel('等额分期').check();
  await expect(preview).toHaveCount(0);
  await fill(dialog(page), { 分期期数: '7', 首期发放日期: '2026-05-31' });
  await expect(preview.getByRole('row')).toHaveCount(8);
  await expect(preview.getByRole('row').nth(1)).toContainText('2742.85');
  await expect(preview.getByRole('row').nth(2)).toContainText('2026-06-30');
  await expect(preview.getByRole('row').nth(3)).toContainText('2026-07-31');
  await expect(preview.getByRole('row').last()).toContainText('2742.90');
  // The answer gets lost after the mock has acted: no second income comes of it.
  await lose(system, 'incomeRecords.add');
  await confirm(page).click();
  await expect(page.getByText('Network Error').first()).toBeVisible();
  await confirm(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, memberName).first()).toContainText('人工补录');
  expect(await effects(system, 'incomeRecords.add')).toBe(1);

  await row(page, '人工补录').first().getByRole('link').first().click();
  await expect(titleBar(page)).toContainText('待审核');
  await expect(region(page, '审核信息')).toContainText('由您补录，须由其他人审核');
  await expect(button(page, '审核收入')).toHaveCount(0);
  await expect(region(page, '发放计划').getByRole('row')).toHaveCount(9);
  await expect(region(page, '计算依据').getByRole('button', { name: /^查看大图/ })).toHaveCount(1);

  const address = page.url();
  await signInAs('platformAdmin');
  await page.goto(address);
  await button(page, '审核收入').click();
  await expect(dialog(page)).toContainText('合同附件三约定的组织补贴');
  await confirm(page).click();
  await expect(titleBar(page)).toContainText('待发放');
  await expect(region(page, '发放方式')).toContainText('等额分期，每1个月一期，共7期');
  await region(page, '发放计划').getByRole('link').first().click();
  await expect(page).toHaveURL(/send-plan-detail/);
  await expect(region(page, '所属收入')).toContainText('19200.00');
});

test('custom parts have to rise and add up to the amount; what a mode does not need is not asked for', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  await page.goto(`${screen}?add=1`);
  await chooseMember(page, system);
  await fill(dialog(page), { 收入金额: '1000', 补录说明: '看房团组织补贴' });
  await dialog(page).getByLabel('自定义').check();
  await confirm(page).click();
  await expect(dialog(page).getByText('请输入发放明细').first()).toBeVisible();
  await expect(
    dialog(page).locator('[data-field]', { hasText: '发放明细' }).locator('span').first(),
  ).toHaveClass(/required/);
  const part = async (n: number, date: string, amount: string) => {
    await button(page, '添加一期').click();
    await fill(dialog(page).getByRole('group', { name: `第${n}期`, exact: true }), {
      计划日期: date,
      发放金额: amount,
    });
  };
  await part(1, '2026-06-30', '400');
  await expect(dialog(page)).toContainText('已安排400.00元，还差600.00元');
  // Another way of sending has no rows; who comes back to this one finds his.
  await dialog(page).getByLabel('一次性').check();
  await expect(dialog(page).getByText('发放明细')).toHaveCount(0);
  await dialog(page).getByLabel('自定义').check();
  await expect(dialog(page)).toContainText('已安排400.00元，还差600.00元');
  await part(2, '2026-06-30', '700');
  await expect(dialog(page)).toContainText('已安排1100.00元，超出100.00元');
  await confirm(page).click();
  await expect(dialog(page).getByText('发放日期必须递增').first()).toBeVisible();
  const second = dialog(page).getByRole('group', { name: '第2期', exact: true });
  await fill(second, { 计划日期: '2026-07-31' });
  await confirm(page).click();
  await expect(dialog(page).getByText('发放金额合计必须等于收入金额，相差100.00元').first()).toBeVisible();
  await fill(second, { 发放金额: '600' });
  await expect(dialog(page)).toContainText('合计1000.00元，与收入金额一致');
  await expect(region(page, '发放预览').getByRole('row')).toHaveCount(3);
  await fill(dialog(page).getByRole('group', { name: '第1期', exact: true }), { 计划日期: '2026-05-01' });
  await confirm(page).click();
  await expect(dialog(page).getByText('首期发放日期不能早于今天').first()).toBeVisible();
  await fill(dialog(page).getByRole('group', { name: '第1期', exact: true }), { 计划日期: '2026-05-13' });
  await confirm(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, '人工补录').first()).toContainText('0/2');
});

test('a refused commission goes back to its recommend, which can be settled again', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  const { incomeNo, recommendNo } = await stateOf<Income>(
    ...([system, 'the commission of a recommend waits for its audit', {}] as const),
  );
  await page.goto(screen);
  await button(page, `审核收入 ${incomeNo}`).click();
  await expect(dialog(page)).toContainText('驳回后，该推荐可以重新结佣');
  await expect(dialog(page).getByRole('table').getByRole('row')).toHaveCount(9);
  await dialog(page).getByLabel('驳回').check();
  await confirm(page).click();
  await expect(dialog(page).getByText('请输入驳回原因').first()).toBeVisible();
  await fill(dialog(page), { 驳回原因: '合同复印件缺少签字' });
  await confirm(page).click();
  await expect(row(page, incomeNo)).toContainText('已驳回');

  await row(page, incomeNo).getByRole('link', { name: recommendNo }).click();
  await expect(region(page, '结佣信息')).toContainText('合同复印件缺少签字');
  await expect(region(page, '操作记录')).toContainText('结佣被驳回');
  await expect(region(page, '客户').getByText('结佣被驳回')).toBeVisible();
  await button(page, '结佣').click();
  await dialog(page).last().getByRole('checkbox').check();
  await confirm(page).click();
  await expect(region(page, '结佣信息').getByRole('row')).toHaveCount(16);
  await expect(region(page, '结佣信息').getByText('待审核').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, recommendNo)).toContainText('已结佣');
});

test('a void income leaves what was sent, or takes it back, from its page', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  const { id } = await incomeIn(system, sending);
  await page.goto(detail(id));
  await button(page, '作废').click();
  await expect(dialog(page)).toContainText('待发放的2期共2000.00元将取消');
  await expect(dialog(page)).toContainText('已发放的1000.00元保留在会员账户中');
  await fill(dialog(page), { 作废原因: '合作提前终止' });
  await confirm(page).click();
  await expect(titleBar(page)).toContainText('已作废');
  await expect(region(page, '发放计划').getByText('已取消')).toHaveCount(2);
  await expect(region(page, '发放计划').getByText('已发放')).toHaveCount(1);
  await button(page, '追回').click();
  await expect(dialog(page)).toContainText('将从会员账户追回1000.00元');
  await fill(dialog(page), { 追回原因: '补录对象有误' });
  await confirm(page).click();
  await expect(figure(page, '已追回')).toContainText('1000.00');
  await expect(region(page, '操作记录')).toContainText('追回1000.00元');
  await expect(button(page, '追回')).toHaveCount(0);

  const spent = await stateOf<Income>(system, 'the money of an income that is being sent has been spent', {});
  await page.goto(`${detail(spent.id)}&do=void.${spent.id}`);
  await dialog(page).getByRole('switch', { name: '追回已发放金额' }).click();
  const short = dialog(page)
    .getByRole('paragraph')
    .filter({ hasText: '账户余额不足，还差1000.00元，无法追回' });
  await expect(short).toBeVisible();
  await fill(dialog(page), { 作废原因: '合作提前终止' });
  await system.control('journal', undefined, 'DELETE');
  await confirm(page).click();
  await expect(short).toBeVisible();
  expect((await system.journal()).filter(({ endpoint }) => endpoint === 'incomeRecords.void')).toEqual([]);
  await expect(dialog(page).getByLabel('作废原因')).toHaveValue('合作提前终止');
  await dialog(page).getByRole('switch', { name: '追回已发放金额' }).click();
  await expect(short).toHaveCount(0);
  await confirm(page).click();
  await expect(titleBar(page)).toContainText('已作废');
  await expect(region(page, '发放计划').getByText('随收入作废')).toHaveCount(2);
});

test('a plan that is sent while an income is voided is said, and the next press voids what is left', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  const plan = { status: sendPlanStatus.waiting, inDays: 0 };
  const { id: planId } = await stateOf<Income>(system, 'a send plan is in a status', plan);
  const token = await system.tokenOf('platformAdmin');
  const { incomeId } = (await system.call(`send-plans/get/${planId}`, undefined, token)).data as {
    incomeId: string;
  };
  await page.goto(`${detail(incomeId)}&do=void.${incomeId}`);
  await fill(dialog(page), { 作废原因: '合作提前终止' });
  expect((await system.call(`send-plans/send/${planId}`, { data: {} }, token)).status).toBe(1);
  await confirm(page).click();
  await expect(page.getByText('数据已被修改，请刷新后重试').first()).toBeVisible();
  await expect(dialog(page).getByLabel('作废原因')).toHaveValue('合作提前终止');
  await confirm(page).click();
  await expect(titleBar(page)).toContainText('已作废');
  expect(await effects(system, 'incomeRecords.void')).toBe(1);
});

test('the page of an income leads to its recommend and member, shows a whole number by a logged 查看, and prints', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  const { id, recommendNo } = await stateOf<Income>(
    ...([system, 'the commission of a recommend waits for its audit', {}] as const),
  );
  await page.goto(detail(id));
  await expect(region(page, '计算依据')).toContainText('成交总价1280000.00元×1.5%');
  await button(page, '查看 会员手机号').click();
  await expect(region(page, '收入信息')).toContainText(/199\d{8}/);
  await expect(region(page, '操作记录')).toContainText('查看会员手机号');
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, '审核收入')).toBeHidden();
  await expect(region(page, '发放计划')).toBeVisible();
  await page.emulateMedia({ media: null });
  await region(page, '收入信息').getByRole('link', { name: recommendNo }).click();
  await expect(dialog(page)).toContainText(recommendNo);
  await page.goBack();
  await region(page, '收入信息').getByRole('link').first().click();
  await expect(page).toHaveURL(/member-detail/);
  await page.getByRole('tab', { name: /^收入记录/ }).click();
  await expect(page.getByRole('columnheader', { name: '会员', exact: true })).toHaveCount(0);
  await expect(row(page, recommendNo).first()).toContainText('推荐购房奖励');
});

test('two clerks who decide at once: one wins, the other one is told', async ({ page, system, signInAs }) => {
  await signInAs('platformAdmin');
  const { id, incomeNo } = await incomeIn(system, toAudit);
  await page.goto(`${screen}?do=audit.${id}`);
  await expect(dialog(page)).toContainText(incomeNo);
  const token = await system.tokenOf('finance');
  expect((await system.call(`income-records/audit/${id}`, { data: { pass: 1 } }, token)).status).toBe(1);
  await confirm(page).click();
  await cameTooLate(page, { answer: '状态已变更，请刷新后重试', state: '待发放', line: '审核通过' });
  await dialog(page).getByRole('button', { name: '取消' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, incomeNo)).toContainText('待发放');
  // An address of a move that is no longer possible opens the list alone.
  await page.goto(`${screen}?do=audit.${id}`);
  await expect(page).toHaveURL(screen);
});

test('a button of an old row says that it is too late, and the list and the page are loaded again', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  const [listed, opened] = [await incomeIn(system, toAudit), await incomeIn(system, toAudit)];
  const token = await system.tokenOf('platformAdmin');
  const auditAsOther = ({ id }: Income) =>
    system.call(`income-records/audit/${id}`, { data: { pass: 1 } }, token);
  const tooLate = page.getByText('状态已变更，请刷新后重试');
  await page.goto(`${screen}?incomeNo=${listed.incomeNo}`);
  await expect(row(page, listed.incomeNo)).toContainText('待审核');
  expect((await auditAsOther(listed)).status).toBe(1);
  await button(page, `审核收入 ${listed.incomeNo}`).click();
  await expect(tooLate).toBeVisible();
  await expect(row(page, listed.incomeNo)).toContainText('待发放');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/do=/);

  await page.goto(detail(opened.id));
  await expect(titleBar(page)).toContainText('待审核');
  expect((await auditAsOther(opened)).status).toBe(1);
  await button(page, '审核收入').click();
  await expect(tooLate).toBeVisible();
  await expect(titleBar(page)).toContainText('待发放');
});

test('the breadcrumb of a page leads back to the list as it was left', async ({ page, system, signInAs }) => {
  await signInAs('finance');
  const { incomeNo } = await incomeIn(system, toAudit);
  await page.goto(`${screen}?incomeNo=${incomeNo}`);
  await tab(page, '待审核').click();
  await expect(page).toHaveURL(/status=10/);
  const filtered = page.url();
  await row(page, incomeNo).getByRole('link').first().click();
  await expect(page).toHaveURL(/income-detail/);
  await page.getByRole('navigation', { name: '面包屑' }).getByRole('link', { name: '收入记录' }).click();
  await expect(page).toHaveURL(filtered);
  await expect(row(page, incomeNo)).toBeVisible();
});

test('the state decides what is offered; staff without the right see neither list nor page', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  const offered: [status: IncomeStatus, moves: string[]][] = [
    [toAudit, ['审核收入']],
    [toSend, ['作废']],
    [sent, ['追回']],
    [voided, ['追回']],
  ];
  for (const [status, moves] of offered) {
    const { incomeNo } = await incomeIn(system, status);
    await page.goto(`${screen}?incomeNo=${incomeNo}`);
    const names = moves.map((move) => `${move} ${incomeNo}`);
    await expect(row(page, incomeNo).getByRole('button')).toHaveText(['详情', ...moves]);
    for (const name of names) await expect(button(page, name)).toBeVisible();
  }
  await signInAs('support');
  await page.goto(screen);
  await expect(page.getByRole('heading', { name: '没有访问权限：收入记录' })).toBeVisible();
});

test('another system reports an income, which waits for its audit', async ({ page, system, signInAs }) => {
  const { memberMobile, memberName } = await stateOf<{ memberMobile: string; memberName: string }>(
    ...([system, 'somebody can be owed money', {}] as const),
  );
  await system.control('members/income', {
    memberMobile,
    type: 30,
    amount: 30_000,
    basis: '推荐3位好友注册',
  });
  await signInAs('finance');
  await page.goto('/home');
  await page
    .getByRole('region', { name: '待办' })
    .getByRole('link', { name: /待审核收入/ })
    .click();
  await expect(row(page, memberName).first()).toContainText('会员推荐奖励');
  await row(page, '会员推荐奖励').first().getByRole('link').first().click();
  await expect(region(page, '计算依据')).toContainText('推荐3位好友注册');
});

test('what a recommend is owed stays shown in its drawer before the audit', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  const { id } = await stateOf<Income>(system, 'a recommend is in a status', {
    status: recommendStatus.settled,
  });
  await page.goto(`/estate/project-company/recommend-list?detail=${id}`);
  await expect(region(page, '结佣信息').getByRole('row')).toHaveCount(9);
  await expect(region(page, '结佣信息').getByText('待审核').first()).toBeVisible();
});
