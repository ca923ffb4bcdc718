import { useMemo, useRef } from 'react';
import { addDays, daysOf } from '#contracts/days.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import type { StayProductRow } from '#contracts/trade/stayProducts.ts';
import { useAnswers, useData } from '../../api/hooks.ts';
import { useList } from '../../kit/table/useList.ts';
import type { Days } from './changes.ts';
import type { StockCalls } from './stockKind.ts';
import { periodDays } from './usePeriod.ts';

// biome-ignore lint/suspicious/noExplicitAny: a list may have any filters, which are read from the endpoint's schema
export type StayList = Endpoint<string, any, undefined, ListData<StayProductRow>>;

export interface PlanRow {
  product: StayProductRow;
  days: Days;
}
/** A room and the rate plans that sell it. */
export interface RoomRows {
  id: string;
  name: string;
  plans: PlanRow[];
}
/** A room that no rate plan sells, and how many of it there are. */
export interface UnsoldRoom {
  id: string;
  name: string;
  roomCount: number;
  productCount: number;
  enabled: number;
}
export interface Overview {
  dates: string[];
  rooms: RoomRows[];
}

// biome-ignore lint/suspicious/noExplicitAny: a list may have any filters; the one for the house is given by its name
export type RoomList = Endpoint<string, any, undefined, ListData<UnsoldRoom>>;

/** The maximum number of rooms that are searched for those without a rate plan. */
const maxRooms = 100;

/** The rooms of a house without a rate plan; empty for users who may not see rooms. */
export function useUnsoldRooms(list: RoomList, house: object | undefined): readonly UnsoldRoom[] {
  const query = { ...house, offset: 0, limit: maxRooms };
  const { data } = useData(list, house ? ({ query } as never) : null);
  return (data?.list ?? []).filter(({ productCount }) => productCount === 0);
}

/** The rate plans of the list in the address, grouped by room, with their days; the old ones stay until the new ones are loaded. */
export function useOverview(listCall: StayList, stockCall: StockCalls['list'], from: string) {
  const list = useList(listCall);
  const { rows } = list;
  const inputs = useMemo(() => {
    const query = { startDate: from, endDate: addDays(from, periodDays - 1) };
    return rows.map(({ id }) => ({ params: { id }, query }));
  }, [from, rows]);
  const { data, busy, error, reload } = useAnswers(stockCall, inputs);
  const shown = useRef<Overview>(undefined);
  const complete = useMemo(() => {
    const isOfThese =
      data?.of.length === inputs.length &&
      (data.of as typeof inputs).every(
        ({ params, query }, at) =>
          params.id === inputs[at]?.params.id && query.startDate === inputs[at]?.query.startDate,
      );
    if (!isOfThese) return undefined;
    const plans = rows.map((product, at): PlanRow => {
      const days = data.answers[at]?.list ?? [];
      return { product, days: new Map(days.map((day) => [day.date, day])) };
    });
    return { dates: daysOf(from, addDays(from, periodDays - 1)), rooms: byRoom(plans) };
  }, [data, from, inputs, rows]);
  if (complete && !list.loading) shown.current = complete;
  return {
    list,
    overview: shown.current,
    busy: busy || list.loading || list.refreshing,
    error: list.error ?? error,
    reload: () => Promise.all([list.reload(), reload()]),
    reloadDays: reload,
  };
}

/** In the order of the list; a room stands where its first plan stands. */
function byRoom(plans: readonly PlanRow[]): RoomRows[] {
  const rooms = new Map<string, RoomRows>();
  for (const plan of plans) {
    const { roomId: id, roomName: name } = plan.product;
    const room = rooms.get(id) ?? { id, name, plans: [] };
    rooms.set(id, room);
    room.plans.push(plan);
  }
  return [...rooms.values()];
}

/** The number of rooms left on a day, from any of the room's plans; undefined if no plan sells that day. */
export function roomLeftOn({ plans }: RoomRows, date: string): number | undefined {
  for (const { days } of plans) {
    const left = days.get(date)?.roomLeft;
    if (left !== undefined && left !== null) return left;
  }
  return undefined;
}
