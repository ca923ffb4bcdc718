import { planCancelMode, type SendPlanStatus, sendPlanStatus } from '#contracts/enums/finance.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { brokenOff, effects, lose } from './lost.ts';
import { button, confirm, dialog, fill, list, row, tab, titleBar } from './parts.ts';
import { stateOf } from './tradeScenes.ts';

/** 发放计划 on its screens (domain design, sections 12.4, 12.5 and 21). */

const screen = '/finance/income-manage/send-plan-list';
const detail = (id: string) => `/finance/income-manage/send-plan-detail?id=${id}`;

interface Plan {
  id: string;
  planNo: string;
  otherId: string;
}
const planIn = (system: System, status: SendPlanStatus, inDays = 0) =>
  stateOf<Plan>(system, 'a send plan is in a status', { status, inDays });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const { waiting, failed } = sendPlanStatus;
const countOf = async (page: Page, name: string) =>
  Number((await tab(page, name).textContent())?.replace(/\D/g, ''));

test('the list has tabs by day with counts; today is orange, what is overdue red', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  const due = await planIn(system, waiting);
  const late = await planIn(system, waiting, -3);
  await page.goto(screen);
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['', '计划编号', '状态', '计划日期', '会员', '发放金额', '期次', '收入类型', '收入编号'],
    ...['实际发放时间', '发放人', '操作'],
  ]);
  await expect(page.getByText(/共\d+期，发放金额合计[\d,]+\.\d\d元/)).toBeVisible();
  await expect(row(page, late.planNo).getByText('逾期3天')).toBeVisible();
  const all = await countOf(page, '全部');
  await tab(page, '今日待发').click();
  await expect(page).toHaveURL(/due=10/);
  await expect(row(page, due.planNo).getByText('今日到期')).toBeVisible();
  await expect(row(page, late.planNo)).toHaveCount(0);
  await expect(page.getByText(`共 ${await countOf(page, '今日待发')} 条`)).toBeVisible();
  await tab(page, '逾期').click();
  await expect(row(page, late.planNo)).toBeVisible();
  await expect(page.getByText(`共 ${await countOf(page, '逾期')} 条`)).toBeVisible();
  await page.getByLabel('会员姓名/手机').fill('查无此人');
  await button(page, '查询').click();
  await expect(tab(page, '逾期')).toContainText('0');
  await page.goto(`${screen}?planNo=${due.planNo}`);
  await expect(
    page.getByText('共1期，发放金额合计1,000.00元（已发放0.00元，待发放1,000.00元），已取消0.00元不计入'),
  ).toBeVisible();
  expect(all).toBeGreaterThan(40);
});

test('a plan is sent once, also when its answer is lost; its page shows the account before and after', async ({
  page,
  system,
  signInAs,
  allowConsole,
}) => {
  allowConsole(brokenOff);
  await signInAs('finance');
  const { id, planNo } = await planIn(system, waiting);
  await page.goto(detail(id));
  const account = region(page, '入账账户');
  const before = /当前余额([\d.]+)/.exec((await account.textContent()) ?? '')?.[1] ?? '';
  const after = (Number(before) + 1000).toFixed(2);
  await expect(account).toContainText(`预计发放后余额${after}`);
  await expect(region(page, '入账流水')).toContainText('尚未发放');
  await expect(region(page, '同收入其他期次').getByRole('row')).toHaveCount(3);

  await page.goto(`${screen}?planNo=${planNo}`);
  await lose(system, 'sendPlans.send');
  await button(page, `发放 ${planNo}`).click();
  await expect(dialog(page)).toContainText('确定发放1000.00元吗？');
  await confirm(page).click();
  await expect(page.getByText('Network Error').first()).toBeVisible();
  // The list is read again, and there is nothing left to press.
  await expect(row(page, planNo).getByText('已发放')).toBeVisible();
  await expect(button(page, `发放 ${planNo}`)).toHaveCount(0);
  expect(await effects(system, 'sendPlans.send')).toBe(1);
  await row(page, planNo).getByRole('link', { name: planNo }).click();
  await expect(titleBar(page)).toContainText('已发放');
  await expect(account).toContainText(`发放前余额${before}`);
  await expect(account).toContainText(`发放后余额${after}`);
  await expect(region(page, '入账流水')).toContainText('+1000.00');
  await expect(region(page, '入账流水').getByRole('link')).toHaveAttribute(
    'href',
    /member-account-journal\?journalNo=LS/,
  );
  await expect(region(page, '操作记录')).toContainText('钱思齐 发放');
  await button(page, '查看 会员手机号').click();
  await expect(region(page, '计划信息')).toContainText(/199\d{8}/);
  await region(page, '所属收入').getByRole('link').click();
  await expect(page).toHaveURL(/income-detail/);
  await expect(titleBar(page)).toContainText('发放中');
});

