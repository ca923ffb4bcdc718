import { minsuRoomForm, minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { SaleLine } from '../../domain/trade/SaleLine.tsx';
import { useChain } from '../../domain/trade/useChain.ts';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { MinsuRoomFields } from './MinsuRoomFields.tsx';

/** 添加房源, 编辑房源. */
export default function MinsuRoomEdit() {
  const { ofRoom } = useChain();
  return (
    <RecordForm
      calls={minsuRooms}
      form={minsuRoomForm}
      next={ofRoom('house')}
      about={({ id, minsuId, missing }) => (
        <SaleLine kind="house" resourceId={minsuId} roomId={id} missing={missing} />
      )}
    >
      {(record) => <MinsuRoomFields record={record} />}
    </RecordForm>
  );
}
