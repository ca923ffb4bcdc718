// @vitest-environment jsdom
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { homeBanners } from '#contracts/areas/banners.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { ordersHotel } from '#contracts/areas/orders.ts';
import { status } from '#contracts/envelope.ts';
import { codesOf, type RightName, rightIds } from '#contracts/rights/rights.ts';
import { backendAt } from '../../testing/backendAt.ts';
import { call } from './client.ts';
import { endPreview, startPreview } from './preview.ts';
import { hasRight, session, signIn, viewer } from './session.ts';

const paths: string[] = [];
const server = createServer((request, response) => {
  paths.push((request.url ?? '').split('?')[0] ?? '');
  response.setHeader('access-control-allow-origin', '*');
  const list = [{ id: '1', actions: ['cancel'] }];
  response.end(JSON.stringify({ status: 1, message: '', data: { count: 1, list } }));
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  backendAt(base);
});
afterAll(() => server.close().closeAllConnections());

const who = { id: '1', name: '林知远', belongType: 10, belongId: '0', belongName: '' } as const;
const own = { ...who, mustChangePassword: 0 } as const;
const look = (...names: RightName[]) =>
  startPreview({
    ...{ roleId: '8', roleName: '前台', belongType: 30, belongId: '0', belongName: '', from: '/' },
    rights: new Set(codesOf(names)),
  });

beforeEach(() => {
  paths.length = 0;
  signIn({ token: 'T', userInfo: own, rightIds: Object.values(rightIds) });
});

test('rights and unit type are those of the role, also for the super administrator; the user himself stays the same', () => {
  look('viewRelatedOrderHotel');
  expect(hasRight(['viewRelatedOrderHotel'])).toBe(true);
  expect(hasRight(['manageRelatedOrderHotel'])).toBe(false);
  expect(viewer().belongType).toBe(30);
  expect(session().user).toEqual(own);
  expect(localStorage.getItem('rightIds')).toBe(JSON.stringify(Object.values(rightIds)));
  endPreview();
  expect(hasRight(['manageRelatedOrderHotel'])).toBe(true);
});

test('a write is never sent, and neither is a read that needs a unit type the user does not have', async () => {
  look('viewRelatedOrderHotel');
  const write = call(homeBanners.remove, { params: { id: '1' } }, { quiet: true });
  await expect(write).rejects.toMatchObject({ status: status.forbidden });
  const read = call(merchants.getOfOwn, { params: {} as { belongId: string } }, { quiet: true });
  await expect(read).rejects.toMatchObject({ status: status.forbidden });
  expect(paths).toEqual([]);
  endPreview();
  await call(homeBanners.remove, { params: { id: '1' } });
  expect(paths).toEqual(['/slide-images/remove-for-mini-home/1']);
});

test('the actions of a record remain only where the role has the manage right', async () => {
  const query = { offset: 0, limit: 10 };
  const actions = async () =>
    ((await call(ordersHotel.list, { query })).list as unknown as { actions: string[] }[]).map(
      (order) => order.actions,
    );
  look('viewRelatedOrderHotel');
  expect(await actions()).toEqual([[]]);
  look('viewRelatedOrderHotel', 'manageRelatedOrderHotel');
  expect(await actions()).toEqual([['cancel']]);
});

test('a new sign-in ends the preview', () => {
  look('viewRelatedOrderHotel');
  signIn({ token: 'T2', userInfo: own, rightIds: [] });
  expect(session().preview).toBeUndefined();
});
