import { useTranslation } from 'react-i18next';
import { type Company, companyForm, estateCompanies } from '#contracts/areas/estateCompanies.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { EnabledTag } from '../../kit/display/EnabledTag.tsx';
import { formatDateTime } from '../../kit/display/format.ts';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import { revealOf } from '../../kit/display/reveal.ts';
import { useFieldLabel } from '../../kit/display/useFieldLabel.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Details, Facts, Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';

interface Props {
  id: string;
  onClose: () => void;
}

/** 公司详情 over the list: the company's data and who changed what. */
export default function CompanyDetail({ id, onClose }: Props) {
  const { t } = useTranslation('estates');
  const { get } = useScopedCalls(estateCompanies);
  const { data, error, reload } = useFreshData(get, { params: { id } });
  return (
    <TopDialog title={data?.name ?? t('companyDetail')} width={960} light onClose={onClose}>
      {data ? (
        <Shown company={data} onSeen={() => reload()} />
      ) : (
        <LoadState error={error} onRetry={reload} onClose={onClose} />
      )}
    </TopDialog>
  );
}

function Shown({ company, onSeen }: { company: Company; onSeen: () => unknown }) {
  const { t } = useTranslation(['estates', 'common']);
  const label = useLabel();
  const of = useFieldLabel(companyForm);
  const calls = useScopedCalls(estateCompanies);
  const reveal = revealOf(calls.reveal, company, onSeen);
  const { area, cooperationStart, cooperationEnd } = company;
  return (
    <Details>
      <Facts
        facts={[
          { label: of('shortName'), value: company.shortName },
          { label: of('creditCode'), value: company.creditCode },
          { label: of('legalName'), value: company.legalName },
          { label: of('contactName'), value: company.contactName },
          {
            label: of('contactPhone'),
            value: (
              <MaskedText
                value={company.contactPhone}
                of={of('contactPhone')}
                reveal={reveal('contactPhone')}
              />
            ),
          },
          {
            label: t('common:status'),
            value: <EnabledTag enabled={company.enabled} />,
          },
          { label: label('estateCount'), value: company.estateCount },
          { label: label('userCount'), value: company.userCount },
          {
            label: t('estates:cooperation'),
            value: cooperationStart || cooperationEnd ? `${cooperationStart} ~ ${cooperationEnd}` : '',
          },
          { label: t('common:createTime'), value: formatDateTime(company.createTime) },
          {
            label: of('licenseUrl'),
            value: <Thumbnail url={company.licenseUrl} alt={of('licenseUrl')} />,
          },
          {
            label: of('address'),
            value: `${area.provinceName} ${area.cityName} ${company.address}`,
            wide: true,
          },
          { label: of('intro'), value: company.intro, wide: true },
          { label: of('remark'), value: company.remark, wide: true },
        ]}
      />
      <Section title={t('common:operationLog')}>
        <Timeline logs={company.logs} />
      </Section>
    </Details>
  );
}
