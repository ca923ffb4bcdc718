import { useTranslation } from 'react-i18next';
import { type Minsu, type MinsuForm, minsuForm, minsus } from '#contracts/areas/minsus.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useOwnMerchantId, useScopedCalls } from '../../api/scope.ts';
import { revealOf } from '../../kit/display/reveal.ts';
import { FormPage, FormSection } from '../../kit/form/FormPage.tsx';
import { formValues } from '../../kit/form/formValues.ts';
import { Timeline } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useBack } from '../../kit/page/useBack.ts';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { HostFields, HouseFields, ShownFields, StayFields } from './MinsuFields.tsx';

/** 添加民宿, 编辑民宿. */
export default function MinsuEdit() {
  const id = useRecordId();
  const ownMerchantId = useOwnMerchantId();
  return id ? <EditOne key={id} id={id} /> : <MinsuFormPage values={blank(ownMerchantId)} />;
}

/** What is still to be typed or chosen is an empty text, which the schema asks for. */
const open = '' as unknown as number;

const blank = (merchantId: string): MinsuForm => ({
  name: '',
  merchantId,
  minsuType: open as MinsuForm['minsuType'],
  brand: '',
  openYear: open,
  renovationYear: open,
  floors: open,
  area: { provinceId: '', cityId: '', provinceName: '', cityName: '' },
  address: '',
  longitude: open,
  latitude: open,
  bookingPhone: '',
  hostName: '',
  hostPhone: '',
  hostPictureUrl: '',
  hostIntro: '',
  checkInTime: '14:00',
  checkOutTime: '12:00',
  holdUntil: '18:00',
  selfCheckIn: 0,
  pictures: [],
  intro: '',
  detail: '',
  features: [],
  facilities: [],
  houseRules: [],
  quietStart: '',
  quietEnd: '',
  childPolicy: '',
  foreignGuests: 0,
  payWays: [],
  depositAmount: 0,
  cleaningAmount: 0,
  tags: [],
  ordering: 0,
  enabled: 1,
});

function EditOne({ id }: { id: string }) {
  const { get } = useScopedCalls(minsus);
  const { data, error, reload } = useFreshData(get, { params: { id } });
  if (!data) return <LoadState error={error} onRetry={reload} />;
  return (
    <MinsuFormPage
      minsu={data}
      values={{
        openYear: open,
        renovationYear: open,
        floors: open,
        ...formValues<MinsuForm>(minsuForm, data),
      }}
    />
  );
}

function MinsuFormPage({ minsu, values }: { minsu?: Minsu; values: MinsuForm }) {
  const { t } = useTranslation('common');
  const { add, update, reveal } = useScopedCalls(minsus);
  const back = useBack();
  const save = (body: MinsuForm) =>
    minsu ? call(update, { params: { id: minsu.id }, body }) : call(add, { body });
  const mayEdit = !minsu || minsu.actions.includes('edit');
  return (
    <FormPage
      recordId={minsu?.id ?? ''}
      schema={minsuForm}
      values={values}
      {...(mayEdit && { onSubmit: save })}
      onSaved={() => {
        reportDone();
        back();
      }}
      onBack={back}
    >
      <HouseFields merchantName={minsu?.merchantName} />
      <HostFields revealPhone={minsu && revealOf(reveal, minsu)('hostPhone')} />
      <StayFields />
      <ShownFields />
      {minsu && (
        <FormSection title={t('operationLog')}>
          <Timeline logs={minsu.logs} />
        </FormSection>
      )}
    </FormPage>
  );
}
