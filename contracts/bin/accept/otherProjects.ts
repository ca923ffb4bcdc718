import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateBuildings } from '../../src/areas/estateBuildings.ts';
import { estateConsultants } from '../../src/areas/estateConsultants.ts';
import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { estateSands } from '../../src/areas/estateSands.ts';
import { estates } from '../../src/areas/estates.ts';
import { roomPlanCategories } from '../../src/areas/roomPlanCategories.ts';
import { roomPlans } from '../../src/areas/roomPlans.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { sandPointKind } from '../../src/enums/estates.ts';
import { status } from '../../src/envelope.ts';
import { bookingExample, bookingMoves } from '../../src/examples/estateBookings.ts';
import { buildingExample, generationExample, roomExample } from '../../src/examples/estateBuildings.ts';
import { planCategoryExample, roomPlanExample } from '../../src/examples/estateParts.ts';
import { recommendMoves } from '../../src/examples/recommends.ts';
import { leadAfter } from './consultantLinks.ts';
import { formOf } from './kinds.ts';
import {
  changeTerms,
  newRecommend,
  newRoom,
  openProject,
  type Project,
  terms,
  theProject,
} from './projectScenes.ts';
import { subscribe } from './recommendMoves.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile, unique } from './unique.ts';

/** What belongs to one project is not taken for another one: house shapes, buildings, categories, consultants and rooms. */

const codes = [status.invalid, status.precondition];

/** The project in which it is tried, and another one whose parts are tried in it. */
type Check = (talk: Talk, own: Project, other: Project) => Promise<void>;

/** Saves a record with other values, which is refused and changes nothing. */
async function cannotBecome(
  talk: Talk,
  { get, update }: { get: AnyEndpoint; update: AnyEndpoint },
  id: string,
  over: object,
) {
  const params = { id };
  const before = await talk.ok(get, { params });
  const form = formOf(fieldsOf(update.body), before);
  await talk.refused(update, codes, { params, body: { ...form, ...over, version: before.version } });
  talk.same('the record after it', await talk.ok(get, { params }), before);
}
const newCategory = (talk: Talk, estateId: string): Promise<Json> =>
  talk.ok(roomPlanCategories.add, { body: { ...planCategoryExample, estateId, name: unique('验收') } });

