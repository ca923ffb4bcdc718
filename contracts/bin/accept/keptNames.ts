import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateBuildings } from '../../src/areas/estateBuildings.ts';
import { estateConsultants } from '../../src/areas/estateConsultants.ts';
import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { estates } from '../../src/areas/estates.ts';
import { memberGrades } from '../../src/areas/memberGrades.ts';
import { members } from '../../src/areas/members.ts';
import { roomPlans } from '../../src/areas/roomPlans.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { bookingExample, bookingMoves } from '../../src/examples/estateBookings.ts';
import { consultantExample, roomPlanExample } from '../../src/examples/estateParts.ts';
import { isByStaff } from './gradeGuards.ts';
import { changing } from './ownHouses.ts';
import { newRecommend, openProject, type Project, terms } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile, unique } from './unique.ts';

/** What has happened keeps its names, whatever becomes of those whose they are. */

interface Parts {
  planId: string;
  consultantId: string;
}
/** A house shape and a consultant that nothing else of the project has. */
async function newParts(talk: Talk, { id: estateId, planId }: Project): Promise<Parts> {
  const { categoryId } = await talk.ok(roomPlans.get, { params: { id: planId } });
  const plan = { ...roomPlanExample, estateId, categoryId, name: unique('验收'), isMain: 0, enabled: 1 };
  const { userId: _account, ...consultant } = consultantExample;
  // A name of his own: lists are searched by consultant, and show him by his name.
  const body = { ...consultant, name: unique('顾'), estateId, mobile: newMobile(), enabled: 1 };
  return {
    planId: (await talk.ok(roomPlans.add, { body: plan })).id,
    consultantId: (await talk.ok(estateConsultants.add, { body })).id,
  };
}

/** The fields of a record and of its row in the list. */
async function namesOf(
  talk: Talk,
  calls: { get: AnyEndpoint; list: AnyEndpoint },
  id: string,
  fields: string[],
) {
  const record: Json = await talk.ok(calls.get, { params: { id } });
  const { list } = await talk.ok(calls.list, { query: { limit: 100 } });
  const row = list.find((one: Json) => one.id === id) ?? record;
  return [record, row].map((one) => fields.map((field) => one[field]));
}

async function checkLead(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const { planId, consultantId } = await newParts(talk, project);
  const { visitTime: _time, ...form } = bookingExample;
  const body = { ...form, estateId: project.id, planId, mobile: newMobile() };
  const { id } = await talk.ok(estateBookings.add, { body });
  const params = { id };
  await talk.ok(estateBookings.assign, { params, body: { consultantId } });
  await talk.ok(estateBookings.close, { params, body: bookingMoves.close });
  const names = () => namesOf(talk, estateBookings, id, ['planName', 'consultantName', 'estateName']);
  const before = await names();
  talk.holds('each is named', before.flat().every(Boolean), before);
  await talk.ok(roomPlans.remove, { params: { id: planId } });
  await talk.ok(estateConsultants.remove, { params: { id: consultantId } });
  talk.same('names of a lead whose shape and consultant were removed', await names(), before);
  await talk.ok(estates.remove, { params: { id: project.id } });
  talk.same('names of a lead whose project was removed', await names(), before);
}

/** A recommend says who the recommender was on its day, and which room was given back. */
async function checkRecommend(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const { consultantId } = await newParts(talk, project);
  const member = await newMember(talk);
  const own = await newRecommend(talk, { ...project, consultantId }, member);
  for (const move of ['audit', 'visit', 'subscribe', 'unsubscribe'] as const) await own.moves[move]();
  const { id } = own.params;
  const { remark, relation } = await own.read();
  talk.same('remark and relation', [remark, relation], [own.form.remark, own.form.relation]);
  const fields = ['memberName', 'gradeName', 'consultantName', 'estateName', 'roomText'];
  const names = () => namesOf(talk, estateRecommends, id, fields);
  const before = await names();
  talk.holds('each is named', before.flat().every(Boolean), before);
  const rename = async (call: { get: AnyEndpoint; update: AnyEndpoint }, of: string, name: string) =>
    talk.ok(call.update, await changing(talk, call, of, { name }));
  await rename(members, member.id, '改名后');
  const { gradeId } = await talk.ok(members.get, { params: { id: member.id } });
  const { list: grades } = await talk.ok(memberGrades.list, { query: { enabled: 1, limit: 100 } });
  const isOther = (one: Json) => one.id !== gradeId && isByStaff(one);
  const other = grades.find(isOther) ?? talk.skip('staff give one grade only');
  const rise = { gradeId: other.id, expireDate: '', reason: '年度贵宾' };
  await talk.ok(members.setGrade, { params: { id: member.id }, body: rise });
  await rename(estateBuildings, project.buildingId, unique('改'));
  await talk.ok(estateConsultants.remove, { params: { id: consultantId } });
  talk.same('names of a recommend after all that', await names(), before);
  await talk.ok(estates.enable, { params: { id: project.id }, body: { enable: 0 } });
}

export const keptNameRules = (): Rule[] => [
  designRule(
    'estateBookings',
    'record',
    'a lead keeps the names of what was removed',
    '0.5 and 5.2',
    checkLead,
  ),
  designRule(
    'estateRecommends',
    'record',
    'a recommend keeps the names of its day, and of what was removed',
    '0.5 and 5.3',
    checkRecommend,
  ),
];
