import { useTranslation } from 'react-i18next';
import { type ResortRow, resortForm, resorts } from '#contracts/areas/resorts.ts';
import { type VenueColumns, VenueList } from '../../domain/trade/VenueList.tsx';
import { OpeningHours } from './OpeningHours.tsx';

const columns: VenueColumns<ResortRow> = (of) => [
  ...of.names,
  of.code('level', 72),
  of.area,
  {
    key: 'seasons',
    title: of.label('seasons'),
    width: 144,
    value: ({ seasons }) => seasons.map(({ openTime, closeTime }) => `${openTime}-${closeTime}`).join(' '),
    render: ({ seasons }) => <OpeningHours seasons={seasons} />,
  },
  ...of.sale,
  of.ordering,
  ...of.actions,
];

/** 景区列表 (domain design, section 8.3). */
export default function ResortList() {
  const { t } = useTranslation('menu');
  return (
    <VenueList
      kind="place"
      calls={resorts}
      form={resortForm}
      search={['name', 'merchantId', 'level', 'area', 'enabled']}
      columns={columns}
      productsText={t('/product/place')}
      widths={{ name: 196, area: 88, actions: 176 }}
    />
  );
}
