import { useSearchParams } from 'react-router-dom';
import { minsuRoomForm, minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { LettingFields, PlanFields, RoomShownFields } from './MinsuRoomFields.tsx';

/** 添加房源, for the guesthouse of the address if there is one; 编辑房源. */
export default function MinsuRoomEdit() {
  const [address] = useSearchParams();
  const minsuId = address.get('minsuId') ?? '';
  return (
    <RecordForm calls={minsuRooms} form={minsuRoomForm} given={{ minsuId }}>
      {(room) => (
        <>
          <LettingFields minsuName={room?.minsuName} />
          <PlanFields />
          <RoomShownFields />
        </>
      )}
    </RecordForm>
  );
}
