import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { orderStatus } from '../enums/orders.ts';
import { belongType } from '../enums.ts';
import { id } from '../forms/fields.ts';
import { maskedMobile, shownDay } from '../forms/shownTexts.ts';
import { accessTo } from '../mirror.ts';
import { stayRow } from '../trade/orders.ts';
import { type StayKind, trades } from '../trade/trade.ts';

/**
 * The front desk's board of today: figures by house and room, and the orders that are worked on. Each tab is a filter of the lists of orders, so that a
 * number of the board is the number of records which the list shows with that filter to the same user (docs/decisions/0039-front-desk.md).
 */
export const deskTabs = {
  /** 预抵: has to come by today, and has not come. */
  arrivals: (today: string) => ({ status: orderStatus.toUse, useEnd: today }),
  /** 预离: is here and leaves by today. */
  departures: (today: string) => ({ status: orderStatus.inUse, leaveEnd: today }),
  /** 在住: is here, those who leave today included. */
  inHouse: (_today: string) => ({ status: orderStatus.inUse }),
};
export type DeskTab = keyof typeof deskTabs;
export const deskTabNames = Object.keys(deskTabs) as [DeskTab, ...DeskTab[]];

/** The kinds of houses that have a front desk. */
export const deskKinds = ['hotel', 'house'] as const satisfies readonly StayKind[];
/** The most orders that one answer holds; with more a house has to be chosen. */
export const deskLimit = 500;

const counts = { arrivals: z.int(), departures: z.int(), inHouse: z.int() };
const deskRoom = z.object({
  id,
  name: z.string(),
  /** Orders. */
  ...counts,
  /**
   * Tonight: `rooms` there are in all, none of a room or house that is disabled, and `left` of them can still be sold (可售): what all plans on sale have
   * left on the calendar together, but never more than the rooms that nobody has booked. null for whoever may not see price and stock.
   */
  stock: z.nullable(z.object({ rooms: z.int(), left: z.int() })),
});
const deskHouse = z.object({ kind: z.enum(deskKinds), id, name: z.string(), rooms: z.array(deskRoom) });
/** A row of the list of orders, with what the desk needs besides. */
const deskStay = z.extend(stayRow, {
  kind: z.enum(deskKinds),
  tabs: z.array(z.enum(deskTabNames)),
  resourceId: id,
  roomId: id,
  roomNos: z.array(z.string()),
  /** The guests, or the contact while nobody is registered. */
  guestNames: z.array(z.string()),
  contactName: z.string(),
  /** Masked. */
  contactMobile: maskedMobile,
});
export type DeskRoom = z.infer<typeof deskRoom>;
export type DeskHouse = z.infer<typeof deskHouse>;
export type DeskStay = z.infer<typeof deskStay>;

const accesses = deskKinds.map((kind) => accessTo(trades[kind].order, 'view').own);

export const frontDesk = area('frontDesk', {
  boardOfOwn: get({
    path: 'merchants/{belongId}/front-desk/board-of-own-merchant',
    purpose: `Today at the front desks of the merchant's houses whose orders the caller may see: rooms left to sell, arrivals, departures and guests by room, and the orders themselves, at most ${deskLimit}; of one house where one is named.`,
    access: {
      rights: accesses.flatMap(({ rights = [] }) => rights),
      belongTypes: [belongType.merchant],
      scope: 'merchant',
    },
    query: z.object({ kind: z.optional(z.enum(deskKinds)), resourceId: z.optional(id) }),
    data: z.object({
      /** The day that the figures are of, by the server's clock. */
      today: shownDay,
      houses: z.array(deskHouse),
      /** How many orders there are of what was asked for; more than `stays` has if they are above the limit. */
      count: z.int(),
      /** Those of hotels before those of guesthouses; by day of arrival, then by the moment of the check-in, then by their age. */
      stays: z.array(deskStay),
    }),
  }),
});
