import { hotelRoomForm, hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { RoomFields, RoomShownFields } from './HotelRoomFields.tsx';
import { StockFields } from './StockFields.tsx';

/** 添加房型, 编辑房型. */
export default function HotelRoomEdit() {
  return (
    <RecordForm calls={hotelRooms} form={hotelRoomForm}>
      {(room) => (
        <>
          <RoomFields hotelName={room?.hotelName} />
          <StockFields room={room} />
          <RoomShownFields />
        </>
      )}
    </RecordForm>
  );
}
