import { useTranslation } from 'react-i18next';
import { type MinsuRow, minsuForm, minsus } from '#contracts/areas/minsus.ts';
import { type HouseColumns, HouseList } from '../../domain/stays/HouseList.tsx';

const columns: HouseColumns<MinsuRow> = (of) => ({
  grade: of.code('minsuType', 80),
  rooms: [of.number('roomKinds', 68), of.number('unitCount', 80)],
});

/** 民宿列表 (domain design, section 8.6). */
export default function MinsuList() {
  const { t } = useTranslation('minsus');
  return (
    <HouseList
      kind="house"
      calls={minsus}
      form={minsuForm}
      roomsText={t('rooms')}
      search={['name', 'merchantId', 'minsuType', 'area', 'enabled']}
      columns={columns}
      widths={{ name: 172, area: 122, actions: 148 }}
    />
  );
}
