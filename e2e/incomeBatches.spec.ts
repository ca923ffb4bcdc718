import { incomeStatus } from '#contracts/enums/finance.ts';
import { batchLine, batchSummary, closeBatch, tickAll } from './batchParts.ts';
import { expect, type System, test } from './fixtures.ts';
import { brokenOff, effects, lose, withoutKeys } from './lost.ts';
import { button, confirm, dialog, row } from './parts.ts';
import { stateOf } from './tradeScenes.ts';

/** 批量审核通过 of 收入记录 (domain design, section 12.2). */

const screen = '/finance/income-manage/income-record-list';

interface Income {
  id: string;
  incomeNo: string;
}
const incomeIn = (system: System, status: number) =>
  stateOf<Income>(system, 'an income is in a status', { status });
const numbersOf = (incomes: readonly Income[]) => incomes.map(({ incomeNo }) => incomeNo);

test('many incomes pass at once; what the caller wrote down cannot be chosen', async ({
  page,
  system,
  signInAs,
}) => {
  const asked = [
    await incomeIn(system, incomeStatus.toAudit),
    await incomeIn(system, incomeStatus.toAudit),
  ] as const;
  const own = await stateOf<Income>(system, 'an income waits that finance wrote down', {});
  const sending = await incomeIn(system, incomeStatus.sending);
  await signInAs('finance');
  await page.goto(screen);
  for (const { incomeNo } of [sending, own]) {
    await expect(row(page, incomeNo)).toBeVisible();
    await expect(row(page, incomeNo).getByRole('checkbox')).toHaveCount(0);
  }
  await expect(button(page, '批量审核通过')).toBeDisabled();
  await tickAll(page, numbersOf(asked));
  await button(page, '批量审核通过').click();
  await expect(dialog(page)).toHaveAccessibleName('批量审核通过');
  await expect(batchSummary(page)).toHaveText('共2条，收入金额合计6,000.00元');
  await confirm(page).click();
  await expect(batchSummary(page)).toHaveText('已通过2条，未成功0条');
  for (const one of asked) await expect(batchLine(page, one.incomeNo)).toContainText('成功');
  await closeBatch(page).click();
  for (const { incomeNo } of asked) await expect(row(page, incomeNo)).toContainText('待发放');
  await expect(row(page, own.incomeNo)).toContainText('待审核');
});

for (const keys of [true, false])
  test(`a batch of incomes whose answer got lost is sent again and makes no plans twice, ${keys ? 'with' : 'without'} keys`, async ({
    page,
    system,
    signInAs,
    allowConsole,
  }) => {
    allowConsole(brokenOff);
    if (!keys) await withoutKeys(page);
    const asked = [
      await incomeIn(system, incomeStatus.toAudit),
      await incomeIn(system, incomeStatus.toAudit),
    ];
    await signInAs('finance');
    await page.goto(`${screen}?status=10`);
    await tickAll(page, numbersOf(asked));
    await lose(system, 'incomeRecords.batchAudit');
    await button(page, '批量审核通过').click();
    await confirm(page).click();
    await expect(batchSummary(page)).toHaveText('已通过0条，未成功2条');
    await button(page, '重试失败项').click();
    if (!keys) await button(page, '再次提交').click();
    await expect(batchSummary(page)).toHaveText(keys ? '已通过2条，未成功0条' : '已通过0条，未成功2条');
    for (const one of asked)
      await expect(batchLine(page, one.incomeNo)).toContainText(keys ? '成功' : '状态已变更，请刷新后重试');
    await closeBatch(page).click();
    const token = await system.tokenOf('superAdmin');
    for (const { id } of asked) {
      const { plans, logs } = (await system.call(`income-records/get/${id}`, {}, token)).data as {
        plans: object[];
        logs: { action: string }[];
      };
      expect(plans).toHaveLength(3);
      expect(logs.filter(({ action }) => action === '审核通过')).toHaveLength(1);
    }
    if (keys) expect(await effects(system, 'incomeRecords.batchAudit')).toBe(1);
  });
