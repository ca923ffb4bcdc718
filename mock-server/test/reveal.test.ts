import { beforeEach, describe, expect, it } from 'vitest';
import { type BackendUser, backendUsers } from '#contracts/areas/backendUsers.ts';
import { estateCompanies } from '#contracts/areas/estateCompanies.ts';
import { estateConsultants } from '#contracts/areas/estateConsultants.ts';
import { memberFriends } from '#contracts/areas/memberFriends.ts';
import { members } from '#contracts/areas/members.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { ordersHotel, ordersPlace } from '#contracts/areas/orders.ts';
import { allEndpoints } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { consultantExample } from '#contracts/examples/estateParts.ts';
import { memberFriendExample } from '#contracts/examples/memberFriends.ts';
import { memberExample } from '#contracts/examples/members.ts';
import { guestExamples, orderMoves } from '#contracts/examples/orders.ts';
import type { LogRow } from '#contracts/logs.ts';
import { isReveal } from '#contracts/reads.ts';
import { type RightName, rightIds } from '#contracts/rights/rights.ts';
import { tradeKinds } from '#contracts/trade/trade.ts';
import { type PersonaName, personaIds } from '#mock/control/personas.ts';
import { leadIn } from '#mock/control/states/bookingSetup.ts';
import { incomeIn, planIn } from '#mock/control/states/incomeSetup.ts';
import { enterState } from '#mock/control/states/providerStates.ts';
import { roomIn } from '#mock/control/states/roomSetup.ts';
import { withdrawIn } from '#mock/control/states/withdrawSetup.ts';
import type { CollectionName } from '#mock/store/collections.ts';
import { asking } from './asking.ts';
import { callerOf } from './callers.ts';
import { newCompany, newMerchant, newMinsu, ownCompany, ownMerchant } from './forms.ts';
import { seededMock } from './mockFor.ts';
import { revealBodies } from './revealInputs.ts';
import type { Input } from './running.ts';

/**
 * Numbers of people are masked in whatever is answered, and are seen whole by 查看 alone: of every kind of record that has some, by who
 * manages it, with a line in its log (specification section 5, docs/decisions/0020-whole-numbers.md).
 */

const mock = seededMock({ scale: 0.05 });
let token: string;
const { does, refuses } = asking(mock, () => token);

interface Shaped {
  shape: object;
}
const guest = { ...guestExamples[0], mobile: '19900008888' };

/** A record of the merchant of the seed's manager, with every number that its kind masks. */
function recordOf(area: string): { collection: CollectionName; id: string } {
  const { store } = mock.mock;
  const kind = tradeKinds.find((one) => area.toLowerCase().endsWith(one));
  if (area === 'backendUsers') return { collection: 'users', id: '9' };
  if (area === 'merchants') return { collection: 'merchants', id: '2' };
  if (area === 'estateBookings') return { collection: 'estateBookings', id: leadIn(mock.mock, 10).id };
  if (area === 'estateRooms') return { collection: 'estateRooms', id: roomIn(mock.mock, 40).id };
  if (area === 'withdraws') return { collection: 'withdraws', id: withdrawIn(mock.mock, 10, { way: 20 }).id };
  if (area === 'estateRecommends') {
    const { id = '' } = enterState(mock.mock, {
      ...{ state: 'a recommend is in a status', params: { status: 20 } },
    }) as { id?: string };
    return { collection: 'estateRecommends', id };
  }
  if (area === 'incomeRecords') return { collection: 'incomes', id: incomeIn(mock.mock, 10).id };
  if (area === 'sendPlans') return { collection: 'sendPlans', id: planIn(mock.mock, 10).id };
  if (area === 'minsus') return { collection: 'minsus', id: store.minsus.by('merchantId', '2')[0]?.id ?? '' };
  if (!kind) {
    const collection = area as CollectionName;
    return { collection, id: store.collection(collection)?.all()[0]?.id ?? '' };
  }
  const isOrder = area.startsWith('orders');
  const state = isOrder ? 'an order is in a status' : 'a refund is in a status';
  const { id = '' } = enterState(mock.mock, {
    state,
    params: { trade: kind, own: 1, status: isOrder ? 30 : 10 },
  }) as { id?: string };
  if (isOrder) store.orders.update(id, { guests: [guest] });
  return { collection: isOrder ? 'orders' : 'refunds', id };
}

