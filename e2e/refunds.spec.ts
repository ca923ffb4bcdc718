import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import { refundStatus } from '#contracts/enums/orders.ts';
import { refundMoves, refusalExample } from '#contracts/examples/refunds.ts';
import { expect, type Page, test } from './fixtures.ts';
import { countOf } from './journal.ts';
import { button, confirm, dialog, fact, row, tab, titleBar, upload } from './parts.ts';
import { cameTooLate, leaveLate } from './tooLate.ts';
import { detailOfRefund, grouped, listOfRefunds, type Refund, refundIn, yuan } from './tradeScenes.ts';

/** Refunds of the three kinds on the screens (domain design, section 11). */

/** The total in the pagination, once there are rows. */
async function totalOf(page: Page): Promise<number> {
  const total = page.getByText(/^共 [1-9]\d* 条$/);
  return Number((await total.textContent())?.replace(/\D/g, ''));
}

test('a list shows its kind with tabs, counts and sums of the whole filter, all in the address', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('support');
  const { refundNo, refundAmount } = await refundIn(system, 'hotel', refundStatus.toAudit);
  await page.goto(listOfRefunds('hotel'));
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    '退款编号',
    '状态',
    '退款金额',
    '产品名称',
    '会员',
    '退款内容',
    '申请金额',
    '手续费',
    '实付',
    '订单编号',
    '来源',
    '原因',
    '申请时间',
    '退款时间',
    '失败原因',
    '失败时间',
    '操作',
  ]);
  await expect(row(page, refundNo)).toContainText('2间×2晚');
  await expect(row(page, refundNo)).toContainText(/199\*{4}\d{4}/);

  const total = await totalOf(page);
  await expect(tab(page, '全部')).toHaveText(`全部 ${total}`);
  await tab(page, '退款成功').click();
  await expect(page).toHaveURL(/status=40/);
  await expect(tab(page, '退款成功')).toHaveAttribute('aria-selected', 'true');
  const done = (await tab(page, '退款成功').textContent())?.replace(/\D/g, '');
  await expect(page.getByText(`共${done}笔，退款合计`)).toBeVisible();

  // A search keeps the tab, and the counts of the tabs follow the search.
  await tab(page, '待审核').click();
  await page.getByLabel('退款编号').fill(refundNo);
  await button(page, '查询').click();
  await expect(page).toHaveURL(new RegExp(`status=10.*refundNo=${refundNo}|refundNo=${refundNo}.*status=10`));
  await expect(tab(page, '全部')).toHaveText('全部 1');
  await expect(tab(page, '退款成功')).toHaveText('退款成功 0');
  await expect(page.getByText(`共1笔，退款金额合计${grouped(refundAmount)}元，其中已退0.00元`)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('退款编号')).toHaveValue('');
  await expect(tab(page, '待审核')).toHaveAttribute('aria-selected', 'true');
});

test('failed refunds show reason and time beside the amount, and can be filtered by them', async ({
  page,
  system,
  signInAs,
}) => {
  const failed = await refundIn(system, 'hotel', refundStatus.failed);
  await refundIn(system, 'hotel', refundStatus.toPay);
  await signInAs('support');
  await page.goto(listOfRefunds('hotel'));
  await tab(page, '退款失败').click();
  await expect(page.getByRole('columnheader').nth(4)).toHaveText('失败原因');
  await expect(page.getByRole('columnheader', { name: '失败时间' })).toBeInViewport({ ratio: 1 });
  await expect(row(page, failed.refundNo)).toContainText('收款账户已注销，退款失败');
  await tab(page, '全部').click();
  await button(page, '展开').click();
  await page.getByLabel('失败原因').fill('已注销');
  await button(page, '查询').click();
  await expect(page).toHaveURL(/failReason=/);
  await expect(row(page, failed.refundNo)).toBeVisible();
  await expect(tab(page, '待退款')).toHaveText('待退款 0');
});

test('what waits for more than a day has a red clock', { tag: '@moment' }, async ({
  clock,
  page,
  system,
  signInAs,
}) => {
  const { refundNo } = await refundIn(system, 'place', refundStatus.toAudit);
  await clock.advance(25 * 3_600_000);
  await signInAs('support');
  await page.goto(`${listOfRefunds('place')}?refundNo=${refundNo}`);
  await expect(row(page, refundNo)).toContainText('待审核超时');
});

/** Chooses the export format beside the button, and returns the file. */
async function exportAs(page: Page, format: string, total: number) {
  await button(page, '选择文件格式').click();
  await page.getByRole('menuitemradio', { name: format, exact: true }).click();
  return exported(page, format, total);
}

