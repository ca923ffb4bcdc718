import { useTranslation } from 'react-i18next';
import { type HotelRow, hotelForm, hotels } from '#contracts/areas/hotels.ts';
import { type HouseColumns, HouseList } from '../../domain/stays/HouseList.tsx';

const columns: HouseColumns<HotelRow> = (of) => ({
  grade: of.code('starLevel', 108),
  rooms: [of.number('roomTypeCount', 68), of.number('totalRooms', 68)],
});

/** 酒店列表 (domain design, section 8.4). */
export default function HotelList() {
  const { t } = useTranslation('hotels');
  return (
    <HouseList
      kind="hotel"
      calls={hotels}
      form={hotelForm}
      roomsText={t('roomTypes')}
      search={['name', 'merchantId', 'starLevel', 'area', 'enabled']}
      columns={columns}
      widths={{ name: 184, area: 88, actions: 148 }}
    />
  );
}