test('a technical failure says why and can be sent again; nothing goes to a frozen member or a locked account', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  const failing = await stateOf<Plan>(system, 'sending a plan fails', {});
  await page.goto(detail(failing.id));
  await button(page, '发放').click();
  await confirm(page).click();
  await expect(page.getByText('发放失败：账务系统繁忙，请稍后重发')).toBeVisible();
  await expect(titleBar(page)).toContainText('发放失败');
  await expect(region(page, '计划信息')).toContainText('账务系统繁忙，请稍后重发');
  await page.goto(`${screen}?planNo=${failing.planNo}`);
  await expect(row(page, failing.planNo)).toContainText('账务系统繁忙');
  await button(page, `重发 ${failing.planNo}`).click();
  await expect(dialog(page)).toContainText('上次发放失败，确定重发1000.00元吗？');
  await confirm(page).click();
  await expect(row(page, failing.planNo).getByText('已发放')).toBeVisible();

  for (const [state, says] of [
    ['the member of a send plan is frozen', '会员已冻结'],
    ['the account of a send plan is locked', '会员账户已锁定'],
  ] as const) {
    const { id } = await stateOf<Plan>(system, state, {});
    await page.goto(detail(id));
    await expect(region(page, '入账账户')).toContainText(says);
    await expect(region(page, '计划信息').locator('[data-tone=red]', { hasText: says })).toBeVisible();
    await button(page, '发放').click();
    await expect(dialog(page).getByRole('listitem').filter({ hasText: says })).toBeVisible();
    await confirm(page).click();
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await expect(titleBar(page)).toContainText('待发放');
  }
});

test('the list marks in red the plans that wait for a frozen member or a locked account; they cannot be ticked', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  const token = await system.tokenOf('superAdmin');
  const marks = () =>
    page.getByRole('row').locator('[data-tone=red]', { hasText: /会员已冻结|会员账户已锁定/ });
  const { id, planNo } = await planIn(system, waiting);
  const { memberId } = (await system.call(`send-plans/get/${id}`, {}, token)).data as { memberId: string };
  const does = async (call: string) =>
    expect((await system.call(`${call}/${memberId}`, { data: { reason: '核实身份' } }, token)).status).toBe(
      1,
    );
  await page.goto(`${screen}?planNo=${planNo}`);
  await expect(row(page, planNo).getByRole('checkbox')).toBeVisible();
  await expect(marks()).toHaveCount(0);

  await does('members/freeze');
  await button(page, '刷新').click();
  await expect(marks()).toHaveText(['会员已冻结']);
  await expect(row(page, planNo).getByRole('checkbox')).toHaveCount(0);

  // Nothing is marked that waits for nothing any more.
  await does('members/unfreeze');
  expect((await system.call(`send-plans/send/${id}`, { data: {} }, token)).status).toBe(1);
  await does('members/freeze');
  await button(page, '刷新').click();
  await expect(row(page, planNo)).toContainText('已发放');
  await expect(marks()).toHaveCount(0);

  const locked = await stateOf<Plan>(system, 'the account of a send plan is locked', {});
  await page.goto(`${screen}?planNo=${locked.planNo}`);
  await expect(marks()).toContainText(['会员账户已锁定']);
  await expect(row(page, locked.planNo).getByRole('checkbox')).toHaveCount(0);
});