/** Answers the question before the export, and returns the file. */
async function exported(page: Page, format: string, total: number) {
  await expect(page.getByText(`将导出 ${total} 条数据，确定导出吗？`)).toBeVisible();
  await expect(page.getByRole('dialog').getByText(format)).toBeVisible();
  const download = page.waitForEvent('download');
  await confirm(page).click();
  const taken = await download;
  await expect(page.getByText('导出成功')).toBeVisible();
  return { name: taken.suggestedFilename(), path: await taken.path() };
}

test('exports what the filter finds: the columns that are shown, masked, amounts as numbers', async ({
  page,
  system,
  signInAs,
}) => {
  await refundIn(system, 'place', refundStatus.toAudit);
  await signInAs('support');
  await page.goto(listOfRefunds('place'));
  const total = await totalOf(page);
  await button(page, '列设置').click();
  await page.getByRole('dialog', { name: '列设置' }).getByLabel('产品名称', { exact: true }).uncheck();
  await page.keyboard.press('Escape');
  const file = await exportAs(page, 'CSV', total);
  expect(file.name).toMatch(/^门票退款-\d{4}-\d{2}-\d{2}\.csv$/);

  const text = readFileSync(file.path, 'utf8');
  const [first = '', ...lines] = text.slice(1).split('\r\n');
  expect(text[0]).toBe('\ufeff');
  expect(first).toBe(
    '退款编号,状态,退款金额,会员,会员 手机号,退款内容,申请金额,手续费,实付,订单编号,来源,原因,申请时间,退款时间,失败原因,失败时间',
  );
  expect(lines.pop()).toBe('');
  expect(lines).toHaveLength(total);
  expect(lines[0]).toMatch(
    /^RP\d+,[^,]+,\d+\.\d\d,[^,]+,199\*{4}\d{4},\d+张,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,P\d+,/,
  );
  expect(text).not.toMatch(/(?<!\d)1\d{10}(?!\d)/);
});

