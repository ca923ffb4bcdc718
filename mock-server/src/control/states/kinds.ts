import * as z from 'zod/mini';
import { orderStatus } from '#contracts/enums/orders.ts';
import { belongType } from '#contracts/enums.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import type { Unit } from '../../accounts/units.ts';
import type { CollectionName, Models } from '../../store/models.ts';
import type { Row } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { merchantOfProduct, productsOf, productsOfRoom } from '../../trade/products/kinds.ts';
import { hasOpenOrders } from '../../trade/products/productHandlers.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { demoUserIds, personaIds } from '../personas.ts';
import { type AnyState, state } from './providerState.ts';
import { freshProduct, orderIn } from './tradeScenes.ts';

/** States that every kind of record can be in. A new kind is one row of `kinds`. */

interface Kind<R extends Row = Row> {
  collection: CollectionName;
  /** Which rows of the collection are of the kind; absent where all are. */
  isKind?: (row: Readonly<R>) => boolean;
  /** Something depends on the row, so that it cannot be removed; absent where nothing ever does. */
  isInUse?: (row: Readonly<R>, store: Store) => boolean;
  /** Lets something depend on a row, where the seed leaves it to chance; `own` = of the merchant of the merchantManager. */
  use?: (mock: Mock, own: 1 | undefined) => void;
  /** Makes one that nothing depends on, where the seed leaves it to chance. */
  spare?: (mock: Mock, own: 1 | undefined) => void;
  /** The merchant that the row belongs to; absent where rows belong to no merchant. */
  merchantOf?: (row: Readonly<R>, store: Store) => string;
  /** What two rows have to share before their names must differ, as the form has it; absent where names always differ. */
  within?: (row: Readonly<R>) => Record<string, string>;
  /** The value that no two have alike, where it is not the name. */
  unique?: string;
}

/** tsc holds the functions against the row of the collection. */
const kind = <N extends CollectionName>(
  collection: N,
  rules: Omit<Kind<NonNullable<Models[N]['row']>>, 'collection'>,
) => ({ collection, ...rules }) as unknown as Kind;

/** Of the three kinds, which share a collection. */
const product = (of: TradeKind) =>
  kind('products', {
    isKind: (row) => row.kind === of,
    merchantOf: (row, store) => merchantOfProduct(row, store),
    within: ({ resourceId, roomId }) => ({ resourceId, ...(roomId && { roomId }) }),
    isInUse: ({ id }, store) => hasOpenOrders(store, id),
    use: (mock, own) => orderIn(mock, { kind: of, own }, orderStatus.toUse),
    spare: (mock, own) => freshProduct(mock, { kind: of, own }, false),
  });

const unitOfMerchant = (unit: Unit) => (unit.belongType === belongType.merchant ? unit.belongId : '');

const kinds = {
  // Nobody whom a test signs in as.
  backendUser: kind('users', {
    isKind: ({ id }) => !demoUserIds.includes(id),
    merchantOf: unitOfMerchant,
    unique: 'mobile',
  }),
  role: kind('roles', {
    merchantOf: unitOfMerchant,
    within: ({ belongType: type, belongId }) => ({ belongType: String(type), belongId }),
    isInUse: ({ id }, { users }) => users.all().some(({ roleIds }) => roleIds.includes(id)),
  }),
  merchantCategory: kind('merchantCategories', {
    isInUse: ({ id }, { merchants }) => merchants.by('categoryId', id).length > 0,
  }),
  merchant: kind('merchants', {
    merchantOf: ({ id }) => id,
    isInUse: ({ id }, { resorts, hotels, minsus, users }) =>
      [resorts, hotels, minsus].some((places) => places.all().some(({ merchantId }) => merchantId === id)) ||
      users.all().some((user) => user.belongType === belongType.merchant && user.belongId === id),
  }),
  resort: kind('resorts', {
    merchantOf: ({ merchantId }) => merchantId,
    within: ({ provinceId, cityId }) => ({ provinceId, cityId }),
    isInUse: ({ id }, store) => productsOf({ store }, 'place', id).length > 0,
  }),
  hotel: kind('hotels', {
    merchantOf: ({ merchantId }) => merchantId,
    within: ({ provinceId, cityId }) => ({ provinceId, cityId }),
    isInUse: ({ id }, store) =>
      store.hotelRooms.by('hotelId', id).length + productsOf({ store }, 'hotel', id).length > 0,
  }),
  hotelRoom: kind('hotelRooms', {
    merchantOf: ({ hotelId }, { hotels }) => hotels.get(hotelId)?.merchantId ?? '',
    within: ({ hotelId }) => ({ hotelId }),
    isInUse: ({ id }, store) => productsOfRoom({ store }, 'hotel', id).length > 0,
  }),
  minsu: kind('minsus', {
    merchantOf: ({ merchantId }) => merchantId,
    within: ({ provinceId, cityId }) => ({ provinceId, cityId }),
    isInUse: ({ id }, store) =>
      store.minsuRooms.by('minsuId', id).length + productsOf({ store }, 'house', id).length > 0,
  }),
  minsuRoom: kind('minsuRooms', {
    merchantOf: ({ minsuId }, { minsus }) => minsus.get(minsuId)?.merchantId ?? '',
    within: ({ minsuId }) => ({ minsuId }),
    isInUse: ({ id }, store) => productsOfRoom({ store }, 'house', id).length > 0,
  }),
  productPlace: product('place'),
  productHotel: product('hotel'),
  productHouse: product('house'),
};

