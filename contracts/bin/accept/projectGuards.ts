import { backendUsers } from '../../src/areas/backendUsers.ts';
import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateBuildings } from '../../src/areas/estateBuildings.ts';
import { estateCompanies } from '../../src/areas/estateCompanies.ts';
import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { estates } from '../../src/areas/estates.ts';
import { roles } from '../../src/areas/roles.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { estateSaleStatus, roomSaleStatus } from '../../src/enums/estates.ts';
import { belongType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { bookingExample } from '../../src/examples/estateBookings.ts';
import { buildingExample, roomExample } from '../../src/examples/estateBuildings.ts';
import { recommendExample } from '../../src/examples/recommends.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { added, formOf } from './kinds.ts';
import { cannotLogIn, logInAs, newAccount, newRole } from './ownUsers.ts';
import {
  changeTerms,
  closeProject,
  kindNamed,
  newRecommend,
  newRoom,
  openProject,
  type Project,
  terms,
} from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile, unique } from './unique.ts';

/** What holds a project, its buildings and its rooms in place, and what a company that is switched off stops. */

const { precondition, tokenExpired } = status;
const rule = (area: string, says: string, section: string, check: Rule['check']): Rule =>
  designRule(area, 'record', says, section, check);
const inProject = async (talk: Talk, check: (project: Project) => Promise<void>): Promise<void> => {
  const project = await openProject(talk, terms.rate);
  await check(project);
  await closeProject(talk, project);
};

const { planId: _plan, visitTime: _time, ...leadForm } = bookingExample;

async function checkCompanyOff(talk: Talk): Promise<void> {
  await inProject(talk, async ({ id, companyId }) => {
    const unit = { belongType: belongType.estate, belongId: companyId };
    const role = await newRole(talk, [rightIds.viewSingleEstate], unit);
    const account = await newAccount(talk, { ...unit, roleIds: [role.id] });
    const person = await logInAs(talk, account);
    // He does nothing while the company is off.
    const silent = await newAccount(talk, { ...unit, roleIds: [role.id] });
    const asleep = await logInAs(talk, silent);
    const switched = (enable: 0 | 1) =>
      talk.ok(estateCompanies.enable, { params: { id: companyId }, body: { enable } });
    const { name } = await talk.ok(estates.get, { params: { id } });
    const isIn = async (select: AnyEndpoint) =>
      (await talk.ok(select, { query: { name } })).list.some((one: Json) => one.id === id);
    const isOffered = () => isIn(estates.allEnabled);
    talk.holds('the project is offered at first', await isOffered());
    talk.same('his projects', (await talk.ok(estates.listOfOwnCompany, {}, person)).count, 1);
    await switched(0);
    talk.holds('the project of a company that is off is not offered', !(await isOffered()));
    talk.holds('lists can be searched by it', await isIn(estates.all));
    talk.same('its own switch stays', (await talk.ok(estates.get, { params: { id } })).enabled, 1);
    await talk.refused(estates.listOfOwnCompany, tokenExpired, {}, person);
    await cannotLogIn(talk, account, 'companyDisabled');
    const { mobile: memberMobile } = await newMember(talk);
    const body = { ...recommendExample, estateId: id, memberMobile, customerMobile: newMobile() };
    await talk.refused(estateRecommends.add, precondition, { body });
    const lead = { ...leadForm, estateId: id, mobile: newMobile() };
    await talk.refused(estateBookings.add, precondition, { body: lead });
    await talk.ok(estates.enable, { params: { id }, body: { enable: 0 } });
    await talk.refused(estates.enable, precondition, { params: { id }, body: { enable: 1 } });
    await switched(1);
    for (const one of [person, asleep]) await talk.refused(estates.listOfOwnCompany, tokenExpired, {}, one);
    await logInAs(talk, account);
    await talk.ok(estates.enable, { params: { id }, body: { enable: 1 } });
    talk.holds('the project is offered again', await isOffered());
    for (const one of [account, silent]) await talk.ok(backendUsers.remove, { params: { id: one.id } });
    for (const one of [account.roleId, silent.roleId, role.id])
      await talk.ok(roles.remove, { params: { id: one } });
  });
}

