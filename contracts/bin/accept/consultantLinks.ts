import { backendUsers } from '../../src/areas/backendUsers.ts';
import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateCompanies } from '../../src/areas/estateCompanies.ts';
import { estateConsultants } from '../../src/areas/estateConsultants.ts';
import { estates } from '../../src/areas/estates.ts';
import { roles } from '../../src/areas/roles.ts';
import { bookingStatus } from '../../src/enums/estates.ts';
import { belongType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { bookingExample, bookingMoves } from '../../src/examples/estateBookings.ts';
import { consultantExample } from '../../src/examples/estateParts.ts';
import { estateExample } from '../../src/examples/estates.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { added, formOf } from './kinds.ts';
import { type Account, newAccount, newRole } from './ownUsers.ts';
import {
  closeProject,
  kindNamed,
  newRoom,
  openProject,
  type Project,
  terms,
  theProject,
} from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';
import { absentId, newMobile, unique } from './unique.ts';

/** Which accounts a consultant can be linked to, and which leads keep him. */

const { ok, invalid, precondition } = status;

const { userId: _account, ...consultantForm } = consultantExample;
const formIn = ({ id }: Project, more: object = {}) => ({
  ...{ ...consultantForm, name: unique('顾'), estateId: id, enabled: 1, mobile: newMobile() },
  ...more,
});

interface Unit {
  accounts: Account[];
  close: () => Promise<void>;
}
/** So many users of a company. */
async function usersOf(talk: Talk, companyId: string, count: number): Promise<Unit> {
  const unit = { belongType: belongType.estate, belongId: companyId };
  const role = await newRole(talk, [rightIds.viewSingleEstate], unit);
  const accounts: Account[] = [];
  for (let at = 0; at < count; at++) accounts.push(await newAccount(talk, { ...unit, roleIds: [role.id] }));
  const close = async () => {
    for (const { id, roleId } of accounts) {
      await talk.call(backendUsers.remove, { params: { id } });
      await talk.call(roles.remove, { params: { id: roleId } });
    }
    await talk.call(roles.remove, { params: { id: role.id } });
  };
  return { accounts, close };
}

/** Another project of a company. */
async function openSister(talk: Talk, companyId: string): Promise<string> {
  const { area } = await talk.ok(estateCompanies.get, { params: { id: companyId } });
  const { provinceId, cityId } = area;
  const place = { companyId, area: { provinceId, cityId } };
  return (await talk.ok(estates.add, { body: { ...estateExample, name: unique('验收项目'), ...place } })).id;
}

async function checkAccounts(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const { record: otherCompany } = await added(talk, kindNamed(talk, 'estateCompanies'));
  const own = await usersOf(talk, project.companyId, 4);
  const others = await usersOf(talk, otherCompany.id, 1);
  const [right = '', off = '', gone = '', later = ''] = own.accounts.map(({ id }) => id);
  await talk.ok(backendUsers.enable, { params: { id: off }, body: { enable: 0 } });
  await talk.ok(backendUsers.remove, { params: { id: gone } });
  const wrong: Record<string, string | undefined> = {
    'of another company': others.accounts[0]?.id,
    'of a merchant': talk.people.get('merchantManager')?.userId,
    'of the platform': talk.people.get('platformAdmin')?.userId,
    'that is switched off': off,
    'that was removed': gone,
    'that nobody has': absentId,
  };
  const { id } = await talk.ok(estateConsultants.add, { body: formIn(project, { userId: right }) });
  const params = { id };
  const save = async (userId: string | undefined) => {
    const before = await talk.ok(estateConsultants.get, { params });
    const form = formOf(fieldsOf(estateConsultants.update.body), before);
    const body = { ...form, userId, version: before.version };
    return (await talk.call(estateConsultants.update, { params, body })).answer.status;
  };
  for (const [name, userId] of Object.entries(wrong)) {
    if (userId === undefined) continue;
    const codes: number[] = [invalid, precondition];
    await talk.refused(estateConsultants.add, codes, { body: formIn(project, { userId }) });
    const saved = await save(userId);
    talk.holds(`an account ${name} is refused`, codes.includes(saved), `${saved}`);
  }
  const kept = await talk.ok(estateConsultants.get, { params });
  const { name } = await talk.ok(backendUsers.get, { params: { id: right } });
  talk.same('the account after all that', [kept.userId, kept.userName], [right, name]);
  const { list } = await talk.ok(estateConsultants.list, { query: { estateId: project.id } });
  talk.same('consultants of the project', list.length, 2);
  const query = { companyId: project.companyId, limit: 100 };
  const { list: offered } = await talk.ok(estateConsultants.accounts, { query });
  talk.same('accounts that are offered', offered.map((one: Json) => one.id).sort(), [right, later].sort());
  await talk.ok(backendUsers.enable, { params: { id: right }, body: { enable: 0 } });
  talk.same('status of saving him with his account, which is off by now', await save(right), ok);
  talk.same('status of giving him another one', await save(later), ok);
  talk.same('status of giving him the old one again', await save(right), invalid);
  // In another project of his company he is a consultant of his own.
  const sister = await openSister(talk, project.companyId);
  const again = { userId: later, estateId: sister };
  await talk.ok(estateConsultants.add, { body: formIn(project, again) });
  await talk.refused(estateConsultants.add, precondition, { body: formIn(project, again) });
  await talk.ok(estates.remove, { params: { id: sister } });
  for (const { close } of [own, others]) await close();
  await closeProject(talk, project);
  await talk.ok(estateCompanies.remove, { params: { id: otherCompany.id } });
}

type LeadMove = 'follow' | 'arrive' | 'deal' | 'close';
const { follow, arrive, deal, close } = bookingMoves;
const leads: [code: number, isOpen: boolean, moves: LeadMove[]][] = [
  [bookingStatus.toContact, true, []],
  [bookingStatus.following, true, ['follow']],
  [bookingStatus.visited, true, ['follow', 'arrive']],
  [bookingStatus.dealt, false, ['follow', 'arrive', 'deal']],
  [bookingStatus.closed, false, ['close']],
];

/** A lead of a consultant after these moves, of a new customer unless `mobile` names one. */
export async function leadAfter(
  talk: Talk,
  project: Project,
  consultantId: string,
  moves: LeadMove[],
  mobile = newMobile(),
): Promise<Json> {
  const { planId: _plan, visitTime: _time, ...form } = bookingExample;
  const body = { ...form, estateId: project.id, mobile };
  const { id, createTime } = await talk.ok(estateBookings.add, { body });
  const params = { id };
  await talk.ok(estateBookings.assign, { params, body: { consultantId } });
  const { nextTime: _next, ...talked } = follow;
  for (const move of moves) {
    const bodies = {
      ...{ follow: talked, arrive: { ...arrive, arriveTime: createTime }, close },
      deal: { ...deal, subscribeDate: createTime.slice(0, 10) },
    };
    const more = move === 'deal' ? { roomId: await newRoom(talk, project) } : {};
    await talk.ok(estateBookings[move], { params, body: { ...bodies[move], ...more } });
  }
  return talk.ok(estateBookings.get, { params });
}

/** Open leads keep a consultant on and there, others do not. */
async function checkLeads(talk: Talk): Promise<void> {
  const project = await theProject(talk);
  for (const [code, isOpen, moves] of leads) {
    const { id } = await talk.ok(estateConsultants.add, { body: formIn(project) });
    const lead = await leadAfter(talk, project, id, moves);
    talk.same('status of the lead', lead.status, code);
    const params = { id };
    const switched = (enable: 0 | 1) => ({ params, body: { enable } });
    if (isOpen) {
      await talk.refused(estateConsultants.enable, precondition, switched(0));
      await talk.refused(estateConsultants.remove, precondition, { params });
      talk.same('switch', (await talk.ok(estateConsultants.get, { params })).enabled, 1);
      await talk.ok(estateBookings.close, { params: { id: lead.id }, body: close });
    }
    // Leads are counted, whatever became of them.
    const { leadCount } = await talk.ok(estateConsultants.get, { params });
    talk.same('leads that were given to him', leadCount, 1);
    // He stays, because the row of his lead names him.
    await talk.ok(estateConsultants.enable, switched(0));
  }
}

export const consultantLinkRules = (): Rule[] => [
  designRule(
    'estateConsultants',
    'record',
    'a consultant has an account of his own company that is on, or none',
    '4.11',
    checkAccounts,
  ),
  designRule(
    'estateConsultants',
    'record',
    'open leads, whatever was done with them, keep a consultant on and there',
    '4.11',
    checkLeads,
  ),
];
