import { MatchersV3 } from '@pact-foundation/pact';
import { type HotelRoomForm, hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { bathroom, hotelRoomFacility, internet, smoking, windowType } from '#contracts/enums/hotels.ts';
import { bedType } from '#contracts/enums/stays.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { filledText, fromState, id, isRefused, oneOf, regex, type State } from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';

const { atLeastLike, eachLike, integer, string } = MatchersV3;

const flag = oneOf(1, 0);
const picture = regex('^(https?://|/)\\S+$', '/api/resorts/uploads/room.png');
const codes = (known: readonly number[]) => atLeastLike(oneOf(...known), 0, 1);

/** What list and form show. */
const shown = {
  id: id(),
  name: filledText('高级大床房'),
  hotelId: id('1'),
  hotelName: filledText('云栖湖度假酒店'),
  beds: eachLike({ bedType: oneOf(...valuesOf(bedType)), width: integer(180), count: integer(1) }),
  roomArea: integer(3200),
  roomFloor: string('3-5层'),
  adults: integer(2),
  children: integer(1),
  windowType: oneOf(...valuesOf(windowType)),
  roomCount: integer(96),
  ordering: integer(0),
  enabled: flag,
};
const row = { ...shown, pictureUrl: picture, productCount: integer(3) };
const record = {
  ...shown,
  smoking: oneOf(...valuesOf(smoking)),
  internet: codes(valuesOf(internet)),
  bathroom: oneOf(...valuesOf(bathroom)),
  extraBeds: integer(0),
  extraBedPrice: integer(0),
  pictures: eachLike(picture),
  facilities: codes(valuesOf(hotelRoomFacility)),
  description: string('高级大床房，3-5层。'),
  version: integer(1),
};

const form = {
  hotelId: fromState('hotelId', '1'),
  name: '湖景双床房',
  beds: [{ bedType: bedType.twin, width: 120, count: 2 }],
  roomArea: 3050,
  roomFloor: '3-8层',
  adults: 2,
  children: 1,
  windowType: windowType.outside,
  smoking: smoking.forbidden,
  internet: [internet.wifi],
  bathroom: bathroom.own,
  extraBeds: 1,
  extraBedPrice: 15_000,
  roomCount: 20,
  pictures: ['/api/resorts/uploads/room.png'],
  facilities: [hotelRoomFacility.airConditioning],
  description: '推窗见湖。',
  ordering: 5,
  enabled: 1,
} satisfies Omit<Record<keyof HotelRoomForm, unknown>, 'version'>;

const as = 'operator';
const house = 'hotel';
const takesRooms: State = ['a house takes rooms', { house }];
const nothing = { name: '查无此名', hotelId: '99999999', bedType: bedType.several };

describeRecords(hotelRooms, {
  as,
  kind: 'hotelRoom',
  nothing: { ...nothing, merchantId: '99999999' },
  found: { enabled: 1 },
  row,
  record,
  form,
  given: [takesRooms],
  wrong: { beds: [] },
  refused: [
    {
      words: 'in a hotel that is disabled',
      given: [['a house is disabled', { house }]],
      field: 'hotelId',
    },
  ],
});
describeRecords(hotelRooms, {
  as: 'merchantManager',
  kind: 'hotelRoom',
  own: true,
  nothing,
  found: { enabled: 1 },
  row,
  record,
  form,
  given: [['a house takes rooms', { house, own: 1 }]],
  wrong: { roomCount: 0 },
  refused: [
    {
      words: 'in a hotel that is disabled',
      given: [['a house is disabled', { house, own: 1 }]],
      field: 'hotelId',
    },
  ],
});

isRefused(hotelRooms.add, 'a bed that is too narrow', {
  as,
  given: [takesRooms],
  input: { body: { ...form, beds: [{ bedType: bedType.twin, width: 89, count: 2 }] } as never },
  status: status.invalid,
  says: '床宽范围为90-300',
  field: 'beds.0.width',
});
