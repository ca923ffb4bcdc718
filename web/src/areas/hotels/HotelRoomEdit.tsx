import { hotelRoomForm, hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { formScreen } from '../../kit/form/RecordForm.tsx';
import { HotelRoomFields } from './HotelRoomFields.tsx';

/** 添加房型, 编辑房型. */
export default formScreen(hotelRooms, hotelRoomForm, HotelRoomFields);
