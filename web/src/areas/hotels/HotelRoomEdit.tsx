import { hotelRoomForm, hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { SaleLine } from '../../domain/trade/SaleLine.tsx';
import { useChain } from '../../domain/trade/useChain.ts';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { HotelRoomFields } from './HotelRoomFields.tsx';

/** 添加房型, 编辑房型. */
export default function HotelRoomEdit() {
  const { ofRoom } = useChain();
  return (
    <RecordForm
      calls={hotelRooms}
      form={hotelRoomForm}
      next={ofRoom('hotel')}
      about={({ id, hotelId, missing }) => (
        <SaleLine kind="hotel" resourceId={hotelId} roomId={id} missing={missing} />
      )}
    >
      {(record) => <HotelRoomFields record={record} />}
    </RecordForm>
  );
}
