import { useTranslation } from 'react-i18next';
import { estates } from '#contracts/areas/estates.ts';
import { sendPlans } from '#contracts/areas/sendPlans.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { dateRangeField } from '../../kit/table/dateRangeField.ts';
import type { SearchField } from '../../kit/table/searchField.ts';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';

/** The search conditions of 发放计划 (domain design, section 12.4). */
export function useSendPlanSearch(): SearchField[] {
  const { t } = useTranslation('common');
  const label = useLabel();
  return useSearchFields(
    sendPlans.list,
    [
      'planNo',
      { kind: 'nameOrNumber', name: 'member', label: t('memberOrMobile'), maxLength: 20 },
      'status',
      dateRangeField({
        ...{ name: 'planStart', endName: 'planEnd' },
        ...{ label: label('planDate'), looks: 'both' },
      }),
      dateRangeField({
        ...{ name: 'sendStart', endName: 'sendEnd' },
        ...{ label: label('sendTime'), looks: 'back' },
      }),
      'estateId',
    ],
    { estateId: { endpoint: estates.all } },
  );
}
