import { useSearchParams } from 'react-router-dom';
import { hotelRoomForm, hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { RoomFields, RoomShownFields } from './HotelRoomFields.tsx';
import { StockFields } from './StockFields.tsx';

/** 添加房型, to the hotel of the address if there is one; 编辑房型. */
export default function HotelRoomEdit() {
  const [address] = useSearchParams();
  const hotelId = address.get('hotelId') ?? '';
  return (
    <RecordForm calls={hotelRooms} form={hotelRoomForm} given={{ hotelId }}>
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
