// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { act } from 'react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { hotels } from '#contracts/areas/hotels.ts';
import { backendAt } from '../../testing/backendAt.ts';
import { drawing } from '../../testing/drawing.ts';
import { type OptionPages, type OptionQuery, useOptionPages } from './optionPages.ts';

const { draw } = drawing();

const all = Array.from({ length: 23 }, (_, at) => ({ id: String(at + 1), name: `酒店${at + 1}` }));
type Query = { offset: number; limit: number; name?: string };
type Row = { id: string; name: string };

/** One received request; its response waits until the test gives it. */
interface Asked {
  query: Query;
  answer: (data?: object) => void;
  fail: () => void;
}
let asked: Asked[];
let pages: OptionPages<Row>;

const main = `${location.origin}/api/main`;
const server = setupServer(
  http.get(`${main}/hotels/list-all`, async ({ request }) => {
    const { offset, limit, ...others } = Object.fromEntries(new URL(request.url).searchParams);
    const query: Query = { ...others, offset: Number(offset), limit: Number(limit) };
    const list = all.filter(({ name }) => !query.name || name.includes(query.name));
    const page = { count: list.length, list: list.slice(query.offset, query.offset + query.limit) };
    const data = await new Promise<object | undefined>((resolve) => {
      asked.push({ query, answer: (given = page) => resolve(given), fail: () => resolve(undefined) });
    });
    return data ? HttpResponse.json({ status: 1, message: '操作成功', data }) : HttpResponse.error();
  }),
);

function Probe({ query }: { query: OptionQuery | null }) {
  pages = useOptionPages(hotels.all, query, 10);
  return null;
}

/** Waits until the hook shows the expected state. */
const until = (isThere: () => boolean) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined);
      expect(isThere()).toBe(true);
    },
    { interval: 5 },
  );
const last = () => asked.at(-1) ?? expect.fail('nothing was asked');
/** Runs an action that requests rows, and waits until the request arrives. */
async function asks(action: () => void) {
  const before = asked.length;
  act(action);
  await until(() => asked.length === before + 1);
}
const show = (query: OptionQuery | null) => draw(<Probe query={query} />);
const more = () => pages.more();
async function answered(data?: object) {
  last().answer(data);
  await until(() => !pages.loading && !pages.loadingMore);
}
async function failed() {
  last().fail();
  await until(() => pages.failed);
}
const shown = () => pages.rows.map(({ id }) => id).join();
const ids = (from: number, to: number) =>
  all
    .slice(from - 1, to)
    .map(({ id }) => id)
    .join();

beforeAll(() => {
  server.listen();
  backendAt(main);
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

it('sends no request while the query is null', () => {
  act(() => show(null));
  expect(asked).toEqual([]);
  expect(pages.loading).toBe(false);
});

it('appends page after page, offset=(page-1)*limit, and knows the end', async () => {
  await asks(() => show({}));
  expect(pages.loading).toBe(true);
  await answered();
  expect(shown()).toBe(ids(1, 10));
  await asks(() => {
    more();
    more();
  });
  expect(pages.loadingMore).toBe(true);
  await answered();
  await asks(more);
  await answered();
  expect(shown()).toBe(ids(1, 23));
  expect(pages.ended).toBe(true);
  act(more);
  expect(asked.map(({ query }) => query)).toEqual([0, 10, 20].map((offset) => ({ offset, limit: 10 })));
});

it('takes a plain id-to-name map as the whole list', async () => {
  await asks(() => show({}));
  await answered(Object.fromEntries(all.map(({ id, name }) => [id, name])));
  expect(pages.rows).toEqual(all);
  expect(pages.ended).toBe(true);
  await asks(() => show({ search: { name: '99' } }));
  await answered({});
  expect(pages.rows).toEqual([]);
  expect(pages.failed).toBe(false);
});

it('a late answer to an old search never wins', async () => {
  await asks(() => show({ search: { name: '1' } }));
  const slow = last();
  await asks(() => show({ search: { name: '13' } }));
  await answered();
  slow.answer();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(shown()).toBe('13');
});

it('a new search keeps the old rows until it is answered and starts over at page 1', async () => {
  await asks(() => show({}));
  await answered();
  await asks(more);
  await answered();
  await asks(() => show({ search: { name: '23' } }));
  expect(pages.rows).toHaveLength(20);
  expect(pages.loading).toBe(true);
  await answered();
  expect(shown()).toBe('23');
  await asks(() => show({}));
  expect(last().query).toEqual({ offset: 0, limit: 10 });
  await answered();
  expect(shown()).toBe(ids(1, 10));
});

it('other filters drop the rows at once', async () => {
  await asks(() => show({}));
  await answered();
  await asks(() => show({ filters: { merchantId: '2' } }));
  expect(pages.rows).toEqual([]);
  expect(last().query).toEqual({ offset: 0, limit: 10, merchantId: '2' });
});

it('a page that failed keeps the rows and is asked for again', async () => {
  await asks(() => show({}));
  await answered();
  await asks(more);
  await failed();
  expect(shown()).toBe(ids(1, 10));
  await asks(more);
  expect(pages.failed).toBe(false);
  await answered();
  expect(shown()).toBe(ids(1, 20));
  expect(asked.map(({ query }) => query.offset)).toEqual([0, 10, 10]);
});
