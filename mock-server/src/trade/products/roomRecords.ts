import type * as z from 'zod/mini';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import type { OwnedArea } from '#contracts/rights/rights.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { type Sentence, say } from '#contracts/words.ts';
import { nameOf } from '../../records/checks.ts';
import type { Context } from '../../records/context.ts';
import { fail } from '../../records/fail.ts';
import { matching } from '../../records/matching.ts';
import { type RecordKind, type Rows, recordHandlers, type Shown } from '../../records/records.ts';
import { isEnabled, selectList } from '../../records/select.ts';
import { shownOf, storedOf } from '../../records/stored.ts';
import type { Collection, NewRow } from '../../store/collection.ts';
import type { StoredRow } from '../../store/collections.ts';
import type { StoredVenue } from '../../store/row.ts';
import type { Store } from '../../store/store.ts';
import { checkMinNights, checkRoomCount, refuseWithProducts } from './guards.ts';
import { productsOfRoom } from './kinds.ts';
import { missingOfRoom } from './saleSteps.ts';
import { houseFits, offeredTo, ownerOfVenue, type VenueQuery, venueEnabled } from './venues.ts';

/** What the mock does alike with the rooms of hotels and guesthouses (domain design, sections 8.5 and 8.6). */

type HouseKey = 'hotelId' | 'minsuId';
type StoredRoom = StoredRow<'hotelRooms'> | StoredRow<'minsuRooms'>;
interface RoomForm {
  name: string;
  roomCount: number;
  /** Rooms of hotels ask for nothing. */
  minNights?: number;
  enabled: 0 | 1;
}
type Query = VenueQuery & { bedType?: number | undefined };

/** What a stay in it lasts at least. */
const nightsOf = (room: Readonly<StoredRoom>) => ('minNights' in room ? room.minNights : 1);

/** The name of its house, as the record of a room has it. */
type HouseName<Single> = Pick<Single, Extract<keyof Single, 'hotelName' | 'minsuName'>>;

/** What tells one kind of room from the other. */
interface RoomOf<Row extends StoredRoom, Form extends RoomForm, Single> {
  /** As the operation log calls it, 房型. */
  name: string;
  collection: 'hotelRooms' | 'minsuRooms';
  houses: 'hotels' | 'minsus';
  /** Names the house in forms, rows and queries. */
  house: HouseKey;
  calls: { list: AnyEndpoint };
  form: z.core.$ZodType<Form>;
  right: OwnedArea;
  trade: StayKind;
  /** -1009: the house has one of that name. */
  taken: Sentence;
  /** -1008: the house or its merchant is off. */
  houseDisabled: Sentence;
  /** Columns of its own; `houseName` is the name of its house. */
  row: (row: Readonly<Row>, houseName: string) => object;
  record: (houseName: string) => HouseName<Single>;
  /** What is kept otherwise than it was sent. */
  values: (body: Form) => object;
}

/** The handlers of `roomCalls`. */
export function roomHandlers<Row extends StoredRoom, Form extends RoomForm, ListRow, Single>(
  of: RoomOf<Row, Form, Single>,
) {
  const { name, collection, house, form, right, trade } = of;
  const houseIdOf = (held: object) => (held as Record<HouseKey, string>)[house];
  const rooms = (store: Store) => store[collection] as unknown as Collection<Row>;
  const houses = (store: Store) => store[of.houses] as unknown as Collection<StoredVenue>;
  const houseName = (row: object, { store }: Context) => nameOf(houses(store), houseIdOf(row));
  const owner = (held: object, store: Store) => {
    const id = houseIdOf(held);
    return ownerOfVenue(of.houses)({ merchantId: houses(store).get(id)?.merchantId ?? '', id });
  };
  const matches = matching(of.calls.list.query);

  function check(body: Form, context: Context, before?: Readonly<Row>) {
    const { store } = context;
    const houseId = houseIdOf(body);
    const isKept = before !== undefined && houseIdOf(before) === houseId;
    const chosen = houses(store).get(houseId);
    if (!isKept && !(chosen && venueEnabled(context, chosen)))
      fail(status.precondition, say(of.houseDisabled), { field: house });
  }
  function checkProducts(body: Form, context: Context, before?: Readonly<Row>) {
    if (!before) return;
    if (houseIdOf(before) !== houseIdOf(body)) refuseWithProducts(productsOfRoom(context, trade, before.id));
    checkRoomCount(context, trade, { id: before.id, roomCount: body.roomCount });
    const { minNights = 1 } = body;
    if (minNights > nightsOf(before)) checkMinNights(context, before.id, minNights);
  }

  const kind: RecordKind<Row, Query, Form, ListRow, Single> = {
    name,
    collection,
    form,
    right,
    owner,
    check,
    checkAfterUnique: checkProducts,
    rows: (store) => rooms(store) as unknown as Rows<Row>,
    ownerOf: owner,
    unique: [{ field: 'name', within: [house as keyof Row & string], taken: of.taken }],
    matches: (row, query, { store }) =>
      matches(row, query) &&
      (!query.bedType || row.beds.some(({ bedType }) => bedType === query.bedType)) &&
      (!query.merchantId || owner(row, store).unitId === query.merchantId),
    toRow: (row, context) =>
      ({
        ...row,
        productCount: productsOfRoom(context, trade, row.id).length,
        ...of.row(row, houseName(row, context)),
      }) as unknown as Omit<ListRow, 'actions'>,
    toRecord: (row, context) =>
      ({
        ...shownOf(form, row),
        id: row.id,
        missing: missingOfRoom(context, trade, row, houses(context.store).get(houseIdOf(row))),
        version: row.version,
        ...of.record(houseName(row, context)),
      }) as unknown as Shown<Single>,
    values: (body) => ({ ...storedOf(form, body), ...of.values(body) }) as unknown as NewRow<Row>,
    checkRemove: ({ id }, context) => refuseWithProducts(productsOfRoom(context, trade, id)),
  };

  const select = (context: Context, query: VenueQuery, enabledOnly: boolean, own?: string) => {
    const isOffered = offeredTo(context, of.houses);
    const { count, list } = selectList(rooms(context.store), query, (row) => {
      const wanted = houseIdOf(query);
      const house = houses(context.store).get(houseIdOf(row));
      return (
        house !== undefined &&
        (!wanted || house.id === wanted) &&
        (!enabledOnly || isEnabled(row)) &&
        houseFits(context, house, enabledOnly, own) &&
        isOffered(house)
      );
    });
    return { count, list: list.map((row) => ({ ...row, ...of.record(houseName(row, context)) })) };
  };
  type Listed = { query: VenueQuery };
  type OwnListed = Listed & { params: { belongId: string } };
  return {
    ...recordHandlers(kind),
    allEnabled: ({ query }: Listed, context: Context) => select(context, query, true),
    all: ({ query }: Listed, context: Context) => select(context, query, false),
    allEnabledOfOwn: ({ params, query }: OwnListed, context: Context) =>
      select(context, query, true, params.belongId),
    allOfOwn: ({ params, query }: OwnListed, context: Context) =>
      select(context, query, false, params.belongId),
  };
}
