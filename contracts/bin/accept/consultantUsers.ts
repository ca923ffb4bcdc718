import { backendUsers } from '../../src/areas/backendUsers.ts';
import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateConsultants } from '../../src/areas/estateConsultants.ts';
import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { estates } from '../../src/areas/estates.ts';
import { roles } from '../../src/areas/roles.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { bookingStatus, roomSaleStatus } from '../../src/enums/estates.ts';
import { belongType, ownerType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { bookingExample, bookingMoves } from '../../src/examples/estateBookings.ts';
import { consultantExample } from '../../src/examples/estateParts.ts';
import { recommendMoves as forms } from '../../src/examples/recommends.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { leadAfter } from './consultantLinks.ts';
import { roomInState } from './keptProjects.ts';
import { logInAs, newAccount, newRole } from './ownUsers.ts';
import type { Person } from './people.ts';
import { newRecommend, openProject, type Project, terms, theProject } from './projectScenes.ts';
import { settle, sign, subscribe } from './recommendMoves.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile, unique } from './unique.ts';

/** What a consultant does who is a user himself: his own leads and those that nobody has, and sales up to the contract. */

const { forbidden, notFound, precondition } = status;
const { userId: _account, ...consultantForm } = consultantExample;
const { planId: _plan, visitTime: _time, ...leadForm } = bookingExample;

interface Scene {
  project: Project;
  user: Person;
  /** The consultant who he is. */
  consultantId: string;
  close: () => Promise<void>;
}

/** A project with a user who is one of its consultants, and with another consultant. */
async function openScene(talk: Talk): Promise<Scene> {
  const project = await openProject(talk, terms.rate);
  const unit = { belongType: belongType.estate, belongId: project.companyId };
  const { viewRelatedEstate, manageRelatedEstateBooking, manageRelatedRecommend } = rightIds;
  const role = await newRole(
    talk,
    [viewRelatedEstate, manageRelatedEstateBooking, manageRelatedRecommend],
    unit,
  );
  const resources = [{ ownerType: ownerType.estate, ownerId: project.id }];
  const account = await newAccount(talk, { ...unit, roleIds: [role.id], resources });
  const { id } = await talk.ok(estateConsultants.add, {
    body: {
      ...consultantForm,
      name: unique('顾'),
      estateId: project.id,
      enabled: 1,
      mobile: newMobile(),
      userId: account.id,
    },
  });
  const close = async () => {
    await talk.call(backendUsers.remove, { params: { id: account.id } });
    for (const one of [account.roleId, role.id]) await talk.call(roles.remove, { params: { id: one } });
    await talk.call(estates.enable, { params: { id: project.id }, body: { enable: 0 } });
  };
  return { project, user: await logInAs(talk, account), consultantId: id, close };
}

async function checkLeads(talk: Talk): Promise<void> {
  const { project, user, consultantId, close } = await openScene(talk);
  const colleague = project.consultantId;
  const body = () => ({ ...leadForm, estateId: project.id, mobile: newMobile() });
  const mine = await leadAfter(talk, project, consultantId, []);
  const theirs = await leadAfter(talk, project, colleague, []);
  const nobodys = await talk.ok(estateBookings.add, { body: body() });
  const elsewhere = await talk.ok(estateBookings.add, {
    body: { ...body(), estateId: (await theProject(talk)).id },
  });
  const own = await talk.ok(estateBookings.add, { body: body() }, user);
  talk.same('whose the lead is that he writes down', own.consultantId, consultantId);
  const seen = async () => {
    const { list, count } = await talk.ok(estateBookings.listOfOwnCompany, {}, user);
    const counts = await talk.ok(estateBookings.countByStatusOfOwnCompany, {}, user);
    const total = Object.values(counts as Record<string, number>).length;
    talk.holds('leads are counted', total > 0 && count === list.length, count);
    return list.map(({ id }: Json) => id).sort();
  };
  talk.same('leads that he sees', await seen(), [mine.id, nobodys.id, own.id].sort());
  for (const { id } of [theirs, elsewhere]) {
    await talk.refused(estateBookings.get, notFound, { params: { id } }, user);
    const { nextTime: _next, ...talked } = bookingMoves.follow;
    await talk.refused(estateBookings.follow, notFound, { params: { id }, body: talked }, user);
    await talk.refused(estateBookings.reveal, notFound, { params: { id }, body: { field: 'mobile' } }, user);
    await talk.refused(estateBookings.assign, notFound, { params: { id }, body: { consultantId } }, user);
  }
  const give = (id: string, to: string) => ({ params: { id }, body: { consultantId: to } });
  for (const { id } of [mine, nobodys])
    await talk.refused(estateBookings.assign, precondition, give(id, colleague), user);
  const results = await talk.ok(
    estateBookings.batchAssign,
    { body: { ids: [nobodys.id, theirs.id], consultantId: colleague } },
    user,
  );
  talk.same(
    'results of a batch to a colleague',
    results.map((one: Json) => one.status),
    [precondition, notFound],
  );
  const query = { estateId: project.id };
  const { list } = await talk.ok(estateConsultants.allEnabled, { query: { ...query, takesLeads: 1 } }, user);
  talk.same(
    'to whom he can give leads',
    list.map(({ id }: Json) => id),
    [consultantId],
  );
  const { list: all } = await talk.ok(estateConsultants.allEnabled, { query }, user);
  talk.same(
    'consultants of the project',
    all.map(({ id }: Json) => id).sort(),
    [colleague, consultantId].sort(),
  );
  const taken = await talk.ok(estateBookings.assign, give(nobodys.id, consultantId), user);
  talk.same('whose it is then', taken.consultantId, consultantId);
  const over = await talk.ok(
    estateBookings.close,
    { params: { id: mine.id }, body: bookingMoves.close },
    user,
  );
  talk.same('status of a lead that he closed', over.status, bookingStatus.closed);
  talk.holds('he does not open it again', !over.actions.includes('reopen'), over.actions);
  await talk.refused(estateBookings.reopen, forbidden, { params: { id: mine.id } }, user);
  for (const { id } of [theirs, elsewhere, nobodys, own])
    await talk.ok(estateBookings.close, { params: { id }, body: bookingMoves.close });
  await close();
}

/** Calls that somebody may not make at all, and are not among the actions of a record. */
async function isNotHis(
  talk: Talk,
  user: Person,
  read: () => Promise<Json>,
  calls: Record<string, [AnyEndpoint, object]>,
  id: string,
) {
  const { actions } = await read();
  for (const [action, [call, body]] of Object.entries(calls)) {
    talk.holds(`${action} is not offered to him`, !actions.includes(action), actions);
    await talk.refused(call, forbidden, { params: { id }, body: body as Record<string, unknown> }, user);
  }
}

async function checkRecommends(talk: Talk): Promise<void> {
  const { project, user, consultantId, close } = await openScene(talk);
  const own = await newRecommend(talk, project);
  const foreign = await newRecommend(talk, await theProject(talk));
  const { params, today, roomId, record } = own;
  const { list } = await talk.ok(estateRecommends.listOfOwnCompany, {}, user);
  talk.same(
    'recommends that he sees',
    list.map(({ id }: Json) => id),
    [params.id],
  );
  await talk.refused(estateRecommends.get, notFound, { params: foreign.params }, user);
  const read = () => talk.ok(estateRecommends.get, { params }, user);
  const may = async (call: AnyEndpoint, body: object) =>
    talk.ok(call, { params, body: body as Record<string, unknown> }, user);
  await isNotHis(
    talk,
    user,
    read,
    { audit: [estateRecommends.audit, { ...forms.audit, consultantId }] },
    params.id,
  );
  await own.moves.audit();
  await may(estateRecommends.visit, { ...forms.visit, visitTime: record.createTime });
  await may(estateRecommends.subscribe, subscribe({ roomId, today }));
  await isNotHis(
    talk,
    user,
    read,
    { unsubscribe: [estateRecommends.unsubscribe, { ...forms.unsubscribe, date: today }] },
    params.id,
  );
  const contract = await may(estateRecommends.sign, sign({ today }));
  await isNotHis(
    talk,
    user,
    read,
    {
      settle: [estateRecommends.settle, settle({ today }, contract)],
      cancelDeal: [estateRecommends.cancelDeal, { ...forms.cancelDeal, date: today }],
    },
    params.id,
  );
  talk.same('its status', (await read()).status, 50);
  await foreign.moves.refuse();
  await close();
}

/** Whoever manages recommends sells rooms, but does not manage them. */
async function checkRooms(talk: Talk): Promise<void> {
  const { project, user, close } = await openScene(talk);
  const today = (await talk.ok(estates.get, { params: { id: project.id } })).createTime.slice(0, 10);
  const { available, subscribed, signed, held } = roomSaleStatus;
  const at = async (code: number) => {
    const id = await roomInState(talk, project, code);
    return { id, read: () => talk.ok(estateRooms.get, { params: { id } }, user) };
  };
  const reason = { reason: '老客户保留' };
  const free = await at(available);
  await isNotHis(
    talk,
    user,
    free.read,
    { hold: [estateRooms.hold, reason], withdraw: [estateRooms.withdraw, {}] },
    free.id,
  );
  const kept = await at(held);
  await isNotHis(talk, user, kept.read, { release: [estateRooms.release, {}] }, kept.id);
  const sold = await at(signed);
  const others: Record<string, [AnyEndpoint, object]> = {
    cancelDeal: [estateRooms.cancelDeal, reason],
    deliver: [estateRooms.deliver, { deliverDate: today }],
  };
  await isNotHis(talk, user, sold.read, others, sold.id);
  const taken = await at(subscribed);
  await talk.ok(estateRooms.unsubscribe, { params: { id: taken.id }, body: reason }, user);
  const customer = {
    customerName: '林小雨',
    customerMobile: newMobile(),
    subscribeAmount: 0,
    subscribeDate: today,
  };
  for (const id of [free.id, kept.id, taken.id])
    await talk.ok(estateRooms.subscribe, { params: { id }, body: customer }, user);
  const deal = { contractNo: unique('XS-'), dealPrice: 141_000_000, signDate: today };
  const { actions } = await talk.ok(estateRooms.sign, { params: { id: free.id }, body: deal }, user);
  talk.same(
    'what he may do with what he sold',
    actions.includes('cancelDeal') || actions.includes('deliver'),
    false,
  );
  await close();
}

export const consultantUserRules = (): Rule[] => [
  designRule(
    'estateBookings',
    'right',
    'a consultant works on his own leads and on those that nobody has',
    '5.2',
    checkLeads,
  ),
  designRule(
    'estateRecommends',
    'right',
    'a consultant moves recommends of his project up to the contract',
    '5.4',
    checkRecommends,
  ),
  designRule(
    'estateRooms',
    'right',
    'who manages recommends sells rooms and does not manage them',
    '4.9',
    checkRooms,
  ),
];