/** What the store has under a field of `reveal`; a refund shows the member of its order, a plan that of its income. */
function storedAt({ collection, id }: ReturnType<typeof recordOf>, field: string): string {
  const { store } = mock.mock;
  // biome-ignore lint/suspicious/noExplicitAny: rows of five kinds
  const row = store.collection(collection)?.get(id) as any;
  const [list = '', inner] = field.split('.');
  if (collection === 'refunds') return store.orders.get(row.orderId)?.memberMobile ?? '';
  if (collection === 'sendPlans') return store.incomes.get(row.incomeId)?.memberMobile ?? '';
  return inner ? row[list][0][inner] : row[list];
}

const reveals = allEndpoints.filter(isReveal);
const table = reveals.map((endpoint) => [endpoint.name, endpoint] as const);
const areaOf = ({ name }: AnyEndpoint) => name.split('.')[0] ?? '';
const readOf = ({ name }: AnyEndpoint) =>
  allEndpoints.find((other) => other.name === name.replace('.reveal', '.get')) as AnyEndpoint;
/** But for what a merchant is paid and known by, and what guests ring up to book. */
const openly = { bookingPhone: '', bankAccount: '', creditCode: '' };
const wholeIn = (record: object) => JSON.stringify({ ...record, ...openly }).match(whole);
const whole = /(?<![\d.A-Z])(1[3-9]\d{9}|\d{17}[\dX])(?!\d)/g;

/** Who calls for his own unit, and who for the platform. */
const ownUsers = {
  merchant: 'merchantManager',
  company: 'companyAdmin',
  none: 'operator',
} as const satisfies Record<string, PersonaName>;

/** Somebody whose one role holds these rights and no others. */
async function holding(
  endpoint: AnyEndpoint,
  names: readonly RightName[],
  resources: [] | undefined = undefined,
) {
  const { store } = mock.mock;
  const persona = ownUsers[endpoint.access.scope ?? 'none'];
  const id = personaIds[persona];
  const { belongType = 10, belongId = '' } = store.users.get(id) ?? {};
  const role = store.roles.insert({
    ...{ name: '临时', belongType, enabled: 1, remark: '' },
    belongId: endpoint.access.scope ? belongId : '',
    rightIds: names.map((name) => rightIds[name]),
  });
  store.users.update(id, { roleIds: [role.id], ...(resources && { resources }) });
  token = await mock.tokenOf(persona);
}
const rightsAs = ({ access }: AnyEndpoint, verb: 'view' | 'manage', reach = /^$/) =>
  (access.rights ?? [])
    .filter((name) => reach.test(/^manage(Single|Related)?/.exec(name)?.[1] ?? ''))
    .map((name) => name.replace('manage', verb) as RightName);
const anyReach = /^(Single|Related)?$/;

it('is asked of every kind that has numbers of people, and of no other', () => {
  const kinds = [
    ...['backendUsers', 'merchants', 'minsus', 'memberFriends', 'members'],
    ...['ordersPlace', 'ordersHotel', 'ordersHouse', 'refundsPlace', 'refundsHotel', 'refundsHouse'],
    ...['estateCompanies', 'estateConsultants', 'estateRecommends', 'estateRooms', 'estateBookings'],
    ...['incomeRecords', 'sendPlans', 'withdraws'],
  ];
  expect([...new Set(reveals.map(areaOf))].toSorted()).toEqual(kinds.toSorted());
});

