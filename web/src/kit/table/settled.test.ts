import { expect, it } from 'vitest';
import { settled } from './useSelection.ts';

interface Row {
  id: string;
  open: boolean;
}
const row = (id: string, open = true): Row => ({ id, open });
const ticked = (...rows: Row[]) => new Map(rows.map((one) => [one.id, one]));
const canPick = ({ open }: Row) => open;
const after = (before: ReadonlyMap<string, Row>, rows: Row[], left: Row[] = []) => [
  ...settled(before, { left, rows, canPick }).values(),
];

it('keeps the ticked rows of other pages as they were', () => {
  expect(after(ticked(row('1'), row('2')), [row('3')])).toEqual([row('1'), row('2')]);
});

it('has rows that were loaded again as they are now', () => {
  const now = { ...row('1'), name: 'new' };
  expect(after(ticked(row('1')), [now])).toEqual([now]);
});

it('drops a row that allows no action any more', () => {
  expect(after(ticked(row('1'), row('2')), [row('1', false), row('2')])).toEqual([row('2')]);
});

it('drops a row that left the page while the page was shown', () => {
  expect(after(ticked(row('1'), row('2')), [row('2')], [row('1'), row('2')])).toEqual([row('2')]);
});
