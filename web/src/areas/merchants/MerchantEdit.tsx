import { Navigate } from 'react-router-dom';
import { merchantForm, merchants, ownMerchantForm } from '#contracts/areas/merchants.ts';
import { formValues } from '#contracts/forms/blank.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useOwnMerchantId } from '../../api/scope.ts';
import { useChain } from '../../domain/trade/useChain.ts';
import { revealOf } from '../../kit/display/reveal.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { FormPage } from '../../kit/form/FormPage.tsx';
import { LogSection } from '../../kit/form/LogSection.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useBack } from '../../kit/page/useBack.ts';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { BasicFields, CredentialFields, PlatformFacts, PlatformFields } from './MerchantFields.tsx';
import { addPath } from './paths.ts';

/** 添加商户, 编辑商户. A merchant user edits his own merchant, without the section 结算. */
export default function MerchantEdit() {
  const ownId = useOwnMerchantId();
  const id = useRecordId();
  const contractStart = useToday();
  const { ofMerchant } = useChain();
  if (ownId) return id === ownId ? <EditOwn /> : <Navigate to={addPath(ownId)} replace />;
  return (
    <RecordForm calls={merchants} form={merchantForm} given={{ contractStart }} next={ofMerchant}>
      {(merchant) => (
        <>
          <BasicFields
            categoryName={merchant?.categoryName}
            revealPhone={merchant && revealOf(merchants.reveal, merchant)('contactPhone')}
            platform
          />
          <CredentialFields />
          <PlatformFields record={merchant} />
        </>
      )}
    </RecordForm>
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
      values={formValues(ownMerchantForm, data)}
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
      <LogSection logs={data.logs} />
    </FormPage>
  );
}
