import type {
  HotelRoom,
  HotelRoomForm,
  hotelRooms as hotelRoomCalls,
  HotelRoomRow as ListRow,
} from '#contracts/areas/hotelRooms.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import { checkUnique, holds, nameOf, sorted } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import { recordHandlers } from '../records/records.ts';
import { isEnabled, selectList } from '../records/select.ts';
import type { HotelRoomRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { checkRoomCount, refuseWithProducts } from '../trade/products/guards.ts';
import { productsOfRoom } from '../trade/products/kinds.ts';
import { houseFits, ownerOfHotel, type PlaceQuery, placeEnabled } from '../trade/products/places.ts';

/** Room types of hotels (domain design, section 8.5). */

/** A room type is its hotel's. */
const ownerOf = ({ hotelId }: { hotelId: string }, store: Store) =>
  ownerOfHotel(store.hotels.get(hotelId) ?? { merchantId: '', id: '' });

function toRow(context: Context, row: Readonly<HotelRoomRow>): ListRow {
  const { id, name, hotelId, beds, roomArea, roomFloor, adults, children, windowType } = row;
  const { roomCount, ordering, enabled, pictures } = row;
  return {
    ...{ id, name, hotelId, beds, roomArea, roomFloor, adults, children, windowType },
    ...{ roomCount, ordering, enabled },
    pictureUrl: pictures[0] ?? '',
    hotelName: nameOf(context.store.hotels, hotelId),
    productCount: productsOfRoom(context, 'hotel', id).length,
  };
}

function toRecord({ store }: Context, row: Readonly<HotelRoomRow>): Omit<HotelRoom, 'actions'> {
  return { ...row, hotelName: nameOf(store.hotels, row.hotelId) };
}

function values(body: HotelRoomForm) {
  const { hotelId, name, beds, roomArea, roomFloor = '', adults, children = 0, windowType } = body;
  const { smoking, internet, bathroom, extraBeds = 0, extraBedPrice = 0, roomCount, pictures } = body;
  const { facilities, description = '', ordering, enabled } = body;
  return {
    ...{ hotelId, name, beds, roomArea, roomFloor, adults, children, windowType, smoking, bathroom },
    ...{ extraBeds, roomCount, pictures, description, ordering, enabled },
    extraBedPrice: extraBeds > 0 ? extraBedPrice : 0,
    internet: sorted(internet),
    facilities: sorted(facilities),
  };
}

function check(
  context: Context,
  { hotelId, name, roomCount }: HotelRoomForm,
  before?: Readonly<HotelRoomRow>,
) {
  const { store } = context;
  const hotel = store.hotels.get(hotelId);
  if (!hotel || (hotelId !== before?.hotelId && !placeEnabled(context, hotel)))
    fail(status.precondition, say('hotelDisabled'), { field: 'hotelId' });
  checkUnique(store.hotelRooms.by('hotelId', hotelId), 'name', name, 'hotelRoomNameTaken', before?.id);
  if (before) {
    if (hotelId !== before.hotelId) refuseWithProducts(productsOfRoom(context, 'hotel', before.id));
    checkRoomCount(context, 'hotel', { id: before.id, roomCount });
  }
}

type ListQuery = Parameters<Handlers<typeof hotelRoomCalls>['list']>[0]['query'];
type SelectQuery = PlaceQuery & { hotelId?: string | undefined };

function select(context: Context, query: SelectQuery, enabledOnly: boolean, own?: string) {
  const { store } = context;
  return selectList(
    store.hotelRooms,
    query,
    (row) =>
      (!query.hotelId || row.hotelId === query.hotelId) &&
      (!enabledOnly || isEnabled(row)) &&
      houseFits(context, store.hotels.get(row.hotelId), enabledOnly, own),
  );
}

export const hotelRooms: Handlers<typeof hotelRoomCalls> = {
  ...recordHandlers<HotelRoomRow, ListQuery, HotelRoomForm, ListRow, HotelRoom>({
    name: '房型',
    collection: 'hotelRooms',
    rows: (store) => store.hotelRooms,
    right: 'MerchantHotelRoom',
    owner: ownerOf,
    ownerOf,
    matches: (row, query, { store }) =>
      holds(row.name, query.name) &&
      (!query.hotelId || row.hotelId === query.hotelId) &&
      (!query.bedType || row.beds.some(({ bedType }) => bedType === query.bedType)) &&
      (!query.merchantId || store.hotels.get(row.hotelId)?.merchantId === query.merchantId) &&
      (query.enabled === undefined || row.enabled === query.enabled),
    toRow: (row, context) => toRow(context, row),
    toRecord: (row, context) => toRecord(context, row),
    check: (body, context, before) => check(context, body, before),
    values,
    checkRemove: ({ id }, context) => refuseWithProducts(productsOfRoom(context, 'hotel', id)),
  }),
  allEnabled: ({ query }, context) => select(context, query, true),
  all: ({ query }, context) => select(context, query, false),
  allEnabledOfOwn: ({ params, query }, context) => select(context, query, true, params.belongId),
  allOfOwn: ({ params, query }, context) => select(context, query, false, params.belongId),
};
