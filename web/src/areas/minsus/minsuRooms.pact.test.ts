import { minsuRoomForm, minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { rentType } from '#contracts/enums/minsus.ts';
import { bedType } from '#contracts/enums/stays.ts';
import { minsuRoomExample } from '#contracts/examples/minsuRooms.ts';
import { fromState, rows, succeeds } from '../../api/testing/pact.ts';
import { describeRooms } from '../../api/testing/rooms.ts';

const row = describeRooms(minsuRooms, {
  kind: 'minsuRoom',
  house: 'minsu',
  form: minsuRoomForm,
  values: minsuRoomExample,
  shown: { minsuName: '梧桐里民宿', coverUrl: '/api/resorts/uploads/room.png' },
  found: { rentType: rentType.whole, enabled: 1 },
  wrong: { minNights: 31 },
  wrongOfOwn: { minNights: 31 },
  disabledHouse: 'for one that is disabled',
  rule: {
    words: 'several of a whole house that is one of a kind',
    values: { identicalUnits: 0 },
    says: '整套房源数量只能为1',
    field: 'roomCount',
  },
});

// A room has several beds; it passes the filter if one of them has the type.
const query = { offset: 0, limit: 10, bedType: bedType.double };
succeeds(minsuRooms.list, 'by bedType', {
  as: 'operator',
  given: [['a record exists', { kind: 'minsuRoom' }]],
  input: { query },
  data: rows(row),
});
succeeds(minsuRooms.listOfOwn, 'by bedType', {
  as: 'merchantManager',
  given: [['a record exists', { kind: 'minsuRoom', own: 1 }]],
  input: { params: { belongId: fromState('belongId', '2') }, query },
  data: rows(row),
});
