import { expect, test, vi } from 'vitest';
import type { Column } from './DataTable.tsx';
import { exportRows } from './exportRows.ts';

interface Row {
  id: string;
  cents: number;
}
const all = (count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: `R${at}`, cents: at }));
const columns: Column<Row>[] = [
  { key: 'cents', title: '金额', render: ({ cents }) => cents, text: ({ cents }) => cents / 100 },
  { key: 'id', title: '编号', render: ({ id }) => id, text: ({ id }) => id },
  { key: 'picture', title: '图片', render: () => null },
];
const from = (rows: Row[]) => async (offset: number, limit: number) => ({
  count: rows.length,
  list: rows.slice(offset, offset + limit),
});

const textOf = async (parts: Promise<Uint8Array<ArrayBuffer>[]>) =>
  Buffer.concat(await parts).toString('utf8');

test('writes every row once, in order, with the columns that have a text', async () => {
  const lines = (await textOf(exportRows(from(all(250)), columns))).split('\r\n');
  expect(lines[0]).toBe('\ufeff金额,编号');
  expect(lines[1]).toBe('0,R0');
  expect(lines[250]).toBe('2.49,R249');
  expect(lines).toHaveLength(252);
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
  await exportRows(load, columns, { onProgress: (done) => told.push(done) });
  expect(load).toHaveBeenCalledTimes(10);
  expect(new Set(load.mock.calls.map(([, limit]) => limit))).toEqual(new Set([100]));
  expect(most).toBe(2);
  expect(told.at(-1)).toBe(950);
});

test('a row that moved to the next page stands in the file once', async () => {
  const rows = all(200);
  const load = async (offset: number, limit: number) => {
    const page = await from(rows)(offset, limit);
    if (offset === 0) rows.unshift({ id: 'new', cents: 1 });
    return page;
  };
  const text = await textOf(exportRows(load, columns));
  expect(text.match(/R99\r/g)).toHaveLength(1);
});

test('ends with the failure of a page and asks for no other', async () => {
  const load = vi.fn(async (offset: number, limit: number) => {
    if (offset === 200) throw new Error('busy');
    return from(all(2_000))(offset, limit);
  });
  await expect(exportRows(load, columns)).rejects.toThrow('busy');
  expect(load.mock.calls.length).toBeLessThan(6);
});

test('nothing found is a line of titles', async () => {
  expect(await textOf(exportRows(from([]), columns))).toBe('\ufeff金额,编号\r\n');
});
