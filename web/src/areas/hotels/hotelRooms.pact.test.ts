import { hotelRoomForm, hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { bedType } from '#contracts/enums/stays.ts';
import { hotelRoomExample } from '#contracts/examples/hotelRooms.ts';
import { describeRooms } from '../../api/testing/rooms.ts';

const [bed] = hotelRoomExample.beds;

describeRooms(hotelRooms, {
  kind: 'hotelRoom',
  house: 'hotel',
  form: hotelRoomForm,
  values: hotelRoomExample,
  shown: { hotelName: '云栖湖度假酒店', pictureUrl: '/api/resorts/uploads/room.png' },
  nothing: { bedType: bedType.several },
  found: { enabled: 1 },
  wrong: { beds: [] },
  wrongOfOwn: { roomCount: 0 },
  disabledHouse: 'in a hotel that is disabled',
  rule: {
    words: 'a bed that is too narrow',
    values: { beds: [{ ...bed, width: 89 }] },
    says: '床宽范围为90-300',
    field: 'beds.0.width',
  },
});
