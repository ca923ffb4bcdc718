// @vitest-environment jsdom
import { act, useMemo } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ListView } from '#contracts/areas/listViews.ts';
import { area, get } from '#contracts/endpoint.ts';
import { drawing } from '../../../testing/drawing.ts';
import { useToday } from '../display/useToday.ts';
import { PageContext } from '../page/page.ts';
import { useListState } from './useListState.ts';
import { useViews } from './views.ts';

const { draw } = drawing();

const day = z.optional(z.string());
const things = area('things', {
  list: get({
    ...{ path: 'things/list', purpose: '', access: {} },
    query: z.object({ useStart: day, useEnd: day, offset: z.number(), limit: z.number() }),
    data: z.null(),
  }),
});
const path = '/things';
const view: ListView = {
  ...{ id: '5', list: path, call: 'things.list', name: '今日入住', ownerName: '周明慧', version: 1 },
  ...{ shared: 0, isDefault: 0, own: 1 },
  settings: {
    filters: { useStart: '2026-04-20', useEnd: '2026-04-20' },
    spans: [{ start: 'useStart', end: 'useEnd', preset: 'today' }],
  },
};

beforeEach(() => {
  // Five minutes to midnight in Shanghai.
  vi.useFakeTimers({ now: new Date('2026-05-01T15:55:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  useViews.setState({ views: [view] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whose list begins with what is used until today. */
function List() {
  const today = useToday();
  useListState(
    things.list,
    useMemo(() => ({ useEnd: today }), [today]),
  );
  return null;
}
/** Opens the list at an address, and waits for the next day. @returns the filters in the address then */
async function overMidnight(search: string) {
  history.replaceState(null, '', path + search);
  const element = (
    <PageContext.Provider value={{ path, title: '' }}>
      <List />
    </PageContext.Provider>
  );
  const router = createBrowserRouter([{ path: '*', element }]);
  await act(async () => draw(<RouterProvider router={router} />));
  const before = location.search;
  await act(async () => vi.advanceTimersByTime(10 * 60_000));
  router.dispose();
  return [before, location.search];
}

it('the span of a view that is open follows the day', async () => {
  expect(await overMidnight('?view=5')).toEqual([
    '?view=5&useStart=2026-05-01&useEnd=2026-05-01',
    '?view=5&useStart=2026-05-02&useEnd=2026-05-02',
  ]);
});

it('what the list begins with follows it, too', async () => {
  expect(await overMidnight('')).toEqual(['?useEnd=2026-05-01', '?useEnd=2026-05-02']);
});

it('a span that the user has changed since, and one without a view, stay', async () => {
  for (const search of [
    '?view=5&useStart=2026-05-01&useEnd=2026-05-03',
    '?useStart=2026-05-03&useEnd=2026-05-03',
  ])
    expect(await overMidnight(search)).toEqual([search, search]);
});
