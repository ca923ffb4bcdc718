import { type Hotel, type HotelForm, hotelForm, hotels } from '#contracts/areas/hotels.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useOwnMerchantId, useScopedCalls } from '../../api/scope.ts';
import { FormPage } from '../../kit/form/FormPage.tsx';
import { formValues } from '../../kit/form/formValues.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useBack } from '../../kit/page/useBack.ts';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { BasicFields, ContentFields, DisplayFields, PlaceFields } from './HotelFields.tsx';
import { PolicyFields } from './PolicyFields.tsx';

/** 添加酒店, 编辑酒店. */
export default function HotelEdit() {
  const id = useRecordId();
  const merchantId = useOwnMerchantId();
  return id ? <EditOne key={id} id={id} /> : <HotelFormPage values={{ ...blank(), merchantId }} />;
}

/** What is still to be typed or chosen is an empty text, which the schema asks for where it must be. */
const open = '' as unknown as number;

/** Times as houses commonly have them (8.4). */
const blank = (): HotelForm => ({
  name: '',
  merchantId: '',
  starLevel: open as HotelForm['starLevel'],
  brand: '',
  openYear: open,
  renovationYear: open,
  floors: open,
  totalRooms: open,
  area: { provinceId: '', cityId: '', provinceName: '', cityName: '' },
  address: '',
  longitude: open,
  latitude: open,
  frontPhone: '',
  checkInTime: '14:00',
  checkOutTime: '12:00',
  holdUntil: '18:00',
  depositAmount: 0,
  pets: 0,
  childPolicy: '',
  extraBed: 0,
  extraBedPrice: open,
  foreignGuests: 0,
  payWays: [],
  pictures: [],
  intro: '',
  detail: '',
  facilities: [],
  tags: [],
  ordering: 0,
  enabled: 1,
});

function EditOne({ id }: { id: string }) {
  const { get } = useScopedCalls(hotels);
  const { data, error, reload } = useFreshData(get, { params: { id } });
  if (!data) return <LoadState error={error} onRetry={reload} />;
  return <HotelFormPage hotel={data} values={formValues<HotelForm>(hotelForm, data)} />;
}

function HotelFormPage({ hotel, values }: { hotel?: Hotel; values: HotelForm }) {
  const { add, update } = useScopedCalls(hotels);
  const back = useBack();
  const save = (body: HotelForm) =>
    hotel ? call(update, { params: { id: hotel.id }, body }) : call(add, { body });
  const mayEdit = !hotel || hotel.actions.includes('edit');
  return (
    <FormPage
      recordId={hotel?.id ?? ''}
      schema={hotelForm}
      values={values}
      {...(mayEdit && { onSubmit: save })}
      onSaved={() => {
        reportDone();
        back();
      }}
      onBack={back}
    >
      <BasicFields merchantName={hotel?.merchantName} roomTotal={hotel?.roomTotal} />
      <PlaceFields />
      <PolicyFields />
      <ContentFields />
      <DisplayFields />
    </FormPage>
  );
}
