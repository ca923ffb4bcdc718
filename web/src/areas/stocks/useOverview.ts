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

// biome-ignore lint/suspicious/noExplicitAny: any filters will do, the list reads them by the endpoint's schema
export type StayList = Endpoint<string, any, undefined, ListData<StayProductRow>>;

export interface PlanRow {
  product: StayProductRow;
  days: Days;
}
/** A room, and the rate plans that sell it. */
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
}
export interface Overview {
  dates: string[];
  rooms: RoomRows[];
}

// biome-ignore lint/suspicious/noExplicitAny: any filters will do, the house's is given by its name
export type RoomList = Endpoint<string, any, undefined, ListData<UnsoldRoom>>;

/** The most rooms that are looked through for those that nothing sells. */
const maxRooms = 100;

/** Rooms of a house without a rate plan; none for those who may not look at rooms. */
export function useUnsoldRooms(list: RoomList, house: object | undefined): readonly UnsoldRoom[] {
  const query = { ...house, offset: 0, limit: maxRooms };
  const { data } = useData(list, house ? ({ query } as never) : null);
  return (data?.list ?? []).filter(({ productCount }) => productCount === 0);
}

/** The rate plans of the address, by room, with their days; those of before stay until the wanted ones are there. */
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

/** In the order of the list, which a room takes from the first of its plans. */
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

/** What a room has left on a day, of which any of its plans knows; undefined on a day that none of them sells. */
export function roomLeftOn({ plans }: RoomRows, date: string): number | undefined {
  for (const { days } of plans) {
    const left = days.get(date)?.roomLeft;
    if (left !== undefined && left !== null) return left;
  }
  return undefined;
}
