import type {
  MinsuRoomRow as ListRow,
  MinsuRoom,
  MinsuRoomForm,
  minsuRooms as minsuRoomCalls,
} from '#contracts/areas/minsuRooms.ts';
import { rentType } from '#contracts/enums/minsus.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import { checkUnique, holds, nameOf, sorted } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import type { Owner } from '../records/reach.ts';
import { recordHandlers } from '../records/records.ts';
import { isEnabled, selectList } from '../records/select.ts';
import type { MinsuRoomRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { checkRoomCount, refuseWithProducts } from '../trade/products/guards.ts';
import { productsOfRoom } from '../trade/products/kinds.ts';
import { houseFits, ownerOfMinsu, type PlaceQuery, placeEnabled } from '../trade/products/places.ts';

/** Rooms of guesthouses (domain design, section 8.6). A room belongs to whom its guesthouse belongs. */

/** Of a guesthouse that never was, nobody is the owner. */
const ownerOf = ({ minsuId }: { minsuId: string }, { minsus }: Store): Owner => {
  const minsu = minsus.get(minsuId);
  return ownerOfMinsu({ merchantId: minsu?.merchantId ?? '', id: minsuId });
};

function toRow(row: Readonly<MinsuRoomRow>, context: Context): ListRow {
  const { id, name, rentType, bedrooms, livingRooms, kitchens, bathrooms, beds, roomArea } = row;
  const { maxGuests, roomCount, ordering, enabled } = row;
  return {
    ...{ id, name, rentType, bedrooms, livingRooms, kitchens, bathrooms, beds, roomArea },
    ...{ maxGuests, roomCount, ordering, enabled },
    coverUrl: row.pictures[0] ?? '',
    minsuName: nameOf(context.store.minsus, row.minsuId),
    productCount: productsOfRoom(context, 'house', id).length,
  };
}

function toRecord(row: Readonly<MinsuRoomRow>, { store }: Context): Omit<MinsuRoom, 'actions'> {
  const { removed: _removed, ...rest } = row;
  return { ...rest, minsuName: nameOf(store.minsus, row.minsuId) };
}

function values({ version: _version, identicalUnits, extraGuestPrice = 0, ...body }: MinsuRoomForm) {
  // Only of a house that is let as a whole there may be identical ones.
  const several = body.rentType === rentType.whole && identicalUnits === 1;
  return {
    ...body,
    facilities: sorted(body.facilities),
    extraGuestPrice,
    identicalUnits: several ? (1 as const) : (0 as const),
  };
}

function check(body: MinsuRoomForm, context: Context, before?: Readonly<MinsuRoomRow>) {
  const { store } = context;
  const minsu = store.minsus.get(body.minsuId);
  // Who has the room already may keep it.
  if (body.minsuId !== before?.minsuId && !(minsu && placeEnabled(context, minsu)))
    fail(status.precondition, say('minsuDisabled'), { field: 'minsuId' });
  const ofMinsu = store.minsuRooms.by('minsuId', body.minsuId);
  checkUnique(ofMinsu, 'name', body.name, 'minsuRoomNameTaken', before?.id);
  if (before) {
    if (body.minsuId !== before.minsuId) refuseWithProducts(productsOfRoom(context, 'house', before.id));
    checkRoomCount(context, 'house', { id: before.id, roomCount: body.roomCount });
  }
}

type SelectQuery = PlaceQuery & { minsuId?: string | undefined };
function minsuRoomList(context: Context, query: SelectQuery, enabledOnly: boolean, own?: string) {
  const { store } = context;
  return selectList(
    store.minsuRooms,
    query,
    (row) =>
      (!query.minsuId || row.minsuId === query.minsuId) &&
      (!enabledOnly || isEnabled(row)) &&
      houseFits(context, store.minsus.get(row.minsuId), enabledOnly, own),
  );
}

type Query = Parameters<Handlers<typeof minsuRoomCalls>['list']>[0]['query'];

export const minsuRooms: Handlers<typeof minsuRoomCalls> = {
  ...recordHandlers<MinsuRoomRow, Query, MinsuRoomForm, ListRow, MinsuRoom>({
    name: '房源',
    collection: 'minsuRooms',
    rows: (store) => store.minsuRooms,
    right: 'MerchantHouseRoom',
    owner: ownerOf,
    ownerOf,
    matches: (row, query, { store }) =>
      holds(row.name, query.name) &&
      (!query.minsuId || row.minsuId === query.minsuId) &&
      (!query.rentType || row.rentType === query.rentType) &&
      (!query.bedType || row.beds.some(({ bedType }) => bedType === query.bedType)) &&
      (query.enabled === undefined || row.enabled === query.enabled) &&
      (!query.merchantId || ownerOf(row, store).merchantId === query.merchantId),
    toRow,
    toRecord,
    check,
    values,
    checkRemove: ({ id }, context) => refuseWithProducts(productsOfRoom(context, 'house', id)),
  }),
  allEnabled: ({ query }, context) => minsuRoomList(context, query, true),
  all: ({ query }, context) => minsuRoomList(context, query, false),
  allEnabledOfOwn: ({ params, query }, context) => minsuRoomList(context, query, true, params.belongId),
  allOfOwn: ({ params, query }, context) => minsuRoomList(context, query, false, params.belongId),
};
