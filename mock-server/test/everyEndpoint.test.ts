import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from '#contracts/areas.ts';
import { passwordHash } from '#contracts/credentials.ts';
import { addDays } from '#contracts/days.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { newPasswordExample } from '#contracts/examples/accounts.ts';
import { bannerExample } from '#contracts/examples/banners.ts';
import { sandsExample } from '#contracts/examples/estateSands.ts';
import {
  imagesExample,
  saleInfoExample,
  situationExample,
  videosExample,
} from '#contracts/examples/estates.ts';
import { accountAdjustExample, accountLockExample } from '#contracts/examples/memberAccounts.ts';
import { memberBenefitExample } from '#contracts/examples/memberBenefits.ts';
import { memberGradeExample } from '#contracts/examples/memberGrades.ts';
import { pointAdjustExample } from '#contracts/examples/memberPoints.ts';
import { memberExample } from '#contracts/examples/members.ts';
import {
  hotelProductExample,
  houseProductExample,
  placeProductExample,
} from '#contracts/examples/products.ts';
import { settingsExample } from '#contracts/examples/settings.ts';
import { maskDocument, maskMobile } from '#contracts/forms/masks.ts';
import { takesKey } from '#contracts/idempotency.ts';
import { testDay } from '../../contracts/testing/moment.ts';
import { savedRole, savedUser } from './accountForms.ts';
import { bookingInput } from './bookingInputs.ts';
import { callerOf } from './callers.ts';
import { ownCompany, ownMerchant } from './forms.ts';
import { incomeInput } from './incomeInputs.ts';
import { mockOfFile } from './mockFor.ts';
import { recommendInput } from './recommendInputs.ts';
import { recordInput } from './recordInputs.ts';
import { revealBody } from './revealInputs.ts';
import { roomInput } from './roomInputs.ts';
import type { Input } from './running.ts';
import { signedPicture } from './signedPicture.ts';
import { tradeInput } from './tradeInputs.ts';
import { withdrawInput } from './withdrawInputs.ts';

const mock = mockOfFile();
beforeAll(() => {
  inputs['uploads.image'] = signedPicture(mock.mock.clock.now());
});

/** What the calls of a kind of record need: an id, one that nothing depends on, and a form. */
const ofRecords = (area: string, id: string, free: string, form: object): Record<string, Input> => {
  const inputs = {
    get: { params: { id } },
    add: { body: form },
    update: { params: { id }, body: form },
    enable: { params: { id }, body: { enable: 0 } },
    remove: { params: { id: free } },
    reveal: { params: { id } },
  };
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([verb, input]) => [
      [`${area}.${verb}`, input],
      [`${area}.${verb}OfOwn`, input],
    ]),
  );
};

/** Of products that were never sold. */
const ofProducts = (area: string, id: string, form: object): Record<string, Input> => ({
  ...ofRecords(area, id, id, form),
  [`${area}.copy`]: { params: { id }, body: { withPrices: 1 } },
  [`${area}.copyOfOwn`]: { params: { id }, body: { withPrices: 1 } },
});

/** Days of the calendar, on one that has no price yet. */
const ofStocks = (area: string, id: string): Record<string, Input> => {
  const date = addDays(testDay, 364);
  const span = { startDate: date, endDate: date };
  const set = { price: 100, stock: 1 };
  const inputs = {
    list: { params: { id }, query: span },
    save: { params: { id }, body: { days: [{ date, version: 0, ...set }] } },
    batchSave: { params: { id }, body: { spans: [span], weekdays: [1, 2, 3, 4, 5, 6, 7], set } },
  };
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([verb, input]) => [
      [`${area}.${verb}`, input],
      [`${area}.${verb}OfOwn`, input],
    ]),
  );
};

/** What a form sends that the call does not look at: another call changes it. */
const notLookedAt = ['members.update.gradeId'];

/** A view of the super administrator. */
const ownView = '5';
const viewExample = { name: '待跟进', settings: { filters: { status: '20' }, spans: [] }, shared: 1 };

