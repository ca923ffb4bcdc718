import { useTranslation } from 'react-i18next';
import type { MemberGrade } from '#contracts/areas/memberGrades.ts';
import { countableBenefits } from '#contracts/enums/members.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { InnerTable } from '../../kit/table/InnerTable.tsx';

/** 权益清单: what the grade gives, and how many a year of what is counted. */
export function BenefitTable({ benefits }: Pick<MemberGrade, 'benefits'>) {
  const { t } = useTranslation(['memberGrades', 'memberBenefits']);
  const label = useLabel();
  const typeName = useCodeName('benefitType');
  const quantityOf = ({ type, quantity }: MemberGrade['benefits'][number]) => {
    if (!countableBenefits.includes(type)) return '-';
    return quantity === 0 ? t('memberGrades:unlimited') : quantity;
  };
  return (
    <InnerTable
      label={label('gradeBenefits')}
      rows={benefits}
      keyOf={({ benefitId }) => benefitId}
      columns={[
        { key: 'name', title: label('benefitName'), render: ({ name }) => name },
        { key: 'type', title: label('benefitType'), render: ({ type }) => typeName(type) },
        { key: 'quantity', title: label('benefitQuantity'), align: 'right', render: quantityOf },
        {
          key: 'description',
          title: label('benefitDescription'),
          render: ({ description }) => description,
        },
      ]}
    />
  );
}