test('a workbook has amounts as numbers and times as dates; the format is that of the last time, also on another list', async ({
  page,
  system,
  signInAs,
}) => {
  const { refundNo, refundAmount } = await refundIn(system, 'place', refundStatus.toAudit);
  await signInAs('support');
  await page.goto(listOfRefunds('place'));
  const total = await totalOf(page);
  const [applied = ''] = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/.exec(await row(page, refundNo).innerText()) ?? [];
  await button(page, '导出').click();
  const file = await exported(page, 'Excel (.xlsx)', total);
  expect(file.name).toMatch(/^门票退款-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const [titles = [], ...rows] = (await readXlsx(readFileSync(file.path))).sheets[0]?.rows ?? [];
  expect(titles.slice(0, 3)).toEqual(['退款编号', '状态', '退款金额']);
  expect(rows).toHaveLength(total);
  const cells = rows.find(([no]) => no === refundNo) ?? [];
  expect(Object.fromEntries(titles.map((title, at) => [title, cells[at]]))).toMatchObject({
    退款金额: refundAmount / 100,
    状态: '待审核',
    申请时间: new Date(`${applied.replace(' ', 'T')}Z`),
    退款时间: null,
  });

  await exportAs(page, 'CSV', total);
  await page.goto(listOfRefunds('hotel'));
  await button(page, '选择文件格式').click();
  await expect(page.getByRole('menuitemradio', { name: 'CSV' })).toBeFocused();
  await expect(page.getByRole('menuitemradio', { name: 'CSV' })).toBeChecked();
  await expect(page.getByRole('menuitemradio', { name: 'Excel' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(button(page, '选择文件格式')).toBeFocused();
});

test('an export can be cancelled and leaves no file', async ({ page, signInAs }) => {
  let downloads = 0;
  page.on('download', () => downloads++);
  await signInAs('support');
  await page.goto(listOfRefunds('place'));
  await expect(button(page, '导出')).toBeEnabled();
  const held: (() => void)[] = [];
  await page.route(/refunds-place\/list\?.*limit=100/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.abort();
  });
  await button(page, '导出').click();
  await confirm(page).click();
  await expect(page.getByRole('progressbar', { name: '正在导出' })).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  await dialog(page).getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('progressbar', { name: '正在导出' })).toBeHidden();
  for (const release of held) release();
  await expect(button(page, '导出')).toBeFocused();
  expect(downloads).toBe(0);
});

test('many at once: a failure is shown in its line, and only failed ones are sent again', async ({
  page,
  system,
  signInAs,
}) => {
  const first = await refundIn(system, 'house', refundStatus.toAudit);
  const second = await refundIn(system, 'house', refundStatus.toAudit);
  await signInAs('platformAdmin');
  await page.goto(`${listOfRefunds('house')}?status=10`);
  await expect(button(page, '批量审核通过')).toBeDisabled();
  for (const { refundNo } of [first, second])
    await page.getByRole('checkbox', { name: `选择${refundNo}` }).check();
  await expect(page.getByText('已选 2 条')).toBeVisible();
  await expect(button(page, '批量退款')).toBeDisabled();
  await button(page, '批量审核通过').click();

  // Meanwhile another user refuses one of them.
  const token = await system.tokenOf('support');
  const body = { data: refusalExample };
  await system.call(`refunds-house/audit/${first.id}`, body, token);
  await system.control('journal', undefined, 'DELETE');
  await confirm(page).click();
  await expect(page.getByText('成功 1 项，失败 1 项，共 2 项')).toBeVisible();
  const line = ({ refundNo }: Refund) => dialog(page).getByRole('listitem').filter({ hasText: refundNo });
  await expect(line(second)).toContainText('成功');
  await expect(line(first)).toContainText('退款状态已变更，请刷新后重试');

  await button(page, '重试失败项').click();
  await expect
    .poll(async () => {
      const calls = (await system.journal()).filter(({ endpoint }) => endpoint === 'refundsHouse.audit');
      return calls.map(({ path }) => path.split('/').at(-1)).toSorted();
    })
    .toEqual([first.id, first.id, second.id].toSorted());
  await expect(page.getByText('成功 1 项，失败 1 项，共 2 项')).toBeVisible();
  await dialog(page).getByRole('button', { name: '关闭' }).last().click();

  // The list has been loaded again, and no row is ticked.
  await expect(row(page, first.refundNo)).toHaveCount(0);
  await expect(page.getByText('已选 0 条')).toBeVisible();
});

test('two clerks on one refund: the second one gets a message, and sees the new state', async ({
  page,
  system,
  signInAs,
}) => {
  const { id, refundAmount } = await refundIn(system, 'place', refundStatus.toAudit);
  await signInAs('support');
  await page.goto(detailOfRefund('place', id));
  await button(page, '审核').click();
  await expect(dialog(page)).toBeVisible();
  const token = await system.tokenOf('platformAdmin');
  const body = { data: { pass: 1, refundAmount, feeAmount: 0, remark: '' } };
  expect((await system.call(`refunds-place/audit/${id}`, body, token)).status).toBe(1);
  await dialog(page).getByText('拒绝').click();
  await dialog(page).getByLabel('拒绝原因').fill(refusalExample.remark);
  await confirm(page).click();
  await cameTooLate(page, {
    answer: '退款状态已变更，请刷新后重试',
    state: '待退款',
    line: '周明慧 审核通过',
  });
  await expect(dialog(page).getByLabel('拒绝原因')).toHaveValue(refusalExample.remark);
  await leaveLate(page);
  await expect(titleBar(page)).toContainText('待退款');
  await expect(page.getByText('周明慧 审核通过')).toBeVisible();
  await expect(button(page, '审核')).toHaveCount(0);
});

test('an audit with another amount needs a remark, and never more than is left', async ({
  page,
  system,
  signInAs,
}) => {
  const { id, refundNo, refundAmount } = await refundIn(system, 'hotel', refundStatus.toAudit);
  await signInAs('platformAdmin');
  await page.goto(`${listOfRefunds('hotel')}?refundNo=${refundNo}`);
  await page.getByRole('button', { name: `审核 ${refundNo}` }).click();
  await expect(page).toHaveURL(new RegExp(`audit=${id}`));
  // What he decides by, and the way to the order.
  await expect(fact(page, '此前已退')).toHaveText('0.00');
  await expect(dialog(page).getByRole('link', { name: /^H\d+$/ })).toBeVisible();
  const amount = dialog(page).getByLabel('退款金额');
  await expect(amount).toHaveValue(String(refundAmount / 100));
  await amount.fill(yuan(refundAmount + 1));
  await confirm(page).click();
  await expect(
    dialog(page).getByRole('paragraph').filter({ hasText: '退款金额不能大于可退金额' }),
  ).toBeVisible();
  await expect(dialog(page).getByText('手续费 -')).toBeVisible();
  await amount.fill(yuan(refundAmount - 10_000));
  await expect(dialog(page).getByText('手续费 100.00')).toBeVisible();
  await confirm(page).click();
  await expect(
    dialog(page).getByRole('paragraph').filter({ hasText: '修改了退款金额，请填写说明' }),
  ).toBeVisible();
  await dialog(page).getByLabel('审核说明').fill('扣除已用早餐');
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, refundNo)).toContainText('待退款');
  await expect(row(page, refundNo)).toContainText(yuan(refundAmount - 10_000));

  await page.getByRole('link', { name: refundNo }).click();
  const sums = page.getByRole('region', { name: '金额计算' });
  await expect(sums).toContainText('产品随时可退，不收手续费');
  await expect(sums).toContainText('100.00');
  await expect(page.getByRole('region', { name: '退款信息' })).toContainText('扣除已用早餐');
  // Back restores the filters of the list.
  await page.goBack();
  await expect(page.getByLabel('退款编号')).toHaveValue(refundNo);
});

