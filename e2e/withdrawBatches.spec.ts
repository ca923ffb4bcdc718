import {
  type WithdrawStatus,
  type WithdrawWay,
  withdrawStatus,
  withdrawWay,
} from '#contracts/enums/finance.ts';
import { batchLine, batchSummary, closeBatch, tickAll } from './batchParts.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { brokenOff, effects, lose, withoutKeys } from './lost.ts';
import { button, confirm, dialog, row, titleBar } from './parts.ts';
import { screenReader } from './screenReader.ts';
import { stateOf } from './tradeScenes.ts';

/** 批量审核通过 and 批量打款 of 提现记录 (domain design, section 14.1). */

const screen = '/finance/withdraw-manage/withdraw-record-list';

interface Withdraw {
  id: string;
  withdrawNo: string;
  memberId: string;
}
const { toAudit, toPay } = withdrawStatus;
const withdrawIn = (system: System, status: WithdrawStatus, way?: WithdrawWay) =>
  stateOf<Withdraw>(system, 'a withdrawal is in a status', { status, ...(way && { way }) });
const numbersOf = (withdraws: readonly Withdraw[]) => withdraws.map(({ withdrawNo }) => withdrawNo);
const fact = (page: Page, name: string) =>
  dialog(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');
const picked = (page: Page) => page.getByRole('status').filter({ hasText: '已选' });

test('many are let pass at once, and each says what became of it', async ({ page, system, signInAs }) => {
  const asked = [
    await withdrawIn(system, toAudit),
    await withdrawIn(system, toAudit),
    await withdrawIn(system, toAudit),
  ] as const;
  await signInAs('finance');
  await page.goto(`${screen}?status=10`);
  await expect(button(page, '批量审核通过')).toBeDisabled();
  await tickAll(page, numbersOf(asked));
  await expect(button(page, '批量打款')).toBeDisabled();
  await button(page, '批量审核通过').click();
  await expect(batchSummary(page)).toHaveText('共3笔，提现金额合计9,000.00元');
  // Somebody freezes a member meanwhile.
  const token = await system.tokenOf('superAdmin');
  const body = { data: { reason: '核实身份' } };
  expect((await system.call(`members/freeze/${asked[2].memberId}`, body, token)).status).toBe(1);
  await confirm(page).click();
  await expect(batchSummary(page)).toHaveText('已通过2笔，未成功1笔');
  await expect(batchLine(page, asked[0].withdrawNo)).toContainText('成功');
  await expect(batchLine(page, asked[2].withdrawNo)).toContainText('会员已冻结');
  await closeBatch(page).click();
  await expect(row(page, asked[0].withdrawNo)).toHaveCount(0);
  const refused = row(page, asked[2].withdrawNo);
  await expect(refused.locator('[data-tone=red]', { hasText: '会员已冻结' })).toBeVisible();
  await expect(refused.getByRole('checkbox')).toBeChecked();

  // By now it is known, so that it is left out.
  await button(page, '批量审核通过').click();
  await expect(batchSummary(page)).toHaveText('共0笔，提现金额合计0.00元');
  await expect(batchLine(page, asked[2].withdrawNo)).toContainText('跳过');
  await expect(confirm(page)).toBeDisabled();
});

test('many are paid at once: how many and how much by way of payment, what is left out and why, then what became of each', async ({
  page,
  system,
  clock,
  signInAs,
}) => {
  const paid = [
    await withdrawIn(system, toPay),
    await withdrawIn(system, toPay, withdrawWay.bank),
    await withdrawIn(system, toPay, withdrawWay.bank),
  ] as const;
  const asked = await withdrawIn(system, toAudit);
  const own = await stateOf<Withdraw>(system, 'a withdrawal was audited by finance', {});
  const frozen = await stateOf<Withdraw>(system, 'the member of a withdrawal is frozen', { status: toPay });
  const locked = await stateOf<Withdraw>(system, 'the account of a withdrawal is locked', { status: toPay });
  const done = await withdrawIn(system, withdrawStatus.done);
  await signInAs('finance');
  await page.goto(screen);
  await expect(row(page, done.withdrawNo)).toBeVisible();
  await expect(row(page, done.withdrawNo).getByRole('checkbox')).toHaveCount(0);
  await tickAll(page, numbersOf([...paid, asked, own, frozen, locked]));
  await expect(picked(page)).toHaveText('已选 7 条');
  await button(page, '批量打款').click();
  await expect(dialog(page)).toHaveAccessibleName('批量打款');
  await expect(batchSummary(page)).toHaveText('将打款3笔，到账金额合计9,000.00元');
  await expect(fact(page, '微信零钱')).toHaveText('1笔，3,000.00元');
  await expect(fact(page, '银行卡')).toHaveText('2笔，6,000.00元');
  await expect(fact(page, '支付宝')).toHaveCount(0);
  for (const [one, reason] of [
    [own, '审核与打款不能为同一人'],
    [frozen, '会员已冻结'],
    [locked, '会员账户已锁定'],
  ] as const) {
    await expect(dialog(page).getByText(`跳过1笔：${reason}`)).toBeVisible();
    await expect(batchLine(page, one.withdrawNo)).toContainText('跳过');
    await expect(batchLine(page, one.withdrawNo)).toContainText(reason);
  }
  await expect(batchLine(page, asked.withdrawNo)).toHaveCount(0);

  // Another clerk pays one of them meanwhile.
  const token = await system.tokenOf('platformAdmin');
  expect((await system.call(`withdraws/pay/${paid[1].id}`, { data: {} }, token)).status).toBe(1);
  await confirm(page).click();
  await expect(batchSummary(page)).toHaveText('已提交打款2笔，未成功1笔');
  for (const at of [0, 2] as const)
    await expect(batchLine(page, paid[at].withdrawNo)).toContainText('已提交');
  await expect(batchLine(page, paid[1].withdrawNo)).toContainText('状态已变更，请刷新后重试');
  // Somebody else was faster, so that there is nothing to try again.
  await expect(button(page, '重试失败项')).toHaveCount(0);
  await closeBatch(page).click();
  for (const { withdrawNo } of paid) await expect(row(page, withdrawNo)).toContainText('打款中');
  for (const { withdrawNo } of [asked, own, frozen, locked])
    await expect(row(page, withdrawNo).getByRole('checkbox')).toBeChecked();
  await expect(picked(page)).toHaveText('已选 4 条');
  await clock.advance(3_000);
  await page.goto(`/finance/withdraw-manage/withdraw-record-detail?id=${paid[0].id}`);
  await expect(titleBar(page)).toContainText('提现成功');
  expect(await effects(system, 'withdraws.batchPay')).toBe(1);
});

for (const keys of [true, false])
  test(`a batch whose answer got lost is sent again and pays nothing twice, ${keys ? 'with' : 'without'} keys`, async ({
    page,
    system,
    signInAs,
    allowConsole,
  }) => {
    allowConsole(brokenOff);
    if (!keys) await withoutKeys(page);
    const paid = [await withdrawIn(system, toPay), await withdrawIn(system, toPay)];
    await signInAs('finance');
    await page.goto(`${screen}?status=20`);
    await tickAll(page, numbersOf(paid));
    await lose(system, 'withdraws.batchPay');
    await button(page, '批量打款').click();
    await confirm(page).click();
    await expect(batchSummary(page)).toHaveText('已提交打款0笔，未成功2笔');
    for (const one of paid)
      await expect(batchLine(page, one.withdrawNo)).toContainText(
        keys ? 'Network Error' : '上次提交的结果未知',
      );
    await button(page, '重试失败项').click();
    if (!keys) await button(page, '再次提交').click();
    await expect(batchSummary(page)).toHaveText(
      keys ? '已提交打款2笔，未成功0笔' : '已提交打款0笔，未成功2笔',
    );
    for (const one of paid)
      await expect(batchLine(page, one.withdrawNo)).toContainText(
        keys ? '已提交' : '状态已变更，请刷新后重试',
      );
    await closeBatch(page).click();
    const token = await system.tokenOf('superAdmin');
    for (const { id } of paid) {
      const { logs } = (await system.call(`withdraws/get/${id}`, {}, token)).data as {
        logs: { action: string }[];
      };
      expect(logs.filter(({ action }) => action === '发起打款')).toHaveLength(1);
    }
  });

test('a batch is paid by keyboard alone, and says aloud what will be done and what became of it', async ({
  page,
  system,
  signInAs,
}) => {
  const paid = [await withdrawIn(system, toPay), await withdrawIn(system, toPay)];
  const reader = await screenReader(page);
  await signInAs('finance');
  await page.goto(`${screen}?status=20`);
  for (const { withdrawNo } of paid) {
    await reader.goTo(page.getByRole('checkbox', { name: `选择${withdrawNo}` }));
    await reader.press('Space');
    await expect(page.locator(':focus')).toBeChecked();
  }
  await expect(picked(page)).toHaveText('已选 2 条');
  await reader.goTo(button(page, '批量打款'), 'Shift+Tab');
  await reader.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('批量打款');
  await expect(dialog(page)).toHaveAccessibleDescription(/微信零钱\s*2笔，6,000\.00元/);
  await reader.use(confirm(page));
  await reader.hears('已提交打款2笔，未成功0笔');
  await reader.press('Escape');
  await expect(dialog(page)).toBeHidden();
  for (const { withdrawNo } of paid) await expect(row(page, withdrawNo)).toHaveCount(0);
});
