import type { BusinessType } from '#contracts/enums/merchants.ts';
import { status } from '#contracts/envelope.ts';
import { happened } from '#contracts/wireTime.ts';
import { say } from '#contracts/words.ts';
import type { Collection } from '../store/collection.ts';
import type { NamedRow, Row } from '../store/row.ts';
import type { Context } from './context.ts';
import { fail, invalid } from './fail.ts';

/** Checks that several areas share; each throws the business error of the wire. */

/** -1002 for a province or city that is not in the country, or not together. */
export function checkArea({ store }: Context, area: { provinceId: string; cityId: string }): void {
  const city = store.cities.get(area.cityId);
  if (!store.provinces.get(area.provinceId) || city?.provinceId !== area.provinceId)
    invalid('area', say('choose', { label: 'area' }));
}

/** -1008 for a merchant who is disabled or does not deal in the business type. The record's present merchant is accepted as he is. */
export function checkMerchant(
  { store }: Context,
  merchantId: string,
  businessType: BusinessType,
  before?: { readonly merchantId: string },
): void {
  if (before?.merchantId === merchantId) return;
  const merchant = store.merchants.get(merchantId);
  if (merchant?.enabled !== 1 || !merchant.businessTypes.includes(businessType))
    fail(status.precondition, say('merchantCannotOwn'), { field: 'merchantId' });
}

/** Names of a province and a city. */
export const areaNames = ({ store }: Context, area: { provinceId: string; cityId: string }) => ({
  provinceName: store.provinces.get(area.provinceId)?.name ?? '',
  cityName: store.cities.get(area.cityId)?.name ?? '',
});

/** Larger ordering first, ties by creation time, newest first (specification section 5). */
export const byOrdering = (a: Readonly<Ordered>, b: Readonly<Ordered>) =>
  (b.ordering ?? 0) - (a.ordering ?? 0) ||
  b.createTime.localeCompare(a.createTime) ||
  Number(b.id) - Number(a.id);
type Ordered = Row & { ordering?: number };

/** Whether a text contains the searched text, without regard to case; no wildcards. An empty search matches. */
export const holds = (text: string, wanted: string | undefined) =>
  !wanted || text.toLowerCase().includes(wanted.toLowerCase());

/** Whether a number ends with what was asked for, without regard to case. */
export const endsWith = (no: string, wanted: string) => no.toLowerCase().endsWith(wanted.toLowerCase());

/** Whether a time is not after a day, which is included; what never happened (1970-01-01) is in no span. */
export const isUntil = (time: string, day: string) => happened(time) && time.slice(0, 10) <= day;

/** Codes in ascending order, whatever the order in which the form sent them. */
export const sorted = <C extends number>(codes: readonly C[] = []) => [...codes].sort((a, b) => a - b);

export const nameOf = (collection: Pick<Collection<NamedRow>, 'get'>, id: string) =>
  collection.get(id)?.name ?? '';

/** As `nameOf`, also of what has been removed: what has happened keeps its names (domain design, section 0.5). */
export const everNameOf = (collection: Pick<Collection<NamedRow>, 'everGet'>, id: string) =>
  collection.everGet(id)?.name ?? '';
