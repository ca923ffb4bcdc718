import { ordersHotel, ordersHouse, ordersPlace } from '#contracts/areas/orders.ts';
import { productsHotel } from '#contracts/areas/productsHotel.ts';
import { productsHouse } from '#contracts/areas/productsHouse.ts';
import { productsPlace } from '#contracts/areas/productsPlace.ts';
import { refundsHotel, refundsHouse, refundsPlace } from '#contracts/areas/refunds.ts';
import { orderStatus, refundStatus } from '#contracts/enums/orders.ts';
import { priceGap } from '#contracts/enums/products.ts';
import { orderLists, productLists, refundLists } from '../../domain/trade/tradePaths.ts';

/** The calls behind the numbers of the home page, by kind (domain design, section 17). */

export const orderCalls = { place: ordersPlace, hotel: ordersHotel, house: ordersHouse };
export const refundCalls = { place: refundsPlace, hotel: refundsHotel, house: refundsHouse };
const productCalls = { place: productsPlace, hotel: productsHotel, house: productsHouse };

/** The entries of 待办: the kinds that each exists for, and the filter of its list. */
export const todos = [
  {
    key: 'toConfirm',
    calls: orderCalls,
    kinds: ['hotel', 'house'],
    query: { status: orderStatus.toConfirm },
    list: orderLists,
  },
  {
    key: 'toAudit',
    calls: refundCalls,
    kinds: ['place', 'hotel', 'house'],
    query: { status: refundStatus.toAudit },
    list: refundLists,
  },
  {
    key: 'refundFailed',
    calls: refundCalls,
    kinds: ['place', 'hotel', 'house'],
    query: { status: refundStatus.failed },
    list: refundLists,
  },
  {
    key: 'unpriced',
    calls: productCalls,
    kinds: ['place', 'hotel', 'house'],
    query: { priceGap: priceGap.unpriced },
    list: productLists,
  },
] as const;
export type Todo = (typeof todos)[number];
