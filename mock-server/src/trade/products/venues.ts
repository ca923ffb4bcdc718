import { type PictureGroup, pictureGroup } from '#contracts/enums/stays.ts';
import { ownerType } from '#contracts/enums.ts';
import type { RightArea } from '#contracts/rights/rights.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import type { Context } from '../../records/context.ts';
import { type Owner, ofMerchant, reachOf, scopeIn } from '../../records/reach.ts';
import { isEnabled, selectList } from '../../records/select.ts';
import type { StoredVenue } from '../../store/row.ts';

/** What scenic spots, hotels and guesthouses share: their select lists and their numbers by city. */

/** By the kind of a product, what it is of. */
export const venuesOf = { place: 'resorts', hotel: 'hotels', house: 'minsus' } as const;
export type VenueCollection = (typeof venuesOf)[keyof typeof venuesOf];
export interface VenueQuery {
  offset: number;
  limit: number;
  name?: string | undefined;
  merchantId?: string | undefined;
}

type Stored = Pick<Context, 'store'>;
const merchantEnabled = ({ store }: Stored, id: string) => store.merchants.get(id)?.enabled === 1;

/** A venue counts as enabled only together with its merchant (invariant 21). */
export const venueEnabled = (context: Stored, row: Readonly<StoredVenue>) =>
  isEnabled(row) && merchantEnabled(context, row.merchantId);

export function venues(
  context: Context,
  kind: VenueCollection,
  query: VenueQuery,
  enabledOnly: boolean,
  own?: string,
) {
  const merchantId = own ?? query.merchantId;
  const isOffered = offeredTo(context, kind);
  return selectList<StoredVenue>(
    context.store[kind],
    query,
    (row) =>
      (!merchantId || row.merchantId === merchantId) &&
      (!enabledOnly || venueEnabled(context, row)) &&
      isOffered(row),
  );
}

const rightOf = {
  resorts: { area: 'MerchantPlace', ownerType: ownerType.resort },
  hotels: { area: 'MerchantHotel', ownerType: ownerType.hotel },
  minsus: { area: 'MerchantHouse', ownerType: ownerType.minsu },
} as const;

/** Whose a venue is; its rooms are of the same. */
export const ownerOfVenue =
  (kind: VenueCollection) =>
  ({ merchantId, id }: { merchantId: string; id: string }): Owner =>
    ofMerchant(merchantId, rightOf[kind].ownerType, id);

/** Who works with venues of a kind: with them, their rooms, products, calendars, orders, refunds, sales, or what members get of them. */
const areasOf = ({ name, product, stock, order, refund }: (typeof trades)[TradeKind]): RightArea[] => [
  `Merchant${name}`,
  ...(name === 'Place' ? [] : [`Merchant${name}Room` as const]),
  ...[product, stock, order, refund],
  ...(['merchantStatistic', 'MemberBenefit'] as const),
];
const usesOf = {
  resorts: areasOf(trades.place),
  hotels: areasOf(trades.hotel),
  minsus: areasOf(trades.house),
};

/**
 * Which venues select lists offer the caller. Who works with such venues only as far as he is responsible for them (负责资源) gets these;
 * who reaches all of them for any purpose, or needs them for something else, gets all.
 */
export function offeredTo(context: Context, kind: VenueCollection): (row: Readonly<StoredVenue>) => boolean {
  const scopes = usesOf[kind].map((area) => [area, scopeIn(context, area, 'view')] as const);
  const [narrow] = scopes.find(([, scope]) => scope === 'related') ?? [];
  if (!narrow || scopes.some(([, scope]) => scope === 'all' || scope === 'single')) return () => true;
  const isHis = reachOf(context, narrow, 'view');
  const owner = ownerOfVenue(kind);
  return (row) => isHis(owner(row));
}

/** Counts what the caller's list shows. */
export function statsOfCity(
  context: Context,
  kind: VenueCollection,
  { offset, limit }: { offset: number; limit: number },
) {
  const { store } = context;
  const counts = new Map<string, number>();
  const reaches = reachOf(context, rightOf[kind].area, 'view');
  const owner = ownerOfVenue(kind);
  for (const row of store[kind].all()) {
    if (reaches(owner(row))) counts.set(row.cityId, (counts.get(row.cityId) ?? 0) + 1);
  }
  const list = [...counts].map(([cityId, count]) => {
    const city = store.cities.get(cityId);
    const province = store.provinces.get(city?.provinceId ?? '');
    return {
      provinceId: province?.id ?? '',
      provinceName: province?.name ?? '',
      cityId,
      cityName: city?.name ?? '',
      count,
    };
  });
  list.sort((a, b) => b.count - a.count || a.cityId.localeCompare(b.cityId));
  return { count: list.length, list: list.slice(offset, offset + limit) };
}

/** Whether a room's house lets it show: of the wanted merchant, and enabled where only enabled ones count. */
export const houseFits = (
  context: Context,
  house: Readonly<StoredVenue>,
  enabledOnly: boolean,
  own?: string,
) => (!own || house.merchantId === own) && (!enabledOnly || venueEnabled(context, house));

/** Pictures of a house; one without a group shows the outside. */
export const withGroups = (
  pictures: readonly { url: string; covered: boolean; group?: PictureGroup | undefined }[],
) => pictures.map(({ group = pictureGroup.outside, ...picture }) => ({ ...picture, group }));
