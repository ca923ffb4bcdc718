import { refundStatus } from '#contracts/enums/orders.ts';
import { memberExample } from '#contracts/examples/members.ts';
import { batchLine, batchSummary, tickAll } from './batchParts.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { button, confirm } from './parts.ts';
import { listOfRefunds, type Refund, refundIn } from './tradeScenes.ts';

/** 批量退款, where the money does not go through the channel at the first try (domain design, sections 11.3 and 21). */

const pastChannel = (system: System) => system.control('clock', { advanceMs: 10_000 });

async function openBatch(page: Page, refunds: readonly Refund[]) {
  await page.goto(`${listOfRefunds('house')}?status=20`);
  await tickAll(
    page,
    refunds.map(({ refundNo }) => refundNo),
  );
  await button(page, '批量退款').click();
}

/** Gives the member of a refund a mobile by whose last digits the mock's channel refuses the first payment to him. */
async function refusedFirst(system: System, refund: Refund) {
  const token = await system.tokenOf('superAdmin');
  const { memberId } = (await system.call(`refunds-house/get/${refund.id}`, {}, token)).data as {
    memberId: string;
  };
  const { version } = (await system.call(`members/get/${memberId}`, {}, token)).data as { version: number };
  const data = { ...memberExample, mobile: '19900009245', version };
  expect(await system.call(`members/update/${memberId}`, { data }, token)).toMatchObject({ status: 1 });
}

test('what the channel has refused is tried again under the same number', async ({
  page,
  system,
  signInAs,
}) => {
  const refund = await refundIn(system, 'house', refundStatus.toPay);
  await refusedFirst(system, refund);
  await signInAs('platformAdmin');
  await openBatch(page, [refund]);
  await confirm(page).click();
  await expect(batchLine(page, refund.refundNo)).toContainText('已提交');
  await pastChannel(system);
  await expect(batchLine(page, refund.refundNo)).toContainText('渠道繁忙，请稍后重试');
  await expect(batchSummary(page)).toHaveText('成功 0 项，失败 1 项，共 1 项');

  await button(page, '重试失败项').click();
  await expect(batchLine(page, refund.refundNo)).toContainText('已提交');
  await pastChannel(system);
  await expect(batchSummary(page)).toHaveText('成功 1 项，失败 0 项，共 1 项');
  const calls = (await system.journal()).filter(({ path }) => path.endsWith(`/${refund.id}`));
  const moves = calls.filter(({ endpoint }) => !endpoint?.endsWith('.get')).map(({ endpoint }) => endpoint);
  expect(moves.reverse()).toEqual(['refundsHouse.execute', 'refundsHouse.retry']);
});

test('a refund of an order that was paid offline waits for 确认已退, and its outcome is asked for once', async ({
  page,
  system,
  signInAs,
}) => {
  const byHand = await refundIn(system, 'house', refundStatus.toPay, { offline: 1 });
  const byChannel = await refundIn(system, 'house', refundStatus.toPay);
  await signInAs('platformAdmin');
  await openBatch(page, [byHand, byChannel]);
  await confirm(page).click();
  await expect(batchLine(page, byHand.refundNo)).toContainText('待确认已退');
  await expect(batchSummary(page)).toHaveText(/^已提交 1 项.*、待处理 1 项、成功 0 项，失败 0 项，共 2 项$/);
  await pastChannel(system);
  await expect(batchSummary(page)).toHaveText('待处理 1 项、成功 1 项，失败 0 项，共 2 项');
  const asked = (await system.journal()).filter(({ path }) => path.endsWith(`get/${byHand.id}`));
  expect(asked).toHaveLength(1);
});
