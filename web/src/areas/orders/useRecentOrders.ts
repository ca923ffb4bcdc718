import { useMemo } from 'react';
import { addDays } from '#contracts/days.ts';
import { useKeptData } from '../../api/hooks.ts';
import { useToday } from '../../kit/display/useToday.ts';
import type { Criteria, ListState } from '../../kit/table/useListState.ts';
import type { ListCalls } from './orderKind.ts';

/** What a list shows at first (domain design, section 10.1). */
export const shownDays = 90;

/** The criteria that a list of orders begins with: what was ordered in the last 90 days. */
export function useRecentSpan(): Criteria {
  const today = useToday();
  return useMemo(() => ({ createStart: addDays(today, -shownDays) }), [today]);
}

/** Tabs do not look for anything: they go on within the span, and the line under them says what it leaves out. */
const noConditions = ['createStart', 'status'];

/**
 * The span that nobody asked for gives way to every condition that somebody did ask for: who looks for a number, a member or a day of
 * arrival wants the order however long ago it was booked. While the span stands alone, `older` is how many orders it leaves out.
 */
export function useRecentOrders<L extends ListState<unknown>>(
  list: L,
  recent: Criteria,
  { countByStatus }: Pick<ListCalls<unknown>, 'countByStatus'>,
) {
  const isDefault = (criteria: Criteria) =>
    criteria.createStart === recent.createStart && criteria.createEnd === undefined;
  const asksForMore = (criteria: Criteria) =>
    Object.entries(criteria).some(([name, value]) => value !== '' && !noConditions.includes(name));
  const allTime = ({ createStart: _, ...criteria }: Criteria) => criteria;

  const createEnd = addDays(recent.createStart ?? '', -1);
  const { data } = useKeptData(countByStatus, { query: { createEnd } });
  const { criteria } = list;
  const counts = data?.counts ?? [];
  const older = criteria.status
    ? counts.find(({ status }) => String(status) === criteria.status)?.count
    : data?.total;
  return {
    list: {
      ...list,
      search: (wanted: Criteria) =>
        list.search(isDefault(wanted) && asksForMore(wanted) ? allTime(wanted) : wanted),
    },
    /** 0 where the list leaves nothing out by itself. */
    older: isDefault(criteria) && !asksForMore(criteria) ? (older ?? 0) : 0,
    showAll: () => list.search(allTime(criteria)),
  };
}
