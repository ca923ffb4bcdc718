import { minsuRoomForm, minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { LettingFields, PlanFields, RoomShownFields } from './MinsuRoomFields.tsx';

/** 添加房源, 编辑房源. */
export default function MinsuRoomEdit() {
  return (
    <RecordForm calls={minsuRooms} form={minsuRoomForm}>
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
