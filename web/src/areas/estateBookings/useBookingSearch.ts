import { useTranslation } from 'react-i18next';
import { estateBookings } from '#contracts/areas/estateBookings.ts';
import { estateConsultants } from '#contracts/areas/estateConsultants.ts';
import { estates } from '#contracts/areas/estates.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { dateRangeField } from '../../kit/table/dateRangeField.ts';
import type { SearchField } from '../../kit/table/searchField.ts';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';

/** The search conditions of 预约线索 (domain design, section 5.2). The tabs set the status. */
export function useBookingSearch(): SearchField[] {
  const { t } = useTranslation('estateBookings');
  const label = useLabel();
  const assignedState = useCodeName('assignedState');
  const { list } = useScopedCalls(estateBookings);
  const { all } = useScopedCalls(estates);
  return useSearchFields(
    list,
    [
      { kind: 'nameOrNumber', name: 'keyword', label: t('nameOrMobile'), maxLength: 20 },
      'estateId',
      {
        kind: 'remote',
        name: 'consultantId',
        label: label('consultant'),
        endpoint: estateConsultants.all,
        follows: { field: 'estateId', as: 'estateId' },
      },
      {
        kind: 'select',
        name: 'assigned',
        label: label('assigned'),
        options: [0, 1].map((code) => ({ value: String(code), label: assignedState(code) })),
      },
      'source',
      dateRangeField({ name: 'visitStart', endName: 'visitEnd', label: label('visitTime'), looks: 'both' }),
      dateRangeField({ name: 'nextStart', endName: 'nextEnd', label: label('nextTime'), looks: 'both' }),
      dateRangeField({ name: 'createStart', endName: 'createEnd', label: t('submitTime'), looks: 'back' }),
    ],
    { estateId: { endpoint: all } },
  );
}
