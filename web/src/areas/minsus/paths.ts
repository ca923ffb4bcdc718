import { rightsOver } from '#contracts/rights/rights.ts';
import { withQuery } from '../../kit/page/withQuery.ts';

/** Addresses of the guesthouses' pages, and their rights; without an id a page adds. */
export const addMinsuPath = (id?: string) => withQuery('/merchant/homestay/homestays/add', { id });
/** Of one guesthouse, or of all. */
export const roomsPath = (minsuId?: string) => withQuery('/merchant/homestay/rooms/list', { minsuId });
export const editRoomPath = (id: string) => withQuery('/merchant/homestay/rooms/add', { id });
export const addRoomPath = (minsuId?: string) => withQuery('/merchant/homestay/rooms/add', { minsuId });

/** Rights of guesthouses and of their rooms, each in its three reaches. */
export const viewMinsus = rightsOver('view', 'MerchantHouse');
export const manageMinsus = rightsOver('manage', 'MerchantHouse');
export const viewRooms = rightsOver('view', 'MerchantHouseRoom');
export const manageRooms = rightsOver('manage', 'MerchantHouseRoom');
