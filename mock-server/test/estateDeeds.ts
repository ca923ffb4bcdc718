import { recommendStatus, roomSaleStatus } from '#contracts/enums/estates.ts';
import { incomeStatus } from '#contracts/enums/finance.ts';
import { recommendMoves } from '#contracts/examples/recommends.ts';
import { recommendProject } from '#mock/control/states/recommendSetup.ts';
import { incomesOf } from '#mock/estate/recommendIncomes.ts';
import { isPending } from '#mock/finance/incomeRows.ts';
import { nowOf } from '#mock/store/today.ts';
import { type Choice, chosen, type Deeds, one, type World } from './history.ts';

/** What people do with rooms, leads and recommends in random histories, allowed or not. */

const deeds = [
  ...['recommend', 'recommend', 'memberRecommends', 'memberVisits', 'audit', 'audit', 'refuse'],
  ...['visit', 'visit', 'subscribe', 'subscribe', 'subscribe', 'unsubscribe', 'sign', 'sign', 'settle'],
  ...['settle', 'cancelDeal', 'extend', 'send', 'refuseIncome', 'wait'],
  ...['openRoom', 'holdRoom', 'releaseRoom', 'withdrawRoom', 'subscribeRoom', 'unsubscribeRoom'],
  ...['signRoom', 'cancelRoom', 'deliverRoom'],
  ...['addLead', 'assignLead', 'followLead', 'arriveLead', 'dealLead', 'closeLead', 'toRecommend'],
  ...['reopenLead', 'removeRoom', 'removePlan', 'removeConsultant', 'removeBuilding', 'removeProject'],
] as const;
type Deed = (typeof deeds)[number];

const { toAudit, valid, visited, subscribed, signed, settled, expired } = recommendStatus;
/** In which statuses of recommends, rooms and leads a deed makes sense. */
const sensible: Partial<Record<Deed, readonly number[]>> = {
  ...{ audit: [toAudit], refuse: [toAudit], visit: [valid], memberVisits: [valid], subscribe: [visited] },
  ...{ unsubscribe: [subscribed], sign: [subscribed], settle: [signed], cancelDeal: [signed, settled] },
  ...{ extend: [expired], send: [settled], refuseIncome: [settled] },
  ...{ openRoom: [roomSaleStatus.waiting], holdRoom: [20], releaseRoom: [30], withdrawRoom: [20] },
  ...{ subscribeRoom: [20, 30], unsubscribeRoom: [40], signRoom: [40], cancelRoom: [50], deliverRoom: [50] },
  ...{ assignLead: [10], followLead: [10, 20], arriveLead: [20], dealLead: [30], closeLead: [10, 20, 30] },
  ...{ toRecommend: [10, 20, 30], reopenLead: [50], removeRoom: [10, 20] },
};

const reason = '随手一试';
/** Few enough that customers meet again. */
const customerMobile = (amount: number) => `1990055${String(1_000 + (amount % 25))}`;

async function act(deed: Deed, choice: Choice, world: World): Promise<unknown> {
  const { actor, pick, amount } = choice;
  const { store, asStaff, asMember } = world;
  const today = world.today();
  const project = recommendProject(world.mock().mock);
  const now = nowOf(world.mock().mock.clock);
  const memberMobile = one(store().members.all(), pick)?.mobile ?? '';
  const of = <R extends { status: number }>(rows: readonly R[]) => chosen(rows, sensible[deed], choice);
  const recommend = of(store().estateRecommends.all());
  const room = of(store().estateRooms.by('estateId', project.id));
  const lead = of(store().estateBookings.by('estateId', project.id));
  const consultantId = one(store().estateConsultants.by('estateId', project.id), pick)?.id;
  const freeRoom = one(
    store()
      .estateRooms.by('estateId', project.id)
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
    ...{ memberMobile, estateId: project.id, relation: 30, remark: '' },
    ...{ customerName: '江晚舟', customerMobile: customerMobile(amount) },
  };
  const subscription = { subscribeAmount: amount, subscribeDate: today };
  const contract = { contractNo: `HT-${pick % 40}`, dealPrice: 1 + amount * 1_000, signDate: today };
  const remove = (area: string, rows: readonly { id: string }[]) => {
    const { id } = one(rows, pick) ?? {};
    return id && asStaff(actor, area, 'remove', { id });
  };
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
      return onRecommend('visit', { visitTime: now });
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
      return recommend && send(recommend.id, world);
    case 'refuseIncome':
      return recommend && refuseIncome(recommend.id, amount, world);
    case 'wait':
      return world.passes((1 + (amount % 20)) * 86_400_000);
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
          ...{ customerName: '江晚舟', mobile: customerMobile(amount), estateId: project.id },
          ...{ source: 20, gender: 0 },
        },
      });
    case 'assignLead':
      return onLead('assign', { consultantId });
    case 'followLead':
      return onLead('follow', { content: reason, way: 10, intention: 10 });
    case 'arriveLead':
      return onLead('arrive', { arriveTime: now });
    case 'dealLead':
      return onLead('deal', { ...subscription, roomId: freeRoom?.id ?? '' });
    case 'closeLead':
      return onLead('close', { reason: 20 });
    case 'toRecommend':
      return onLead('toRecommend', { memberMobile, relation: 30 });
    case 'reopenLead':
      return onLead('reopen');
    case 'removeRoom':
      return onRoom('remove');
    // Not the first consultant and project, which the other deeds need.
    case 'removePlan':
      return remove('roomPlans', store().roomPlans.all());
    case 'removeConsultant':
      return remove('estateConsultants', store().estateConsultants.all().slice(1));
    case 'removeBuilding':
      return remove('estateBuildings', store().estateBuildings.all().slice(1));
    case 'removeProject':
      return remove('estates', store().estates.all().slice(1));
  }
}

/** The commission is audited, or a part of it goes out. */
async function send(id: string, { store, asStaff }: World): Promise<void> {
  const income = incomesOf(store(), { id }).findLast(({ purpose }) => purpose === 'commission');
  if (!income) return;
  const plan = store().sendPlans.by('incomeId', income.id).find(isPending);
  if (plan) await asStaff('platformAdmin', 'sendPlans', 'send', { id: plan.id });
  else await asStaff('platformAdmin', 'incomeRecords', 'audit', { id: income.id, body: { pass: 1 } });
}

/** Finance refuses the commission, or makes it void and takes back what was sent. */
async function refuseIncome(id: string, amount: number, { store, asStaff }: World): Promise<void> {
  const income = incomesOf(store(), { id }).findLast(({ purpose }) => purpose === 'commission');
  if (!income) return;
  const [call, body] =
    income.status === incomeStatus.toAudit
      ? (['audit', { pass: 0, reason }] as const)
      : (['void', { reason, takeBack: amount % 2 }] as const);
  await asStaff('platformAdmin', 'incomeRecords', call, { id: income.id, body });
}

export const estateDeeds: Deeds = {
  names: deeds,
  actors: [
    ...(['platformAdmin', 'platformAdmin', 'platformAdmin', 'companyAdmin'] as const),
    ...(['estateManager', 'consultant'] as const),
  ],
  prepare({ mock }) {
    recommendProject(mock().mock);
  },
  act,
};