test('money goes back: confirmed, handed over, watched until it has arrived', async ({
  clock,
  page,
  system,
  signInAs,
}) => {
  const { id, refundAmount } = await refundIn(system, 'place', refundStatus.toPay);
  await signInAs('platformAdmin');
  await page.goto(detailOfRefund('place', id));
  await button(page, '退款').click();
  await expect(page.getByText(`确定退款${yuan(refundAmount)}元吗？`)).toBeVisible();
  await confirm(page).click();
  const state = titleBar(page);
  await expect(state).toContainText('退款中');
  await expect(page.getByRole('region', { name: '渠道信息' })).toContainText(/50\d+/);
  await clock.advance(10_000);
  await expect(state).toContainText('退款成功');
  await expect(page.getByText('系统 渠道退款成功')).toBeVisible();
});

test('a refund of an offline payment is not asked for again: no channel answers for it', async ({
  clock,
  page,
  system,
  signInAs,
}) => {
  const { id } = await refundIn(system, 'place', refundStatus.paying, { offline: 1 });
  const asked = () => countOf(system, 'refundsPlace.get');
  await signInAs('platformAdmin');
  await clock.takeTimers();
  await page.goto(detailOfRefund('place', id));
  await expect(button(page, '确认已退')).toBeVisible();
  const before = await asked();
  await clock.pass(page, 95_000);
  expect(await asked()).toBe(before);
});

test('a channel that fails again ends offline, with the exact amount and a certificate', async ({
  clock,
  page,
  system,
  signInAs,
}) => {
  const { id, refundAmount } = await refundIn(system, 'hotel', refundStatus.failed);
  await signInAs('platformAdmin');
  await page.goto(detailOfRefund('hotel', id));
  const state = titleBar(page);
  await expect(state).toContainText('退款失败');
  await expect(page.getByRole('list', { name: '退款进度' })).toContainText('收款账户已注销，退款失败');
  await button(page, '重试').click();
  await confirm(page).click();
  await expect(state).toContainText('退款中');
  await clock.advance(10_000);
  await expect(state).toContainText('退款失败');

  await button(page, '线下退款').click();
  await confirm(page).click();
  await expect(dialog(page).getByRole('paragraph').filter({ hasText: '请上传打款凭证' })).toBeVisible();
  await dialog(page).getByLabel('退款金额').fill('1');
  await upload(page, '打款凭证');
  await dialog(page).getByLabel('打款说明').fill(refundMoves.finish.remark);
  await confirm(page).click();
  await expect(page.getByText('退款金额不匹配').first()).toBeVisible();
  await expect(dialog(page).getByLabel('打款说明')).toHaveValue(refundMoves.finish.remark);
  await dialog(page).getByLabel('退款金额').fill(yuan(refundAmount));
  await confirm(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(state).toContainText('退款成功');
  await expect(page.getByRole('region', { name: '渠道信息' }).getByRole('button')).toBeEnabled();
});

test('a refund of another kind cannot be opened by a guessed id', async ({ page, system, signInAs }) => {
  const { id } = await refundIn(system, 'place', refundStatus.toAudit);
  await signInAs('support');
  await page.goto(detailOfRefund('hotel', id));
  await expect(page.locator('main').getByText('退款单不存在')).toBeVisible();
  await page.goto('/order/refund-manage/refund-hotel-detail');
  await expect(page).toHaveURL(listOfRefunds('hotel'));
});

test('a refund that is over says what could be refunded then, not that more can be now', async ({
  page,
  signInAs,
  system,
}) => {
  const over = await refundIn(system, 'place', refundStatus.done);
  const waiting = await refundIn(system, 'place', refundStatus.toPay);
  await signInAs('superAdmin');
  const sums = page.getByRole('region', { name: '金额计算' });
  await page.goto(detailOfRefund('place', waiting.id));
  await expect(sums.getByText('可退', { exact: true })).toBeVisible();
  await page.goto(detailOfRefund('place', over.id));
  await expect(sums.getByText('当时可退', { exact: true })).toBeVisible();
  await expect(sums.getByText('此前已退', { exact: true })).toBeVisible();
  await expect(sums.getByText('可退', { exact: true })).toHaveCount(0);
});
