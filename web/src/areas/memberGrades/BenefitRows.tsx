import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { memberBenefits } from '#contracts/areas/memberBenefits.ts';
import type { MemberGrade } from '#contracts/areas/memberGrades.ts';
import { type RowCell, RowsField } from '../../kit/form/RowsField.tsx';
import { digitsCell } from '../../kit/form/rowCells.tsx';
import { RemoteSelect } from '../../kit/select/RemoteSelect.tsx';

const blank = { benefitId: '', quantity: 0 };

/** 权益: the benefits of a grade, and how many a year of those that are counted. */
export function BenefitRows({ known }: { known: MemberGrade['benefits'] | undefined }) {
  const { t } = useTranslation('memberGrades');
  const cells = useMemo<readonly RowCell[]>(() => {
    const names = new Map(known?.map(({ benefitId, name }) => [benefitId, name]));
    return [
      {
        name: 'benefitId',
        width: 'minmax(200px, 320px)',
        input: (control, { label }) => (
          <RemoteSelect
            {...control}
            value={control.value as string}
            label={label}
            endpoint={memberBenefits.allEnabled}
            valueLabel={names.get(control.value as string)}
          />
        ),
      },
      { name: 'quantity', width: '96px', input: digitsCell },
    ];
  }, [known]);
  return (
    <RowsField
      name="benefits"
      cells={cells}
      blank={blank}
      rowName={(n) => t('benefitNo', { n })}
      addText={t('addToGrade')}
      help={t('quantityHelp')}
    />
  );
}
