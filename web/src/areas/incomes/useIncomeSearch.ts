import { useTranslation } from 'react-i18next';
import { estates } from '#contracts/areas/estates.ts';
import { incomeRecords } from '#contracts/areas/incomeRecords.ts';
import { incomeStatus } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { dateRangeField } from '../../kit/table/dateRangeField.ts';
import type { SearchField } from '../../kit/table/searchField.ts';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';

/** The search conditions of 收入记录 (domain design, section 12.1). */
export function useIncomeSearch(): SearchField[] {
  const { t } = useTranslation(['incomes', 'common']);
  const label = useLabel();
  const statusName = useCodeName('incomeStatus');
  return useSearchFields(
    incomeRecords.list,
    [
      { kind: 'nameOrNumber', name: 'member', label: t('common:memberOrMobile'), maxLength: 20 },
      'type',
      {
        kind: 'select',
        name: 'status',
        label: label('incomeStatus'),
        options: valuesOf(incomeStatus).map((code) => ({ value: String(code), label: statusName(code) })),
      },
      'estateId',
      'incomeNo',
      'sourceNo',
      dateRangeField({
        ...{ name: 'createStart', endName: 'createEnd' },
        ...{ label: label('incomeTime'), looks: 'back' },
      }),
      { kind: 'moneyRange', name: 'amountMin', endName: 'amountMax', label: t('incomes:amountRange') },
    ],
    { estateId: { endpoint: estates.all } },
  );
}
