import { estateBuildings } from '../../src/areas/estateBuildings.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { estateSands } from '../../src/areas/estateSands.ts';
import { roomPlanCategories } from '../../src/areas/roomPlanCategories.ts';
import { roomPlans } from '../../src/areas/roomPlans.ts';
import { buildingExample, roomExample } from '../../src/examples/estateBuildings.ts';
import { planCategoryExample, roomPlanExample } from '../../src/examples/estateParts.ts';
import { closeProject, openProject, terms } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** House shapes and the rooms that have them: the areas that a room takes of its shape. */

/** 批量设户型: a room takes both areas of its new shape where none are sent, and its price follows. */
async function checkAreas(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const { id: estateId, buildingId } = project;
  const category = await talk.ok(roomPlanCategories.add, {
    body: { ...planCategoryExample, name: unique('验收'), estateId, enabled: 1 },
  });
  const { innerArea: _inner, ...unknownInner } = roomPlanExample;
  const shape = async (form: object): Promise<string> => {
    const of = { estateId, categoryId: category.id, name: unique('验收'), isMain: 0, enabled: 1 };
    return (await talk.ok(roomPlans.add, { body: { ...form, ...of } })).id;
  };
  const small = await shape({ ...roomPlanExample, buildArea: 7_654, innerArea: 6_001 });
  const bare = await shape({ ...unknownInner, buildArea: 9_876 });
  const form = { ...roomExample, buildingId, planId: project.planId, floorPrice: 0, roomNo: unique('') };
  const { id, version } = await talk.ok(estateRooms.add, { body: form });
  let seen = version;
  const shaped = async (planId: string, over: object, buildArea: number, innerArea: number) => {
    const { rows } = await talk.ok(estateRooms.batchPlan, {
      body: { rooms: [{ id, version: seen, planId, ...over }] },
    });
    talk.same('status of a batch of house shapes', rows[0].status, 1);
    const room: Json = await talk.ok(estateRooms.get, { params: { id } });
    const totalPrice = Math.floor((form.unitPrice * buildArea + 50) / 100);
    talk.same(
      'shape, areas and price',
      [room.planId, room.buildArea, room.innerArea, room.unitPrice, room.totalPrice],
      [planId, buildArea, innerArea, form.unitPrice, totalPrice],
    );
    seen = room.version;
  };
  await shaped(small, {}, 7_654, 6_001);
  await shaped(small, { buildArea: 7_700, innerArea: 6_050 }, 7_700, 6_050);
  // A shape that does not say its inner area leaves none.
  await shaped(bare, {}, 9_876, 0);
  await shaped(project.planId, {}, roomPlanExample.buildArea, roomPlanExample.innerArea);
  // Without a shape it stays as large as it is.
  await shaped('', {}, roomPlanExample.buildArea, roomPlanExample.innerArea);
  await talk.ok(estateRooms.remove, { params: { id } });
  await closeProject(talk, project);
}

/** A building is called by its phase, too, where the project has another one of its name. */
async function checkPhases(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const { id: estateId, buildingId, planId } = project;
  const { name, phase } = await talk.ok(estateBuildings.get, { params: { id: buildingId } });
  const body = { ...roomExample, buildingId, planId, roomNo: unique('') };
  const params = { id: (await talk.ok(estateRooms.add, { body })).id };
  const text = async (): Promise<string[]> => {
    const { roomText } = await talk.ok(estateRooms.get, { params });
    const { list } = await talk.ok(estateRooms.list, { query: { estateId } });
    const row = list.find(({ id }: Json) => id === params.id);
    const { buildings } = await talk.ok(estateSands.get, { params: { id: estateId } });
    const onSand = buildings.find(({ id }: Json) => id === buildingId);
    return [roomText, row.roomText, row.buildingName, onSand.name];
  };
  const place = `${body.unitName}-${body.roomNo}`;
  talk.same('what a room is called', await text(), [`${name}-${place}`, `${name}-${place}`, name, name]);
  const twin = await talk.ok(estateBuildings.add, {
    body: { ...buildingExample, estateId, name, phase: '九期' },
  });
  const called = `${phase} ${name}`;
  const wanted = [`${called}-${place}`, `${called}-${place}`, called, called];
  talk.same('what it is called where two buildings have one name', await text(), wanted);
  await talk.ok(estateBuildings.remove, { params: { id: twin.id } });
  const again = [`${name}-${place}`, `${name}-${place}`, name, name];
  talk.same('what it is called once the other one is gone', await text(), again);
  await closeProject(talk, project);
}

export const roomShapeRules = (): Rule[] => [
  designRule(
    'estateRooms',
    'record',
    'rooms that get another house shape take its areas, and their price follows',
    '4.9',
    checkAreas,
  ),
  designRule(
    'estateRooms',
    'record',
    'rooms of buildings that share a name are told apart by the phase',
    '4.9',
    checkPhases,
  ),
];
