import { useMemo } from 'react';
import { addDays } from '#contracts/days.ts';
import { useKeptData } from '../../api/hooks.ts';
import { useToday } from '../../kit/display/useToday.ts';
import type { Criteria, ListState } from '../../kit/table/useListState.ts';
import type { ListCalls } from './orderKind.ts';

/** The number of days that a list shows at first (domain design, section 10.1). */
export const shownDays = 90;

/** The default criteria of a list of orders: those made in the last 90 days, today among them. */
export function useRecentSpan(): Criteria {
  const today = useToday();
  return useMemo(() => ({ createStart: addDays(today, 1 - shownDays) }), [today]);
}

/** The criteria that keep the default span: the tabs stay within it, and the line below them says how many orders it leaves out. */
const noConditions = ['createStart', 'status'];

/**
 * The default span is dropped as soon as the user sets another condition: who looks for a number, a member or a day of arrival wants the order
 * however long ago it was made. While the default span is the only condition, `older` is the number of orders that it leaves out.
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
    /** 0 if the list does not apply the default span. */
    older: isDefault(criteria) && !asksForMore(criteria) ? (older ?? 0) : 0,
    showAll: () => list.search(allTime(criteria)),
  };
}
