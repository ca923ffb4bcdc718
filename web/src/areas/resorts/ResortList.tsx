import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type ResortRow, resortForm, resorts } from '#contracts/areas/resorts.ts';
import { type VenueColumns, VenueList } from '../../domain/trade/VenueList.tsx';
import { useToday } from '../../kit/display/useToday.ts';
import { hoursOn, OpeningHours } from './OpeningHours.tsx';

/** 景区列表 (domain design, section 8.3). */
export default function ResortList() {
  const { t } = useTranslation(['resorts', 'menu']);
  const today = useToday();
  const columns: VenueColumns<ResortRow> = useCallback(
    (of) => [
      ...of.names,
      of.code('level', 72),
      of.area,
      {
        key: 'seasons',
        title: of.label('seasons'),
        width: 144,
        value: ({ seasons }) => hoursOn(seasons, today) ?? t('closedSeason'),
        render: ({ seasons }) => <OpeningHours seasons={seasons} today={today} />,
      },
      ...of.sale,
      of.ordering,
      ...of.actions,
    ],
    [t, today],
  );
  return (
    <VenueList
      kind="place"
      calls={resorts}
      form={resortForm}
      search={['name', 'merchantId', 'level', 'area', 'enabled']}
      columns={columns}
      productsText={t('menu:/product/place')}
      widths={{ name: 196, area: 88, actions: 176 }}
    />
  );
}
