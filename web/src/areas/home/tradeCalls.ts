import { ordersHotel, ordersHouse, ordersPlace } from '#contracts/areas/orders.ts';
import { refundsHotel, refundsHouse, refundsPlace } from '#contracts/areas/refunds.ts';

/** The calls behind the amounts of the home page, by kind (domain design, section 17). */

export const orderCalls = { place: ordersPlace, hotel: ordersHotel, house: ordersHouse };
export const refundCalls = { place: refundsPlace, hotel: refundsHotel, house: refundsHouse };
