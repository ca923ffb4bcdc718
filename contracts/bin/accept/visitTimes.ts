import { setTimeout as pause } from 'node:timers/promises';
import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateConsultants } from '../../src/areas/estateConsultants.ts';
import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { estates } from '../../src/areas/estates.ts';
import { customerRelation, recommendStatus, roomSaleStatus } from '../../src/enums/estates.ts';
import { status } from '../../src/envelope.ts';
import { bookingExample, bookingMoves } from '../../src/examples/estateBookings.ts';
import { recommendMoves as forms, recommendExample } from '../../src/examples/recommends.ts';
import { leadAfter } from './consultantLinks.ts';
import { roomInState } from './keptProjects.ts';
import { newRecommend, openProject, terms, theProject } from './projectScenes.ts';
import { subscribe } from './recommendMoves.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile } from './unique.ts';

/** Leads and recommends to the minute: visits to come and visits that were, follow-ups in their order; and which rooms a recommend takes. */

const { invalid, precondition, wrongState } = status;

/** So many minutes later, as the backend writes times. */
function later(time: string, minutes: number): string {
  const at = Date.parse(`${time.replace(' ', 'T')}Z`) + minutes * 60_000;
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}
const { planId: _plan, visitTime: _time, ...leadForm } = bookingExample;
const { follow, close } = bookingMoves;

/** A visit that is agreed is to come, one that was made has been: to the minute, not to the day. */
async function checkLeads(talk: Talk): Promise<void> {
  const project = await theProject(talk);
  const first = await leadAfter(talk, project, project.consultantId, ['follow']);
  const now: string = first.createTime;
  const body = { ...leadForm, estateId: project.id, mobile: newMobile() };
  await talk.refused(estateBookings.add, invalid, { body: { ...body, visitTime: later(now, -2) } });
  const visitTime = later(now, 20);
  const lead = await talk.ok(estateBookings.add, { body: { ...body, visitTime } });
  talk.same('time of the visit', lead.visitTime, visitTime);
  const params = { id: lead.id };
  for (const nextTime of [later(now, -2), now])
    await talk.refused(estateBookings.follow, invalid, { params, body: { ...follow, nextTime } });
  await talk.ok(estateBookings.follow, { params, body: { ...follow, nextTime: later(now, 20) } });
  const visited = { id: first.id };
  await talk.refused(estateBookings.arrive, invalid, {
    params: visited,
    body: { arriveTime: later(now, 20) },
  });
  const came = await talk.ok(estateBookings.arrive, {
    params: visited,
    body: { arriveTime: later(now, -20) },
  });
  talk.same('when he came', came.arriveTime, later(now, -20));
  for (const one of [params, visited]) await talk.ok(estateBookings.close, { params: one, body: close });
}

/** Follow-ups are counted, newest first, and the last one says when. */
async function checkFollows(talk: Talk): Promise<void> {
  const project = await theProject(talk);
  const { id } = await leadAfter(talk, project, project.consultantId, []);
  const params = { id };
  const contents: string[] = [];
  const row = async (): Promise<Json> => {
    const { list } = await talk.ok(estateBookings.list, { query: { estateId: project.id, limit: 100 } });
    return list.find((one: Json) => one.id === id);
  };
  talk.holds('no follow-up yet', (await row()).lastFollowTime.startsWith('1970'));
  const { nextTime: _next, ...talked } = follow;
  for (const content of ['第一次联系', '第二次联系', '第三次联系', '第四次联系']) {
    if (contents.length === 1) await pause(1_100);
    const after = await talk.ok(estateBookings.follow, { params, body: { ...talked, content } });
    contents.unshift(content);
    talk.same(
      'follow-ups',
      after.follows.map((one: Json) => one.content),
      contents,
    );
    const { followCount, lastFollowTime } = await row();
    talk.same('count', [followCount, after.followCount], [contents.length, contents.length]);
    talk.same(
      'last follow-up',
      [lastFollowTime, after.lastFollowTime],
      [after.follows[0].time, after.follows[0].time],
    );
  }
  await talk.ok(estateBookings.close, { params, body: close });
}

/** Nobody works for a consultant who is off: a lead that is opened again is of nobody then. */
async function checkReopened(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const { consultantId } = project;
  for (const enable of [1, 0] as const) {
    const { id } = await leadAfter(talk, project, consultantId, ['follow']);
    const params = { id };
    await talk.ok(estateBookings.close, { params, body: close });
    await talk.ok(estateConsultants.enable, { params: { id: consultantId }, body: { enable } });
    const open = await talk.ok(estateBookings.reopen, { params });
    const wanted = enable === 1 ? consultantId : '';
    talk.same(`whose it is after the consultant was set to ${enable}`, open.consultantId, wanted);
    await talk.ok(estateBookings.close, { params, body: close });
  }
}