/** What a call needs besides paging, where neither tradeInputs.ts nor recordInputs.ts derives it. A new endpoint with a body belongs in here. */
const inputs: Record<string, Input> = {
  'auth.createByMobile': { body: { mobile: '19900000001' } },
  'passwords.update': {
    body: { oldPassword: passwordHash('mm123456'), ...newPasswordExample },
  },
  'passwords.reset': { params: { id: '5' }, body: newPasswordExample },
  'settings.update': { body: settingsExample },
  'uploads.postSignature': { body: { file_name: 'a.png' } },
  'regions.cities': { query: { provinceId: '33' } },
  ...Object.fromEntries(
    [
      ...['list', 'sum', 'listOfOwn', 'sumOfOwn'].map((call) => `merchantStatistics.${call}`),
      ...['list', 'sum', 'listOfOwnCompany', 'sumOfOwnCompany'].map((call) => `estateStatistics.${call}`),
    ].map((name) => [name, { query: { startDate: testDay, endDate: testDay } }]),
  ),
  'searches.find': { query: { text: '云' } },
  'presences.keep': { body: { kind: 'stocks-hotel', id: '23', page: 'A', editing: 0 } },
  'presences.leave': { body: { kind: 'orders-hotel', id: '5', page: 'A' } },
  'sales.byDay': { query: { from: testDay, to: testDay } },
  'backendUsers.update': { params: { id: '5' }, body: savedUser },
  'roles.update': { params: { id: '4' }, body: savedRole },
  'roles.copy': { params: { id: '4' } },
  ...ofRecords('homeBanners', '1', '1', bannerExample),
  ...ofRecords('estateBanners', '14', '14', bannerExample),
  ...ofRecords('landingBanners', '19', '19', bannerExample),
  // The level stays, because members have the grade.
  'memberGrades.update': { params: { id: '4' }, body: { ...memberGradeExample, level: 4 } },
  // Of those that no grade gives, which may become of another type.
  'memberBenefits.update': { params: { id: '6' }, body: memberBenefitExample },
  'memberBenefits.preview': { body: { memberMobile: '19900000000', productId: '1' } },
  'memberGrades.preview': { body: memberGradeExample },
  'memberLabels.preview': { body: { minOrders: 2 } },
  'memberBenefits.accounts': { query: { memberId: '1' } },
  'members.setGrade': { params: { id: '1' }, body: { gradeId: '2', expireDate: '', reason: '老客户回馈' } },
  'members.freeze': { params: { id: '1' }, body: { reason: '涉嫌刷单' } },
  'members.unfreeze': { params: { id: '12' } },
  'members.batchLabel': { body: { ids: ['1', '2'], labelIds: ['1'], give: 1 } },
  'memberAccounts.get': { params: { id: '1' } },
  'memberAccounts.adjust': { params: { id: '61' }, body: { ...accountAdjustExample, version: 0 } },
  'memberAccounts.lock': { params: { id: '61' }, body: accountLockExample },
  'memberAccounts.unlock': { params: { id: '29' }, body: accountLockExample },
  'accountJournals.byDay': { query: { memberId: '1', startDate: testDay, endDate: testDay } },
  'reconciliations.get': { query: { startDate: testDay, endDate: testDay } },
  'reconciliations.list': { query: { startDate: testDay, endDate: testDay } },
  'memberPoints.get': { params: { id: '1' } },
  'memberPoints.adjust': { params: { id: '61' }, body: { ...pointAdjustExample, version: 0 } },
  'memberImports.preview': { body: { members: [memberExample] } },
  'memberImports.add': { body: { members: [memberExample] } },
  'merchants.updateOfOwn': { body: ownMerchant },
  'estateCompanies.updateOfOwnCompany': { params: { id: '1' }, body: ownCompany },
  'estates.updateSituation': { params: { id: '1' }, body: situationExample },
  // For all buildings, because rooms of several are for sale.
  'estates.updateSaleInfo': {
    params: { id: '1' },
    body: { ...saleInfoExample, licences: [{ no: '杭售许字(2025)第00108号', date: '2025-09-12' }] },
  },
  'estates.updateImages': { params: { id: '1' }, body: imagesExample },
  'estates.updateVideos': { params: { id: '1' }, body: videosExample },
  'estates.updateOrdering': { params: { id: '1' }, body: { ordering: 7 } },
  ...ofProducts('productsPlace', '18', placeProductExample),
  ...ofProducts('productsHotel', '23', hotelProductExample),
  ...ofProducts('productsHouse', '44', houseProductExample),
  ...ofStocks('stocksPlace', '18'),
  ...ofStocks('stocksHotel', '23'),
  ...ofStocks('stocksHouse', '44'),
  'preferences.keep': { body: { table: '*', settings: { fileFormat: 'csv' } } },
  'listViews.add': { body: { ...viewExample, list: '/home', call: 'ordersHotel.list' } },
  'listViews.update': { params: { id: ownView }, body: viewExample },
  'listViews.remove': { params: { id: ownView } },
  'listViews.makeDefault': { params: { id: ownView }, body: { isDefault: 1 } },
  'estateSands.get': { params: { id: '1' } },
  'estateSands.save': { params: { id: '1' }, body: sandsExample },
};

/** Of these the input depends on the call before; signIn.test.ts has them. */
const elsewhere = ['auth.login', 'auth.validate'];
const endpoints = allEndpoints.filter(({ name }) => !elsewhere.includes(name));

