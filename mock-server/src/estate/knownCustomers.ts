import type { Recommend as ShownRecommend } from '#contracts/areas/estateRecommends.ts';
import type { Context } from '../records/context.ts';
import { reachOf } from '../records/reach.ts';
import { rowsLike } from '../records/rowsLike.ts';
import { bookingReach, isOpen } from './bookingRules.ts';
import { ownerOfPart } from './owners.ts';
import type { Recommend } from './recommendRules.ts';
import { roomTextOf } from './roomText.ts';

/** What the project knows of a recommended customer besides, by his whole mobile: his open leads and his rooms. Nothing for who may not see leads of the project. */
export function knownOf(context: Context, recommend: Recommend): ShownRecommend['known'] {
  const { store } = context;
  const { estateId, customerMobile, id } = recommend;
  const sees = bookingReach(context, 'view');
  const leads = store.estateBookings
    .by('mobile', customerMobile)
    .filter((lead) => lead.estateId === estateId && isOpen(lead) && sees(lead))
    .map(({ bookingNo, status, createTime }) => ({ bookingNo, status, createTime }));
  if (!reachOf(context, 'EstateBooking', 'view')(ownerOfPart(recommend, store))) return { leads, rooms: [] };
  const rooms = rowsLike(store.estateRooms, 'customerMobile', customerMobile)
    .filter((room) => room.estateId === estateId && room.recommendId !== id)
    .map((room) => roomTextOf(store, room));
  return { leads, rooms };
}
