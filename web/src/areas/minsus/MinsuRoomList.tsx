import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type MinsuRoomRow, minsuRoomForm, minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { type RoomColumns, RoomList } from '../../domain/stays/RoomList.tsx';

/** 房源列表: the units that guesthouses let (domain design, section 8.6). */
export default function MinsuRoomList() {
  const { t } = useTranslation('minsus');
  const columns = useCallback<RoomColumns<MinsuRoomRow>>(
    (of) => [
      of.name,
      of.text('minsuName', 116, of.label('minsuId')),
      of.code('rentType', 88),
      {
        key: 'plan',
        title: t('plan'),
        width: 124,
        render: ({ bedrooms, livingRooms, kitchens, bathrooms }) =>
          t('planOf', { bedrooms, livingRooms, kitchens, bathrooms }),
      },
      of.beds(124, ({ type, count }) => `${type}×${count}`),
      of.hundredths('roomArea', 92),
      of.number('maxGuests', 84),
      ...of.sale,
      ...of.actions,
    ],
    [t],
  );
  return (
    <RoomList
      kind="house"
      calls={minsuRooms}
      form={minsuRoomForm}
      houses={minsus}
      search={['name', 'minsuId', 'rentType', 'bedType', 'enabled', 'merchantId']}
      pictureOf={coverOf}
      columns={columns}
    />
  );
}

const coverOf = ({ coverUrl }: MinsuRoomRow) => coverUrl;
