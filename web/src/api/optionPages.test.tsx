// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hotels } from '#contracts/areas/hotels.ts';
import { call } from './client.ts';
import { ApiError } from './errors.ts';
import { type OptionPages, type OptionQuery, useOptionPages } from './optionPages.ts';

vi.mock('./client.ts', () => ({ call: vi.fn() }));
const all = Array.from({ length: 23 }, (_, at) => ({ id: String(at + 1), name: `酒店${at + 1}` }));
type Query = { offset: number; limit: number; name?: string };

/** What was asked for and not answered yet. */
let asked: { query: Query; answer: () => void; fail: () => void }[];
let root: Root;
let pages: OptionPages<{ id: string; name: string }>;

function Probe({ query }: { query: OptionQuery | null }) {
  pages = useOptionPages(hotels.all, query, 10);
  return null;
}
const show = (query: OptionQuery | null) => act(() => root.render(<Probe query={query} />));
const last = () => asked.at(-1) ?? expect.fail('nothing was asked');
const answered = () => act(async () => last().answer());
const shown = () => pages.rows.map(({ id }) => id).join();
const ids = (from: number, to: number) =>
  all
    .slice(from - 1, to)
    .map(({ id }) => id)
    .join();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  vi.mocked(call).mockImplementation(((_: unknown, { query }: { query: Query }) => {
    const list = all.filter(({ name }) => !query.name || name.includes(query.name));
    return new Promise((resolve, reject) => {
      const answer = { count: list.length, list: list.slice(query.offset, query.offset + query.limit) };
      asked.push({
        query,
        answer: () => resolve(answer),
        fail: () => reject(new ApiError(undefined, 'Error', null)),
      });
    });
  }) as never);
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('asks nothing until it is wanted', () => {
  show(null);
  expect(asked).toEqual([]);
  expect(pages.loading).toBe(false);
});

it('appends page after page, offset=(page-1)*limit, and knows the end', async () => {
  show({});
  expect(pages.loading).toBe(true);
  await answered();
  expect(shown()).toBe(ids(1, 10));
  act(() => pages.more());
  act(() => pages.more());
  expect(pages.loadingMore).toBe(true);
  await answered();
  act(() => pages.more());
  await answered();
  expect(shown()).toBe(ids(1, 23));
  expect(pages.ended).toBe(true);
  act(() => pages.more());
  expect(asked.map(({ query }) => query)).toEqual([0, 10, 20].map((offset) => ({ offset, limit: 10 })));
});

it('a late answer to an old search never wins', async () => {
  show({ search: { name: '1' } });
  const slow = last();
  show({ search: { name: '13' } });
  await answered();
  await act(async () => slow.answer());
  expect(shown()).toBe('13');
});

it('a new search keeps the old rows until it is answered and starts over at page 1', async () => {
  show({});
  await answered();
  act(() => pages.more());
  await answered();
  show({ search: { name: '23' } });
  expect(pages.rows).toHaveLength(20);
  expect(pages.loading).toBe(true);
  await answered();
  expect(shown()).toBe('23');
  show({});
  expect(last().query).toEqual({ offset: 0, limit: 10 });
  await answered();
  expect(shown()).toBe(ids(1, 10));
});

it('other filters drop the rows at once', async () => {
  show({});
  await answered();
  show({ filters: { merchantId: '2' } });
  expect(pages.rows).toEqual([]);
  expect(last().query).toEqual({ offset: 0, limit: 10, merchantId: '2' });
});

it('a page that failed keeps the rows and is asked for again', async () => {
  show({});
  await answered();
  act(() => pages.more());
  await act(async () => last().fail());
  expect(pages.failed).toBe(true);
  expect(shown()).toBe(ids(1, 10));
  act(() => pages.more());
  expect(pages.failed).toBe(false);
  await answered();
  expect(shown()).toBe(ids(1, 20));
  expect(asked.map(({ query }) => query.offset)).toEqual([0, 10, 10]);
});
