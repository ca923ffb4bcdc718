import { beforeEach, describe, expect, it, test } from 'vitest';
import { estateForm } from '#contracts/areas/estates.ts';
import { type BelongType, belongType, ownerType } from '#contracts/enums.ts';
import { codesOf, type RightName } from '#contracts/rights/rights.ts';
import { rightsOf } from '#mock/accounts/access.ts';
import { type PersonaName, personaIds } from '#mock/control/personas.ts';
import type { Context } from '#mock/records/context.ts';
import { type Owner, ofMerchant, platform, reachOf } from '#mock/records/reach.ts';
import { platformHandlers, type RecordKind, type Rows } from '#mock/records/records.ts';
import type { StoredRow } from '#mock/store/collections.ts';
import { createMock } from '#mock/wire/mock.ts';
import { testMoment } from '../../contracts/testing/moment.ts';

/** Who reaches whose records: merchants', companies' and the platform's own, for each kind of user and each scope of his right. */

const mock = createMock({ fixedNow: testMoment, scale: 0.05 });
beforeEach(() => mock.rewind());

const ofCompany = (companyId: string, estateId: string): Owner => ({
  kind: 'company',
  unitId: companyId,
  resource: { ownerType: ownerType.estate, ownerId: estateId },
});

describe.each<[who: string, type: BelongType, belongId: string, reached: Record<string, boolean>]>([
  [
    'a user of the platform',
    belongType.system,
    '',
    { ownMerchant: true, otherMerchant: true, ownCompany: true, otherCompany: true, platform: true },
  ],
  [
    'a user of merchant 2',
    belongType.merchant,
    '2',
    { ownMerchant: true, otherMerchant: false, ownCompany: false, otherCompany: false, platform: false },
  ],
  [
    'a user of company 2',
    belongType.estate,
    '2',
    { ownMerchant: false, otherMerchant: false, ownCompany: true, otherCompany: false, platform: false },
  ],
])('%s', (_, type, belongId, reached) => {
  const owners: Record<string, Owner> = {
    ownMerchant: ofMerchant('2', ownerType.hotel, '7'),
    otherMerchant: ofMerchant('3', ownerType.hotel, '8'),
    ownCompany: ofCompany('2', '7'),
    otherCompany: ofCompany('3', '8'),
    platform,
  };
  const reachWith = (right: RightName, resources: object[] = []) => {
    const user = { id: '90', belongType: type, belongId, resources };
    const context = { caller: { user, token: '', rights: new Set(codesOf([right])) } } as unknown as Context;
    return reachOf(context, 'Estate', 'view');
  };

  it.each(Object.keys(owners))('with the right over his unit: %s', (name) => {
    // The platform's people have the plain right, the others that of their own unit; neither means anything to the other kind.
    const plain = reachWith('viewEstate');
    const single = reachWith('viewSingleEstate');
    const isSystem = type === belongType.system;
    const owner = owners[name] as Owner;
    expect(isSystem ? plain(owner) : single(owner)).toBe(reached[name]);
    expect(isSystem ? single(owner) : plain(owner)).toBe(false);
  });

  it.each(Object.keys(owners))('with the right over assigned resources: %s', (name) => {
    const owner = owners[name] as Owner;
    const resources = [
      { ownerType: ownerType.hotel, ownerId: '7' },
      { ownerType: ownerType.hotel, ownerId: '8' },
      { ownerType: ownerType.estate, ownerId: '7' },
      { ownerType: ownerType.estate, ownerId: '8' },
    ];
    expect(reachWith('viewRelatedEstate', resources)(owner)).toBe(
      reached[name] === true && name !== 'platform',
    );
    expect(reachWith('viewRelatedEstate')(owner)).toBe(false);
  });

  it('without the right nothing', () => {
    for (const owner of Object.values(owners)) expect(reachWith('viewSendSms')(owner)).toBe(false);
  });
});

/** A kind of record that only this test has: projects of companies. */
interface ProjectForm {
  name: string;
  companyId: string;
  enabled: 0 | 1;
}
type Project = StoredRow<'estates'>;
const kind: RecordKind<Project, { offset: number; limit: number }, ProjectForm, object, object> = {
  name: '项目',
  collection: 'estates',
  rows: ({ estates }) => estates as unknown as Rows<Project>,
  form: estateForm,
  right: 'Estate',
  owner: ({ id, companyId }) => ofCompany(companyId, id),
  ownerOf: ({ companyId }) => ofCompany(companyId, ''),
  matches: () => true,
  toRow: (row) => row,
  toRecord: (row) => row,
  values(body) {
    const { id: _id, ...first } = mock.store.estates.all()[0] as Project;
    return { ...first, ...body };
  },
  checkRemove: () => undefined,
};
const projects = platformHandlers(kind);
const as = (persona: PersonaName, ...rights: RightName[]): Context => {
  const user = mock.store.users.get(personaIds[persona]);
  if (!user) throw new Error(persona);
  const held = rights.length > 0 ? new Set(codesOf(rights)) : rightsOf(mock.store, user);
  return { ...mock.context, caller: { user, token: '', rights: held } };
};
const page = { query: { offset: 0, limit: 100 } };
const companiesSeen = (context: Context) =>
  new Set((projects.list(page, context).list as Project[]).map(({ companyId }) => companyId));

test('a company reaches its own projects of a kind that the mock does not know, and gives none away', () => {
  const all = new Set(mock.store.estates.all().map(({ companyId }) => companyId));
  expect(all.size).toBeGreaterThan(1);
  expect(companiesSeen(as('superAdmin', 'manageEstate'))).toEqual(all);
  const admin = as('companyAdmin', 'manageSingleEstate');
  const belongId = admin.caller?.user.belongId ?? '';
  expect(companiesSeen(admin)).toEqual(new Set([belongId]));
  const mine = mock.store.estates
    .all()
    .find(({ companyId }) => companyId === belongId) as StoredRow<'estates'>;
  const foreign = mock.store.estates
    .all()
    .find(({ companyId }) => companyId !== belongId) as StoredRow<'estates'>;
  const form: ProjectForm = { name: '新项目', companyId: belongId, enabled: 1 };
  expect(projects.add({ body: form }, admin)).toMatchObject({ companyId: belongId });
  expect(() => projects.get({ params: { id: foreign.id } }, admin)).toThrow('数据不存在或已被删除');
  expect(() => projects.remove({ params: { id: foreign.id } }, admin)).toThrow('数据不存在或已被删除');
  const given = { ...form, companyId: foreign.companyId };
  expect(() => projects.add({ body: given }, admin)).toThrow('没有操作权限');
  expect(() =>
    mock.store.transaction(() => projects.update({ params: { id: mine.id }, body: given }, admin)),
  ).toThrow('没有操作权限');
  expect(mock.store.estates.get(mine.id)?.companyId).toBe(belongId);
});

test('a merchant reaches no company, whatever its right', () => {
  expect(companiesSeen(as('merchantManager', 'manageSingleEstate'))).toEqual(new Set());
  expect(companiesSeen(as('merchantManager', 'manageRelatedEstate'))).toEqual(new Set());
});