/** A project off the shelf takes no leads and no recommends; those that it has go on. */
async function checkOffShelf(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const lead = await leadAfter(talk, project, project.consultantId, []);
  const own = await newRecommend(talk, project);
  await talk.ok(estates.enable, { params: { id: project.id }, body: { enable: 0 } });
  const body = { ...leadForm, estateId: project.id, mobile: newMobile() };
  await talk.refused(estateBookings.add, precondition, { body });
  const again = { ...own.form, customerMobile: newMobile() };
  await talk.refused(estateRecommends.add, precondition, { body: again });
  const { nextTime: _next, ...talked } = follow;
  await talk.ok(estateBookings.follow, { params: { id: lead.id }, body: talked });
  await talk.ok(estateBookings.close, { params: { id: lead.id }, body: close });
  for (const move of ['audit', 'visit', 'subscribe', 'unsubscribe'] as const) await own.moves[move]();
}

/** The customer of a recommend came after he was recommended and until now. */
async function checkVisits(talk: Talk): Promise<void> {
  const own = await newRecommend(talk, await theProject(talk));
  const { params, record } = own;
  await own.moves.audit();
  for (const minutes of [-2, 20]) {
    const visitTime = later(record.createTime, minutes);
    await talk.refused(estateRecommends.visit, invalid, { params, body: { ...forms.visit, visitTime } });
  }
  talk.same('status after it', (await own.read()).status, recommendStatus.valid);
  talk.same('when he came', (await own.moves.visit()).visitTime, record.createTime);
}

/** A recommend takes rooms that are for sale or held, and no others. */
async function checkRooms(talk: Talk): Promise<void> {
  const project = await theProject(talk);
  const own = await newRecommend(talk, project);
  const { params, today } = own;
  await own.moves.audit();
  await own.moves.visit();
  const { waiting, subscribed, signed, delivered, held } = roomSaleStatus;
  const take = (roomId: string) => ({ params, body: subscribe({ roomId, today }) });
  for (const code of [waiting, subscribed, signed, delivered])
    await talk.refused(estateRecommends.subscribe, wrongState, take(await roomInState(talk, project, code)));
  talk.same('status after it', (await own.read()).status, recommendStatus.visited);
  const taken = await talk.ok(estateRecommends.subscribe, take(await roomInState(talk, project, held)));
  talk.same('status with a room that was held', taken.status, recommendStatus.subscribed);
  talk.holds('its room is named', taken.roomText !== '', taken.roomText);
}

/** Who buys himself recommends himself, when he says so. */
async function checkSelf(talk: Talk): Promise<void> {
  const { id: estateId } = await theProject(talk);
  const { mobile } = await newMember(talk);
  for (const [name, relation] of Object.entries(customerRelation)) {
    const body = { ...recommendExample, estateId, memberMobile: mobile, customerMobile: mobile, relation };
    if (relation !== customerRelation.self) await talk.refused(estateRecommends.add, invalid, { body });
    else talk.same(`relation ${name}`, (await talk.ok(estateRecommends.add, { body })).relation, relation);
  }
}

export const visitTimeRules = (): Rule[] => [
  designRule('estateBookings', 'input', 'a visit is to come or has been, to the minute', '5.2', checkLeads),
  designRule(
    'estateBookings',
    'record',
    'follow-ups are counted, and the last one says when',
    '5.2',
    checkFollows,
  ),
  designRule(
    'estateBookings',
    'move',
    'a lead that is opened again is no longer of a consultant who was switched off',
    '4.11 and 5.2',
    checkReopened,
  ),
  designRule(
    'estateBookings',
    'move',
    'a project off the shelf takes no leads and recommends, and keeps those that it has',
    '5.2 and 5.4',
    checkOffShelf,
  ),
  designRule(
    'estateRecommends',
    'input',
    'the customer came between his recommend and now',
    '5.4',
    checkVisits,
  ),
  designRule(
    'estateRecommends',
    'move',
    'a recommend takes rooms for sale and held ones, no others',
    '5.4',
    checkRooms,
  ),
  designRule(
    'estateRecommends',
    'input',
    'who buys himself recommends himself only when he says so',
    '5.4',
    checkSelf,
  ),
];