/** Also one that is over: whose the commission of a deal would be is settled by then. */
async function checkCompanyLocked(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const { id, companyId } = project;
  const { record: other } = await added(talk, kindNamed(talk, 'estateCompanies'));
  const save = async (over: object) => {
    const before = await talk.ok(estates.get, { params: { id } });
    const { version } = before;
    const body = { ...formOf(fieldsOf(estates.update.body), before), ...over, version };
    return (await talk.call(estates.update, { params: { id }, body })).answer.status;
  };
  const expectLocked = async (what: string) => {
    talk.same(`status of another company ${what}`, await save({ companyId: other.id }), precondition);
    const kept = await talk.ok(estates.get, { params: { id } });
    talk.same(`the company ${what}`, [kept.companyId, kept.companyLocked], [companyId, 1]);
    talk.same(`status of saving its own company ${what}`, await save({}), status.ok);
  };
  const { companyLocked } = await talk.ok(estates.get, { params: { id } });
  talk.same('locked without a recommend', companyLocked, 0);
  for (const companyId of [other.id, project.companyId])
    talk.same('status of another company without a recommend', await save({ companyId }), status.ok);
  const own = await newRecommend(talk, project);
  await expectLocked('with a recommend');
  await own.moves.refuse();
  await expectLocked('with a recommend that was refused');
  await talk.ok(estates.enable, { params: { id }, body: { enable: 0 } });
  await talk.ok(estateCompanies.remove, { params: { id: other.id } });
}

/** A project is sold out when none of its rooms can be bought. */
async function checkSoldOut(talk: Talk): Promise<void> {
  await inProject(talk, async (project) => {
    const params = { id: await newRoom(talk, project) };
    const soldOut = async () => {
      const { version } = await talk.ok(estates.get, { params: { id: project.id } });
      const { saleInfo } = await changeTerms(talk, project.id, { ...terms.rate, version });
      const { version: next } = await talk.ok(estates.get, { params: { id: project.id } });
      const body = { ...saleInfo, saleStatus: estateSaleStatus.soldOut, version: next };
      return (await talk.call(estates.updateSaleInfo, { params: { id: project.id }, body })).answer.status;
    };
    const { name } = await talk.ok(estates.get, { params: { id: project.id } });
    /** The list finds it by the state that it shows, and by no other. */
    const expectListed = async (what: string, shown: number) => {
      for (const saleStatus of Object.values(estateSaleStatus)) {
        const { list } = await talk.ok(estates.list, { query: { name, saleStatus } });
        const states = list.map((one: Json) => one.saleStatus);
        talk.same(`found by ${saleStatus} ${what}`, states, saleStatus === shown ? [shown] : []);
      }
    };
    const { createTime } = await talk.ok(estateRooms.get, { params });
    const customer = {
      ...{ customerName: '林小雨', customerMobile: newMobile(), subscribeAmount: 0 },
      subscribeDate: createTime.slice(0, 10),
    };
    talk.same('sold out with a room for sale', await soldOut(), precondition);
    await talk.ok(estateRooms.hold, { params, body: { reason: '老客户保留' } });
    talk.same('sold out with a room that is held', await soldOut(), precondition);
    await talk.ok(estateRooms.subscribe, { params, body: customer });
    talk.same('sold out with a room that is subscribed', await soldOut(), status.ok);
    await expectListed('with a room that is subscribed', estateSaleStatus.soldOut);
    await talk.ok(estateRooms.unsubscribe, { params, body: { reason: '贷款未获批' } });
    const { saleInfo } = await talk.ok(estates.get, { params: { id: project.id } });
    const isSoldOut = saleInfo?.saleStatus === estateSaleStatus.soldOut;
    talk.same('sold out with a room that was given back', isSoldOut, false);
    await expectListed('with a room that was given back', saleInfo.saleStatus);
    // Who saves something else meanwhile sends back the state that is shown, and chooses no other.
    await changeTerms(talk, project.id, { ...saleInfo, discountText: '老带新98折' });
    await expectListed('after another change', saleInfo.saleStatus);
    await talk.ok(estateRooms.subscribe, { params, body: { ...customer, customerMobile: newMobile() } });
    await expectListed('with a room that is subscribed again', estateSaleStatus.soldOut);
    await talk.ok(estateRooms.unsubscribe, { params, body: { reason: '贷款未获批' } });
    await talk.ok(estateRooms.withdraw, { params, body: {} });
    talk.same('sold out with a room that waits', await soldOut(), status.ok);
  });
}

