import { backendUsers } from '../../src/areas/backendUsers.ts';
import { estateBuildings } from '../../src/areas/estateBuildings.ts';
import { estateConsultants } from '../../src/areas/estateConsultants.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { estateParts, estates } from '../../src/areas/estates.ts';
import { roles } from '../../src/areas/roles.ts';
import { roomPlans } from '../../src/areas/roomPlans.ts';
import { belongType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { generationLimit } from '../../src/estate/roomGeneration.ts';
import { buildingExample, generationExample } from '../../src/examples/estateBuildings.ts';
import { saleInfoExample } from '../../src/examples/estates.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { logInAs, newAccount, newRole } from './ownUsers.ts';
import { changeTerms, closeProject, newRoom, openProject, terms, theProject } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** How many rooms come into being at once, which buildings licences hold, and whose parts selects offer. */

const { invalid, precondition } = status;

async function checkGeneration(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const [floors, perFloor] = [120, 50];
  const names = Array.from(
    { length: Math.ceil((generationLimit + 1) / (floors * perFloor)) },
    (_, at) => `${at + 1}单元`,
  );
  const units = names.map((name) => ({ name, perFloor, fromFloor: 1, toFloor: floors }));
  const { id } = await talk.ok(estateBuildings.add, {
    body: { ...buildingExample, estateId: project.id, name: unique('楼'), floorsAbove: floors, units },
  });
  const params = { id };
  const form = {
    ...generationExample,
    units: names,
    fromFloor: 1,
    toFloor: floors,
    perFloor,
    skipFloors: [],
  };
  await talk.refused(estateBuildings.generateRooms, invalid, { params, body: form });
  talk.same('rooms after it', (await talk.ok(estateBuildings.rooms, { params })).rooms, []);
  const few = { ...form, units: names.slice(0, 1), toFloor: 2, perFloor: 2 };
  const { added } = await talk.ok(estateBuildings.generateRooms, { params, body: few });
  talk.same('rooms of two floors', added, 4);
  const grid = async () => {
    const { rooms } = await talk.ok(estateBuildings.rooms, { params });
    return rooms.map(({ floor, roomNo }: Json) => `${floor}-${roomNo}`).sort();
  };
  talk.same('their numbers', await grid(), ['1-101', '1-102', '2-201', '2-202']);
  await talk.ok(estateBuildings.remove, { params });
  await closeProject(talk, project);
}

/** Without its building a licence would cover the whole project. */
async function checkLicensed(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const body = { ...buildingExample, estateId: project.id };
  const [named, other, free] = [
    await talk.ok(estateBuildings.add, { body: { ...body, name: unique('楼') } }),
    await talk.ok(estateBuildings.add, { body: { ...body, name: unique('楼') } }),
    await talk.ok(estateBuildings.add, { body: { ...body, name: unique('楼') } }),
  ];
  const licence = (buildings: Json[]) => ({
    ...{ no: unique('验'), date: '2025-09-12', buildingIds: buildings.map(({ id }) => id) },
  });
  const licences = [licence([named, other])];
  await changeTerms(talk, project.id, { ...terms.rate, licences });
  for (const { id } of [named, other]) {
    await talk.refused(estateBuildings.remove, precondition, { params: { id } });
    talk.same('the building', (await talk.ok(estateBuildings.get, { params: { id } })).id, id);
  }
  await talk.ok(estateBuildings.remove, { params: { id: free.id } });
  await changeTerms(talk, project.id, { ...terms.rate, licences: [licence([named])] });
  await talk.ok(estateBuildings.remove, { params: { id: other.id } });
  await talk.refused(estateBuildings.remove, precondition, { params: { id: named.id } });
  // A licence that names none covers all of them, and holds none.
  await changeTerms(talk, project.id, { ...terms.rate, licences: [licence([])] });
  await talk.ok(estateBuildings.remove, { params: { id: named.id } });
  await closeProject(talk, project);
}

/** A building whose rooms are for sale or held keeps a licence; one whose rooms wait, or are sold, need not. */
async function checkLastLicence(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const body = { ...buildingExample, estateId: project.id, name: unique('楼') };
  const other = await talk.ok(estateBuildings.add, { body });
  const licence = (...buildingIds: string[]) => ({ no: unique('验'), date: '2025-09-12', buildingIds });
  const params = { id: await newRoom(talk, project) };
  const read = () => talk.ok(estates.get, { params: { id: project.id } });
  const refuse = async (what: string) => {
    const before = await read();
    const form = { ...saleInfoExample, ...terms.rate, licences: [licence(other.id)] };
    const data = await talk.refused(estates.updateSaleInfo, precondition, {
      params: { id: project.id },
      body: { ...form, version: before.version },
    });
    talk.same(`the field that is refused while ${what}`, data?.field, 'licences');
    talk.same('the project after it', await read(), before);
  };
  await refuse('a room is for sale');
  await talk.ok(estateRooms.hold, { params, body: { reason: '老客户保留' } });
  await refuse('a room is held');
  await changeTerms(talk, project.id, { ...terms.rate, licences: [licence(project.buildingId)] });
  await refuse('one licence is of the building');
  await talk.ok(estateRooms.release, { params, body: {} });
  await talk.ok(estateRooms.withdraw, { params, body: {} });
  await changeTerms(talk, project.id, { ...terms.rate, licences: [licence(other.id)] });
  await talk.refused(estateRooms.open, precondition, { params, body: {} });
  await changeTerms(talk, project.id, { ...terms.rate, licences: [licence()] });
  await closeProject(talk, project);
}

async function checkSelects(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const foreign = await theProject(talk);
  for (const one of [project, foreign]) await newRoom(talk, one);
  const unit = { belongType: belongType.estate, belongId: project.companyId };
  const role = await newRole(talk, [rightIds.viewSingleEstate], unit);
  const account = await newAccount(talk, { ...unit, roleIds: [role.id] });
  const person = await logInAs(talk, account);
  const selects = [
    ...[roomPlans.allEnabled, estateConsultants.allEnabled],
    ...[estateParts.buildings, estateRooms.onSale],
  ];
  for (const select of selects) {
    const offered = async (query: object) =>
      (await talk.ok(select, { query: { limit: 100, ...query } }, person)).list.map(({ id }: Json) => id);
    const own = await offered({ estateId: project.id });
    talk.same(`number of what ${select.name} offers of his project`, own.length, 1);
    talk.same('what it offers of a project of another company', await offered({ estateId: foreign.id }), []);
    talk.same('what it offers of any project', await offered({}), own);
  }
  await talk.ok(backendUsers.remove, { params: { id: account.id } });
  for (const id of [account.roleId, role.id]) await talk.ok(roles.remove, { params: { id } });
  await closeProject(talk, project);
}

export const buildingLimitRules: Rule[] = [
  designRule(
    'estateBuildings',
    'input',
    `at most ${generationLimit} rooms are generated at once`,
    '4.9',
    checkGeneration,
  ),
  {
    ...designRule(
      'estateBuildings',
      'record',
      'a building that a licence names is not removed',
      '4.9',
      checkLicensed,
    ),
    where: 'docs/decisions/0028-estate.md',
  },
  designRule(
    'estates',
    'input',
    'a building whose rooms are for sale or held keeps a presale licence',
    '4.9',
    checkLastLicence,
  ),
  designRule(
    'estateParts',
    'right',
    'selects of parts offer a company those of its own projects',
    '2.2 and 4',
    checkSelects,
  ),
];