const checks: Record<string, [says: string, check: Check]> = {
  roomPlans: [
    'a house shape is of a category of its project, and stays in it',
    async (talk, own, other) => {
      const { id: categoryId } = await newCategory(talk, other.id);
      const body = { ...roomPlanExample, estateId: own.id, name: unique('验收'), isMain: 0, categoryId };
      await talk.refused(roomPlans.add, codes, { body });
      await cannotBecome(talk, roomPlans, own.planId, { categoryId });
      await cannotBecome(talk, roomPlans, own.planId, { estateId: other.id });
    },
  ],
  estateBuildings: [
    'rooms are generated with a house shape of their project, and a building stays in it',
    async (talk, own, other) => {
      const body = { ...buildingExample, estateId: own.id, name: unique('验收') };
      const { id } = await talk.ok(estateBuildings.add, { body });
      const params = { id };
      const generation = { ...generationExample, planId: other.planId };
      await talk.refused(estateBuildings.generateRooms, codes, { params, body: generation });
      talk.same('rooms of the building', (await talk.ok(estateBuildings.rooms, { params })).rooms, []);
      await cannotBecome(talk, estateBuildings, id, { estateId: other.id });
      await talk.ok(estateBuildings.remove, { params });
    },
  ],
  estateRooms: [
    'a room has a house shape of its project, and stays in its building',
    async (talk, own, other) => {
      const id = await newRoom(talk, own);
      const { version, planId } = await talk.ok(estateRooms.get, { params: { id } });
      const body = { ...roomExample, buildingId: own.buildingId, planId: other.planId, roomNo: unique('') };
      await talk.refused(estateRooms.add, codes, { body });
      // The answer does not have every field of the form.
      const form = { ...roomExample, buildingId: own.buildingId, planId, roomNo: unique(''), version };
      for (const over of [{ planId: other.planId }, { buildingId: other.buildingId }])
        await talk.refused(estateRooms.update, codes, { params: { id }, body: { ...form, ...over } });
      const rooms = [{ id, version, planId: other.planId }];
      const { rows } = await talk.ok(estateRooms.batchPlan, { body: { rooms } });
      talk.holds('a batch refuses it as well', codes.includes(rows[0].status), rows[0].status);
      const after = await talk.ok(estateRooms.get, { params: { id } });
      talk.same('house shape and building', [after.planId, after.buildingId], [planId, own.buildingId]);
    },
  ],
  estates: [
    'a licence names buildings of the project',
    async (talk, own, other) => {
      const { version, saleInfo } = await talk.ok(estates.get, { params: { id: own.id } });
      const licences = [
        { no: unique('验'), date: '2025-09-12', buildingIds: [own.buildingId, other.buildingId] },
      ];
      const body = { ...saleInfo, licences, version };
      await talk.refused(estates.updateSaleInfo, codes, { params: { id: own.id }, body });
      await changeTerms(talk, own.id, {
        ...terms.rate,
        licences: [{ ...licences[0], buildingIds: [own.buildingId] }],
      });
    },
  ],
  estateSands: [
    'a point marks a building of the project',
    async (talk, own, other) => {
      const point = { kind: sandPointKind.building, name: '1栋', x: 1, y: 1, buildingId: other.buildingId };
      const sands = [
        { name: '沙盘', imageUrl: '/api/resorts/uploads/acceptance.png', ordering: 1, points: [point] },
      ];
      await talk.refused(estateSands.save, codes, { params: { id: own.id }, body: { sands, version: 0 } });
    },
  ],
  estateConsultants: [
    'a consultant stays in his project',
    (talk, own, other) => cannotBecome(talk, estateConsultants, own.consultantId, { estateId: other.id }),
  ],
  estateBookings: [
    'a lead gets house shape, consultant and room of its project',
    async (talk, own, other) => {
      const { visitTime: _time, ...form } = bookingExample;
      const body = { ...form, estateId: own.id, planId: other.planId, mobile: newMobile() };
      await talk.refused(estateBookings.add, codes, { body });
      const { id, createTime } = await leadAfter(talk, own, own.consultantId, ['follow']);
      const params = { id };
      const given = { consultantId: other.consultantId };
      await talk.refused(estateBookings.assign, codes, { params, body: given });
      const results = await talk.ok(estateBookings.batchAssign, { body: { ids: [id], ...given } });
      talk.holds('a batch refuses him as well', codes.includes(results[0].status), results[0].status);
      await talk.ok(estateBookings.arrive, { params, body: { arriveTime: createTime } });
      const roomId = await newRoom(talk, other);
      const deal = { ...bookingMoves.deal, roomId, subscribeDate: createTime.slice(0, 10) };
      await talk.refused(estateBookings.deal, codes, { params, body: deal });
      const lead = await talk.ok(estateBookings.get, { params });
      talk.same('whose it is, and its room', [lead.consultantId, lead.roomText], [own.consultantId, '']);
      const { status: state } = await talk.ok(estateRooms.get, { params: { id: roomId } });
      talk.same('state of the room of the other project', state, 20);
      await talk.ok(estateBookings.close, { params, body: bookingMoves.close });
    },
  ],
  estateRecommends: [
    'a recommend gets consultant and room of its project',
    async (talk, own, other) => {
      const { params, today, moves, read } = await newRecommend(talk, own);
      const pass = { ...recommendMoves.audit, consultantId: other.consultantId };
      await talk.refused(estateRecommends.audit, codes, { params, body: pass });
      talk.same('status after it', (await read()).status, 10);
      await moves.audit();
      await moves.visit();
      const roomId = await newRoom(talk, other);
      await talk.refused(estateRecommends.subscribe, codes, { params, body: subscribe({ roomId, today }) });
      talk.same('status after it', (await read()).status, 30);
      await moves.subscribe();
      await moves.unsubscribe();
    },
  ],
};

/** A project of which only the parts count, the same for all rules of a run. */
const others = new WeakMap<object, Promise<Project>>();
function theOther(talk: Talk): Promise<Project> {
  const known = others.get(talk.people) ?? openProject(talk, terms.fixed);
  others.set(talk.people, known);
  return known;
}

export const otherProjectRules = (): Rule[] =>
  Object.entries(checks).map(([area, [says, check]]) =>
    designRule(area, 'input', says, '4 and 5', async (talk) => {
      // What changes the project itself is tried in one of its own.
      const own = ['estates', 'estateSands', 'roomPlans', 'estateConsultants'].includes(area)
        ? await openProject(talk, terms.rate)
        : await theProject(talk);
      await check(talk, own, await theOther(talk));
    }),
  );
