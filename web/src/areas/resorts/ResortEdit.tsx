import { type Resort, type ResortForm, resortForm, resorts } from '#contracts/areas/resorts.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useOwnMerchantId, useScopedCalls } from '../../api/scope.ts';
import { FormPage } from '../../kit/form/FormPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useBack } from '../../kit/page/useBack.ts';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { BasicFields, DisplayFields, PictureFields, PlaceFields, VisitFields } from './ResortFields.tsx';
import { blankSeason } from './ResortSeasons.tsx';
import { VisitorFields } from './VisitorFields.tsx';

/** 添加景区, 编辑景区. */
export default function ResortEdit() {
  const id = useRecordId();
  const merchantId = useOwnMerchantId();
  return id ? <EditOne key={id} id={id} /> : <ResortFormPage values={{ ...blank(), merchantId }} />;
}

/** What is still to be typed or chosen is an empty text, which the schema asks for. */
const open = '' as unknown as number;

const blank = (): ResortForm => ({
  name: '',
  merchantId: '',
  level: open as ResortForm['level'],
  themes: [],
  area: { provinceId: '', cityId: '', provinceName: '', cityName: '' },
  address: '',
  longitude: open,
  latitude: open,
  phone: '',
  seasons: [blankSeason],
  playMinutes: open,
  capacity: 0,
  pictures: [],
  videoUrl: '',
  intro: '',
  detail: '',
  transport: '',
  notice: '',
  concessions: '',
  facilities: [],
  tags: [],
  ordering: 0,
  enabled: 1,
});

/** The fields of the form out of a record, which holds more. */
function formOf(record: Resort): ResortForm {
  const keys = [...Object.keys(blank()), 'version'] as (keyof Resort)[];
  const values = Object.fromEntries(keys.map((key) => [key, record[key]])) as unknown as ResortForm;
  return { ...values, playMinutes: record.playMinutes ?? open };
}

function EditOne({ id }: { id: string }) {
  const calls = useScopedCalls(resorts);
  const { data, error, reload } = useFreshData(calls.get, { params: { id } });
  if (!data) return <LoadState error={error} onRetry={reload} />;
  return <ResortFormPage resort={data} values={formOf(data)} />;
}

function ResortFormPage({ resort, values }: { resort?: Resort; values: ResortForm }) {
  const back = useBack();
  const calls = useScopedCalls(resorts);
  const save = (body: ResortForm) =>
    resort ? call(calls.update, { params: { id: resort.id }, body }) : call(calls.add, { body });
  const mayEdit = !resort || resort.actions.includes('edit');
  return (
    <FormPage
      recordId={resort?.id ?? ''}
      schema={resortForm as never}
      values={values}
      {...(mayEdit && { onSubmit: save })}
      onSaved={() => {
        reportDone();
        back();
      }}
      onBack={back}
    >
      <BasicFields merchantName={resort?.merchantName} />
      <PlaceFields />
      <VisitFields />
      <PictureFields />
      <VisitorFields />
      <DisplayFields />
    </FormPage>
  );
}
