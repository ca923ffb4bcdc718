import { estateBuildings } from '../../src/areas/estateBuildings.ts';
import { estateSands, sandLimits } from '../../src/areas/estateSands.ts';
import { sandPointKind } from '../../src/enums/estates.ts';
import { status } from '../../src/envelope.ts';
import { added, cleaned, kindsOf } from './kinds.ts';
import type { People } from './people.ts';
import { addedTo } from './projectParts.ts';
import type { Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** The sand tables of a project are saved together. */

const { invalid, stale, notFound } = status;
const { building, ...others } = sandPointKind;
const [otherKind] = Object.values(others);
const imageUrl = '/api/resorts/uploads/acceptance.png';
const place = (kind: number, name: string, more: object = {}) => ({
  kind,
  name,
  x: 2_500,
  y: 7_500,
  ...more,
});
const table = (name: string, ordering: number, points: object[], more: object = {}) => ({
  ...{ name, imageUrl, ordering, points },
  ...more,
});
const brief = ({ sands }: Json) =>
  sands.map(({ name, ordering, points }: Json) => [name, ordering, points.map((one: Json) => one.name)]);
const idsOf = ({ sands }: Json): string[] =>
  sands.flatMap(({ id, points }: Json) => [id, ...points.map((point: Json) => point.id)]);

async function checkSands(talk: Talk, people: People): Promise<void> {
  const kinds = kindsOf(people).filter(({ ending }) => ending === '');
  const projects = kinds.find(({ area }) => area === 'estates') ?? talk.skip('nobody adds projects');
  const houses = kinds.find(({ area }) => area === 'estateBuildings') ?? talk.skip('nobody adds buildings');
  const { record: project } = await added(talk, projects);
  const params = { id: project.id };
  const house = await addedTo(talk, project.id, houses, kinds);
  const { list } = await talk.ok(estateBuildings.list, { query: { limit: 100 } });
  const foreign = list.find(({ estateId }: Json) => estateId !== project.id);

  const read = () => talk.ok(estateSands.get, { params });
  const none = await read();
  talk.same('a new project', [none.version, none.sands], [0, []]);
  talk.same(
    'its buildings',
    none.buildings.map(({ id, name }: Json) => [id, name]),
    [[house.id, house.name]],
  );

  const gate = place(otherKind ?? building, '东门');
  const marked = place(building, '1栋', { buildingId: house.id });
  const body = { sands: [table('二期', 10, [gate]), table('一期', 40, [marked, gate])], version: 0 };
  await talk.refused(estateSands.save, stale, { params, body: { ...body, version: 7 } });
  const first = await talk.ok(estateSands.save, { params, body });
  talk.same('larger ordering first', brief(first), [
    ['一期', 40, ['1栋', '东门']],
    ['二期', 10, ['东门']],
  ]);
  talk.holds('the version counts', first.version > none.version, first.version);
  talk.same('what is read back', await read(), first);
  talk.same('each has an id of its own', new Set(idsOf(first)).size, idsOf(first).length);
  const { x, y, buildingId } = first.sands[0].points[0];
  talk.same('place and building of a point', [x, y, buildingId], [2_500, 7_500, house.id]);
  await talk.refused(estateSands.save, stale, { params, body });

  const [upper, lower] = first.sands;
  const wrong = (points: object[]) => ({
    params,
    body: { sands: [{ ...upper, points }, lower], version: first.version },
  });
  const outside = { ...gate, x: sandLimits.coordinate + 1 };
  await talk.refused(estateSands.save, invalid, wrong([outside]));
  await talk.refused(estateSands.save, invalid, wrong([{ ...gate, y: -1 }]));
  await talk.refused(estateSands.save, invalid, wrong([marked, { ...marked, name: '又是1栋' }]));
  await talk.refused(estateSands.save, invalid, wrong([{ ...marked, buildingId: undefined }]));
  if (foreign) await talk.refused(estateSands.save, invalid, wrong([{ ...marked, buildingId: foreign.id }]));
  talk.same('after what was refused', await read(), first);

  const more = {
    sands: [
      { ...upper, points: [upper.points[0], gate] },
      { ...lower, points: [...lower.points, marked] },
    ],
    version: first.version,
  };
  const second = await talk.ok(estateSands.save, { params, body: more });
  const [one, two] = second.sands[0].points;
  talk.same('what stays keeps its id', [second.sands[0].id, one.id], [upper.id, upper.points[0].id]);
  talk.holds('a new point has an id that nothing had', !idsOf(first).includes(two.id), two.id);

  const copied = {
    sands: [
      { ...second.sands[0], points: [one, { ...gate, id: one.id, name: '西门' }, two] },
      second.sands[1],
    ],
    version: second.version,
  };
  const twice = await talk.ok(estateSands.save, { params, body: copied });
  talk.same('an id that comes twice is given once', new Set(idsOf(twice)).size, idsOf(twice).length);
  const save = (sands: Json[], { version }: Json) =>
    talk.ok(estateSands.save, { params, body: { sands, version } });
  const kept = await save(second.sands, twice);
  const fewer = await save(
    kept.sands.map((sand: Json) => ({ ...sand, points: sand.points.slice(0, 1) })),
    kept,
  );
  const refilled = await save(
    fewer.sands.map((sand: Json, at: number) => ({ ...sand, points: [...sand.points, [gate, marked][at]] })),
    fewer,
  );
  const fresh = refilled.sands.map(({ points }: Json) => points[1].id);
  talk.holds(
    'the id of a removed point is given to no other',
    !fresh.some((id: string) => idsOf(kept).includes(id)),
    fresh,
  );

  await talk.ok(estateBuildings.remove, { params: { id: house.id } }, houses.by);
  const third = await read();
  talk.same('a building that is removed takes its points along', brief(third), [
    ['一期', 40, ['东门']],
    ['二期', 10, ['东门']],
  ]);
  talk.same('buildings', third.buildings, []);
  await cleaned(talk, projects, project);
  await talk.refused(estateSands.get, notFound, { params });
}

export const sandRules = (people: People): Rule[] => [
  {
    ...{ area: 'estateSands', kind: 'record', writes: true, where: 'domain design, section 4.10' },
    says: 'sand tables of a project are saved together, over the version that was seen, and keep to its buildings',
    check: (talk) => checkSands(talk, people),
  },
];