/** A unit keeps its name and the floors on which it has rooms. */
async function checkUnits(talk: Talk): Promise<void> {
  await inProject(talk, async ({ id: estateId, buildingId, planId }) => {
    const [unit, other] = buildingExample.units;
    const { floor } = roomExample;
    const { id } = await talk.ok(estateRooms.add, {
      body: { ...roomExample, buildingId, planId, unitName: unit?.name, roomNo: unique('') },
    });
    const save = async (units: unknown[]) => {
      const params = { id: buildingId };
      const { version } = await talk.ok(estateBuildings.get, { params });
      const body = { ...buildingExample, estateId, units, version };
      return (await talk.call(estateBuildings.update, { params, body })).answer.status;
    };
    const wrong: [string, unknown[]][] = [
      ['without the unit', [other]],
      ['with another name', [{ ...unit, name: '甲单元' }, other]],
      ['that begins above', [{ ...unit, fromFloor: floor + 1 }, other]],
      ['that ends below', [{ ...unit, toFloor: floor - 1 }, other]],
    ];
    for (const [name, units] of wrong) talk.same(`units ${name}`, await save(units), precondition);
    talk.same('a unit of its floor alone', await save([{ ...unit, fromFloor: floor, toFloor: floor }]), 1);
    await talk.ok(estateRooms.remove, { params: { id } });
    talk.same('another unit after the room was removed', await save([other]), status.ok);
  });
}

/** Nobody ever had it: also not while it was only held. */
async function checkHistory(talk: Talk): Promise<void> {
  await inProject(talk, async (project) => {
    const reason = { reason: '老客户保留' };
    for (const move of ['open', 'hold', 'subscribe'] as const) {
      const params = { id: await newRoom(talk, project) };
      const { createTime } = await talk.ok(estateRooms.get, { params });
      const customer = {
        ...{ customerName: '林小雨', customerMobile: newMobile(), subscribeAmount: 0 },
        subscribeDate: createTime.slice(0, 10),
      };
      if (move === 'hold') await talk.ok(estateRooms.hold, { params, body: reason });
      if (move === 'hold') await talk.ok(estateRooms.release, { params, body: {} });
      if (move === 'subscribe') await talk.ok(estateRooms.subscribe, { params, body: customer });
      if (move === 'subscribe') await talk.ok(estateRooms.unsubscribe, { params, body: reason });
      await talk.ok(estateRooms.withdraw, { params, body: {} });
      const { actions } = await talk.ok(estateRooms.get, { params });
      const isFree = move === 'open';
      talk.same(`a room after ${move} can be removed`, actions.includes('remove'), isFree);
      if (isFree) await talk.ok(estateRooms.remove, { params });
      else await talk.refused(estateRooms.remove, precondition, { params });
    }
  });
}

/** A licence covers the buildings that it names, all of them where it names none. */
async function checkLicences(talk: Talk): Promise<void> {
  await inProject(talk, async (project) => {
    const { id: estateId, buildingId, planId } = project;
    const { id: bare } = await talk.ok(estateBuildings.add, {
      body: { ...buildingExample, estateId, name: unique('验收') },
    });
    const of = { no: unique('验'), date: '2025-09-12' };
    const roomIn = async (building: string): Promise<string> => {
      const body = { ...roomExample, buildingId: building, planId, roomNo: unique('') };
      return (await talk.ok(estateRooms.add, { body })).id;
    };
    const rooms = [await roomIn(buildingId), await roomIn(bare)];
    for (const [buildingIds, covered] of [
      [[buildingId], [true, false]],
      [[bare], [false, true]],
      [[], [true, true]],
    ] as [string[], boolean[]][]) {
      await changeTerms(talk, estateId, { ...terms.rate, licences: [{ ...of, buildingIds }] });
      for (const [at, id] of [buildingId, bare].entries()) {
        const params = { id: rooms[at] ?? '' };
        const { licenceNos } = await talk.ok(estateBuildings.get, { params: { id } });
        talk.same(`licences of building ${at}`, licenceNos, covered[at] ? [of.no] : []);
        if (!covered[at]) await talk.refused(estateRooms.open, precondition, { params, body: {} });
        else {
          const { status: now } = await talk.ok(estateRooms.open, { params, body: {} });
          talk.same('status of a room that was opened', now, roomSaleStatus.available);
          await talk.ok(estateRooms.withdraw, { params, body: {} });
        }
      }
    }
  });
}

export const projectGuardRules = (): Rule[] => [
  rule(
    'estateCompanies',
    'a company that is off has nothing on offer, and its users are out',
    '5.1',
    checkCompanyOff,
  ),
  rule('estates', 'a project to which somebody was recommended keeps its company', '4.3', checkCompanyLocked),
  rule('estates', 'a project is sold out once no room can be bought, held ones too', '4.5', checkSoldOut),
  rule('estateBuildings', 'a unit keeps its name and the floors of its rooms', '4.9', checkUnits),
  rule('estateRooms', 'a room that somebody had is not removed, nor one that was held', '4.9', checkHistory),
  rule('estateRooms', 'a room is opened under a licence that covers its building', '4.9', checkLicences),
];
