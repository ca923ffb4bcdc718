import { rightsOver } from '#contracts/rights/rights.ts';
import { withQuery } from '../../kit/page/withQuery.ts';

/** Addresses of the four screens, and the rights that they share with the actions that lead to them. */
export const hotelAddPath = (id?: string) => withQuery('/merchant/hotel/hotels/add', { id });
export const roomListPath = (hotelId: string) => withQuery('/merchant/hotel/rooms/list', { hotelId });
/** Without an id it adds, to the hotel if one is given. */
export const roomAddPath = ({ id, hotelId }: { id?: string | undefined; hotelId?: string | undefined }) =>
  withQuery('/merchant/hotel/rooms/add', { id, hotelId });

export const viewHotels = rightsOver('view', 'MerchantHotel');
export const manageHotels = rightsOver('manage', 'MerchantHotel');
export const viewRooms = rightsOver('view', 'MerchantHotelRoom');
export const manageRooms = rightsOver('manage', 'MerchantHotelRoom');
