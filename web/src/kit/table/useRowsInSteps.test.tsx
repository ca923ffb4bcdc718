// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { drawing } from '../../../testing/drawing.ts';
import { useRowsInSteps } from './useRowsInSteps.ts';

const { draw } = drawing();

interface Row {
  id: string;
  price?: number | null;
  remark?: string;
  serverTime?: string;
}

let shown: readonly Row[];
const scroller = { current: document.createElement('div') };
function Probe({ rows }: { rows: readonly Row[] }) {
  ({ shown } = useRowsInSteps(rows, scroller, 48));
  return null;
}
const render = (...rows: Row[]) => draw(<Probe rows={rows} />);

it('keeps the object of a row that was loaded again without a change', () => {
  render({ id: '1', price: 5 }, { id: '2', price: 7 });
  const [before] = shown;
  render({ id: '1', price: 5 }, { id: '2', price: 8 });
  expect(shown[0]).toBe(before);
  expect(shown).toEqual([
    { id: '1', price: 5 },
    { id: '2', price: 8 },
  ]);
});

it.each<[string, Partial<Row>, Partial<Row>]>([
  ['a price of 0 in place of none', { price: null }, { price: 0 }],
  ['a price in place of a missing one', {}, { price: null }],
  ['spaces around a text', { remark: '近湖' }, { remark: '近湖 ' }],
  ['a text that was emptied', { remark: '' }, {}],
  ['the time of the server', { serverTime: '2026-05-01 08:00:00' }, { serverTime: '2026-05-01 08:00:01' }],
])('shows the new row after a change of %s', (_, before, after) => {
  render({ id: '1', ...before });
  render({ id: '1', ...after });
  expect(shown).toStrictEqual([{ id: '1', ...after }]);
});