const names = Object.keys(kinds) as [keyof typeof kinds, ...(keyof typeof kinds)[]];
const ofKind = z.strictObject({ kind: z.enum(names), own: z.optional(z.literal(1)) });
type Params = z.infer<typeof ofKind>;
/** `own: 1` = of the merchant of the merchantManager. */
const takes = `{kind: ${names.join(' | ')}, own?: 1}`;

/** An id that the seed never reaches. */
const absentId = '99999999';
const anything = () => true;

/** Of the kind, and of the own merchant if asked for, and such as `holds` says. @throws ControlError when there is none */
function rowsOf(
  { store }: Mock,
  { kind: name, own }: Params,
  what: string,
  holds: (row: Readonly<Row>, kind: Kind) => boolean = anything,
): [Readonly<Row>, ...Readonly<Row>[]] {
  const chosen: Kind = kinds[name];
  const { collection, merchantOf, isKind } = chosen;
  if (own && !merchantOf) throw new ControlError(400, `own: ${collection} belong to no merchant.`);
  const ownId = store.users.get(personaIds.merchantManager)?.belongId;
  const all: readonly Readonly<Row>[] = store[collection].all();
  const [first, ...rest] = all.filter(
    (row) => (!isKind || isKind(row)) && (!own || merchantOf?.(row, store) === ownId) && holds(row, chosen),
  );
  if (first) return [first, ...rest];
  const whose = own ? ` of merchant ${ownId}` : '';
  throw new ControlError(400, `kind: the seed has no ${name}${whose}${what}.`);
}

const sharesAll = (values: Record<string, string> | undefined, shared: Record<string, string>) =>
  Object.entries(shared).every(([name, value]) => values?.[name] === value);

const versionOf = ({ id, version }: Readonly<Row>) => ({ id, version });

export const kindStates: Record<string, AnyState> = {
  'a record exists': state(ofKind, takes, (mock, params) => versionOf(rowsOf(mock, params, '')[0])),
  'a record does not exist': state(ofKind, takes, () => ({ id: absentId })),
  // The values are those from before the change: what the slower editor still has on his screen.
  'a record was changed by somebody else': state(ofKind, takes, (mock, params) => {
    const stale = versionOf(rowsOf(mock, params, '')[0]);
    mock.store[kinds[params.kind].collection].update(stale.id, {});
    return stale;
  }),
  'a record that something depends on exists': state(ofKind, takes, (mock, params) => {
    const { use }: Kind = kinds[params.kind];
    use?.(mock, params.own);
    const isInUse = (row: Readonly<Row>, chosen: Kind) => chosen.isInUse?.(row, mock.store) === true;
    return versionOf(rowsOf(mock, params, ' that something depends on', isInUse)[0]);
  }),
  'a record that nothing depends on exists': state(ofKind, takes, (mock, params) => {
    const { spare }: Kind = kinds[params.kind];
    spare?.(mock, params.own);
    const isFree = (row: Readonly<Row>, chosen: Kind) => !chosen.isInUse?.(row, mock.store);
    return versionOf(rowsOf(mock, params, ' that nothing depends on', isFree)[0]);
  }),
  // The name is the other one's: what the first one's form is not allowed to say, in the same city for example.
  'another record with the name exists': state(ofKind, takes, (mock, params) => {
    const [first] = rowsOf(mock, params, '');
    const { within, unique = 'name' }: Kind = kinds[params.kind];
    const shared = within?.(first) ?? {};
    const [other] = rowsOf(
      mock,
      { kind: params.kind },
      ' besides',
      (row) => row.id !== first.id && sharesAll(within?.(row), shared),
    );
    return { ...versionOf(first), ...shared, name: (other as unknown as Record<string, string>)[unique] };
  }),
};
