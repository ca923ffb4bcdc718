import * as z from 'zod/mini';
import { area, post } from '../endpoint.ts';
import { status } from '../envelope.ts';
import { atMost } from '../forms/atMost.ts';
import { dateTime, flag, id } from '../forms/fields.ts';

/**
 * Who else is at a record that two people tend to edit (docs/decisions/0040-presence-and-reports.md). Whoever may read the record
 * by this call, as he himself would make it, may be there and learns who else is.
 */
interface PresenceKind {
  read: string;
  /** What the call asks besides the record. */
  query?: (today: string, id: string) => Record<string, string>;
  /** The call is a list: there is such a record for the caller where it finds something. */
  isList?: true;
}

const oneDay = (today: string) => ({ startDate: today, endDate: today });

const ofHouse = (_today: string, id: string) => ({ resourceId: id, offset: '0', limit: '1' });

const presenceKinds = {
  'orders-place': { read: 'ordersPlace.get' },
  'orders-hotel': { read: 'ordersHotel.get' },
  'orders-house': { read: 'ordersHouse.get' },
  'refunds-place': { read: 'refundsPlace.get' },
  'refunds-hotel': { read: 'refundsHotel.get' },
  'refunds-house': { read: 'refundsHouse.get' },
  /** The calendar of a product; the id is the product's. */
  'stocks-place': { read: 'stocksPlace.list', query: oneDay },
  'stocks-hotel': { read: 'stocksHotel.list', query: oneDay },
  'stocks-house': { read: 'stocksHouse.list', query: oneDay },
  /** The price overview of a house; the id is the house's. Who finds no product of it there is at none. */
  'overview-hotel': { read: 'productsHotel.list', query: ofHouse, isList: true },
  'overview-house': { read: 'productsHouse.list', query: ofHouse, isList: true },
  /** The sales-control grid of a building. */
  'estate-buildings': { read: 'estateBuildings.get' },
} satisfies Record<string, PresenceKind>;
export type PresenceKindName = keyof typeof presenceKinds;
export const presenceKindNames = Object.keys(presenceKinds) as [PresenceKindName, ...PresenceKindName[]];
export const presenceKind = (name: PresenceKindName): PresenceKind => presenceKinds[name];

const place = {
  kind: z.enum(presenceKindNames),
  id,
  /** Made by the page, so that somebody who has a record open twice leaves it with the second page. */
  page: z.string().check(z.minLength(1), atMost(32)),
};

const other = z.object({
  name: z.string(),
  /** Since when he has been there. */
  since: dateTime,
  /** He has a form of the record open. */
  editing: flag,
});
export type Other = z.infer<typeof other>;

export const presences = area('presences', {
  keep: post({
    path: 'presences/keep',
    purpose:
      'Tells that the caller looks at a record or edits it, and answers who else does, by name alone. To be repeated every 30 s; after 75 s without it, or with the end of the session, he is gone.',
    access: {},
    body: z.object({ ...place, editing: flag }),
    data: z.array(other),
    errors: [status.invalid, status.notFound],
  }),
  leave: post({
    path: 'presences/leave',
    purpose: 'Tells that a page of the caller has left the record. Right also where it was not there.',
    access: {},
    body: z.object(place),
    data: z.null(),
    errors: [status.invalid],
  }),
});
