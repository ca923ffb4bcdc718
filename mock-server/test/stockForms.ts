import { omit, pick } from 'es-toolkit';
import { houseProductExample, placeProductExample } from '#contracts/examples/products.ts';
import type { NewRow } from '#mock/store/collection.ts';
import type { StoredProduct } from '#mock/store/tradeRows.ts';

/** Rows of products of which only the calendar is looked at. */

const shared = [
  ...(['name', 'pictures', 'marketPrice', 'cancelRule', 'cancelDays', 'cancelTime', 'feeRate'] as const),
  ...(['gradeDiscount', 'pointEnabled', 'pointLimitRate', 'detail', 'ordering', 'enabled'] as const),
] as const;
const onSale = { marketPrice: 60_000, enabled: 1 } as const;

export const stayRow = (
  kind: 'hotel' | 'house',
  resourceId: string,
  roomId: string,
): NewRow<StoredProduct> => ({
  ...pick(houseProductExample, [...shared, 'lateFee']),
  ...onSale,
  ...{ kind, resourceId, roomId },
  terms: omit(houseProductExample, [...shared, 'lateFee', 'resourceId', 'roomId']),
});

export const ticketRow = (resourceId: string): NewRow<StoredProduct> => ({
  ...pick(placeProductExample, shared),
  ...onSale,
  ...{ kind: 'place', resourceId, roomId: '', lateFee: 0 },
  terms: omit(placeProductExample, [...shared, 'resourceId']),
});
