import { useSearchParams } from 'react-router-dom';
import {
  type MinsuRoom,
  type MinsuRoomForm,
  minsuRoomForm,
  minsuRooms,
} from '#contracts/areas/minsuRooms.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { blankBed } from '../../domain/stays/BedRows.tsx';
import { FormPage } from '../../kit/form/FormPage.tsx';
import { formValues } from '../../kit/form/formValues.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useBack } from '../../kit/page/useBack.ts';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { LettingFields, PlanFields, RoomShownFields } from './MinsuRoomFields.tsx';

/** 添加房源, for the guesthouse of the address if there is one; 编辑房源. */
export default function MinsuRoomEdit() {
  const id = useRecordId();
  const [address] = useSearchParams();
  const minsuId = address.get('minsuId') ?? '';
  return id ? <EditOne key={id} id={id} /> : <RoomFormPage values={blank(minsuId)} />;
}

/** What is still to be typed or chosen is an empty text, which the schema asks for. */
const open = '' as unknown as number;

const blank = (minsuId: string): MinsuRoomForm => ({
  minsuId,
  name: '',
  rentType: open as MinsuRoomForm['rentType'],
  identicalUnits: 0,
  roomCount: 1,
  minNights: 1,
  bedrooms: 1,
  livingRooms: 0,
  kitchens: 0,
  bathrooms: 1,
  beds: [blankBed],
  roomArea: open,
  maxGuests: 2,
  extraGuests: 0,
  extraGuestPrice: 0,
  pictures: [],
  facilities: [],
  ordering: 0,
  enabled: 1,
});

function EditOne({ id }: { id: string }) {
  const { get } = useScopedCalls(minsuRooms);
  const { data, error, reload } = useFreshData(get, { params: { id } });
  if (!data) return <LoadState error={error} onRetry={reload} />;
  return <RoomFormPage room={data} values={formValues<MinsuRoomForm>(minsuRoomForm, data)} />;
}

function RoomFormPage({ room, values }: { room?: MinsuRoom; values: MinsuRoomForm }) {
  const { add, update } = useScopedCalls(minsuRooms);
  const back = useBack();
  const save = (body: MinsuRoomForm) =>
    room ? call(update, { params: { id: room.id }, body }) : call(add, { body });
  const mayEdit = !room || room.actions.includes('edit');
  return (
    <FormPage
      recordId={room?.id ?? ''}
      schema={minsuRoomForm}
      values={values}
      {...(mayEdit && { onSubmit: save })}
      onSaved={() => {
        reportDone();
        back();
      }}
      onBack={back}
    >
      <LettingFields minsuName={room?.minsuName} />
      <PlanFields />
      <RoomShownFields />
    </FormPage>
  );
}