/** A mock as it was seeded, a right call of the endpoint, and how the caller makes it and others. */
async function prepared(endpoint: AnyEndpoint) {
  mock.mock.rewind();
  const { persona, belongId } = callerOf(endpoint);
  const { params, ...rest } =
    inputs[endpoint.name] ??
    tradeInput(mock.mock, endpoint.name) ??
    recommendInput(mock.mock, endpoint.name) ??
    roomInput(mock.mock, endpoint.name) ??
    bookingInput(mock.mock, endpoint.name) ??
    withdrawInput(mock.mock, endpoint.name) ??
    incomeInput(mock.mock, endpoint.name) ??
    recordInput(mock.mock, endpoint) ??
    {};
  const body = revealBody(endpoint);
  const input: Input = { params: { belongId, ...params }, ...rest, ...(body && { body }) };
  const token = await mock.tokenOf(persona);
  const ask = async (other: AnyEndpoint, given: Input) =>
    mock.call<Record<string, unknown>>(other, token, given);
  return { input, ask };
}

it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers a right call, over HTTP, in its own shape',
  async (name, endpoint) => {
    const { input, ask } = await prepared(endpoint);
    const { http, envelope } = await ask(endpoint, input);
    expect([http, envelope.status, envelope.message]).toEqual([200, 1, '操作成功']);
    expect(mock.control.journal.list()[0]).toMatchObject({ endpoint: name, status: 1, hint: '' });
  },
);

const named = (name: string) => allEndpoints.find((endpoint) => endpoint.name === name);
const getOf = ({ name }: AnyEndpoint) =>
  named(`${name.split('.')[0]}.get${/OfOwn(Company)?$/.exec(name)?.[0] ?? ''}`);
/** Changes a record and answers it as its own read does, or answers nothing because it is gone. Reads, and calls about many records, answer something else. */
const isChange = (endpoint: AnyEndpoint) => {
  const read = getOf(endpoint);
  const isGone = endpoint.data instanceof z.ZodMiniNull;
  return endpoint.method === 'POST' && read && endpoint !== read && (isGone || endpoint.data === read.data);
};
const changes = endpoints.filter(isChange);
const without = (record: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** How a record shows a value that was sent: an area with names of the server's, numbers of people masked, refunds name each of their items by its key. */
function shownAs(name: string, field: string, value: unknown): unknown {
  if (field === 'area') return without(value as Record<string, unknown>, 'provinceName', 'cityName');
  if (/mobile$|(contact|host|emergency)Phone/i.test(field)) return maskMobile(String(value));
  // Only 调整等级 changes it.
  if (name === 'members.update' && field === 'gradeId') return expect.any(String);
  if (field === 'credentialNo') return maskDocument(String(value));
  if (name.startsWith('refunds') && Array.isArray(value)) return value.map((key) => ({ key }));
  return value;
}

describe('a change answers the record as it is afterwards', () => {
  it.each(changes.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (name, endpoint) => {
    const { input, ask } = await prepared(endpoint);
    const get = getOf(endpoint) as AnyEndpoint;
    const read = async (id: unknown) =>
      (await ask(get, { params: { ...input.params, id: String(id) } })).envelope;
    const before = /\.add/.test(name) ? undefined : (await read(input.params?.id ?? '')).data;
    const { data } = (await ask(endpoint, input)).envelope;
    if (data === null) {
      expect((await read(input.params?.id)).status).toBe(status.notFound);
      return;
    }
    const after = (await read(data.id ?? '')).data;
    expect(data).toEqual(after);
    const isNew = /\.(add|copy)/.test(name);
    if (typeof data.version === 'number') expect(data.version).toBe(isNew ? 1 : Number(before?.version) + 1);
    if (/\.enable/.test(name)) {
      expect(data.enabled).toBe((input.body as { enable: number }).enable);
      const changed = ['enabled', 'version', 'logs'];
      expect(without(data, ...changed)).toEqual(without(before ?? {}, ...changed));
    }
    if (/\.(add|update)(OfOwn(Company)?)?$/.test(name)) {
      const sent = input.body as Record<string, unknown>;
      const kept = Object.keys(sent).filter(
        (field) => field in data && !notLookedAt.includes(`${name}.${field}`),
      );
      expect(kept.length).toBeGreaterThan(1);
      // What the server adds to what was sent, such as names beside ids, is its own.
      expect(data).toMatchObject(
        Object.fromEntries(kept.map((field) => [field, shownAs(name, field, sent[field])])),
      );
    }
  });
});

/** These end the session of their caller, whose token is checked before the key. */
const endsSession = ['auth.logout', 'passwords.update'];

describe('a change that is repeated under its key answers the same and acts once', () => {
  const keyed = endpoints.filter((endpoint) => takesKey(endpoint) && !endsSession.includes(endpoint.name));
  it.each(keyed.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_, endpoint) => {
    const { input, ask } = await prepared(endpoint);
    const send = () => ask(endpoint, { ...input, key: 'LC4D9O8TI3NTZCQ4NKPLD5Y8BAQTJ70N' });
    const answers = [...(await Promise.all([send(), send()])), await send()].map(({ envelope }) => envelope);
    expect(answers[0]?.status).toBe(1);
    expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
    // Whatever the order in which the first two arrived, one of the three acted.
    const acted = mock.control.journal.list().filter((entry) => entry.endpoint === endpoint.name);
    expect(acted.map(({ isReplay }) => isReplay === true)).toEqual([true, true, false]);
  });
});
