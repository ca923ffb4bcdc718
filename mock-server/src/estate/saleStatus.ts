import { estateSaleStatus } from '#contracts/enums/estates.ts';
import type { StoredEstate } from '../store/estateRows.ts';
import type { Store } from '../store/store.ts';
import { onSaleOf, roomCountsOf } from './roomCounts.ts';

/**
 * 售罄 is what staff say, and holds while no room can be bought (domain design, section 4.5): where one came back, by 退定, 退房 or 推售, the project is 在售 until that
 * one is taken, too.
 */

type Project = Pick<Readonly<StoredEstate>, 'id' | 'saleInfo'>;
type SaleInfo = NonNullable<StoredEstate['saleInfo']>;

export function saleInfoOf(store: Store, { id, saleInfo }: Project): StoredEstate['saleInfo'] {
  const isOpenAgain =
    saleInfo?.saleStatus === estateSaleStatus.soldOut && onSaleOf(roomCountsOf(store, 'estateId', id)) > 0;
  return saleInfo && isOpenAgain ? { ...saleInfo, saleStatus: estateSaleStatus.onSale } : saleInfo;
}

/** What a form chooses: one that sends back the 在售 that is shown for 售罄 leaves it 售罄, so that the project is sold out again with its last room. */
export function chosenSaleInfo(store: Store, project: Project, sent: SaleInfo): SaleInfo {
  const stored = project.saleInfo?.saleStatus;
  const isShown = stored !== undefined && sent.saleStatus === saleInfoOf(store, project)?.saleStatus;
  return isShown ? { ...sent, saleStatus: stored } : sent;
}

/** 待售 while there is no sale information. */
export const saleStatusOf = (store: Store, project: Project) =>
  saleInfoOf(store, project)?.saleStatus ?? estateSaleStatus.waiting;
