import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateBuildings } from '../../src/areas/estateBuildings.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { roomPlans } from '../../src/areas/roomPlans.ts';
import { status } from '../../src/envelope.ts';
import { bookingExample } from '../../src/examples/estateBookings.ts';
import { generationExample, roomExample } from '../../src/examples/estateBuildings.ts';
import { closeProject, newRoom, openProject, terms } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import type { Talk } from './talk.ts';
import { newMobile, unique } from './unique.ts';

/** A house shape that is off is not chosen any more; a room that has it keeps it. */

const codes = [status.invalid, status.precondition];

async function checkOffPlan(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const { id: estateId, buildingId, planId } = project;
  const of = { params: { id: await newRoom(talk, project) } };
  const form = { ...roomExample, buildingId };
  const { id: plain } = await talk.ok(estateRooms.add, { body: { ...form, roomNo: unique(''), planId: '' } });
  await talk.ok(roomPlans.enable, { params: { id: planId }, body: { enable: 0 } });

  await talk.refused(estateRooms.add, codes, { body: { ...form, roomNo: unique(''), planId } });
  const { version, roomNo } = await talk.ok(estateRooms.get, { params: { id: plain } });
  const body = { ...form, roomNo, planId, version };
  await talk.refused(estateRooms.update, codes, { params: { id: plain }, body });
  const { rows } = await talk.ok(estateRooms.batchPlan, {
    body: { rooms: [{ id: plain, version, planId }] },
  });
  talk.holds('a batch refuses it as well', codes.includes(rows[0].status), rows[0].status);
  const generation = { ...generationExample, fromFloor: 1, planId };
  await talk.refused(estateBuildings.generateRooms, codes, { params: { id: buildingId }, body: generation });
  const { visitTime: _time, ...lead } = bookingExample;
  await talk.refused(estateBookings.add, codes, { body: { ...lead, estateId, planId, mobile: newMobile() } });

  const kept = await talk.ok(estateRooms.get, of);
  await talk.ok(estateRooms.update, {
    ...of,
    body: { ...form, roomNo: kept.roomNo, planId, version: kept.version },
  });
  talk.same('the house shape of the room that had it', (await talk.ok(estateRooms.get, of)).planId, planId);
  await closeProject(talk, project);
}

export const offPlanRules: Rule[] = [
  designRule(
    'roomPlans',
    'input',
    'a house shape that is off is chosen for no room and no lead, and a room that has it keeps it',
    '4.8 and 4.9',
    checkOffPlan,
  ),
];
