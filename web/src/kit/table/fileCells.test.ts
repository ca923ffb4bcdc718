import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { cellOf, exported, totalCells } from './fileCells.ts';

test.each([
  ['text', '', null],
  ['text', '-', null],
  ['text', '云栖湖', '云栖湖'],
  ['text', '1970-01-01', '1970-01-01'],
  ['number', 0, 0],
  ['number', Number.NaN, null],
  ['money', '', null],
  ['money', 1_234, 1_234],
  ['rate', '', null],
  ['rate', 6_338, 6_338],
  ['day', '1970-01-01', null],
  ['day', '2026-11-22', '2026-11-22'],
  ['moment', '1970-01-01 08:00:00', null],
  ['moment', '2026-11-22 08:00:00', '2026-11-22 08:00:00'],
] as const)('a %s of %j is the cell %j', (kind, value, cell) => {
  expect(cellOf(kind, value)).toBe(cell);
});

test('a file has all columns but the actions, and what else a cell shows in columns behind it', () => {
  interface Row {
    name: string;
    mobile: string;
    paid: number;
  }
  const columns: Column<Row>[] = [
    {
      ...{ key: 'name', title: '会员', width: 112, render: () => null },
      value: ({ name }) => name,
      also: [{ title: '手机号', value: ({ mobile }) => mobile }],
    },
    { key: 'paid', title: '实付', kind: 'money', render: () => null, value: ({ paid }) => paid },
    { key: 'actions', title: '操作', actions: true, render: () => null },
  ];
  const row: Row = { name: '吴浩然', mobile: '199****0010', paid: 100 };
  expect(exported(columns).map(({ value, ...facts }) => ({ ...facts, value: value(row) }))).toEqual([
    { title: '会员', kind: 'text', width: 112, value: '吴浩然' },
    { title: '手机号', kind: 'text', width: undefined, value: '199****0010' },
    { title: '实付', kind: 'money', width: undefined, value: 100 },
  ]);
});

test('a file ends with what all rows come to, by the kinds of its columns; while the sums are not known there is no such row', () => {
  const columnsOf = (paid: number | ''): Column<object>[] => [
    {
      ...{ key: 'day', title: '日期', kind: 'day', render: () => null, value: () => '' },
      ...{ also: [{ title: '星期', value: () => '' }], total: { shown: '合计', value: '合计' } },
    },
    { key: 'name', title: '商户', render: () => '' },
    {
      ...{ key: 'paid', title: '实付', kind: 'money', render: () => null, value: () => 0 },
      total: { shown: '1.00', value: paid },
    },
    { key: 'actions', title: '操作', actions: true, render: () => null },
  ];
  expect(totalCells(exported(columnsOf(100)))).toEqual(['合计', null, null, 100]);
  expect(totalCells(exported(columnsOf(0)))).toEqual(['合计', null, null, 0]);
  expect(totalCells(exported(columnsOf('')))).toBeUndefined();
});
