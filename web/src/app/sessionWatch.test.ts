import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../api/session.ts';
// A page has loaded it long before its user logs out.
import '../kit/table/keptSettings.ts';
import { followSession } from './sessionWatch.ts';
import { remember, useVisits } from './visits.ts';

/** The rows of the databases of the browser, by the name of the database. */
let databases: Map<string, Map<string, unknown>>;

/** Answers as IndexedDB does, in so far as `idb-keyval` asks it. */
function answered(result: unknown) {
  const request: { result: unknown; onsuccess?: () => void } = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}
const rowsOf = (name: string) => {
  const rows = databases.get(name) ?? new Map<string, unknown>();
  databases.set(name, rows);
  return rows;
};
const indexedDB = {
  open: (name: string) =>
    answered({
      transaction() {
        const transaction = answered(undefined);
        const rows = () => rowsOf(name);
        const objectStore = () => ({
          transaction,
          put: (value: unknown, key: string) => rows().set(key, value),
          delete: (key: string) => rows().delete(key),
          get: (key: string) => answered(rows().get(key)),
        });
        return Object.assign(transaction, { objectStore });
      },
    }),
};

const assign = vi.fn();
const navigate = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('indexedDB', indexedDB);
  databases = new Map();
  useSession.setState({ token: 'T', user: { id: '7' } as never, ended: undefined });
  stop = followSession({
    state: { location: { pathname: '/home', search: '' } },
    navigate,
  } as unknown as Parameters<typeof followSession>[0]);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Puts the visited page, the views and the settings of tables of two accounts into the browser. */
async function use() {
  const visit = { to: '/member/7', screen: '/member', record: '苏念安' };
  const settings = rowsOf('console');
  for (const userId of ['7', '8']) {
    await remember(userId, visit);
    settings
      .set(`${userId} views`, [{ name: '苏念安的订单' }])
      .set(userId, { '/member': { density: 'compact' } });
  }
  await vi.waitFor(() => expect([...rowsOf('console-visits').keys()]).toEqual(['7', '8']));
}
const kept = () => [...databases.values()].map((rows) => [...rows.keys()].sort());

it('a logout takes the visited pages and the views of the account with it before the page is left, and leaves the look of tables', async () => {
  await use();
  useSession.setState({ token: '', user: undefined, ended: 'loggedOut' });
  expect(assign).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
  expect(kept()).toEqual([['7', '8', '8 views'], ['8']]);
  expect(useVisits.getState().visits).toEqual([]);
});

it('a logout in another window does the same', async () => {
  await use();
  useSession.setState({ token: '', user: undefined, ended: 'elsewhere' });
  expect(navigate).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(kept()).toEqual([['7', '8', '8 views'], ['8']]));
});

it('a session that has run out takes nothing', async () => {
  await use();
  useSession.setState({ token: '', user: undefined, ended: 'expired' });
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(kept()).toEqual([
    ['7', '7 views', '8', '8 views'],
    ['7', '8'],
  ]);
});
