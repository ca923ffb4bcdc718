import * as z from 'zod/mini';
import {
  breakfast,
  confirmMode,
  entryMode,
  lateFee,
  ticketType,
  useMode,
} from '#contracts/enums/products.ts';
import { tradeKinds } from '#contracts/trade.ts';
import type { Mock } from '../mock.ts';
import type { Collection } from '../store/collection.ts';
import type { PlaceRow } from '../store/rows.ts';
import type { ProductRow } from '../store/tradeRows.ts';
import { ownerOfProduct, productsOf } from '../trade/kinds.ts';
import { isUnpriced, offersOf, weekLeftOf } from '../trade/outlook.ts';
import { ControlError } from './controlError.ts';
import { personaIds } from './personas.ts';
import { type AnyState, state } from './providerState.ts';

/** What a product can be, and what its form may name. The first product of a kind is the one that other states speak of. */

const ofTrade = z.strictObject({ trade: z.enum(tradeKinds), own: z.optional(z.literal(1)) });
type Params = z.infer<typeof ofTrade>;
/** `own: 1` = of the merchant of the merchantManager. */
const takes = `{trade: ${tradeKinds.join(' | ')}, own?: 1}`;

function productsWhere(
  { store }: Mock,
  { trade, own }: Params,
  what: string,
  holds: (row: Readonly<ProductRow>) => boolean = () => true,
): Readonly<ProductRow> {
  const ownId = store.users.get(personaIds.merchantManager)?.belongId;
  const row = store.products
    .by('kind', trade)
    .find((product) => (!own || ownerOfProduct(product, store).merchantId === ownId) && holds(product));
  if (!row) throw new ControlError(400, `trade: the seed has no product of kind ${trade}${what}.`);
  return row;
}
const namedBy = ({ resourceId, roomId }: Readonly<ProductRow>) => ({ resourceId, ...(roomId && { roomId }) });

const collections = { place: 'resorts', hotel: 'hotels', house: 'minsus' } as const;

/** Everything that matters only under some choice, with the choices under which it does. */
function withEveryChoice({ terms }: Readonly<ProductRow>) {
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

/** Of the places that products of the kind are of, whose name no other holds, so that a search finds it alone. */
function placeWhere(
  { store }: Mock,
  { trade, own }: Params,
  what: string,
  holds: (row: Readonly<PlaceRow>) => boolean,
): Readonly<PlaceRow> {
  const places: readonly Readonly<PlaceRow>[] = store[collections[trade]].all();
  const ownId = store.users.get(personaIds.merchantManager)?.belongId;
  const isAlone = ({ name }: Readonly<PlaceRow>) =>
    places.filter((place) => place.name.includes(name)).length === 1;
  const row = places.find((place) => (!own || place.merchantId === ownId) && isAlone(place) && holds(place));
  if (!row) throw new ControlError(400, `trade: the seed has no place of ${trade}${what}.`);
  return row;
}

export const productStates: Record<string, AnyState> = {
  // Names of their own, because a record's id may stand next to them.
  'a resource takes products': state(ofTrade, takes, (mock, params) =>
    namedBy(productsWhere(mock, params, '')),
  ),
  // Another one than the first product's, which may stay where it is. The form of a stay names a room besides.
  'a resource of products is disabled': state(ofTrade, takes, (mock, params) => {
    const first = productsWhere(mock, params, '');
    // Of the three kinds only what they share matters.
    const resources = mock.store[collections[params.trade]] as unknown as Collection<PlaceRow>;
    const { merchantId } = ownerOfProduct(first, mock.store);
    const other = resources
      .all()
      .find((row) => row.id !== first.resourceId && (!params.own || row.merchantId === merchantId));
    if (!other) throw new ControlError(400, `trade: the seed has no second resource of ${params.trade}.`);
    return namedBy({ ...first, resourceId: resources.update(other.id, { enabled: 0 }).id });
  }),
  // No other name holds this one, so that a search finds it alone.
  'a product can be sold all week': state(ofTrade, takes, (mock, params) => {
    const names = mock.store.products.all().map(({ name }) => name);
    const isOpen = (row: Readonly<ProductRow>) =>
      weekLeftOf(mock.context, row) !== null && names.filter((name) => name.includes(row.name)).length === 1;
    const { id, version, name } = productsWhere(mock, params, ' that can be sold all week', isOpen);
    return { id, version, name };
  }),
  'a product has no price to come': state(ofTrade, takes, (mock, params) => {
    const isBare = (row: Readonly<ProductRow>) => isUnpriced(mock.context, row);
    const { id, version } = productsWhere(mock, params, ' without a price', isBare);
    return { id, version };
  }),
  'a place has a price to come': state(ofTrade, takes, (mock, params) => {
    const isPriced = ({ id }: Readonly<PlaceRow>) =>
      offersOf(mock.context, params.trade, id).minPrice !== null;
    const { id, name } = placeWhere(mock, params, ' with a price', isPriced);
    return { id, name };
  }),
  'a place has no price to come': state(ofTrade, takes, (mock, params) => {
    const { id, name } = placeWhere(mock, params, '', () => true);
    for (const product of productsOf(mock, params.trade, id))
      mock.store.products.update(product.id, { enabled: 0 });
    return { id, name };
  }),
  'a product has every choice': state(ofTrade, takes, (mock, params) => {
    const row = productsWhere(mock, params, '');
    const { id, version } = mock.store.products.update(row.id, withEveryChoice(row));
    return { id, version };
  }),
};
