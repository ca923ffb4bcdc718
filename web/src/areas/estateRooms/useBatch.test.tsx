// @vitest-environment jsdom
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act } from 'react';
import { expect, it } from 'vitest';
import type { GridRoom } from '#contracts/areas/estateBuildings.ts';
import { backendAt } from '../../../testing/backendAt.ts';
import { drawing } from '../../../testing/drawing.ts';
import type { Changed } from './batches.ts';
import { useBatch } from './useBatch.ts';

const { draw } = drawing();

const room: GridRoom = {
  ...{ id: '101', version: 3, unitName: '1单元', floor: 1, roomNo: '101', planId: '1' },
  ...{ buildArea: 10_000, innerArea: 8_000, unitPrice: 1_000_000, totalPrice: 100_000_000, dealPrice: 0 },
  ...{ status: 20 as const, holdReason: '' },
};
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** A backend that answers every batch as done; returns how often it was asked. */
async function backend() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    if (request.method !== 'OPTIONS') asked.push(request.url ?? '');
    const rows = [{ id: '101', status: 1, message: '', room: { ...room, version: 4 } }];
    response.writeHead(200, cors).end(JSON.stringify({ status: 1, message: '', data: { rows } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  backendAt(base);
  return { asked, close: () => server.close().closeAllConnections() };
}

it('is running while it asks what was done already, and is not sent again by a second press', async () => {
  const { asked, close } = await backend();
  const plan = { name: 'batchPrice' as const, rows: new Map([['101', { unitPrice: 1_100_000 }]]) };
  let batch: ReturnType<typeof useBatch> | undefined;
  function Batch() {
    batch = useBatch(plan, () => undefined);
    return null;
  }
  draw(<Batch />);
  const refreshed = Promise.withResolvers<readonly Changed[]>();
  const sent: Promise<void>[] = [];
  const press = () =>
    act(async () => void sent.push(batch?.send([room], () => refreshed.promise) ?? expect.fail('no hook')));

  await press();
  expect(batch?.state?.running).toBe(true);
  await press();
  await act(async () => {
    refreshed.resolve([]);
    await Promise.all(sent);
  });
  expect(asked).toHaveLength(1);
  expect(batch?.state).toMatchObject({ running: false, open: [], done: [{ before: { id: '101' } }] });
  close();
});