describe.each(table)('%s', (_, endpoint) => {
  let record: ReturnType<typeof recordOf>;
  let params: Record<string, string>;
  const bodies = revealBodies(endpoint);
  const ask = (body: object): Input => ({ params, body });
  const read = () =>
    does<{ logs: LogRow[]; version?: number; actions: string[] }>(readOf(endpoint), { params });
  beforeEach(async () => {
    record = recordOf(areaOf(endpoint));
    params = { id: record.id, belongId: callerOf(endpoint).belongId };
    token = await mock.tokenOf(callerOf(endpoint).persona);
  });

  it('answers what the record masks to everybody, and each time leaves one line in its log', async () => {
    const first = await read();
    expect(wholeIn(first)).toBeNull();
    expect(first.actions).toContain('reveal');
    for (const body of bodies) {
      const stored = storedAt(record, body.field);
      expect(stored).toMatch(/\d{10}|^\p{Script=Han}{2,}$/u);
      const { logs } = await read();
      expect(await does(endpoint, ask(body))).toEqual({ value: stored });
      const after = await read();
      expect(after.version).toBe(first.version);
      expect(after.logs.slice(1)).toEqual(logs);
      expect(after.logs[0]).toMatchObject({
        action: expect.stringMatching(/^查看.+/),
        operatorType: 30,
        operatorName: mock.mock.store.users.get(personaIds[callerOf(endpoint).persona])?.name,
      });
      expect(JSON.stringify(after.logs[0])).not.toContain(stored);
    }
    const calls = mock.control.journal.list().filter((entry) => entry.endpoint === endpoint.name);
    expect(calls.map(({ body }) => body)).toEqual([...bodies].reverse());
  });

  it('is refused to who only views, who reads masks all the same', async () => {
    await holding(endpoint, rightsAs(endpoint, 'view', anyReach));
    expect((await read()).actions).not.toContain('reveal');
    expect(wholeIn(await read())).toBeNull();
    for (const body of bodies) await refuses(endpoint, ask(body), status.forbidden, '没有操作权限');
  });

  it('does not find what the caller does not reach, and writes nothing', async () => {
    const input = { params: { ...params, id: '99999' }, body: bodies[0] };
    if (!endpoint.errors.includes(status.notFound)) {
      // It has no id: there is the own one, and those of others.
      const elsewhere = { ...input, params: { belongId: '1' } };
      return refuses(endpoint, elsewhere, status.forbidden, '没有操作权限');
    }
    const before = mock.dump();
    expect((await mock.call(endpoint, token, input)).envelope.status).toBe(status.notFound);
    expect(mock.dump()).toBe(before);
    const related = rightsAs(endpoint, 'manage', /^Related$/);
    if (related.length === 0) return;
    await holding(endpoint, related, []);
    const after = mock.dump();
    const { envelope } = await mock.call(endpoint, token, { ...input, params });
    expect(envelope).toMatchObject({ status: status.notFound, data: null });
    expect(mock.dump()).toBe(after);
  });

  it('knows no other field, and no entry that is not there', async () => {
    const before = mock.dump();
    for (const body of [{ field: 'passwordHash' }, {}, { field: 'constructor' }])
      expect((await mock.call(endpoint, token, ask(body))).envelope.status).toBe(status.invalid);
    for (const { field } of bodies.filter(({ field }) => field.includes('.')))
      for (const index of [1, undefined])
        expect((await mock.call(endpoint, token, ask({ field, index }))).envelope.status).toBe(
          status.notFound,
        );
    expect(mock.dump()).toBe(before);
  });
});

it('the mobile of who may more is not seen by who manages him otherwise', async () => {
  await holding(backendUsers.reveal, ['viewUser', 'manageUser']);
  const input = { params: { id: personaIds.platformAdmin }, body: { field: 'mobile' } };
  expect((await does<BackendUser>(backendUsers.get, input)).actions).toEqual([]);
  await refuses(backendUsers.reveal, input, status.forbidden, '不能操作权限超出自身的用户');
});

