import { useTranslation } from 'react-i18next';
import { estateConsultants } from '#contracts/areas/estateConsultants.ts';
import { estateRecommends } from '#contracts/areas/estateRecommends.ts';
import { estates } from '#contracts/areas/estates.ts';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { dateRangeField } from '../../kit/table/dateRangeField.ts';
import type { SearchField } from '../../kit/table/searchField.ts';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';

/** The search conditions of 推荐列表 (domain design, section 5.3). */
export function useRecommendSearch(): SearchField[] {
  const { t } = useTranslation(['estateRecommends', 'common']);
  const label = useLabel();
  const statusName = useCodeName('recommendStatus');
  const { list } = useScopedCalls(estateRecommends);
  const { all } = useScopedCalls(estates);
  /** Those after the contract are folded away; the statistics lead here by them. */
  const spans = [
    ['create', label('recommendTime')],
    ['sign', label('signDate')],
    ['approved', t('approvedDay')],
    ['visit', t('visitDay')],
    ['subscribe', label('subscribeDate')],
    ['end', t('endDay')],
  ] as const;
  return useSearchFields(
    list,
    [
      { kind: 'nameOrNumber', name: 'customer', label: t('customerOrMobile'), maxLength: 20 },
      { kind: 'nameOrNumber', name: 'recommender', label: t('recommenderOrMobile'), maxLength: 20 },
      'estateId',
      {
        kind: 'select',
        name: 'status',
        label: label('recommendStatus'),
        options: valuesOf(recommendStatus).map((code) => ({
          value: String(code),
          label: statusName(code),
        })),
      },
      {
        kind: 'select',
        name: 'ended',
        label: t('isEnded'),
        options: [
          { value: '1', label: t('common:yes') },
          { value: '0', label: t('common:no') },
        ],
      },
      {
        kind: 'remote',
        name: 'consultantId',
        label: label('consultant'),
        endpoint: estateConsultants.all,
        follows: { field: 'estateId', as: 'estateId' },
      },
      'settleState',
      ...spans.map(([name, title]) =>
        dateRangeField({ name: `${name}Start`, endName: `${name}End`, label: title, looks: 'back' }),
      ),
      'recommendNo',
    ],
    { estateId: { endpoint: all } },
  );
}
