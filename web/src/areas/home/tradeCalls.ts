import { ordersHotel, ordersHouse, ordersPlace } from '#contracts/areas/orders.ts';
import { productsHotel } from '#contracts/areas/productsHotel.ts';
import { productsHouse } from '#contracts/areas/productsHouse.ts';
import { productsPlace } from '#contracts/areas/productsPlace.ts';
import { refundsHotel, refundsHouse, refundsPlace } from '#contracts/areas/refunds.ts';
import { orderStatus, refundStatus } from '#contracts/enums/orders.ts';
import { priceGap } from '#contracts/enums/products.ts';
import { rightsOver } from '#contracts/rights/rights.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { orderLists, refundLists } from '../../domain/trade/tradePaths.ts';

/** The calls behind the numbers of the home page, by kind (domain design, section 17). */

export const orderCalls = { place: ordersPlace, hotel: ordersHotel, house: ordersHouse };
export const refundCalls = { place: refundsPlace, hotel: refundsHotel, house: refundsHouse };
export const productCalls = { place: productsPlace, hotel: productsHotel, house: productsHouse };

export const viewing = {
  order: (kind: TradeKind) => rightsOver('view', trades[kind].order),
  refund: (kind: TradeKind) => rightsOver('view', trades[kind].refund),
  product: (kind: TradeKind) => rightsOver('view', trades[kind].product),
};

/** The entries of 待办: the kinds that each exists for, and the filter of its list. */
export const todos = [
  {
    key: 'toConfirm',
    of: 'order',
    kinds: ['hotel', 'house'],
    query: { status: orderStatus.toConfirm },
    list: orderLists,
  },
  {
    key: 'toAudit',
    of: 'refund',
    kinds: ['place', 'hotel', 'house'],
    query: { status: refundStatus.toAudit },
    list: refundLists,
  },
  {
    key: 'refundFailed',
    of: 'refund',
    kinds: ['place', 'hotel', 'house'],
    query: { status: refundStatus.failed },
    list: refundLists,
  },
  {
    key: 'unpriced',
    of: 'product',
    kinds: ['place', 'hotel', 'house'],
    query: { priceGap: priceGap.unpriced },
    list: { place: '/product/place/list', hotel: '/product/hotel/list', house: '/product/house/list' },
  },
] as const;
export type Todo = (typeof todos)[number];
