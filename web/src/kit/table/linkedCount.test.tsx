// @vitest-environment jsdom
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { drawing } from '../../../testing/drawing.ts';
import { MayOpenContext } from '../page/mayOpen.ts';
import { linkedCount } from './linkedCount.tsx';

const { host, draw } = drawing();

interface Row {
  id: string;
  products: number;
}
const column = linkedCount<Row>(
  { key: 'products', title: '产品数', kind: 'number', render: () => '', value: ({ products }) => products },
  '/product/place/list',
  ({ id }) => `/product/place/list?resourceId=${id}`,
);

const shown = (row: Row, mayOpen: boolean) => {
  draw(
    <MemoryRouter>
      <MayOpenContext.Provider value={() => mayOpen}>{column.render(row)}</MayOpenContext.Provider>
    </MemoryRouter>,
  );
  return { text: host.textContent, leadsTo: host.querySelector('a')?.getAttribute('href') };
};

test.each([
  ['leads to the records', { id: '7', products: 3 }, true, '/product/place/list?resourceId=7'],
  ['leads nowhere for who may not see them', { id: '7', products: 3 }, false, undefined],
  ['leads nowhere where there are none', { id: '7', products: 0 }, true, undefined],
])('a number %s', (_, row: Row, mayOpen, leadsTo) => {
  expect(shown(row, mayOpen)).toEqual({ text: String(row.products), leadsTo });
});

test('a file has the number', () => {
  expect(column.value({ id: '7', products: 3 })).toBe(3);
});
