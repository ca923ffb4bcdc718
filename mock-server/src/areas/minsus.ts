import type { MinsuRow as ListRow, Minsu, MinsuForm, minsus as minsuCalls } from '#contracts/areas/minsus.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { status } from '#contracts/envelope.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
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
import { log, logOf } from '../records/log.ts';
import { type RecordKind, recordAccess, recordHandlers } from '../records/records.ts';
import { revealAction, unmasked } from '../records/reveal.ts';
import type { MinsuRow } from '../store/rows.ts';
import { refuseWithProducts } from '../trade/products/guards.ts';
import { productsOf } from '../trade/products/kinds.ts';
import { offersOf } from '../trade/products/outlook.ts';
import { ownerOfMinsu, places, statsOfCity, withGroups } from '../trade/products/places.ts';

/** Guesthouses (domain design, section 8.6). */

const roomsOf = ({ store }: Context, id: string) => store.minsuRooms.by('minsuId', id);

function toRow(row: Readonly<MinsuRow>, context: Context): ListRow {
  const { id, name, minsuType, checkInTime, checkOutTime, ordering, enabled } = row;
  const rooms = roomsOf(context, id);
  return {
    ...{ id, name, minsuType, checkInTime, checkOutTime, ordering, enabled },
    coverUrl: row.pictures.find(({ covered }) => covered)?.url ?? '',
    merchantName: nameOf(context.store.merchants, row.merchantId),
    ...areaNames(context, row),
    roomKinds: rooms.length,
    ...offersOf(context, 'house', id),
    unitCount: rooms.reduce((total, { roomCount }) => total + roomCount, 0),
  };
}

function toRecord(row: Readonly<MinsuRow>, context: Context): Omit<Minsu, 'actions'> {
  const { removed: _removed, provinceId, cityId, openYear, renovationYear, floors, ...rest } = row;
  return {
    ...rest,
    hostPhone: maskMobile(row.hostPhone),
    ...(openYear && { openYear }),
    ...(renovationYear && { renovationYear }),
    ...(floors && { floors }),
    area: { provinceId, cityId, ...areaNames(context, row) },
    merchantName: nameOf(context.store.merchants, row.merchantId),
    logs: logOf(context, 'minsus', row.id),
  };
}

function values({ area, version: _version, ...body }: MinsuForm) {
  const { hostPictureUrl = '', hostIntro = '', detail = '', childPolicy = '', tags = [] } = body;
  const { brand = '', openYear = 0, renovationYear = 0, floors = 0, holdUntil = '' } = body;
  const { quietStart = '', quietEnd = '', depositAmount = 0, cleaningAmount = 0 } = body;
  return {
    ...body,
    ...{ hostPictureUrl, hostIntro, detail, childPolicy, tags, brand, openYear, renovationYear, floors },
    ...{ holdUntil, quietStart, quietEnd, depositAmount, cleaningAmount },
    pictures: withGroups(body.pictures),
    features: sorted(body.features),
    facilities: sorted(body.facilities),
    houseRules: sorted(body.houseRules),
    payWays: sorted(body.payWays),
    provinceId: area.provinceId,
    cityId: area.cityId,
  };
}

function check(body: MinsuForm, context: Context, before?: Readonly<MinsuRow>) {
  checkMerchant(context, body.merchantId, businessType.minsu, before);
  checkArea(context, body.area);
  const ofCity = context.store.minsus.by('cityId', body.area.cityId);
  checkUnique(ofCity, 'name', body.name, 'minsuNameTaken', before?.id);
}

type Query = Parameters<Handlers<typeof minsuCalls>['list']>[0]['query'];

const kind: RecordKind<MinsuRow, Query, MinsuForm, ListRow, Minsu> = {
  name: '民宿',
  collection: 'minsus',
  rows: (store) => store.minsus,
  right: 'MerchantHouse',
  owner: ownerOfMinsu,
  ownerOf: ({ merchantId }) => ownerOfMinsu({ merchantId, id: '' }),
  matches: (row, query) =>
    holds(row.name, query.name) &&
    (!query.merchantId || row.merchantId === query.merchantId) &&
    (!query.minsuType || row.minsuType === query.minsuType) &&
    (!query.provinceId || row.provinceId === query.provinceId) &&
    (!query.cityId || row.cityId === query.cityId) &&
    (query.enabled === undefined || row.enabled === query.enabled),
  moreActions: ['reveal'],
  toRow,
  toRecord,
  whole: (body, { hostPhone }) => ({
    ...body,
    hostPhone: unmasked(body.hostPhone, hostPhone, 'hostPhone', 'phone'),
  }),
  check,
  values,
  checkRemove({ id }, context) {
    if (roomsOf(context, id).length > 0) fail(status.precondition, say('minsuHasRooms'));
    refuseWithProducts(productsOf(context, 'house', id));
  },
};
const { reached } = recordAccess(kind);

/** 查看房东电话. */
const reveal = ({ params }: { params: { id: string } }, context: Context) => {
  const { id, hostPhone } = reached(context, 'manage', params.id);
  log(context, 'minsus', id, revealAction('hostPhone'));
  return { value: hostPhone };
};

export const minsus: Handlers<typeof minsuCalls> = {
  ...recordHandlers(kind),
  ...{ reveal, revealOfOwn: reveal },
  allEnabled: ({ query }, context) => places(context, 'minsus', query, true),
  all: ({ query }, context) => places(context, 'minsus', query, false),
  allEnabledOfOwn: ({ params, query }, context) => places(context, 'minsus', query, true, params.belongId),
  allOfOwn: ({ params, query }, context) => places(context, 'minsus', query, false, params.belongId),
  statsOfCity: ({ query }, context) => statsOfCity(context, 'minsus', query),
  statsOfCityOfOwn: ({ params, query }, context) => statsOfCity(context, 'minsus', query, params.belongId),
};
