import { ordersHotel, ordersHouse, ordersPlace } from '#contracts/areas/orders.ts';
import { orderStatus } from '#contracts/enums/orders.ts';
import { valuesOf } from '#contracts/enums.ts';
import type { OrderStatusNames } from '../../domain/trade/OrderStatusTag.tsx';
import { orderLists } from '../../domain/trade/tradePaths.ts';

const ofStays = valuesOf(orderStatus);
const ticketNames: OrderStatusNames = 'ticketOrderStatus';
const stayNames: OrderStatusNames = 'stayOrderStatus';

/** The lists of the three kinds, each with its statuses in the order of the tabs. */
export const kindLists = {
  place: {
    path: orderLists.place,
    calls: ordersPlace,
    statusNames: ticketNames,
    // Ticket orders need no confirmation.
    statuses: ofStays.filter((status) => status !== orderStatus.toConfirm),
  },
  hotel: { path: orderLists.hotel, calls: ordersHotel, statusNames: stayNames, statuses: ofStays },
  house: { path: orderLists.house, calls: ordersHouse, statusNames: stayNames, statuses: ofStays },
};
