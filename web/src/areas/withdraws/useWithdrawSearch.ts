import { useTranslation } from 'react-i18next';
import { withdraws } from '#contracts/areas/withdraws.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { dateRangeField } from '../../kit/table/dateRangeField.ts';
import type { SearchField } from '../../kit/table/searchField.ts';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';

/** The search conditions of 提现记录 (domain design, section 14.1). The tabs set the status. */
export function useWithdrawSearch(): SearchField[] {
  const { t } = useTranslation(['withdraws', 'orders']);
  const label = useLabel();
  return useSearchFields(withdraws.list, [
    { kind: 'code', name: 'withdrawNo', label: label('withdrawNo'), maxLength: 30 },
    { kind: 'nameOrNumber', name: 'member', label: label('withdrawMember'), maxLength: 20 },
    'way',
    'channelNo',
    dateRangeField({
      ...{ name: 'createStart', endName: 'createEnd' },
      ...{ label: t('orders:applyTime'), looks: 'back' },
    }),
    dateRangeField({
      ...{ name: 'finishStart', endName: 'finishEnd' },
      ...{ label: label('arrivalTime'), looks: 'back' },
    }),
    { kind: 'moneyRange', name: 'amountMin', endName: 'amountMax', label: t('withdraws:amountRange') },
  ]);
}
