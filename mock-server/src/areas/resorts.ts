import type {
  ResortRow as ListRow,
  Resort,
  ResortForm,
  resorts as resortCalls,
} from '#contracts/areas/resorts.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { ownerType } from '#contracts/enums.ts';
import { areaNames, checkArea, checkMerchant, checkUnique, holds, nameOf } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { recordHandlers } from '../records/records.ts';
import type { ResortRow } from '../store/rows.ts';
import { refuseWithProducts } from '../trade/products/guards.ts';
import { productsOf } from '../trade/products/kinds.ts';
import { offersOf } from '../trade/products/outlook.ts';
import { places, statsOfCity } from '../trade/products/places.ts';

/** Scenic spots (domain design, section 8.3). */

function matches(row: Readonly<ResortRow>, query: QueryOf<typeof resortCalls.list>): boolean {
  return (
    holds(row.name, query.name) &&
    (!query.merchantId || row.merchantId === query.merchantId) &&
    (query.level === undefined || row.level === query.level) &&
    (!query.provinceId || row.provinceId === query.provinceId) &&
    (!query.cityId || row.cityId === query.cityId) &&
    (query.enabled === undefined || row.enabled === query.enabled)
  );
}

function toRow(row: Readonly<ResortRow>, context: Context): ListRow {
  const { id, name, merchantId, level, seasons, pictures, ordering, enabled } = row;
  return {
    ...{ id, name, level, seasons, ordering, enabled },
    coverUrl: pictures.find(({ covered }) => covered)?.url ?? '',
    merchantName: nameOf(context.store.merchants, merchantId),
    ...areaNames(context, row),
    ...offersOf(context, 'place', id),
  };
}

function toResort(row: Readonly<ResortRow>, context: Context): Omit<Resort, 'actions'> {
  const { removed: _removed, createTime: _createTime, updateTime: _updateTime, ...rest } = row;
  const { provinceId, cityId, playMinutes, ...fields } = rest;
  return {
    ...fields,
    ...(playMinutes > 0 && { playMinutes }),
    area: { provinceId, cityId, ...areaNames(context, row) },
    merchantName: nameOf(context.store.merchants, row.merchantId),
  };
}

function check(body: ResortForm, context: Context, before?: Readonly<ResortRow>) {
  checkMerchant(context, body.merchantId, businessType.resort, before);
  checkArea(context, body.area);
  const ofCity = context.store.resorts.by('cityId', body.area.cityId);
  checkUnique(ofCity, 'name', body.name, 'resortNameTaken', before?.id);
}

function values({ area, version: _version, ...body }: ResortForm) {
  const { themes = [], videoUrl = '', playMinutes = 0, transport = '', notice = '' } = body;
  const { concessions = '', facilities = [], tags = [] } = body;
  return {
    ...body,
    ...{ videoUrl, playMinutes, transport, notice, concessions, tags },
    themes: [...themes].sort((a, b) => a - b),
    facilities: [...facilities].sort((a, b) => a - b),
    seasons: [...body.seasons].sort((a, b) => a.startDay.localeCompare(b.startDay)),
    provinceId: area.provinceId,
    cityId: area.cityId,
  };
}

const records = recordHandlers<ResortRow, QueryOf<typeof resortCalls.list>, ResortForm, ListRow, Resort>({
  name: '景区',
  collection: 'resorts',
  rows: ({ resorts }) => resorts,
  right: 'MerchantPlace',
  owner: ({ id, merchantId }) => ({ merchantId, ownerType: ownerType.resort, ownerId: id }),
  ownerOf: ({ merchantId }) => ({ merchantId, ownerType: ownerType.resort, ownerId: '' }),
  matches,
  toRow,
  toRecord: toResort,
  check,
  values,
  checkRemove: ({ id }, context) => refuseWithProducts(productsOf(context, 'place', id)),
});

export const resorts: Handlers<typeof resortCalls> = {
  ...records,
  allEnabled: ({ query }, context) => places(context, 'resorts', query, true),
  allEnabledOfOwn: ({ params, query }, context) => places(context, 'resorts', query, true, params.belongId),
  statsOfCity: ({ query }, context) => statsOfCity(context, 'resorts', query),
  statsOfCityOfOwn: ({ params, query }, context) => statsOfCity(context, 'resorts', query, params.belongId),
};