test('many plans are sent at once: count and sum before, what became of each after, and nothing twice', async ({
  page,
  system,
  signInAs,
  allowConsole,
}) => {
  allowConsole(brokenOff);
  await signInAs('finance');
  const ids = await stateOf<Record<'one' | 'two' | 'future' | 'failing', string>>(
    ...([system, 'plans wait of which one cannot be sent', {}] as const),
  );
  await page.goto(`${screen}?due=10&pageSize=100`);
  const before = await countOf(page, '今日待发');
  await page.getByRole('checkbox').first().check();
  await lose(system, 'sendPlans.batchSend');
  await button(page, '批量发放').click();
  await expect(dialog(page).getByRole('status')).toContainText(
    new RegExp(`共${before}期，合计[\\d,]+\\.\\d\\d元`),
  );
  await confirm(page).click();
  // The lost answer is asked for again with the key of the call.
  await expect(dialog(page).getByRole('status')).toHaveText(`已发放0期，未成功${before}期`);
  await button(page, '重试失败项').click();
  await expect(dialog(page).getByRole('status')).toHaveText(`已发放${before - 1}期，未成功1期`);
  expect(await effects(system, 'sendPlans.batchSend')).toBe(1);
  await expect(dialog(page).getByText('账务系统繁忙，请稍后重发')).toBeVisible();
  await button(page, '重试失败项').click();
  await expect(dialog(page).getByRole('status')).toHaveText(`已发放${before}期，未成功0期`);
  await dialog(page).getByRole('contentinfo').getByRole('button', { name: '关闭' }).click();
  await expect(tab(page, '今日待发')).toContainText('0');
  for (const id of [ids.one, ids.two, ids.failing]) {
    await page.goto(detail(id));
    await expect(titleBar(page)).toContainText('已发放');
  }
  await page.goto(detail(ids.future));
  await expect(titleBar(page)).toContainText('待发放');
  await expect(button(page, '发放')).toHaveCount(0);
});

test('a plan gets another day, and another amount only together with another plan', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  const { id, planNo, otherId } = await planIn(system, waiting, 5);
  await page.goto(`${screen}?planNo=${planNo}`);
  await button(page, `调整 ${planNo}`).click();
  await fill(dialog(page), { 计划日期: '2026-05-12' });
  await confirm(page).click();
  await expect(dialog(page).getByText('发放日期不能早于今天').first()).toBeVisible();
  await expect(dialog(page)).toContainText('前一待发期次-');
  const [behind = ''] = /(?<=后一待发期次第2期 )[\d-]+/.exec((await dialog(page).textContent()) ?? '') ?? [];
  await fill(dialog(page), { 计划日期: behind });
  await confirm(page).click();
  await expect(dialog(page).getByText('发放日期必须递增').first()).toBeVisible();
  await fill(dialog(page), { 计划日期: '2026-05-20', 发放金额: '900' });
  await confirm(page).click();
  await expect(dialog(page).getByText('请选择同一收入的其他待发期次').first()).toBeVisible();
  await list(dialog(page), '转入期次').click();
  await page.getByRole('option', { name: /^第3期/ }).click();
  await confirm(page).click();
  await expect(row(page, planNo)).toContainText('900.00');
  await page.goto(detail(otherId));
  await expect(region(page, '计划信息')).toContainText('1100.00');
  await expect(region(page, '操作记录')).toContainText('随第1期调整');

  // Somebody else adjusts it first.
  await page.goto(`${detail(id)}&do=adjust.${id}`);
  await fill(dialog(page), { 计划日期: '2026-05-21' });
  const token = await system.tokenOf('platformAdmin');
  const body = { data: { planDate: '2026-05-25', amount: 90_000 } };
  expect((await system.call(`send-plans/adjust/${id}`, body, token)).status).toBe(1);
  await confirm(page).click();
  await expect(page.getByText('数据已被修改').first()).toBeVisible();
});

test('another plan that somebody has cancelled meanwhile is offered no more; without any the amount stays', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  const { id, planNo, otherId } = await planIn(system, waiting, 5);
  const token = await system.tokenOf('platformAdmin');
  const cancelElsewhere = async (other: string) => {
    const body = { data: { mode: planCancelMode.writeOff, otherId: '', reason: '会员放弃本期' } };
    expect((await system.call(`send-plans/cancel/${other}`, body, token)).status).toBe(1);
  };
  await page.goto(`${screen}?planNo=${planNo}&do=adjust.${id}`);
  await fill(dialog(page), { 计划日期: '2026-05-20', 发放金额: '900' });
  await list(dialog(page), '转入期次').click();
  await page.getByRole('option', { name: /^第3期/ }).click();
  await cancelElsewhere(otherId);
  await confirm(page).click();
  await expect(dialog(page).getByText('请选择同一收入的其他待发期次').first()).toBeVisible();
  await list(dialog(page), '转入期次').click();
  const offered = page.getByRole('option', { name: /^第/ });
  await expect(offered).toHaveText([/^第2期/]);
  await offered.click();

  const second = (await system.call(`send-plans/get/${id}`, undefined, token)).data as {
    siblings: { id: string; period: number }[];
  };
  await cancelElsewhere(second.siblings.find(({ period }) => period === 2)?.id ?? '');
  await confirm(page).click();
  await expect(dialog(page).getByLabel('发放金额')).toHaveCount(0);
  await expect(list(dialog(page), '转入期次')).toHaveCount(0);
  await expect(dialog(page).getByLabel('计划日期')).toHaveValue('2026-05-20');
  await confirm(page).click();
  await expect(row(page, planNo)).toContainText('1000.00');
  await expect(row(page, planNo)).toContainText('2026-05-20');
});

