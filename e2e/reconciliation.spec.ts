import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import { addDays } from '#contracts/days.ts';
import { differenceKind, journalType } from '#contracts/enums/finance.ts';
import { testDay, testTime } from '../contracts/testing/moment.ts';
import { expect, type Page, test } from './fixtures.ts';
import { button, confirm, row, titleBar } from './parts.ts';
import { stateOf } from './tradeScenes.ts';

/** 对账: the journal of accounts against the records that it comes from (domain design, sections 13.2 and 16). */

const journal = '/finance/member-account-manage/member-account-journal';
const address = '/finance/member-account-manage/reconciliation';
const planted = 'a difference between journal and records exists';
const verdict = (page: Page) => titleBar(page).getByRole('status');
const byType = (page: Page) => page.getByRole('table', { name: '按变动类型' });

test('this month agrees, by type of change; the journal leads there', async ({ page, system, signInAs }) => {
  await stateOf(system, 'a member has a balance', {});
  await signInAs('finance');
  await page.goto(journal);
  await button(page, '对账').click();
  await expect(page).toHaveURL(new RegExp(`${address}\\?startDate=\\d{4}-\\d{2}-01&`));
  await expect(verdict(page)).toHaveText('没有差异，流水与单据一致');
  await expect(byType(page).getByRole('columnheader')).toHaveText([
    ...['变动类型', '流水笔数', '流水金额', '账户总额变动', '单据笔数', '单据金额', '差异数'],
  ]);
  await page.getByLabel('对账期间 开始日期').fill('');
  await button(page, '查询').click();
  await expect(page.getByText('请选择对账期间').first()).toBeVisible();
  await button(page, '重置').click();
  const added = byType(page).getByRole('row', { name: /后台增加/ });
  await expect(added.getByRole('cell').nth(5)).toHaveText('无对应单据');
  const sent = byType(page)
    .getByRole('row', { name: /收入发放/ })
    .getByRole('cell');
  await expect(sent.nth(2)).toHaveText(await sent.nth(5).innerText());
  const changed = await page
    .getByRole('term')
    .filter({ hasText: '期间变动' })
    .locator('xpath=following-sibling::dd')
    .innerText();
  const total = byType(page).getByRole('row', { name: /^合计（等于期间变动）/ });
  await expect(total.getByRole('cell').nth(3)).toHaveText(`+${changed}`);

  // A type leads to its rows in the journal, of the same days.
  const count = await added.getByRole('cell').nth(1).innerText();
  await added.getByRole('link', { name: '后台增加' }).click();
  await expect(page).toHaveURL(/journal\?type=40&startDate=\d{4}-\d{2}-01&endDate=/);
  await expect(page.getByText(`共 ${count} 条`)).toBeVisible();
});

