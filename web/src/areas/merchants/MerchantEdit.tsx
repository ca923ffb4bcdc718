import { Navigate } from 'react-router-dom';
import {
  type Merchant,
  type MerchantForm,
  merchantForm,
  merchants,
  type OwnMerchantForm,
  ownMerchantForm,
} from '#contracts/areas/merchants.ts';
import { settleType } from '#contracts/enums/merchants.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useOwnMerchantId } from '../../api/scope.ts';
import { type Reveal, revealOf } from '../../kit/display/reveal.ts';
import { shanghaiDate } from '../../kit/display/today.ts';
import { FormPage } from '../../kit/form/FormPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useBack } from '../../kit/page/useBack.ts';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { BasicFields, CredentialFields, PlatformFacts, PlatformFields } from './MerchantFields.tsx';
import { addPath } from './paths.ts';

/** 添加商户, 编辑商户; a merchant user edits his own, without what the platform settles with him. */
export default function MerchantEdit() {
  const ownId = useOwnMerchantId();
  const id = useRecordId();
  if (ownId) return id === ownId ? <EditOwn /> : <Navigate to={addPath(ownId)} replace />;
  return id ? <EditOne key={id} id={id} /> : <MerchantFormPage values={blank()} />;
}

const blank = (): MerchantForm => ({
  name: '',
  logoUrl: '',
  contactName: '',
  contactPhone: '',
  area: { provinceId: '', cityId: '', provinceName: '', cityName: '' },
  address: '',
  intro: '',
  creditCode: '',
  licenseUrl: '',
  legalName: '',
  legalIdFrontUrl: '',
  legalIdBackUrl: '',
  permits: [],
  categoryId: '',
  businessTypes: [],
  contractNo: '',
  contractStart: shanghaiDate(),
  contractEnd: '',
  settleType: settleType.monthly,
  commissionRate: '' as unknown as number,
  accountName: '',
  bankName: '',
  bankAccount: '',
  ordering: 0,
  enabled: 1,
});

/** The fields of a form out of a record, which holds more. */
function formOf<Form extends object>(keys: readonly (keyof Form & string)[], record: Merchant): Form {
  return Object.fromEntries(keys.map((key) => [key, record[key as keyof Merchant]])) as Form;
}
const allFields = [...(Object.keys(blank()) as (keyof MerchantForm)[]), 'version'] as const;
const ownFields = Object.keys(ownMerchantForm._zod.def.shape) as (keyof OwnMerchantForm)[];

function EditOne({ id }: { id: string }) {
  const { data, error, reload } = useFreshData(merchants.get, { params: { id } });
  if (!data) return <LoadState error={error} onRetry={reload} />;
  return (
    <MerchantFormPage
      merchantId={id}
      categoryName={data.categoryName}
      revealPhone={revealOf(merchants.reveal, data)('contactPhone')}
      values={formOf<MerchantForm>(allFields, data)}
    />
  );
}

interface Props {
  merchantId?: string;
  categoryName?: string;
  revealPhone?: Reveal | undefined;
  values: MerchantForm;
}

function MerchantFormPage({ merchantId, categoryName, revealPhone, values }: Props) {
  const back = useBack();
  const save = (body: MerchantForm) =>
    merchantId ? call(merchants.update, { params: { id: merchantId }, body }) : call(merchants.add, { body });
  return (
    <FormPage
      recordId={merchantId ?? ''}
      schema={merchantForm}
      values={values}
      onSubmit={save}
      onSaved={() => {
        reportDone();
        back();
      }}
      onBack={back}
    >
      <BasicFields categoryName={categoryName} revealPhone={revealPhone} platform />
      <CredentialFields />
      <PlatformFields />
    </FormPage>
  );
}

function EditOwn() {
  const back = useBack();
  const { data, error, reload } = useFreshData(merchants.getOfOwn, { params: {} as { belongId: string } });
  if (!data) return <LoadState error={error} onRetry={reload} />;
  return (
    <FormPage
      recordId="own"
      schema={ownMerchantForm}
      values={formOf<OwnMerchantForm>(ownFields, data)}
      onSubmit={(body) => call(merchants.updateOfOwn, { params: {} as { belongId: string }, body })}
      onSaved={() => {
        reportDone();
        back();
      }}
      onBack={back}
    >
      <BasicFields revealPhone={revealOf(merchants.revealOfOwn, data)('contactPhone')} />
      <CredentialFields />
      <PlatformFacts merchant={data} />
    </FormPage>
  );
}
