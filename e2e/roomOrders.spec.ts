import { orderStatus } from '#contracts/enums/orders.ts';
import { expect, test } from './fixtures.ts';
import { button } from './parts.ts';
import { listOfOrders, orderIn } from './tradeScenes.ts';

/** Before a room is switched off, the question says how many orders it has yet to serve, and leads to them. */

const rooms = {
  hotel: '/merchant/hotel/rooms/list',
  house: '/merchant/homestay/rooms/list',
} as const;

interface Row {
  id: string;
  roomId: string;
  roomName: string;
  resourceName: string;
  status: number;
}
interface Listed {
  list: Row[];
}
const open: readonly number[] = [
  ...[orderStatus.unpaid, orderStatus.toConfirm, orderStatus.toUse, orderStatus.inUse],
];

for (const kind of ['hotel', 'house'] as const) {
  test(`the question before a room of a ${kind} is switched off counts its open orders`, async ({
    page,
    context,
    system,
    signInAs,
  }) => {
    const { id } = await orderIn(system, kind, orderStatus.toUse, { own: 1 });
    const token = await system.tokenOf('superAdmin');
    const path = `${system.url}/api/main/orders-${kind}/list?${new URLSearchParams({ token, limit: '100' })}`;
    const { list } = ((await (await fetch(path)).json()) as { data: Listed }).data;
    const ordered = list.find((order) => order.id === id);
    if (!ordered) throw new Error('the order is not in the list');
    const rows = page.getByRole('row').filter({ hasText: ordered.roomName });
    const ofRoom = list.filter(({ roomId }) => roomId === ordered.roomId);
    const count = ofRoom.filter(({ status }) => open.includes(status)).length;
    await signInAs('merchantManager');
    await page.goto(`${rooms[kind]}?name=${ordered.roomName}`);
    await rows.filter({ hasText: ordered.resourceName }).getByRole('switch').click();
    const question = page.getByRole('dialog', { name: '确定停用吗？' });
    await expect(question).toContainText(`未完成订单${count}`);
    await expect(question).toContainText('停用后其产品不可预订');
    const opened = context.waitForEvent('page');
    await question.getByRole('link', { name: String(count), exact: true }).click();
    const orders = await opened;
    await expect(orders).toHaveURL(new RegExp(`${listOfOrders(kind)}\\?roomId=${ordered.roomId}&`));
    await expect(orders.getByText(`只显示${ordered.roomName}的记录`)).toBeVisible();
    await expect(orders.getByText(`共 ${ofRoom.length} 条`)).toBeVisible();
    await button(orders, '全部房型（房源）').click();
    await expect(orders.getByText(/^只显示/)).toBeHidden();
    await button(page, '取消').click();
    await expect(question).toBeHidden();
  });
}
