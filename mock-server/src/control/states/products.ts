import * as z from 'zod/mini';
import {
  breakfast,
  confirmMode,
  entryMode,
  lateFee,
  ticketType,
  useMode,
} from '#contracts/enums/products.ts';
import { tradeKinds } from '#contracts/trade/trade.ts';
import type { Collection } from '../../store/collection.ts';
import type { StoredVenue } from '../../store/row.ts';
import type { StoredProduct } from '../../store/tradeRows.ts';
import { merchantOfProduct, productsOf } from '../../trade/products/kinds.ts';
import { venuesOf } from '../../trade/products/venues.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { personaIds } from '../personas.ts';
import { freshProduct } from './productSetup.ts';
import { type AnyState, state } from './providerState.ts';

/** States of products, and of what their forms refer to. The first product of a kind is the one that other states use. */

const ofTrade = z.strictObject({ trade: z.enum(tradeKinds), own: z.optional(z.literal(1)) });
type Params = z.infer<typeof ofTrade>;
/** `own: 1` = of the merchant of the merchantManager. */
const takes = `{trade: ${tradeKinds.join(' | ')}, own?: 1}`;

function firstProduct({ store }: Mock, { trade, own }: Params): Readonly<StoredProduct> {
  const ownId = store.users.get(personaIds.merchantManager)?.belongId;
  const row = store.products
    .by('kind', trade)
    .find((product) => !own || merchantOfProduct(product, store) === ownId);
  if (!row) throw new ControlError(400, `trade: the seed has no product of kind ${trade}.`);
  return row;
}
const namedBy = ({ resourceId, roomId }: Readonly<StoredProduct>) => ({
  resourceId,
  ...(roomId && { roomId }),
});

/** Values for every optional field of a product, with the choices that make them apply. */
function withEveryChoice({ terms }: Readonly<StoredProduct>) {
  const shared = { cancelRule: 30, cancelDays: 1, cancelTime: '18:00', feeRate: 1000 };
  const points = { pointEnabled: 1 as const, pointLimitRate: 2000 };
  if ('ticketType' in terms) {
    const choices = { ticketType: ticketType.family, useMode: useMode.withinValidity };
    const fields = { personCount: 3, validDays: 30, exchangeAddress: '游客中心', ageFrom: 6, ageTo: 60 };
    return {
      ...shared,
      ...points,
      terms: { ...terms, ...choices, ...fields, entryMode: entryMode.exchange },
    };
  }
  const choices = { breakfast: breakfast.none, breakfastPrice: 2800, confirmMode: confirmMode.manual };
  const stay = { ...terms, ...choices, confirmMinutes: 60 };
  return { ...shared, ...points, lateFee: lateFee.rate, terms: stay };
}

/** Of the venues that products of the kind are of, whose name no other holds, so that a search finds it alone. */
function loneVenue({ store }: Mock, { trade, own }: Params): Readonly<StoredVenue> {
  const venues: readonly Readonly<StoredVenue>[] = store[venuesOf[trade]].all();
  const ownId = store.users.get(personaIds.merchantManager)?.belongId;
  const isAlone = ({ name }: Readonly<StoredVenue>) =>
    venues.filter((venue) => venue.name.includes(name)).length === 1;
  const row = venues.find((venue) => (!own || venue.merchantId === ownId) && isAlone(venue));
  if (!row) throw new ControlError(400, `trade: the seed has no place of ${trade}.`);
  return row;
}

export const productStates: Record<string, AnyState> = {
  // Its prices were taken away after it went on sale, as the last of them may have passed.
  'a product on sale has no price': state(ofTrade, takes, (mock, { trade, own }) => {
    const { id } = freshProduct(mock, { kind: trade, own }, false);
    for (const day of mock.store.priceStocks.by('productId', id)) mock.store.priceStocks.remove(day.id);
    return { productId: id };
  }),
  // Names of their own, because a record's id may stand next to them.
  'a resource takes products': state(ofTrade, takes, (mock, params) => namedBy(firstProduct(mock, params))),
  // A resource other than the first product's, because an unchanged resource is always accepted. A stay's form also names a room.
  'a resource of products is disabled': state(ofTrade, takes, (mock, params) => {
    const first = firstProduct(mock, params);
    // The cast is safe: only fields that all three kinds have are used.
    const resources = mock.store[venuesOf[params.trade]] as unknown as Collection<StoredVenue>;
    const merchantId = merchantOfProduct(first, mock.store);
    const other = resources
      .all()
      .find((row) => row.id !== first.resourceId && (!params.own || row.merchantId === merchantId));
    if (!other) throw new ControlError(400, `trade: the seed has no second resource of ${params.trade}.`);
    return namedBy({ ...first, resourceId: resources.update(other.id, { enabled: 0 }).id });
  }),
  // A fresh product, because the stock that seeded products have left is random. Its name is unique, so that a search finds it alone.
  'a product can be sold all week': state(ofTrade, takes, (mock, { trade, own }) => {
    const { id, version, name } = freshProduct(mock, { kind: trade, own }, false);
    return { id, version, name };
  }),
  'a product has no price to come': state(ofTrade, takes, (mock, { trade, own }) => {
    const { id } = freshProduct(mock, { kind: trade, own }, false);
    for (const day of mock.store.priceStocks.by('productId', id)) mock.store.priceStocks.remove(day.id);
    const { version } = mock.store.products.update(id, { enabled: 0 });
    return { id, version };
  }),
  'a place has a price to come': state(ofTrade, takes, (mock, { trade, own }) => {
    const { resourceId } = freshProduct(mock, { kind: trade, own }, false);
    const venues = mock.store[venuesOf[trade]] as unknown as Collection<StoredVenue>;
    const { id, name } = venues.update(resourceId, { name: `${venues.get(resourceId)?.name}·契约` });
    return { id, name };
  }),
  'a place has no price to come': state(ofTrade, takes, (mock, params) => {
    const { id, name } = loneVenue(mock, params);
    for (const product of productsOf(mock, params.trade, id))
      mock.store.products.update(product.id, { enabled: 0 });
    return { id, name };
  }),
  'a product has every choice': state(ofTrade, takes, (mock, params) => {
    const row = firstProduct(mock, params);
    const { id, version } = mock.store.products.update(row.id, withEveryChoice(row));
    return { id, version };
  }),
};
