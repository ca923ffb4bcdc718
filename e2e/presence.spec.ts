import { orderStatus } from '#contracts/enums/orders.ts';
import { expect, type Page, test } from './fixtures.ts';
import { orderIn } from './tradeScenes.ts';

/** Two people at one record see each other: who looks, who has a form open, and that he has left. */

const note = (page: Page) => page.getByRole('status').filter({ hasText: /查看|编辑/ });

test('an order tells who else is there, who edits, and that he left', async ({ page, system, signInAs }) => {
  const order = (await orderIn(system, 'hotel', orderStatus.toConfirm, { own: 1 })) as unknown as {
    id: string;
  };
  const token = await system.tokenOf('merchantManager');
  const colleague = (verb: string, editing?: 0 | 1) =>
    system.call(
      `presences/${verb}`,
      { data: { kind: 'orders-hotel', id: order.id, page: 'A', ...(editing !== undefined && { editing }) } },
      token,
    );
  await colleague('keep', 0);
  await signInAs('platformAdmin');
  await page.goto(`/order/order-manage/order-hotel-detail?id=${order.id}`);
  await expect(note(page)).toHaveText(/^\s*\S+也在查看$/);
  const before = await page.getByRole('heading', { level: 1 }).boundingBox();

  await colleague('keep', 1);
  await page.getByRole('button', { name: '修改备注' }).click();
  await expect(note(page)).toHaveText(/^\s*\S+正在编辑$/);
  const seen = async () =>
    ((await colleague('keep', 1)).data as { editing: number }[]).map(({ editing }) => editing);
  await expect.poll(seen).toEqual([1]);

  await colleague('leave');
  await page.getByRole('dialog').getByRole('button', { name: '取消', exact: true }).click();
  await expect(note(page)).toHaveCount(0);
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
  await expect.poll(seen).toEqual([0]);

  await page.goto('/home');
  await expect.poll(seen).toEqual([]);
});

test('the price overview of a house tells who else is there', async ({ page, system, signInAs }) => {
  const token = await system.tokenOf('merchantManager');
  const place = { kind: 'overview-hotel', id: '1', page: 'A', editing: 0 };
  expect((await system.call('presences/keep', { data: place }, token)).status).toBe(1);
  await signInAs('platformAdmin');
  await page.goto('/product/hotel/stock?resourceId=1');
  await expect(note(page)).toHaveText(/^\s*\S+也在查看$/);
  await page.goto('/product/hotel/stock?resourceId=2');
  await expect(page.getByRole('heading', { level: 1, name: '房态总览' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '也在查看' })).toHaveCount(0);
});
