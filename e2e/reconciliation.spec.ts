import { addDays } from '#contracts/days.ts';
import { expect, type Page, test } from './fixtures.ts';
import { button, row, titleBar } from './parts.ts';
import { stateOf } from './tradeScenes.ts';

/** 对账: the journal of accounts against the records that it comes from (domain design, sections 13.2 and 16). */

const journal = '/finance/member-account-manage/member-account-journal';
const address = '/finance/member-account-manage/reconciliation';
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
    ...['变动类型', '流水笔数', '流水金额', '单据笔数', '单据金额', '差异数'],
  ]);
  await page.getByLabel('对账期间 开始日期').fill('');
  await button(page, '查询').click();
  await expect(page.getByText('请选择对账期间').first()).toBeVisible();
  await button(page, '重置').click();
  const added = byType(page).getByRole('row', { name: /后台增加/ });
  await expect(added.getByRole('cell').nth(4)).toHaveText('无对应单据');
  const sent = byType(page)
    .getByRole('row', { name: /收入发放/ })
    .getByRole('cell');
  await expect(sent.nth(2)).toHaveText(await sent.nth(4).innerText());
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
  const found = page.getByRole('table', { name: '差异明细' }).getByRole('row', { name: planNo });
  await expect(found).toContainText('金额不一致');
  await expect(found).toContainText('1,000.00');
  await expect(found).toContainText('1,000.01');
  await found.getByRole('link', { name: planNo }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(planNo);
  await page.goBack();
  await row(page, planNo).getByRole('link').last().click();
  await expect(page).toHaveURL(/fund-change-detail\?memberId=/);
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
