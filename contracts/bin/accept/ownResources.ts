import { backendUsers } from '../../src/areas/backendUsers.ts';
import { estates } from '../../src/areas/estates.ts';
import { roles } from '../../src/areas/roles.ts';
import { userResources } from '../../src/areas/userResources.ts';
import { belongType, ownerType } from '../../src/enums.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { changing, closeHouse, openHouse, venueCalls } from './ownHouses.ts';
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import { closeProject, openProject, terms } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** What somebody is responsible for, as his selects offer it: what is on, by its present name. */

async function checkProjects(talk: Talk): Promise<void> {
  const one = await openProject(talk, terms.rate);
  const other = await openProject(talk, terms.rate, unique('验收项目'), one.companyId);
  const third = await openProject(talk, terms.rate, unique('验收项目'), one.companyId);
  const unit = { belongType: belongType.estate, belongId: one.companyId };
  const role = await newRole(talk, [rightIds.viewRelatedEstate], unit);
  const resources = [one, other].map(({ id }) => ({ ownerType: ownerType.estate, ownerId: id }));
  const account = await newAccount(talk, { ...unit, roleIds: [role.id], resources });
  const person = await logInAs(talk, account);
  const offered = async (): Promise<string[]> => {
    const { count, list } = await talk.ok(userResources.allEnabledOfOwn, { query: { limit: 100 } }, person);
    talk.same('how many there are', count, list.length);
    return list.map(({ ownerId }: Json) => ownerId).sort();
  };
  const switched = (enable: 0 | 1) => talk.ok(estates.enable, { params: { id: other.id }, body: { enable } });
  talk.same('projects that he is responsible for', await offered(), [one.id, other.id].sort());
  await switched(0);
  talk.same('those that are on', await offered(), [one.id]);
  await switched(1);
  talk.same('those that are on again', await offered(), [one.id, other.id].sort());
  const name = unique('验收改名');
  await talk.ok(estates.update, await changing(talk, estates, one.id, { name }));
  const { list } = await talk.ok(userResources.allEnabledOfOwn, { query: { name } }, person);
  talk.same(
    'what is found by a new name',
    list.map((row: Json) => [row.ownerId, row.name, row.enabled]),
    [[one.id, name, 1]],
  );
  await talk.ok(estates.remove, { params: { id: other.id } });
  talk.same('those that are there', await offered(), [one.id]);
  const { resources: left } = await talk.ok(backendUsers.get, { params: { id: account.id } });
  talk.same(
    'what his record says',
    left.map(({ ownerId }: Json) => ownerId),
    [one.id],
  );
  const { list: users } = await talk.ok(backendUsers.list, { query: { keyword: account.mobile } });
  talk.same(
    'what the list of users says',
    users.map((row: Json) => [row.resourceCount, row.resourceNames]),
    [[1, [name]]],
  );
  await cleanUp(talk, account);
  await talk.ok(roles.remove, { params: { id: role.id } });
  await talk.ok(estates.remove, { params: { id: third.id } });
  await closeProject(talk, one);
}

/** The platform's users may be responsible for houses of any merchant. */
async function checkHouses(talk: Talk): Promise<void> {
  const houses = [
    await openHouse(talk, 'place'),
    await openHouse(talk, 'hotel'),
    await openHouse(talk, 'house'),
  ] as const;
  const role = await newRole(talk, [rightIds.viewRelatedOrderHotel]);
  const types = [ownerType.resort, ownerType.hotel, ownerType.minsu];
  const resources = houses.map(({ resourceId }, at) => ({ ownerType: types[at], ownerId: resourceId }));
  const account = await newAccount(talk, { roleIds: [role.id], resources });
  const person = await logInAs(talk, account);
  const offered = async (query: object = {}) =>
    (await talk.ok(userResources.allEnabledOfOwn, { query: { limit: 100, ...query } }, person)).list.map(
      (row: Json) => `${row.ownerType}-${row.ownerId}`,
    );
  const keys = resources.map((pair) => `${pair.ownerType}-${pair.ownerId}`);
  talk.same('houses of each kind', await offered(), keys);
  for (const [at, { trade, resourceId }] of houses.entries()) {
    talk.same('those of one kind', await offered({ ownerType: types[at] ?? 0 }), [keys[at]]);
    const params = { id: resourceId };
    await talk.ok(venueCalls[trade].enable, { params, body: { enable: 0 } });
    talk.same('those that are on', await offered(), keys.slice(at + 1));
  }
  await cleanUp(talk, account);
  await talk.ok(roles.remove, { params: { id: role.id } });
  for (const house of houses) await closeHouse(talk, house);
}

export const ownResourceRules: Rule[] = [
  designRule(
    'userResources',
    'record',
    'whoever is responsible for projects is offered those that are on',
    '2.2',
    checkProjects,
  ),
  designRule(
    'userResources',
    'record',
    'whoever is responsible for houses is offered those that are on, of each kind',
    '2.2',
    checkHouses,
  ),
];
