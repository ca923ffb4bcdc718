import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderStatus } from '#contracts/enums/orders.ts';
import { belongType } from '#contracts/enums.ts';
import { type RightName, rightIds } from '#contracts/rights/rights.ts';
import { backendAt } from '../../../testing/backendAt.ts';
import { useSession } from '../../api/session.ts';
import { countUnfinished } from './countUnfinished.ts';

const perStatus: Record<number, number> = {
  [orderStatus.unpaid]: 1,
  [orderStatus.toConfirm]: 2,
  [orderStatus.toUse]: 4,
  [orderStatus.inUse]: 8,
  [orderStatus.done]: 16,
  [orderStatus.cancelled]: 32,
  [orderStatus.closed]: 64,
};
const counts = Object.entries(perStatus).map(([status, count]) => ({ status: Number(status), count }));
const told = JSON.stringify({ status: 1, message: '', data: { total: 127, counts } });
const refused = JSON.stringify({ status: -1000, message: '系统繁忙', data: null });

let asked: string[] = [];
let answer = told;
const server = createServer((request, response) => {
  asked.push((request.url ?? '').replace(/&token=.*/, ''));
  response.end(answer);
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  backendAt(base);
});
afterAll(() => void server.close());

const signIn = (type: number, rights: RightName[]) =>
  useSession.setState({
    token: 'T',
    user: { id: '2', belongType: type, belongId: '6' } as never,
    rights: new Set(rights.map((name) => rightIds[name])),
  });
beforeEach(() => {
  asked = [];
  answer = told;
  signIn(belongType.system, ['viewOrderPlace', 'viewOrderHotel', 'viewOrderHouse']);
});

test('orders that are unpaid, to be confirmed, to be used or in use are counted', async () => {
  expect(await countUnfinished(['hotel'], { resourceId: '3' })).toBe(15);
  expect(asked).toEqual(['/orders-hotel/count-by-status?resourceId=3']);
});

test('those of a room are counted alone', async () => {
  expect(await countUnfinished(['house'], { roomId: '9' })).toBe(15);
  expect(asked).toEqual(['/orders-house/count-by-status?roomId=9']);
});

test('those of a merchant are counted over all kinds', async () => {
  expect(await countUnfinished(['place', 'hotel', 'house'], { merchantId: '6' })).toBe(45);
});

test('a merchant user counts those of his own', async () => {
  signIn(belongType.merchant, ['viewSingleOrderHotel']);
  expect(await countUnfinished(['hotel'], { resourceId: '3' })).toBe(15);
  expect(asked).toEqual(['/merchants/6/orders-hotel/count-by-status-of-own-merchant?resourceId=3']);
});

test('whoever may not see one of the kinds is told no number, and nothing is asked', async () => {
  signIn(belongType.system, ['viewOrderPlace']);
  expect(await countUnfinished(['place', 'hotel'], { merchantId: '6' })).toBeUndefined();
  expect(asked).toEqual([]);
});

test('no number is told while the orders cannot be counted', async () => {
  answer = refused;
  expect(await countUnfinished(['hotel'], { resourceId: '3' })).toBeUndefined();
});
