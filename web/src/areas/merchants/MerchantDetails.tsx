import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { type Merchant, merchants } from '#contracts/areas/merchants.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useIsMerchantUser, useScopedCalls } from '../../api/scope.ts';
import { EnabledTag } from '../../kit/display/EnabledTag.tsx';
import { formatDateTime, formatRate } from '../../kit/display/format.ts';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import { revealOf } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { DetailPage, Facts, Figures, Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import { ContractEnd } from './ContractEnd.tsx';
import { MerchantAccounts } from './MerchantAccounts.tsx';
import css from './MerchantDetails.module.css';
import { MerchantSales } from './MerchantSales.tsx';
import { MerchantSteps } from './MerchantSteps.tsx';
import { MerchantVenues } from './MerchantVenues.tsx';
import { addPath, listPath } from './paths.ts';

/** 商户详情: the merchant of the address, or the user's own. */
export default function MerchantDetails() {
  const own = useIsMerchantUser();
  const id = useRecordId();
  if (own) return <OwnMerchant />;
  return id ? <OneMerchant key={id} id={id} /> : <Navigate to={listPath} replace />;
}

function OneMerchant({ id }: { id: string }) {
  const { data, error, reload } = useFreshData(merchants.get, { params: { id } });
  return data ? (
    <Shown merchant={data} onSeen={() => reload()} />
  ) : (
    <LoadState error={error} onRetry={reload} />
  );
}

function OwnMerchant() {
  const { data, error, reload } = useFreshData(merchants.getOfOwn, { params: {} as { belongId: string } });
  return data ? (
    <Shown merchant={data} onSeen={() => reload()} />
  ) : (
    <LoadState error={error} onRetry={reload} />
  );
}

function Shown({ merchant, onSeen }: { merchant: Merchant; onSeen: () => unknown }) {
  const { t } = useTranslation(['merchants', 'kit', 'common']);
  const label = useLabel();
  const typeName = useCodeName('businessType');
  const settleName = useCodeName('settleType');
  const navigate = useNavigate();
  const reveal = revealOf(useScopedCalls(merchants).reveal, merchant, onSeen);
  const { area, permits = [] } = merchant;
  return (
    <DetailPage
      title={merchant.name}
      tags={<EnabledTag enabled={merchant.enabled} />}
      actions={
        merchant.actions.includes('edit') && (
          <Button theme="solid" onClick={() => navigate(addPath(merchant.id))}>
            {t('common:edit')}
          </Button>
        )
      }
    >
      <Figures
        figures={[
          { label: typeName(10), value: merchant.resortCount },
          { label: typeName(20), value: merchant.hotelCount },
          { label: typeName(30), value: merchant.minsuCount },
          { label: label('productCount'), value: merchant.productCount },
          { label: t('merchants:users'), value: merchant.userCount },
        ]}
      />
      <MerchantSteps merchant={merchant} />
      <Section title={t('merchants:recent', merchant.recent)}>
        <MerchantSales id={merchant.id} recent={merchant.recent} />
      </Section>
      <Section title={t('merchants:basic')}>
        <Facts
          facts={[
            { label: label('merchantNo'), value: merchant.merchantNo },
            { label: label('category'), value: merchant.categoryName },
            { label: label('businessTypes'), value: merchant.businessTypes.map(typeName).join(' · ') },
            { label: label('contactName'), value: merchant.contactName },
            {
              label: label('contactPhone'),
              value: (
                <MaskedText
                  value={merchant.contactPhone}
                  of={label('contactPhone')}
                  reveal={reveal('contactPhone')}
                />
              ),
            },
            { label: t('common:createTime'), value: formatDateTime(merchant.createTime) },
            {
              label: label('address'),
              value: `${area.provinceName}${area.provinceName === area.cityName ? '' : area.cityName}${merchant.address}`,
              wide: true,
            },
            { label: label('intro'), value: merchant.intro, wide: true },
          ]}
        />
      </Section>
      <Section title={t('merchants:credentials')}>
        <Facts
          facts={[
            { label: label('creditCode'), value: merchant.creditCode },
            { label: label('legalName'), value: merchant.legalName },
            { label: 'LOGO', value: <Thumbnail url={merchant.logoUrl} alt="LOGO" /> },
            {
              label: label('license'),
              value: <Thumbnail url={merchant.licenseUrl} alt={label('license')} />,
            },
            {
              label: label('legalIdFront'),
              value: merchant.legalIdFrontUrl && (
                <Thumbnail url={merchant.legalIdFrontUrl} alt={label('legalIdFront')} />
              ),
            },
            {
              label: label('legalIdBack'),
              value: merchant.legalIdBackUrl && (
                <Thumbnail url={merchant.legalIdBackUrl} alt={label('legalIdBack')} />
              ),
            },
            {
              label: label('permits'),
              wide: true,
              value: permits.length > 0 && (
                <span className={css.pictures}>
                  {permits.map((url, at) => (
                    <Thumbnail key={url} url={url} alt={`${label('permits')} ${at + 1}`} />
                  ))}
                </span>
              ),
            },
          ]}
        />
      </Section>
      <Section title={t('merchants:settlement')}>
        <Facts
          facts={[
            { label: label('contractNo'), value: merchant.contractNo },
            { label: label('contractStart'), value: merchant.contractStart },
            { label: label('contractEnd'), value: <ContractEnd date={merchant.contractEnd} /> },
            { label: label('settleType'), value: settleName(merchant.settleType) },
            { label: label('commissionRate'), value: formatRate(merchant.commissionRate) },
            { label: label('accountName'), value: merchant.accountName },
            { label: label('bankName'), value: merchant.bankName },
            { label: label('bankAccount'), value: merchant.bankAccount },
          ]}
        />
      </Section>
      <Section title={t('merchants:places')}>
        <MerchantVenues merchant={merchant} />
      </Section>
      <Section title={t('merchants:accounts')}>
        <MerchantAccounts merchant={merchant} />
      </Section>
      <Section title={t('common:operationLog')}>
        <Timeline logs={merchant.logs} />
      </Section>
    </DetailPage>
  );
}
