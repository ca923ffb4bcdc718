import { MatchersV3 } from '@pact-foundation/pact';
import { type MinsuRoomForm, minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { minsuRoomFacility, rentType } from '#contracts/enums/minsus.ts';
import { bedType } from '#contracts/enums/stays.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import {
  filledText,
  fromState,
  id,
  isRefused,
  oneOf,
  regex,
  rows,
  succeeds,
} from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';

const { atLeastLike, eachLike, integer } = MatchersV3;

const flag = oneOf(1, 0);
const picture = regex('^(https?://|/)\\S+$', '/api/resorts/uploads/room.png');

/** What list and form show. */
const shown = {
  id: id(),
  name: filledText('庭院整套'),
  minsuName: filledText('梧桐里民宿'),
  rentType: oneOf(...valuesOf(rentType)),
  bedrooms: integer(3),
  livingRooms: integer(1),
  kitchens: integer(1),
  bathrooms: integer(2),
  beds: eachLike({ bedType: oneOf(...valuesOf(bedType)), width: integer(180), count: integer(2) }),
  roomArea: integer(12850),
  maxGuests: integer(8),
  roomCount: integer(1),
  ordering: integer(30),
  enabled: flag,
};
const row = { ...shown, coverUrl: picture, productCount: integer(3) };
const record = {
  ...shown,
  minsuId: id('1'),
  extraGuests: integer(2),
  extraGuestPrice: integer(10000),
  minNights: integer(2),
  identicalUnits: flag,
  pictures: eachLike(picture),
  facilities: atLeastLike(oneOf(...valuesOf(minsuRoomFacility)), 0, 1),
  version: integer(1),
};

const form = {
  minsuId: fromState('minsuId', '1'),
  name: '竹影整套',
  rentType: rentType.whole,
  identicalUnits: 1,
  roomCount: 3,
  minNights: 2,
  bedrooms: 2,
  livingRooms: 1,
  kitchens: 1,
  bathrooms: 1,
  beds: [
    { bedType: bedType.double, width: 180, count: 1 },
    { bedType: bedType.bunk, width: 90, count: 2 },
  ],
  roomArea: 8650,
  maxGuests: 5,
  extraGuests: 1,
  extraGuestPrice: 8000,
  pictures: ['/api/resorts/uploads/room.png'],
  facilities: [minsuRoomFacility.kitchen, minsuRoomFacility.barbecue],
  ordering: 5,
  enabled: 1,
} satisfies Omit<Record<keyof MinsuRoomForm, unknown>, 'version'>;

const as = 'operator';
const house = { house: 'minsu' };
const ownHouse = { ...house, own: 1 };
const nothing = { name: '查无此名', minsuId: '99999999' };
const found = { rentType: rentType.whole, enabled: 1 };
const wrong = { minNights: 31 };

describeRecords(minsuRooms, {
  as,
  kind: 'minsuRoom',
  nothing: { ...nothing, merchantId: '99999999' },
  found,
  row,
  record,
  form,
  given: [['a house takes rooms', house]],
  wrong,
  refused: [{ words: 'for one that is disabled', given: [['a house is disabled', house]], field: 'minsuId' }],
});
describeRecords(minsuRooms, {
  as: 'merchantManager',
  kind: 'minsuRoom',
  own: true,
  nothing,
  found,
  row,
  record,
  form,
  given: [['a house takes rooms', ownHouse]],
  wrong,
  refused: [
    { words: 'for one that is disabled', given: [['a house is disabled', ownHouse]], field: 'minsuId' },
  ],
});

// A room has several beds: the filter is met when one of them is of the kind.
succeeds(minsuRooms.list, 'by bedType', {
  as,
  given: [['a record exists', { kind: 'minsuRoom' }]],
  input: { query: { offset: 0, limit: 10, bedType: bedType.double } },
  data: rows(row),
});
succeeds(minsuRooms.listOfOwn, 'by bedType', {
  as: 'merchantManager',
  given: [['a record exists', { kind: 'minsuRoom', own: 1 }]],
  input: {
    params: { belongId: fromState('belongId', '2') },
    query: { offset: 0, limit: 10, bedType: bedType.double },
  },
  data: rows(row),
});
isRefused(minsuRooms.add, 'several of a whole house that is one of a kind', {
  as,
  given: [['a house takes rooms', house]],
  input: { body: { ...form, identicalUnits: 0 } as never },
  status: status.invalid,
  says: '整套房源数量只能为1',
  field: 'roomCount',
});
