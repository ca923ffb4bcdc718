import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import type { Column } from './column.ts';
import { exportRows } from './exportRows.ts';
import type { FileCell } from './fileCells.ts';

interface Row {
  id: string;
  cents: number;
}
const all = (count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: `R${at}`, cents: at }));
const columns: Column<Row>[] = [
  { key: 'cents', title: '金额', kind: 'money', render: ({ cents }) => cents, value: ({ cents }) => cents },
  { key: 'id', title: '编号', render: ({ id }) => id, value: ({ id }) => id },
  { key: 'actions', title: '操作', render: () => null, actions: true },
];
const from = (rows: Row[]) => async (offset: number, limit: number) => ({
  count: rows.length,
  list: rows.slice(offset, offset + limit),
});
async function rowsOf(...args: Parameters<typeof exportRows<Row>>): Promise<FileCell[][]> {
  const rows: FileCell[][] = [];
  for await (const page of exportRows(...args)) rows.push(...page);
  return rows;
}

test('gives every row once, in order, with the columns that have a value', async () => {
  const rows = await rowsOf(from(all(250)), columns);
  expect(rows[0]).toEqual([0, 'R0']);
  expect(rows[249]).toEqual([249, 'R249']);
  expect(rows).toHaveLength(250);
});

test('asks for pages of 100, two at once, and tells how far it is', async () => {
  let running = 0;
  let most = 0;
  const load = vi.fn(async (offset: number, limit: number) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running--;
    return from(all(950))(offset, limit);
  });
  const told: number[] = [];
  await rowsOf(load, columns, { onProgress: (done) => told.push(done) });
  expect(load).toHaveBeenCalledTimes(10);
  expect(new Set(load.mock.calls.map(([, limit]) => limit))).toEqual(new Set([100]));
  expect(most).toBe(2);
  expect(told.at(-1)).toBe(950);
});

test('pages stay in order when a later one comes first', async () => {
  const load = async (offset: number, limit: number) => {
    await new Promise((resolve) => setTimeout(resolve, offset % 200 === 100 ? 6 : 1));
    return from(all(500))(offset, limit);
  };
  expect((await rowsOf(load, columns)).map(([cents]) => cents)).toEqual(all(500).map(({ cents }) => cents));
});

test('a page is not requested before the rows of earlier pages have been taken', async () => {
  const load = vi.fn(from(all(2_000)));
  const pages = exportRows(load, columns);
  await pages.next();
  expect(load).toHaveBeenCalledTimes(3);
  await pages.return(undefined);
});

test('a row that moved to the next page is in it once', async () => {
  const rows = all(200);
  const load = async (offset: number, limit: number) => {
    const page = await from(rows)(offset, limit);
    if (offset === 0) rows.unshift({ id: 'new', cents: 1 });
    return page;
  };
  expect((await rowsOf(load, columns)).filter(([, id]) => id === 'R99')).toHaveLength(1);
});

test('ends with the failure of a page and asks for no other', async () => {
  const load = vi.fn(async (offset: number, limit: number) => {
    if (offset === 200) throw new Error('busy');
    return from(all(2_000))(offset, limit);
  });
  await expect(rowsOf(load, columns)).rejects.toThrow('busy');
  expect(load.mock.calls.length).toBeLessThan(6);
});

test('an empty list gives no row', async () => {
  expect(await rowsOf(from([]), columns)).toEqual([]);
});

test('a page that was not answered is requested again, one that was refused is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let lost = 2;
  const load = vi.fn(async (offset: number, limit: number) => {
    if (offset === 100 && lost-- > 0) throw ApiError.ofTransport(new Error('timeout of 15000ms exceeded'));
    return from(all(250))(offset, limit);
  });
  const rows = rowsOf(load, columns);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await rows).map(([, id]) => id)).toEqual(all(250).map(({ id }) => id));
  expect(load.mock.calls.filter(([offset]) => offset === 100)).toHaveLength(3);

  const refused = vi.fn(async () => {
    throw new ApiError(-1003, '无权限', null);
  });
  await expect(rowsOf(refused, columns)).rejects.toMatchObject({ status: -1003 });
  expect(refused).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('rows that come on top meanwhile push none of the others out of the file, and the last count tells of them', async () => {
  const rows = all(200);
  const told: [number, number][] = [];
  const load = async (offset: number, limit: number) => {
    const page = await from([...rows])(offset, limit);
    if (offset === 0) rows.unshift({ id: 'new', cents: 1 });
    return page;
  };
  const written = await rowsOf(load, columns, { onProgress: (done, total) => told.push([done, total]) });
  expect(written.map(([, id]) => id)).toEqual(all(200).map(({ id }) => id));
  expect(told.at(-1)).toEqual([200, 201]);
});
