import { refundsHotel, refundsHouse, refundsPlace } from '#contracts/areas/refunds.ts';
import { refundStatus } from '#contracts/enums/orders.ts';
import { valuesOf } from '#contracts/enums.ts';
import { refundLists } from '../../domain/trade/tradePaths.ts';

const statuses = valuesOf(refundStatus);

/** The lists of the three kinds. */
export const kindLists = {
  place: { path: refundLists.place, calls: refundsPlace, statuses },
  hotel: { path: refundLists.hotel, calls: refundsHotel, statuses },
  house: { path: refundLists.house, calls: refundsHouse, statuses },
};