describe('a form that comes back with the mask of a number', () => {
  const user = { name: '温小满', roleIds: ['8'], enabled: 1, remark: '' };
  const resources = [{ ownerType: 22, ownerId: '1' }];
  const { contactName } = orderMoves.updateContact;
  const forms: [string, AnyEndpoint, object, string, string][] = [
    ['a user', backendUsers.update, { ...user, resources }, 'mobile', '请输入正确的手机号码'],
    ['a merchant', merchants.update, newMerchant, 'contactPhone', '请输入正确的电话号码'],
    ['the own merchant', merchants.updateOfOwn, ownMerchant, 'contactPhone', '请输入正确的电话号码'],
    ['a guesthouse', minsus.update, newMinsu, 'hostPhone', '请输入正确的电话号码'],
    ['the own guesthouse', minsus.updateOfOwn, newMinsu, 'hostPhone', '请输入正确的电话号码'],
    ['a company', estateCompanies.update, newCompany, 'contactPhone', '请输入正确的电话号码'],
    [
      'the own company',
      estateCompanies.updateOfOwnCompany,
      ownCompany,
      'contactPhone',
      '请输入正确的电话号码',
    ],
    ['a consultant', estateConsultants.update, consultantExample, 'mobile', '请输入正确的电话号码'],
    ['a relative', memberFriends.update, memberFriendExample, 'mobile', '请输入正确的电话号码'],
    ['a member', members.update, memberExample, 'emergencyPhone', '请输入正确的电话号码'],
    ['a ticket order', ordersPlace.updateContact, { contactName }, 'contactMobile', '请输入正确的手机号码'],
    [
      'a hotel order',
      ordersHotel.updateContactOfOwn,
      { contactName },
      'contactMobile',
      '请输入正确的手机号码',
    ],
  ];

  it('is each form that has such a number', () => {
    const numbersOf = (area: string) =>
      reveals
        .filter((reveal) => areaOf(reveal) === area)
        .flatMap(revealBodies)
        .map(({ field }) => field);
    const hasNumber = (endpoint: AnyEndpoint) =>
      /\.update/.test(endpoint.name) &&
      numbersOf(areaOf(endpoint)).some((field) => field in (endpoint.body as unknown as Shaped).shape);
    // The three kinds of orders share one form.
    const isOther = ({ name }: AnyEndpoint) => !name.startsWith('orders');
    const tested = forms.map(([, call]) => call).filter(isOther);
    expect(tested.map(({ name }) => name).toSorted()).toEqual(
      allEndpoints
        .filter((endpoint) => hasNumber(endpoint) && isOther(endpoint))
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it.each(forms)(
    'of %s leaves the number as it is; another mask is none, another number is saved',
    async (_, call, form, field, words) => {
      const record = recordOf(areaOf(call));
      const params = { id: record.id, belongId: callerOf(call).belongId };
      token = await mock.tokenOf(callerOf(call).persona);
      const stored = storedAt(record, field);
      const save = (number: string): Input => ({ params, body: { ...form, [field]: number } });
      const shown = `${stored.slice(0, 3)}****${stored.slice(-4)}`;
      expect(await does(call, save(shown))).toMatchObject({ [field]: shown });
      expect(storedAt(record, field)).toBe(stored);
      await refuses(call, save(`139****${stored.slice(-4)}`), status.invalid, words, field);
      expect(await does(call, save('13900007777'))).toMatchObject({ [field]: '139****7777' });
      expect(storedAt(record, field)).toBe('13900007777');
    },
  );

  it.each<[string, AnyEndpoint, object, string, string]>([
    [
      'a merchant',
      merchants.add,
      { ...newMerchant, contactPhone: '199****1234' },
      'contactPhone',
      '请输入正确的电话号码',
    ],
    [
      'a guesthouse',
      minsus.add,
      { ...newMinsu, hostPhone: '199****3333' },
      'hostPhone',
      '请输入正确的电话号码',
    ],
  ])('is refused of %s that is new', async (_, call, body, field, words) => {
    token = await mock.tokenOf('superAdmin');
    await refuses(call, { body }, status.invalid, words, field);
  });
});