test('a cancelled plan gives its amount to another one, or is written off', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  const { id, otherId } = await planIn(system, failed);
  await page.goto(detail(id));
  await button(page, '取消计划').click();
  await confirm(page).click();
  await expect(dialog(page).getByText('请选择转入期次').first()).toBeVisible();
  await list(dialog(page), '转入期次').click();
  await page.getByRole('option', { name: /^第3期/ }).click();
  await fill(dialog(page), { 计划取消原因: '末两期合并结算' });
  await confirm(page).click();
  await expect(titleBar(page)).toContainText('已取消');
  await expect(region(page, '计划信息')).toContainText('末两期合并结算');
  await expect(region(page, '同收入其他期次').getByRole('row').last()).toContainText('2000.00');
  const { incomeNo } = await system
    .call(`send-plans/get/${id}`, {}, await system.tokenOf('finance'))
    .then((answer) => answer.data as { incomeNo: string });
  await region(page, '所属收入').getByRole('link', { name: incomeNo }).click();
  const plans = region(page, '发放计划');
  await expect(plans.getByRole('row', { name: /已取消/ })).toContainText('并入第3期');
  await expect(plans.getByRole('row', { name: /^有效合计/ })).toContainText('3000.00');

  await page.goto(detail(otherId));
  await button(page, '取消计划').click();
  await dialog(page).getByLabel('核销，不再发放').check();
  await expect(dialog(page)).toContainText('2000.00元将从收入中核销，会员不再获得');
  await expect(dialog(page)).not.toContainText('随之作废');
  await fill(dialog(page), { 计划取消原因: '会员放弃本期' });
  await confirm(page).click();
  await expect(region(page, '所属收入')).toContainText('不再发放2000.00');
});

test('the last plan of an income keeps its amount, and with it the whole income is written off', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  const { id } = await planIn(system, waiting, 5);
  const token = await system.tokenOf('platformAdmin');
  const { siblings } = (await system.call(`send-plans/get/${id}`, {}, token)).data as {
    siblings: { id: string }[];
  };
  for (const other of siblings) {
    const body = { data: { mode: planCancelMode.writeOff, reason: '重复登记' } };
    expect((await system.call(`send-plans/cancel/${other.id}`, body, token)).status).toBe(1);
  }
  await page.goto(detail(id));
  await button(page, '调整').click();
  await expect(dialog(page)).toContainText('没有其他待发放的期次承担差额，金额不能修改');
  await expect(dialog(page).getByLabel('发放金额')).toHaveCount(0);
  await button(page, '取消').last().click();
  await button(page, '取消计划').click();
  await expect(dialog(page).getByRole('radio')).toHaveCount(1);
  await expect(dialog(page).getByLabel('核销，不再发放')).toBeChecked();
  await expect(dialog(page)).toContainText('会员不再获得；收入没有其他期次，将随之作废');
  await fill(dialog(page), { 计划取消原因: '会员放弃' });
  await confirm(page).click();
  await expect(region(page, '所属收入')).toContainText('已作废');
});

test('a plan that was sent by somebody else meanwhile is not sent again', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  const { id, planNo } = await planIn(system, waiting);
  await page.goto(`${screen}?planNo=${planNo}`);
  await button(page, `发放 ${planNo}`).click();
  const token = await system.tokenOf('finance');
  expect((await system.call(`send-plans/send/${id}`, { data: {} }, token)).status).toBe(1);
  await confirm(page).click();
  await expect(page.getByText('状态已变更，请刷新后重试')).toBeVisible();
  await expect(row(page, planNo).getByText('已发放')).toBeVisible();
  await expect(row(page, planNo).getByRole('checkbox')).toHaveCount(0);
});
