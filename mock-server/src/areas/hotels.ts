import type { Hotel, HotelForm, hotels as hotelCalls, HotelRow as ListRow } from '#contracts/areas/hotels.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import {
  areaNames,
  checkArea,
  checkMerchant,
  checkUnique,
  holds,
  nameOf,
  sorted,
} from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import { recordHandlers } from '../records/records.ts';
import type { HotelRow } from '../store/rows.ts';
import { refuseWithProducts } from '../trade/products/guards.ts';
import { productsOf } from '../trade/products/kinds.ts';
import { offersOf } from '../trade/products/outlook.ts';
import { ownerOfHotel, places, statsOfCity, withGroups } from '../trade/products/places.ts';

/** Hotels (domain design, section 8.4). */

const roomTypesOf = ({ store }: Context, id: string) => store.hotelRooms.by('hotelId', id);

function toRow(context: Context, row: Readonly<HotelRow>): ListRow {
  const { id, name, starLevel, totalRooms, checkInTime, checkOutTime, ordering, enabled, pictures } = row;
  return {
    ...{ id, name, starLevel, totalRooms, checkInTime, checkOutTime, ordering, enabled },
    coverUrl: pictures.find(({ covered }) => covered)?.url ?? '',
    merchantName: nameOf(context.store.merchants, row.merchantId),
    ...areaNames(context, row),
    roomTypeCount: roomTypesOf(context, id).length,
    ...offersOf(context, 'hotel', id),
  };
}

function toRecord(context: Context, row: Readonly<HotelRow>): Omit<Hotel, 'actions'> {
  const { removed: _removed, provinceId, cityId, openYear, renovationYear, floors, ...rest } = row;
  return {
    ...rest,
    ...(openYear && { openYear }),
    ...(renovationYear && { renovationYear }),
    ...(floors && { floors }),
    area: { provinceId, cityId, ...areaNames(context, row) },
    merchantName: nameOf(context.store.merchants, row.merchantId),
    roomTotal: roomTypesOf(context, row.id).reduce((total, { roomCount }) => total + roomCount, 0),
  };
}

function values({ area, extraBed, ...body }: HotelForm) {
  const { name, merchantId, starLevel, totalRooms, address, longitude, latitude, frontPhone } = body;
  const { checkInTime, checkOutTime, pets, foreignGuests, pictures, intro, ordering, enabled } = body;
  const {
    brand = '',
    openYear = 0,
    renovationYear = 0,
    floors = 0,
    holdUntil = '',
    depositAmount = 0,
  } = body;
  const { childPolicy = '', extraBedPrice = 0, detail = '', payWays, facilities, tags = [] } = body;
  return {
    ...{ name, merchantId, starLevel, totalRooms, address, longitude, latitude, frontPhone },
    ...{ checkInTime, checkOutTime, pets, foreignGuests, intro, ordering, enabled },
    pictures: withGroups(pictures),
    ...{ brand, openYear, renovationYear, floors, holdUntil, depositAmount, childPolicy, detail, tags },
    provinceId: area.provinceId,
    cityId: area.cityId,
    extraBed,
    extraBedPrice: extraBed === 1 ? extraBedPrice : 0,
    payWays: sorted(payWays),
    facilities: sorted(facilities),
  };
}

function check(context: Context, body: HotelForm, before?: Readonly<HotelRow>) {
  checkMerchant(context, body.merchantId, businessType.hotel, before);
  checkArea(context, body.area);
  const ofCity = context.store.hotels.by('cityId', body.area.cityId);
  checkUnique(ofCity, 'name', body.name, 'hotelNameTaken', before?.id);
}

type Query = Parameters<Handlers<typeof hotelCalls>['list']>[0]['query'];

export const hotels: Handlers<typeof hotelCalls> = {
  ...recordHandlers<HotelRow, Query, HotelForm, ListRow, Hotel>({
    name: '酒店',
    collection: 'hotels',
    rows: (store) => store.hotels,
    right: 'MerchantHotel',
    owner: ownerOfHotel,
    ownerOf: ({ merchantId }) => ownerOfHotel({ merchantId, id: '' }),
    matches: (row, query) =>
      holds(row.name, query.name) &&
      (!query.merchantId || row.merchantId === query.merchantId) &&
      (!query.starLevel || row.starLevel === query.starLevel) &&
      (!query.provinceId || row.provinceId === query.provinceId) &&
      (!query.cityId || row.cityId === query.cityId) &&
      (query.enabled === undefined || row.enabled === query.enabled),
    toRow: (row, context) => toRow(context, row),
    toRecord: (row, context) => toRecord(context, row),
    check: (body, context, before) => check(context, body, before),
    values,
    checkRemove: ({ id }, context) => {
      if (roomTypesOf(context, id).length > 0) fail(status.precondition, say('hotelHasRooms'));
      refuseWithProducts(productsOf(context, 'hotel', id));
    },
  }),
  allEnabled: ({ query }, context) => places(context, 'hotels', query, true),
  all: ({ query }, context) => places(context, 'hotels', query, false),
  allEnabledOfOwn: ({ params, query }, context) => places(context, 'hotels', query, true, params.belongId),
  allOfOwn: ({ params, query }, context) => places(context, 'hotels', query, false, params.belongId),
  statsOfCity: ({ query }, context) => statsOfCity(context, 'hotels', query),
  statsOfCityOfOwn: ({ params, query }, context) => statsOfCity(context, 'hotels', query, params.belongId),
};
