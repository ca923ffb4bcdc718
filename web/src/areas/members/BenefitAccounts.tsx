import { useTranslation } from 'react-i18next';
import { type BenefitAccount, memberBenefits } from '#contracts/areas/memberBenefits.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useReloadOn } from '../../kit/page/useReloadOn.ts';
import { InnerTable } from '../../kit/table/InnerTable.tsx';

/** 权益 of a member: what he has of each benefit a year, and what is left of it (domain design, section 7.2). It loads again after each of his `changes`. */
export function BenefitAccounts({ memberId, changes }: { memberId: string; changes: number }) {
  const { t } = useTranslation(['members', 'memberGrades']);
  const label = useLabel();
  const typeName = useCodeName('benefitType');
  const { data, error, reload } = useFreshData(memberBenefits.accounts, { query: { memberId } });
  useReloadOn(changes, reload);
  if (!data) return <LoadState error={error} onRetry={reload} />;
  if (data.length === 0) return <p>{t('members:noBenefits')}</p>;
  const number = (key: 'total' | 'used' | 'locked' | 'left', title: string) => ({
    ...{ key, title, align: 'right' as const },
    render: (row: BenefitAccount) => {
      if (row.counted === 0) return '-';
      const isOpen = row.unlimited === 1 && (key === 'total' || key === 'left');
      return isOpen ? t('memberGrades:unlimited') : String(row[key]);
    },
  });
  return (
    <InnerTable
      label={label('benefit')}
      rows={data}
      keyOf={({ id, year }) => `${id} ${year}`}
      columns={[
        { key: 'name', title: label('benefitName'), render: ({ name }) => name },
        { key: 'type', title: label('benefitType'), render: ({ type }) => typeName(type) },
        { key: 'year', title: t('members:year'), render: ({ year }) => String(year) },
        number('total', t('members:benefitTotal')),
        number('used', t('members:benefitUsed')),
        number('locked', t('members:benefitLocked')),
        number('left', label('pointsRemain')),
      ]}
    />
  );
}
