import { useSearchParams } from 'react-router-dom';
import {
  type HotelRoom,
  type HotelRoomForm,
  hotelRoomForm,
  hotelRooms,
} from '#contracts/areas/hotelRooms.ts';
import { bathroom, internet, smoking, windowType } from '#contracts/enums/hotels.ts';
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
import { RoomFields, RoomShownFields } from './HotelRoomFields.tsx';
import { StockFields } from './StockFields.tsx';

/** 添加房型, to the hotel of the address if there is one; 编辑房型. */
export default function HotelRoomEdit() {
  const id = useRecordId();
  const [address] = useSearchParams();
  const hotelId = address.get('hotelId') ?? '';
  return id ? <EditOne key={id} id={id} /> : <RoomFormPage values={{ ...blank(), hotelId }} />;
}

/** What is still to be typed is an empty text, which the schema asks for where it must be. */
const open = '' as unknown as number;

const blank = (): HotelRoomForm => ({
  hotelId: '',
  name: '',
  beds: [blankBed],
  roomArea: open,
  roomFloor: '',
  adults: 2,
  children: 0,
  windowType: windowType.outside,
  smoking: smoking.forbidden,
  internet: [internet.wifi],
  bathroom: bathroom.own,
  extraBeds: 0,
  extraBedPrice: open,
  roomCount: open,
  pictures: [],
  facilities: [],
  description: '',
  ordering: 0,
  enabled: 1,
});

function EditOne({ id }: { id: string }) {
  const { get } = useScopedCalls(hotelRooms);
  const { data, error, reload } = useFreshData(get, { params: { id } });
  if (!data) return <LoadState error={error} onRetry={reload} />;
  return <RoomFormPage room={data} values={formValues<HotelRoomForm>(hotelRoomForm, data)} />;
}

function RoomFormPage({ room, values }: { room?: HotelRoom; values: HotelRoomForm }) {
  const { add, update } = useScopedCalls(hotelRooms);
  const back = useBack();
  const save = (body: HotelRoomForm) =>
    room ? call(update, { params: { id: room.id }, body }) : call(add, { body });
  const mayEdit = !room || room.actions.includes('edit');
  return (
    <FormPage
      recordId={room?.id ?? ''}
      schema={hotelRoomForm}
      values={values}
      {...(mayEdit && { onSubmit: save })}
      onSaved={() => {
        reportDone();
        back();
      }}
      onBack={back}
    >
      <RoomFields hotelName={room?.hotelName} />
      <StockFields room={room} />
      <RoomShownFields />
    </FormPage>
  );
}
