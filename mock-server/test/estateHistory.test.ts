import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { areas } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { recommendStatus, roomSaleStatus } from '#contracts/enums/estates.ts';
import { incomeStatus } from '#contracts/enums/finance.ts';
import { recommendMoves } from '#contracts/examples/recommends.ts';
import type { PersonaName } from '#mock/control/personas.ts';
import { recommendProject } from '#mock/control/states/recommendSetup.ts';
import { incomesOf } from '#mock/estate/recommendIncomes.ts';
import { isPending } from '#mock/finance/incomeRows.ts';
import { nowOf, todayOf } from '#mock/store/today.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { type Running, startMock } from './running.ts';

/**
 * Random histories of rooms, leads and recommends: many people at once do what comes to their mind, allowed or not, over the real HTTP interface; after each
 * deed the invariants hold. A failure prints the seed and the shortest history that shows it.
 */

const length = 300;
const seed = Number(process.env.HISTORY_SEED ?? 20_260_513);
const actors = ['platformAdmin', 'companyAdmin', 'estateManager', 'consultant'] as const;

let mock: Running;
const tokens: Partial<Record<PersonaName, string>> = {};
beforeAll(async () => {
  mock = await startMock({ scale: 0.05 });
}, 60_000);
afterAll(() => mock.stop());

const deeds = [
  ...['recommend', 'recommend', 'memberRecommends', 'memberVisits', 'audit', 'audit', 'refuse'],
  ...['visit', 'visit', 'subscribe', 'subscribe', 'subscribe', 'unsubscribe', 'sign', 'sign', 'settle'],
  ...['settle', 'cancelDeal', 'extend', 'send', 'refuseIncome', 'wait'],
  ...['openRoom', 'holdRoom', 'releaseRoom', 'withdrawRoom', 'subscribeRoom', 'unsubscribeRoom'],
  ...['signRoom', 'cancelRoom', 'deliverRoom'],
  ...['addLead', 'assignLead', 'followLead', 'arriveLead', 'dealLead', 'closeLead', 'toRecommend'],
  ...['reopenLead', 'removeRoom', 'removePlan', 'removeConsultant', 'removeBuilding', 'removeProject'],
] as const;
const anAction = fc.record({
  deed: fc.constantFrom(...deeds),
  actor: fc.constantFrom(...actors, 'platformAdmin', 'platformAdmin'),
  /** Chooses records. */
  pick: fc.nat(10_000),
  /** Chooses numbers, amounts and right or wrong states. */
  amount: fc.nat(60_000),
});
type Action = typeof anAction extends fc.Arbitrary<infer A> ? A : never;

/** Of which a long history removes something; the shapes and projects of the seed are mostly in use. */
const removable = ['estateRooms', 'estateConsultants', 'estateBuildings'] as const;
const store = () => mock.mock.store;
const clock = () => mock.mock.clock;
const one = <T>(rows: readonly T[], pick: number): T | undefined => rows[pick % Math.max(1, rows.length)];

const { toAudit, valid, visited, subscribed, signed, settled, expired } = recommendStatus;
/** In which status a deed makes sense; four times of five such a record is chosen, else any. */
const sensible: Partial<Record<Action['deed'], readonly number[]>> = {
  ...{ audit: [toAudit], refuse: [toAudit], visit: [valid], memberVisits: [valid], subscribe: [visited] },
  ...{ unsubscribe: [subscribed], sign: [subscribed], settle: [signed], cancelDeal: [signed, settled] },
  ...{ extend: [expired], send: [settled], refuseIncome: [settled] },
  ...{ openRoom: [roomSaleStatus.waiting], holdRoom: [20], releaseRoom: [30], withdrawRoom: [20] },
  ...{ subscribeRoom: [20, 30], unsubscribeRoom: [40], signRoom: [40], cancelRoom: [50], deliverRoom: [50] },
  ...{ assignLead: [10], followLead: [10, 20], arriveLead: [20], dealLead: [30], closeLead: [10, 20, 30] },
  ...{ toRecommend: [10, 20, 30], reopenLead: [50], removeRoom: [10, 20] },
};
function chosen<R extends { status: number }>(
  rows: readonly R[],
  { deed, pick, amount }: Action,
): R | undefined {
  const fitting = rows.filter(({ status }) => sensible[deed]?.includes(status));
  return one(amount % 5 > 0 && fitting.length > 0 ? fitting : rows.slice(-25), pick);
}

