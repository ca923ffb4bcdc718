import { MatchersV3 } from '@pact-foundation/pact';
import { estateSands, sandLimits, sandsForm } from '#contracts/areas/estateSands.ts';
import { estateSaleStatus } from '#contracts/enums/estates.ts';
import { status } from '#contracts/envelope.ts';
import { sandsExample } from '#contracts/examples/estateSands.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import { fromState, isRefused, type State, succeeds } from '../../api/testing/pact.ts';

const as = 'platformAdmin';
const given: State[] = ['a project has sand tables'];
const params = { id: fromState('id', '1') };
const version = fromState('version', 1);

const [sand] = sandsExample.sands;
const [house, gate] = sand?.points ?? [];
const points = [{ ...house, buildingId: fromState('buildingId', '1') }, gate];
/** The example with other points. */
const saving = (...marked: (object | undefined)[]) =>
  ({ params, body: { sands: [{ ...sand, id: '1', points: marked.map(withId) }], version } }) as never;
/** Points and sand tables are sent with the ids that they have, new ones with ids of the console's. */
const withId = (point: object | undefined, at: number) => ({ ...point, id: String(at + 2) });

const { record } = answersOf(estateSands, {
  form: sandsForm,
  values: {
    id: '1',
    version: 1,
    sands: [{ ...sand, id: '1', points: [{ ...house, id: '2' }] }],
    buildings: [
      {
        id: '1',
        name: '1号楼',
        saleStatus: estateSaleStatus.onSale,
        rooms: { waiting: 0, available: 3, held: 1, subscribed: 2, signed: 6, delivered: 0 },
      },
    ],
  },
  // A point that marks no building has none.
  pinned: { 'sands.points.buildingId': MatchersV3.string('1') },
});

succeeds(estateSands.get, 'the sand tables of a project', { as, given, input: { params }, data: record });
isRefused(estateSands.get, 'of a project that is gone', {
  as,
  given: [['a record does not exist', { kind: 'estate' }]],
  input: { params },
  status: status.notFound,
});
succeeds(estateSands.save, 'over the version that was edited', { as, given, input: saving(...points) });
isRefused(estateSands.save, 'that somebody else changed', {
  as,
  given: ['sand tables were changed by somebody else'],
  input: saving(...points),
  status: status.stale,
});
isRefused(estateSands.save, 'a point beside the picture', {
  as,
  given,
  input: saving({ ...gate, x: sandLimits.coordinate + 1 }),
  status: status.invalid,
  says: '标注点超出沙盘范围',
  field: 'sands.0.points.0.x',
});
isRefused(estateSands.save, 'a building twice', {
  as,
  given,
  input: saving(points[0], points[0]),
  status: status.invalid,
  says: '该楼栋已标注',
  field: 'sands.0.points.1.buildingId',
});
isRefused(estateSands.save, 'a building of another project', {
  as,
  given,
  input: saving({ ...house, buildingId: fromState('foreignId', '3') }),
  status: status.invalid,
  field: 'sands.0.points.0.buildingId',
});
