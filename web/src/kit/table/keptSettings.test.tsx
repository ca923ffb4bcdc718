import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preferences } from '#contracts/areas/preferences.ts';
import { status } from '#contracts/envelope.ts';
// What changes data loads it at its first call.
import '../../api/changes.ts';
import { backendAt } from '../../../testing/backendAt.ts';
import { call } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { readKept } from './keptSettings.ts';
import { type TablePreference, usePreferenceStore, useTablePreference } from './preferences.ts';

const table = '/order/order-manage/order-hotel-list';
/** What the backend was asked to keep, and its answers, in their order. */
let log: string[];
/** The answers that it still owes. */
let owed: ServerResponse[];

const server = createServer(async (request, response) => {
  const body = await text(request);
  if (body.includes(table)) {
    log.push(`asked ${/"density":"(\w+)"/.exec(body)?.[1]}`);
    owed.push(response);
  } else
    response.end(
      JSON.stringify({
        ...{ status: status.ok, message: '' },
        data: request.url?.includes('preferences') ? { tables: [] } : [],
      }),
    );
});
const answer = (response: ServerResponse | undefined) => {
  log.push('answered');
  response?.end(JSON.stringify({ status: status.ok, message: '', data: null }));
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  log = [];
  owed = [];
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  backendAt(base);
  useSession.setState({ token: 'T', user: { id: '7' } as never });
  usePreferenceStore.setState({ userId: '7', tables: {} });
});
afterEach(() => {
  vi.useRealTimers();
  server.close().closeAllConnections();
});

/** The function by which components change the settings of the table. */
function changer() {
  let change: ((next: TablePreference) => void) | undefined;
  function Table() {
    [, change] = useTablePreference(table);
    return null;
  }
  renderToString(<Table />);
  return change as unknown as (next: TablePreference) => void;
}

it('sends the settings of a table after the answer to those before', async () => {
  await readKept('7');
  const change = changer();
  change({ density: 'compact' });
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() => expect(log).toEqual(['asked compact']));
  change({ density: 'comfortable' });
  vi.advanceTimersByTime(1_000);
  // Whatever was sent before this call has arrived.
  await call(preferences.keep, { body: { table: '*', settings: {} } });
  expect(log).toEqual(['asked compact']);
  answer(owed[0]);
  await vi.waitFor(() => expect(log).toEqual(['asked compact', 'answered', 'asked comfortable']));
  answer(owed[1]);
});