async function asStaff(
  actor: PersonaName,
  area: string,
  key: string,
  input: { id?: string; body?: unknown },
) {
  const endpoint = (areas[area as keyof typeof areas] as Record<string, AnyEndpoint>)[key];
  if (!endpoint) throw new Error(`There is no call ${area}.${key}.`);
  const { http, envelope } = await mock.call(endpoint, tokens[actor] ?? '', {
    ...(input.id && { params: { id: input.id } }),
    body: input.body,
  });
  expect([http, envelope.status === -1099]).toEqual([200, false]);
}
async function asMember(path: string, body: object) {
  const response = await fetch(`${mock.origin}/__mock/members/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  expect([200, 400, 404, 409]).toContain(response.status);
}

const reason = '随手一试';
const project = () => recommendProject(mock.mock);
const memberMobile = (pick: number) => one(store().members.all(), pick)?.mobile ?? '';
/** Few enough that customers meet again. */
const customerMobile = (amount: number) => `1990055${String(1_000 + (amount % 25))}`;

async function act(action: Action): Promise<void> {
  const { deed, actor, pick, amount } = action;
  const today = todayOf(clock());
  const recommend = chosen(store().estateRecommends.all(), action);
  const room = chosen(store().estateRooms.by('estateId', project().id), action);
  const lead = chosen(store().estateBookings.by('estateId', project().id), action);
  const consultantId = one(store().estateConsultants.by('estateId', project().id), pick)?.id;
  const freeRoom = one(
    store()
      .estateRooms.by('estateId', project().id)
      .filter(({ status }) => amount % 7 === 0 || status === 20 || status === 30),
    pick,
  );
  const onRecommend = (key: string, body: object) =>
    recommend && asStaff(actor, 'estateRecommends', key, { id: recommend.id, body });
  const onRoom = (key: string, body: object = {}) =>
    room && asStaff(actor, 'estateRooms', key, { id: room.id, body });
  const onLead = (key: string, body: object = {}) =>
    lead && asStaff(actor, 'estateBookings', key, { id: lead.id, body });
  const form = {
    ...{ memberMobile: memberMobile(pick), estateId: project().id, relation: 30, remark: '' },
    ...{ customerName: '江晚舟', customerMobile: customerMobile(amount) },
  };
  const subscription = { subscribeAmount: amount, subscribeDate: today };
  const contract = { contractNo: `HT-${pick % 40}`, dealPrice: 1 + amount * 1_000, signDate: today };
  switch (deed) {
    case 'recommend':
      return asStaff(actor, 'estateRecommends', 'add', { body: form });
    case 'memberRecommends':
      return asMember('recommend', form);
    case 'memberVisits':
      return recommend && asMember('recommend-visit', { recommendNo: recommend.recommendNo });
    case 'audit':
      return onRecommend('audit', { pass: 1, consultantId });
    case 'refuse':
      return onRecommend('audit', { pass: 0, reason });
    case 'visit':
      return onRecommend('visit', { visitTime: nowOf(clock()) });
    case 'subscribe':
      return onRecommend('subscribe', { ...subscription, roomId: freeRoom?.id ?? '' });
    case 'unsubscribe':
      return onRecommend('unsubscribe', { date: today, reason });
    case 'sign':
      return onRecommend('sign', { ...contract, dealArea: 8_950 });
    case 'settle':
      return onRecommend('settle', {
        ...{ ...recommendMoves.settle, settleReason: reason, firstDate: today },
        settledAmount: amount % 3 ? (recommend?.commissionAmount ?? 1) : amount + 1,
      });
    case 'cancelDeal':
      return onRecommend('cancelDeal', { date: today, reason, financeConfirmed: amount % 2 });
    case 'extend':
      return onRecommend('extend', { days: 1 + (amount % 90) });
    case 'send':
      return recommend && send(recommend.id);
    case 'refuseIncome':
      return recommend && refuseIncome(recommend.id, amount);
    case 'wait':
      clock().advance((1 + (amount % 20)) * 86_400_000);
      return signIn();
    case 'openRoom':
      return onRoom('open');
    case 'holdRoom':
      return onRoom('hold', { holdReason: reason, reason });
    case 'releaseRoom':
      return onRoom('release');
    case 'withdrawRoom':
      return onRoom('withdraw');
    case 'subscribeRoom':
      return onRoom('subscribe', {
        ...{ customerName: '苏见山', customerMobile: '19900551999' },
        ...subscription,
      });
    case 'unsubscribeRoom':
      return onRoom('unsubscribe', { reason });
    case 'signRoom':
      return onRoom('sign', contract);
    case 'cancelRoom':
      return onRoom('cancelDeal', { reason });
    case 'deliverRoom':
      return onRoom('deliver', { deliverDate: today });
    case 'addLead':
      return asStaff(actor, 'estateBookings', 'add', {
        body: {
          ...{ customerName: '江晚舟', mobile: customerMobile(amount), estateId: project().id },
          ...{ source: 20, gender: 0 },
        },
      });
    case 'assignLead':
      return onLead('assign', { consultantId });
    case 'followLead':
      return onLead('follow', { content: reason, way: 10, intention: 10 });
    case 'arriveLead':
      return onLead('arrive', { arriveTime: nowOf(clock()) });
    case 'dealLead':
      return onLead('deal', { ...subscription, roomId: freeRoom?.id ?? '' });
    case 'closeLead':
      return onLead('close', { reason: 20 });
    case 'toRecommend':
      return onLead('toRecommend', { memberMobile: memberMobile(pick), relation: 30 });
    case 'reopenLead':
      return onLead('reopen');
    case 'removeRoom':
      return onRoom('remove');
    // Not the first consultant and project, which the other deeds need.
    case 'removePlan':
      return remove(actor, 'roomPlans', store().roomPlans.all(), pick);
    case 'removeConsultant':
      return remove(actor, 'estateConsultants', store().estateConsultants.all().slice(1), pick);
    case 'removeBuilding':
      return remove(actor, 'estateBuildings', store().estateBuildings.all().slice(1), pick);
    case 'removeProject':
      return remove(actor, 'estates', store().estates.all().slice(1), pick);
  }
}

async function remove(actor: PersonaName, area: string, rows: readonly { id: string }[], pick: number) {
  const row = one(rows, pick);
  if (row) await asStaff(actor, area, 'remove', { id: row.id });
}

/** The commission is audited, or a part of it goes out. */
async function send(id: string): Promise<void> {
  const income = incomesOf(store(), { id }).findLast(({ purpose }) => purpose === 'commission');
  if (!income) return;
  const plan = store().sendPlans.by('incomeId', income.id).find(isPending);
  if (plan) await asStaff('platformAdmin', 'sendPlans', 'send', { id: plan.id });
  else await asStaff('platformAdmin', 'incomeRecords', 'audit', { id: income.id, body: { pass: 1 } });
}

/** Finance refuses the commission, or makes it void and takes back what was sent. */
async function refuseIncome(id: string, amount: number): Promise<void> {
  const income = incomesOf(store(), { id }).findLast(({ purpose }) => purpose === 'commission');
  if (!income) return;
  const [call, body] =
    income.status === incomeStatus.toAudit
      ? (['audit', { pass: 0, reason }] as const)
      : (['void', { reason, takeBack: amount % 2 }] as const);
  await asStaff('platformAdmin', 'incomeRecords', call, { id: income.id, body });
}

async function signIn() {
  for (const actor of actors) tokens[actor] = await mock.tokenOf(actor);
}

it(`holds every invariant after each of ${length} deeds (HISTORY_SEED=${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAction, { minLength: length, maxLength: length }), async (history) => {
      mock.mock.rewind();
      project();
      await signIn();
      expect(selfCheck(store())).toEqual([]);
      const seen = new Set<number>();
      for (const [at, deed] of history.entries()) {
        await act(deed);
        for (const { status } of store().estateRecommends.all()) seen.add(status);
        expect([at, deed.deed, selfCheck(store())]).toEqual([at, deed.deed, []]);
      }
      // The history has led recommends into every state.
      expect([...seen].sort()).toEqual(Object.values(recommendStatus).sort());
      // Of each kind of part something was removed.
      const gone = removable.filter((name) =>
        store()
          [name].rows()
          .some(({ removed }) => removed === 1),
      );
      expect(gone).toEqual(removable);
    }),
    { seed, numRuns: 1, endOnFailure: true },
  );
}, 120_000);
