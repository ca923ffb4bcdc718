import { beforeEach, describe, expect, it } from 'vitest';
import { areas } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { codesOf } from '#contracts/rights/rights.ts';
import { seededMock } from './mockFor.ts';
import { mobileOf } from './running.ts';

/** What a call of its own refuses to switch, no form switches either: every area that has both. */

const mock = seededMock({ scale: 0.05 });
let admin: string;
beforeEach(async () => {
  admin = await mock.tokenOf('platformAdmin');
});

type Area = keyof typeof areas;
const callsOf = (area: Area) => areas[area] as unknown as Record<string, AnyEndpoint>;
const withSwitch = (Object.keys(areas) as Area[]).filter((area) => callsOf(area).enable);

/** Somebody of the platform who manages users and roles and may little else. */
async function clerk(): Promise<string> {
  const { store } = mock.mock;
  const rightIds = codesOf(['viewUser', 'manageUser', 'viewRole', 'manageRole']);
  const role = { name: '临时', belongType: 10, belongId: '', enabled: 1, remark: '' } as const;
  store.users.update('5', { roleIds: [store.roles.insert({ ...role, rightIds }).id] });
  return (await mock.login(mobileOf('5'))).envelope.data.token;
}
/** A copy has no calendar. */
async function unpriced(area: Area): Promise<string> {
  const copy = callsOf(area).copy as AnyEndpoint;
  const { id = '' } = mock.mock.store.products.by('kind', kindOf[area] ?? 'place')[0] ?? {};
  return (await mock.call<{ id: string }>(copy, admin, { params: { id } })).envelope.data.id;
}
const kindOf: Partial<Record<Area, 'place' | 'hotel' | 'house'>> = {
  productsPlace: 'place',
  productsHotel: 'hotel',
  productsHouse: 'house',
};

/** One that is on, where it is not the fourth. */
/** Of benefits one that no grade gives. */
const ids: Partial<Record<Area, string>> = {
  ...{ backendUsers: '5', estateCompanies: '1', estates: '1' },
  memberBenefits: '6',
};

interface Refused {
  why: string;
  to: 0 | 1;
  code: number;
  id?: string | ((area: Area) => Promise<string>);
  by?: () => Promise<string>;
}
const { forbidden, precondition } = status;
const withoutPrice: Refused[] = [{ why: 'without a price', to: 1, code: precondition, id: unpriced }];
/** Areas that are not here refuse nothing to who manages them. */
const refused: Partial<Record<Area, Refused[]>> = {
  backendUsers: [
    { why: 'oneself', to: 0, id: '2', code: precondition },
    { why: 'the super administrator', to: 0, id: '1', code: precondition },
    { why: 'somebody above who was switched off', to: 1, id: '10', by: clerk, code: forbidden },
    { why: 'somebody above', to: 0, id: '3', by: clerk, code: forbidden },
  ],
  roles: [
    { why: 'one of more rights that was switched off', to: 1, id: '14', by: clerk, code: forbidden },
    { why: 'one of more rights', to: 0, id: '2', by: clerk, code: forbidden },
  ],
  estates: [{ why: 'that misses what the shelf asks for', to: 1, id: '4', code: precondition }],
  memberBenefits: [{ why: 'that grades give', to: 0, id: '2', code: precondition }],
  productsPlace: withoutPrice,
  productsHotel: withoutPrice,
  productsHouse: withoutPrice,
};
const cases = withSwitch.flatMap((area) =>
  (refused[area] ?? []).map(({ why, ...one }) => [area, why, one] as const),
);

/** What the form says of a record as it stands, with the switch turned. */
async function forms(area: Area, id: string, token: string, enabled: 0 | 1) {
  const { get, update, enable } = callsOf(area) as Record<string, AnyEndpoint>;
  const params = { id };
  const stored = await mock.call<{ [field: string]: unknown }>(get as AnyEndpoint, token, { params });
  const { version: _version, ...shown } = stored.envelope.data;
  // Who may not edit a user sees his mobile masked; who sends it must have it from elsewhere.
  const mobile = area === 'backendUsers' && { mobile: mock.mock.store.users.get(id)?.mobile };
  const form = { ...shown, ...mobile };
  const byCall = () => mock.call(enable as AnyEndpoint, token, { params, body: { enable: enabled } });
  const byForm = () => mock.call(update as AnyEndpoint, token, { params, body: { ...form, enabled } });
  return { byCall, byForm };
}

describe('refused by the call and by the form alike:', () => {
  it.each(cases)('%s, %s', async (area, _, { id = '1', by, to, code }) => {
    const token = by ? await by() : admin;
    const target = typeof id === 'string' ? id : await id(area);
    const { byCall, byForm } = await forms(area, target, token, to);
    const before = mock.dump();
    const call = (await byCall()).envelope;
    const form = (await byForm()).envelope;
    expect([form.status, form.message]).toEqual([call.status, call.message]);
    expect(form.status).toBe(code);
    expect(mock.dump()).toBe(before);
  });
});

describe('switched by the call and by the form alike:', () => {
  it.each(withSwitch)('%s', async (area) => {
    const ofContext = {
      homeBanners: 'miniHome',
      estateBanners: 'estate',
      landingBanners: 'landing',
    } as const;
    const { store } = mock.mock;
    const context = ofContext[area as keyof typeof ofContext];
    const kind = kindOf[area];
    const rows = context
      ? store.banners.by('context', context).filter(({ link }) => link.linkType !== 10)
      : kind && store.products.by('kind', kind);
    const id = rows?.find(({ enabled }) => enabled === 1)?.id ?? ids[area] ?? '4';
    for (const to of [0, 1, 0] as const) {
      const { byCall, byForm } = await forms(area, id, admin, to);
      const turned = to === 1 ? byForm : byCall;
      expect((await turned()).envelope).toMatchObject({ status: 1, data: { enabled: to } });
    }
    const { byForm } = await forms(area, id, admin, 1);
    expect((await byForm()).envelope).toMatchObject({ status: 1, data: { enabled: 1 } });
  });
});

it('an area with a switch of its own has a form that holds it', () => {
  for (const area of withSwitch) {
    const { add, update } = callsOf(area);
    for (const form of [add, update])
      expect(form?.body && 'def' in form.body && JSON.stringify(Object.keys(shapeOf(form.body)))).toContain(
        '"enabled"',
      );
  }
});
const shapeOf = (schema: object) => (schema as { def: { shape: object } }).def.shape;
