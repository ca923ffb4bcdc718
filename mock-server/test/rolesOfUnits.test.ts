import { expect, it } from 'vitest';
import { estateCompanies } from '#contracts/areas/estateCompanies.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { roles } from '#contracts/areas/roles.ts';
import { belongType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { rightIds } from '#contracts/rights/rights.ts';
import { newRole } from './accountForms.ts';
import { of } from './asking.ts';
import { newCompany, newMerchant } from './forms.ts';
import { operatorsMock } from './recordTests.ts';

/** Roles of a unit go with it (domain design, section 3.3: without a unit a role is a template that all units share). */

const { does, refuses, store } = operatorsMock('platformAdmin');

it.each([
  ['merchant', merchants, newMerchant, belongType.merchant, rightIds.viewSingleMerchant],
  ['company', estateCompanies, newCompany, belongType.estate, rightIds.viewSingleEstate],
] as const)('roles of a %s are removed with it, templates and roles of others are not', async (...facts) => {
  const [, calls, form, type, right] = facts;
  const add = async (belongId: string, name: string) =>
    (
      await does<{ id: string }>(roles.add, {
        body: { ...newRole, name, belongType: type, belongId, rightIds: [right] },
      })
    ).id;
  const { id } = await does<{ id: string }>(calls.add, { body: form });
  const own = await add(id, '门店角色');
  const kept = [await add('', '共用角色'), await add('2', '别家角色')];
  await does(calls.remove, of(id));
  await refuses(roles.get, of(own), status.notFound, '数据不存在或已被删除');
  for (const one of kept) await does(roles.get, of(one));
  expect(store().logLines.by('target', `roles/${own}`).at(-1)).toMatchObject({
    action: '删除角色',
    remark: '所属单位已删除',
  });
});