test('a difference is named with its record, its member and both amounts, and leads to them', async ({
  page,
  system,
  signInAs,
}) => {
  const { planNo } = await stateOf<{ planNo: string }>(system, 'a record differs from the journal', {});
  await signInAs('finance');
  await page.goto(address);
  await expect(verdict(page)).toHaveText('发现1处差异');
  const found = row(page, planNo);
  await expect(found).toContainText('金额不一致');
  await expect(found).toContainText('1,000.00');
  await expect(found).toContainText('1,000.01');
  await expect(found.getByRole('cell').nth(6)).toHaveText('-0.01');
  await found.getByRole('link', { name: planNo }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(planNo);
  await page.goBack();
  await row(page, planNo).getByRole('cell').nth(3).getByRole('link').click();
  await expect(page).toHaveURL(/fund-change-detail\?memberId=/);
});

test('a row of another member names who got the money, and its number leads to it in the journal', async ({
  page,
  system,
  signInAs,
}) => {
  const params = { kind: differenceKind.otherMember, type: journalType.incomeSent };
  const { no } = await stateOf<{ no: string }>(system, planted, params);
  await signInAs('finance');
  await page.goto(address);
  const cells = row(page, no).getByRole('cell');
  const named = cells.nth(7);
  await expect(named).toContainText(/LS\d+/);
  await expect(named).toContainText('可用变动 +600.00');
  // Members may have the same name, so each name leads to its own account.
  const [number, whose] = [named.getByRole('link').first(), named.getByRole('link').last()];
  const toOther = (await cells.nth(3).getByRole('link').getAttribute('href')) ?? '';
  await expect(whose).toHaveAttribute('href', /fund-change-detail\?memberId=\d+$/);
  await expect(whose).not.toHaveAttribute('href', toOther);
  const [journalNo, name] = [await number.innerText(), await whose.innerText()];
  await number.click();
  await expect(page).toHaveURL(new RegExp(`member-account-journal\\?journalNo=${journalNo}`));
  await expect(row(page, journalNo)).toContainText(name);
});

test('an account that holds something else back shows what it has and what its journal says', async ({
  page,
  system,
  signInAs,
}) => {
  await stateOf(system, planted, { kind: differenceKind.balance, type: journalType.withdrawFrozen });
  await signInAs('finance');
  await page.goto(address);
  const cells = row(page, '余额与流水不一致').getByRole('cell');
  await expect(cells.nth(4)).toContainText(/可用[\d,.]+，冻结[\d,.]+/);
  await expect(cells.nth(5)).toContainText(/可用[\d,.]+，冻结[\d,.]+/);
  await expect(cells.nth(9)).toHaveText('0.00');
  await expect(cells.nth(10)).toHaveText('-0.05');
});

test('a row of the journal that does not go on from the ones before it is named, with what it should say', async ({
  page,
  system,
  signInAs,
}) => {
  await stateOf(system, planted, { kind: differenceKind.balance, type: journalType.withdrawFrozen });
  // No call writes such a row, so the answer says that there is one.
  const wrong = {
    ...{ id: '7', journalNo: 'LS20260131000007', memberId: '3', memberName: '林知夏', createTime: testTime },
    ...{ change: 500, frozenChange: -500, balanceAfter: 1_000, frozenAfter: 0 },
  };
  await page.route('**/reconcile-differences?**', async (route) => {
    const answer = await route.fetch();
    const envelope = await answer.json();
    const [one] = envelope.data.list;
    one.journals = [wrong];
    one.account.dueBalance = 1_500;
    one.account.dueFrozen = 0;
    await route.fulfill({ response: answer, json: envelope });
  });
  await signInAs('finance');
  await page.goto(address);
  const named = row(page, '余额与流水不一致').getByRole('cell').nth(7);
  await expect(named.getByRole('link').first()).toHaveText(wrong.journalNo);
  await expect(named).toContainText('林知夏 可用变动 +5.00 冻结变动 -5.00');
  await expect(named).toContainText('变动后可用 10.00，应为 15.00');
  await expect(named).not.toContainText('变动后冻结');
});

test('differences stand in pages, accounts behind the others, and are exported with the days that were reconciled', async ({
  page,
  system,
  signInAs,
}) => {
  await stateOf(system, planted, { kind: differenceKind.balance, type: journalType.withdrawFrozen });
  const byHand: readonly number[] = [journalType.added, journalType.deducted];
  const types = Object.values(journalType).filter((type) => !byHand.includes(type));
  // A withdrawal of another amount or member differs in each of its changes.
  for (const kind of [differenceKind.amount, differenceKind.otherMember])
    for (const type of types) await stateOf(system, planted, { kind, type });
  await signInAs('finance');
  await page.goto(address);
  await expect(verdict(page)).toHaveText('发现19处差异');
  const found = page.getByRole('region', { name: '差异明细' }).getByRole('table');
  await expect(found.getByRole('row')).toHaveCount(11);
  await expect(found).not.toContainText('余额与流水不一致');
  await button(page, '下一页').click();
  await expect(found.getByRole('row')).toHaveCount(10);
  await expect(found.getByRole('row').last()).toContainText('余额与流水不一致');
  // Days without other differences have the account alone; the list begins at its first page again.
  await page.getByLabel('对账期间 结束日期').fill(addDays(testDay, -1));
  await button(page, '查询').click();
  await expect(verdict(page)).toHaveText('发现1处差异');
  await expect(found.getByRole('row')).toHaveCount(2);
  await page.goBack();
  await expect(found.getByRole('row')).toHaveCount(10);

  await button(page, '导出').click();
  const download = page.waitForEvent('download');
  await confirm(page).click();
  const file = await download;
  const span = `${testDay.slice(0, 8)}01 – ${testDay}`;
  expect(file.suggestedFilename()).toContain(`对账-${span}`);
  const { sheets } = await readXlsx(readFileSync(await file.path()));
  const [heads = [], ...rows] = sheets[0]?.rows ?? [];
  expect(rows).toHaveLength(19);
  const at = (title: string) => rows.at(-1)?.[heads.indexOf(title)];
  expect([at('差异类型'), at('可用差额'), at('冻结差额')]).toEqual(['余额与流水不一致', 0, -0.05]);
  expect(rows[0]?.[heads.indexOf('流水明细')]).toMatch(/^LS\d+ \S+ 可用变动 \+[\d,.]+ /);
  expect(sheets[1]?.rows).toContainEqual(['对账期间', span]);
});

test('a verdict is never one on other days', async ({ page, system, signInAs }) => {
  await stateOf(system, 'a record differs from the journal', {});
  await signInAs('finance');
  await page.goto(address);
  await expect(verdict(page)).toHaveText('发现1处差异');
  await system.control('faults', { endpoint: 'reconciliations.get', kind: 'delay', value: 60_000, times: 1 });
  const day = addDays(await page.getByLabel('对账期间 开始日期').inputValue(), -40);
  await page.getByLabel('对账期间 开始日期').fill(day);
  await button(page, '查询').click();
  await expect(page).toHaveURL(new RegExp(`startDate=${day}&`));
  await expect(verdict(page)).toHaveCount(0);
  await expect(byType(page)).toBeVisible();
});

test('a load that fails says so, and 重试 brings it', async ({ page, system, signInAs, allowConsole }) => {
  allowConsole(/500/);
  await signInAs('finance');
  await system.control('faults', { endpoint: 'reconciliations.get', kind: 'http', value: 500, times: 1 });
  await page.goto(address);
  await expect(button(page, '重试')).toBeVisible();
  await button(page, '重试').click();
  await expect(verdict(page)).toHaveText('没有差异，流水与单据一致');
});

test('is for those who may see the journal', async ({ page, signInAs }) => {
  await signInAs('merchantManager');
  await page.goto(address);
  await expect(page.getByText('没有访问权限：对账')).toBeVisible();
});
