import { backendUsers } from '../../src/areas/backendUsers.ts';
import { estateCompanies } from '../../src/areas/estateCompanies.ts';
import { estates } from '../../src/areas/estates.ts';
import { hotels } from '../../src/areas/hotels.ts';
import { merchants } from '../../src/areas/merchants.ts';
import { minsus } from '../../src/areas/minsus.ts';
import { resorts } from '../../src/areas/resorts.ts';
import { roles } from '../../src/areas/roles.ts';
import { belongType, ownerType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { newUserForm } from './userForms.ts';

/** A merchant and a company can have the same id, and have nothing in common all the same. */

const { invalid, notFound } = status;
const { viewSingleMerchant, viewRelatedMerchantHotel } = rightIds;
type Pairs = { ownerType: number; ownerId: string }[];

/** Units of two types that have the same id: what belongs to one of them does not belong to the other. */
async function checkTwins(talk: Talk): Promise<void> {
  const { list: all } = await talk.ok(merchants.list, { query: { enabled: 1, limit: 100 } });
  const { list: companies } = await talk.ok(estateCompanies.list, { query: { enabled: 1, limit: 100 } });
  const twins = companies.filter(({ id }: Json) => all.some((one: Json) => one.id === id));
  if (twins.length === 0) return talk.skip('no company has the id of a merchant');
  const roleOf = (type: number, right: number) => newRole(talk, [right], { belongType: type, belongId: '' });
  const ofMerchants = await roleOf(belongType.merchant, viewRelatedMerchantHotel);
  const ofCompanies = await roleOf(belongType.estate, rightIds.viewRelatedEstate);
  const refuse = async (unit: object, pair: Pairs[number], role: Json) => {
    const form = newUserForm({ ...unit, roleIds: [role.id], resources: [pair] });
    const { answer } = await talk.call(backendUsers.add, { body: form });
    if (answer.status === status.ok)
      await talk.call(backendUsers.remove, { params: { id: (answer.data as Json).id } });
    talk.same(`status of a user of ${JSON.stringify(unit)} with what is his twin's`, answer.status, invalid);
  };
  const { list: projects } = await talk.ok(estates.list, { query: { limit: 100 } });
  for (const { id: belongId, name } of twins) {
    const project = projects.find((one: Json) => one.companyName === name);
    const merchant = { belongType: belongType.merchant, belongId };
    if (project) await refuse(merchant, { ownerType: ownerType.estate, ownerId: project.id }, ofMerchants);
    for (const [call, type] of [
      [resorts, ownerType.resort],
      [hotels, ownerType.hotel],
      [minsus, ownerType.minsu],
    ] as const) {
      const { list: houses } = await talk.ok(call.list, { query: { merchantId: belongId, limit: 1 } });
      const company = { belongType: belongType.estate, belongId };
      if (houses[0]) await refuse(company, { ownerType: type, ownerId: houses[0].id }, ofCompanies);
    }
  }
  const [{ id: belongId }] = twins;
  const theirs = await newRole(talk, [viewSingleMerchant], { belongType: belongType.merchant, belongId });
  const unit = { belongType: belongType.estate, belongId };
  const own = await newRole(talk, [rightIds.viewSingleRole, rightIds.viewSingleUser], unit);
  const account = await newAccount(talk, { ...unit, roleIds: [own.id] });
  const person = await logInAs(talk, account);
  await talk.refused(roles.get, notFound, { params: { id: theirs.id } }, person);
  await talk.ok(roles.get, { params: { id: own.id } }, person);
  for (const call of [roles.listOfOwnCompany, roles.allEnabled])
    talk.same(
      `roles of his twin in ${call.name}`,
      (await talk.ok(call, { query: { name: theirs.name } }, person)).list,
      [],
    );
  await cleanUp(talk, account);
  for (const { id } of [ofMerchants, ofCompanies, theirs, own])
    await talk.call(roles.remove, { params: { id } });
}

export const unitTwinRules: Rule[] = [
  designRule(
    'backendUsers',
    'input',
    'a merchant and a company of the same id share nothing that users could be responsible for',
    '1.1 and 3.2',
    checkTwins,
  ),
];
