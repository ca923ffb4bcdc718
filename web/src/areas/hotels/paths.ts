import type { RightName } from '#contracts/rights.ts';

/** Addresses of the four screens, and the rights that they share with the actions that lead to them. */
const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

export const hotelAddPath = (id?: string) => withQuery('/merchant/hotel/hotels/add', { id });
export const roomListPath = (hotelId: string) => withQuery('/merchant/hotel/rooms/list', { hotelId });
/** Without an id it adds, to the hotel if one is given. */
export const roomAddPath = ({ id, hotelId }: { id?: string | undefined; hotelId?: string | undefined }) =>
  withQuery('/merchant/hotel/rooms/add', { id, hotelId });

export const viewHotels: RightName[] = [
  'viewMerchantHotel',
  'viewSingleMerchantHotel',
  'viewRelatedMerchantHotel',
];
export const manageHotels: RightName[] = [
  'manageMerchantHotel',
  'manageSingleMerchantHotel',
  'manageRelatedMerchantHotel',
];
/** Whoever is made responsible for single hotels cannot add another one. */
export const addHotels: RightName[] = ['manageMerchantHotel', 'manageSingleMerchantHotel'];
export const viewRooms: RightName[] = [
  'viewMerchantHotelRoom',
  'viewSingleMerchantHotelRoom',
  'viewRelatedMerchantHotelRoom',
];
export const manageRooms: RightName[] = [
  'manageMerchantHotelRoom',
  'manageSingleMerchantHotelRoom',
  'manageRelatedMerchantHotelRoom',
];
