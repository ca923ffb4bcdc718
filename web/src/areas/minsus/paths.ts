import type { RightName } from '#contracts/rights.ts';

/** Addresses of the guesthouses' pages, and their rights; without an id a page adds. */
const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

export const addMinsuPath = (id?: string) => withQuery('/merchant/homestay/homestays/add', { id });
/** Of one guesthouse, or of all. */
export const roomsPath = (minsuId?: string) => withQuery('/merchant/homestay/rooms/list', { minsuId });
export const editRoomPath = (id: string) => withQuery('/merchant/homestay/rooms/add', { id });
export const addRoomPath = (minsuId?: string) => withQuery('/merchant/homestay/rooms/add', { minsuId });

/** Rights of guesthouses and of their rooms, each in its three reaches. */
export const viewMinsus: RightName[] = [
  'viewMerchantHouse',
  'viewSingleMerchantHouse',
  'viewRelatedMerchantHouse',
];
export const manageMinsus: RightName[] = [
  'manageMerchantHouse',
  'manageSingleMerchantHouse',
  'manageRelatedMerchantHouse',
];
export const viewRooms: RightName[] = [
  'viewMerchantHouseRoom',
  'viewSingleMerchantHouseRoom',
  'viewRelatedMerchantHouseRoom',
];
export const manageRooms: RightName[] = [
  'manageMerchantHouseRoom',
  'manageSingleMerchantHouseRoom',
  'manageRelatedMerchantHouseRoom',
];
