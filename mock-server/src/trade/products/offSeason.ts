import { useMode } from '#contracts/enums/products.ts';
import { isOpenOn } from '#contracts/forms/seasons.ts';
import type { Store } from '../../store/store.ts';
import type { StoredProduct, TicketTerms } from '../../store/tradeRows.ts';

/**
 * Whether a day of a product's calendar is one on which its scenic spot is closed, because it is in none of its opening seasons (domain design,
 * section 8.3). The days of tickets that are used on any day of their validity are those on which they are bought.
 */
export function isOffSeason(
  { resorts }: Store,
  { kind, resourceId, terms }: Pick<StoredProduct, 'kind' | 'resourceId' | 'terms'>,
  date: string,
): boolean {
  if (kind !== 'place' || (terms as TicketTerms).useMode !== useMode.onDate) return false;
  const resort = resorts.get(resourceId);
  return resort !== undefined && !isOpenOn(resort.seasons, date);
}
