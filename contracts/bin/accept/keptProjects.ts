import { estateBuildings } from '../../src/areas/estateBuildings.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { estates } from '../../src/areas/estates.ts';
import { roomPlans } from '../../src/areas/roomPlans.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { recommendStatus, roomSaleStatus } from '../../src/enums/estates.ts';
import { status } from '../../src/envelope.ts';
import {
  closeProject,
  newRecommend,
  newRoom,
  type OwnRecommend,
  openProject,
  type Project,
  terms,
} from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import type { Talk } from './talk.ts';
import { newMobile, unique } from './unique.ts';

/** What keeps a room, its building, its house shape and its project: rooms in each state, and recommends in each status. */

const { waiting, available, held, subscribed, signed, delivered } = roomSaleStatus;

type Move = 'withdraw' | 'hold' | 'subscribe' | 'sign' | 'deliver';
const bodies: Record<Move, (today: string) => object> = {
  withdraw: () => ({}),
  hold: () => ({ reason: '老客户保留' }),
  subscribe: (today) => ({
    ...{ customerName: '林小雨', customerMobile: newMobile(), subscribeAmount: 0 },
    subscribeDate: today,
  }),
  sign: (today) => ({ contractNo: unique('XS-'), dealPrice: 141_000_000, signDate: today }),
  deliver: (today) => ({ deliverDate: today }),
};
/** How a room for sale comes to a state, and whether it can be removed then, with its building, and whether its project can. */
const states: [code: number, moves: Move[], roomGoes: boolean, projectGoes: boolean][] = [
  [waiting, ['withdraw'], true, true],
  [available, [], true, true],
  [held, ['hold'], false, true],
  [subscribed, ['subscribe'], false, false],
  [signed, ['subscribe', 'sign'], false, false],
  [delivered, ['subscribe', 'sign', 'deliver'], false, false],
];

/** A room of nobody's recommend, in a state. */
export async function roomInState(talk: Talk, project: Project, code: number): Promise<string> {
  const id = await newRoom(talk, project);
  const { createTime } = await talk.ok(estateRooms.get, { params: { id } });
  const moves = states.find(([one]) => one === code)?.[1] ?? [];
  for (const move of moves)
    await talk.ok(estateRooms[move], { params: { id }, body: bodies[move](createTime.slice(0, 10)) });
  const { status: now } = await talk.ok(estateRooms.get, { params: { id } });
  talk.same('state of the room', now, code);
  return id;
}

/** It is removed, or refused and still there. */
async function expectRemoved(
  talk: Talk,
  calls: { get: AnyEndpoint; remove: AnyEndpoint },
  id: string,
  goes: boolean,
) {
  const params = { id };
  if (!goes) {
    await talk.refused(calls.remove, status.precondition, { params });
    await talk.ok(calls.get, { params });
    return;
  }
  await talk.ok(calls.remove, { params });
  await talk.refused(calls.get, status.notFound, { params });
}

async function checkState(
  talk: Talk,
  [code, moves, roomGoes, projectGoes]: (typeof states)[number],
): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const { id, companyId, buildingId, planId } = project;
  const room = await roomInState(talk, project, code);
  await expectRemoved(talk, roomPlans, planId, false);
  await expectRemoved(talk, estateRooms, room, roomGoes);
  // Its building goes with it, or stays with it.
  await expectRemoved(talk, estateBuildings, buildingId, roomGoes);
  if (!projectGoes) {
    await expectRemoved(talk, estates, id, false);
    // Nothing takes a room back that was handed over.
    if (code === delivered) {
      await talk.ok(estates.enable, { params: { id }, body: { enable: 0 } });
      return;
    }
    const back = moves.includes('sign') ? estateRooms.cancelDeal : estateRooms.unsubscribe;
    await talk.ok(back, { params: { id: room }, body: { reason: '客户家庭原因' } });
    await expectRemoved(talk, estateBuildings, buildingId, false);
  }
  if (roomGoes) await expectRemoved(talk, roomPlans, planId, true);
  await closeProject(talk, { ...project, id, companyId });
}

/** A project with a room that is held for somebody is removed with it. */
async function checkProject(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const room = await roomInState(talk, project, held);
  await expectRemoved(talk, estates, project.id, true);
  await talk.refused(estateRooms.get, status.notFound, { params: { id: room } });
}

/** The others do not; but their project stays, because their rows name it. */
const recommends: [code: number, moves: (keyof OwnRecommend['moves'])[]][] = [
  [recommendStatus.toAudit, []],
  [recommendStatus.valid, ['audit']],
  [recommendStatus.visited, ['audit', 'visit']],
];

async function checkRecommends(talk: Talk): Promise<void> {
  for (const [code, moves] of recommends) {
    const project = await openProject(talk, terms.rate);
    const own = await newRecommend(talk, project);
    for (const move of moves) await own.moves[move]();
    talk.same('status of the recommend', (await own.read()).status, code);
    await expectRemoved(talk, estates, project.id, false);
    await talk.ok(estates.enable, { params: { id: project.id }, body: { enable: 0 } });
  }
}

const names = new Map(Object.entries(roomSaleStatus).map(([name, code]) => [code as number, name]));
export const keptProjectRules = (): Rule[] => [
  ...states.map((state) =>
    designRule(
      'estateBuildings',
      'record',
      `a room that is ${names.get(state[0])} and what it is of are removed, or are kept by it`,
      '4.1, 4.8 and 4.9',
      (talk) => checkState(talk, state),
    ),
  ),
  designRule('estates', 'record', 'a project goes with rooms that nobody has', '4.1', checkProject),
  designRule('estates', 'record', 'open recommends keep a project', '4.1', checkRecommends),
];
