import { customerRelation, roomSaleStatus } from '#contracts/enums/estates.ts';
import { incomeStatus } from '#contracts/enums/finance.ts';
import { operatorType } from '#contracts/logs.ts';
import { epochOf, wireDay, wireTime } from '#contracts/wireTime.ts';
import {
  cancelRecommendDeal,
  settleRecommend,
  signRecommend,
  subscribeRecommend,
  unsettleRecommend,
  unsubscribeRecommend,
} from '../estate/recommendDeals.ts';
import { incomesOf, liveIncomeOf } from '../estate/recommendIncomes.ts';
import { addRecommend, auditRecommend, visitRecommend } from '../estate/recommendMoves.ts';
import type { Recommend } from '../estate/recommendRules.ts';
import { plansOf } from '../finance/incomeRows.ts';
import { passIncome, rejectIncome } from '../finance/incomes.ts';
import { sendPlan } from '../finance/sendPlans.ts';
import type { Context } from '../records/context.ts';
import { notFound } from '../records/fail.ts';
import { byMember, type Operator } from '../records/operators.ts';
import { todayOf } from '../store/today.ts';
import { attempt } from './attempt.ts';
import { storedScenery } from './drawings.ts';
import { dayMs, type SeedTools } from './seedTools.ts';
import type { Timeline } from './timeline.ts';

/**
 * Recommends in every state (domain design, section 20). They live by the moves that answer the calls, so rooms, commissions,
 * incomes and logs agree. Nothing is left to chance.
 */

/** What happens to a recommend, each so many days ago. */
interface Life {
  /** Project of the seed; the first when absent. */
  estate?: string;
  member: number;
  customer: string;
  relation?: (typeof customerRelation)[keyof typeof customerRelation];
  remark?: string;
  added: number;
  /** `refused` and `approved` exclude each other. */
  refused?: number;
  approved?: number;
  visited?: number;
  subscribed?: number;
  unsubscribed?: number;
  signed?: number;
  cancelled?: number;
  settled?: number;
  /** The income was audited, and its first part was sent. */
  sent?: number;
  /** Finance refused the income, so that it has to be settled again. */
  settleRefused?: number;
}

const { self, relative, friend, colleague } = customerRelation;
const first = '临海·听澜苑';
const soldOut = '椰林湾壹号';
const lives: Life[] = [
  {
    ...{ estate: soldOut, member: 9, customer: '凌霄', relation: colleague },
    ...{ added: 210, refused: 209 },
  },
  { ...{ estate: soldOut, member: 14, customer: '岑夏', added: 200 }, ...{ approved: 199, visited: 190 } },
  {
    ...{ member: 2, customer: '顾晚棠', relation: relative, added: 42, approved: 41, visited: 40 },
    ...{ subscribed: 37, signed: 32, settled: 26, sent: 24 },
  },
  {
    ...{ member: 5, customer: '纪云深', added: 41, approved: 40, visited: 38, subscribed: 35 },
    ...{ signed: 27, settled: 3 },
  },
  { ...{ member: 8, customer: '易水寒', added: 39, approved: 38 } },
  {
    ...{ member: 5, customer: '阮星河', relation: colleague, added: 36, approved: 35, visited: 33 },
    ...{ subscribed: 30, unsubscribed: 22 },
  },
  {
    ...{ member: 12, customer: '楚天阔', added: 34, approved: 33, visited: 31, subscribed: 28 },
    ...{ signed: 20, cancelled: 9 },
  },
  {
    ...{ member: 17, customer: '宋听澜', added: 30, approved: 29, visited: 27, subscribed: 21 },
    ...{ signed: 12, settled: 8, settleRefused: 6, remark: '首付已到账，等待结佣' },
  },
  { ...{ member: 20, customer: '梅映雪', added: 28, approved: 27 }, remark: '人在外地，约好周末来看房' },
  {
    ...{ member: 2, customer: '尹初夏', relation: relative, added: 24, approved: 23, visited: 20 },
    ...{ subscribed: 15, signed: 6 },
  },
  { ...{ member: 23, customer: '裴照野', added: 18, approved: 17, visited: 12, subscribed: 5 } },
  { ...{ member: 26, customer: '燕归来', added: 9, approved: 8, visited: 4 }, remark: '看重海景，预算180万' },
  { ...{ member: 29, customer: '叶藏锋', relation: friend, added: 1.2 }, remark: '想要三居，可贷款' },
  { ...{ member: 32, customer: '', relation: self, added: 0.2 }, remark: '自购，打算年内入住' },
];

const staff = (name: string): Operator => ({ type: operatorType.staff, name });
const [manager, consultant, finance] = [staff('郑海生'), staff('叶青禾'), staff('钱思齐')];

export function planRecommends(tools: SeedTools, context: Context, timeline: Timeline): void {
  for (const [at, life] of lives.entries()) plan(tools, context, timeline, life, at);
}

/** Puts the steps of a life on the timeline. A step that the rules refuse, such as one for a room that is not there, is left out with what follows it. */
function plan(tools: SeedTools, context: Context, timeline: Timeline, life: Life, at: number): void {
  const { store } = context;
  let id = '';
  // A step after one that was refused has no recommend, and is left out as well.
  const now = (): Recommend => store.estateRecommends.get(id) ?? notFound();
  const today = () => todayOf(context.clock);
  const step = (daysAgo: number | undefined, work: () => unknown) => {
    if (daysAgo === undefined) return;
    timeline.add(momentOf(tools, daysAgo), () => void attempt(context, () => void work()));
  };
  step(life.added, () => {
    id = added(context, life, at).id;
  });
  step(life.refused, () =>
    auditRecommend(context, now(), { pass: 0, reason: '客户已在本项目登记' }, manager),
  );
  step(life.approved, () => {
    const { estateId } = now();
    const consultantId = store.estateConsultants.by('estateId', estateId)[0]?.id ?? '';
    whileRecommended(context, estateId, () =>
      auditRecommend(context, now(), { pass: 1, consultantId }, manager),
    );
  });
  step(life.visited, () => {
    const pictures = [storedScenery(tools.files, 'estate-1', (at % 6) + 1)];
    visitRecommend(context, now(), { visitTime: wireTime(context.clock.now()), pictures }, consultant);
  });
  step(life.subscribed, () => {
    const isFree = ({ status }: { status: number }) => status === roomSaleStatus.available;
    const room = store.estateRooms.by('estateId', now().estateId).findLast(isFree);
    const subscription = { roomId: room?.id ?? '', subscribeAmount: 2_000_000, subscribeDate: today() };
    subscribeRecommend(context, now(), subscription, consultant);
  });
  step(life.unsubscribed, () =>
    unsubscribeRecommend(context, now(), { date: today(), reason: '贷款未获批' }, manager),
  );
  step(life.signed, () => {
    const room = store.estateRooms.get(now().roomId);
    const contractNo = `TL-${today().slice(0, 4)}-${String(at + 101)}`;
    // Whole thousands of yuan below the list price.
    const dealPrice = Math.floor(((room?.totalPrice ?? 0) * 98) / 10_000_000) * 100_000;
    const dealArea = room?.buildArea ?? 0;
    signRecommend(context, now(), { contractNo, dealPrice, dealArea, signDate: today() }, consultant);
  });
  step(life.cancelled, () =>
    cancelRecommendDeal(context, now(), { date: today(), reason: '客户工作调动，协商解约' }, finance),
  );
  step(life.settled, () => {
    const settledAmount = now().commissionAmount;
    settleRecommend(context, now(), { settledAmount, firstDate: today(), conditionMet: 1 }, finance);
  });
  step(life.settleRefused, () => {
    const income = liveIncomeOf(store, now(), 'commission');
    if (!income) return;
    unsettleRecommend(context, rejectIncome(context, income, '合同复印件缺少买方签字', finance), finance);
  });
  step(life.sent, () => {
    for (const income of incomesOf(store, now()).filter(({ status }) => status === incomeStatus.toAudit)) {
      const [plan] = plansOf(store, passIncome(context, income, finance));
      if (plan) sendPlan(context, plan, finance);
    }
  });
}

/** The morning of a day so many days ago; of a part of a day that moment itself. */
function momentOf({ now }: SeedTools, daysAgo: number): number {
  if (daysAgo < 2) return now - daysAgo * dayMs;
  return epochOf(`${wireDay(now - daysAgo * dayMs)} 10:${String(daysAgo % 60).padStart(2, '0')}:00`);
}

function added(context: Context, life: Life, at: number): Recommend {
  const { store } = context;
  const { estate: name = first, member: memberAt, customer, relation = friend, remark = '' } = life;
  const estate = store.estates.all().find((one) => one.name === name);
  const members = store.members.all().filter(({ frozen }) => frozen === 0);
  const member = members[memberAt % members.length];
  if (!estate || !member) throw new Error(`The seed has no project ${name}.`);
  const form = {
    ...{ memberMobile: member.mobile, estateId: estate.id, relation, remark },
    customerName: customer || member.name,
    customerMobile: customer ? `1990066${String(8_800 + at)}` : member.mobile,
  };
  return whileRecommended(context, estate.id, () => addRecommend(context, form, byMember(member)));
}

/** The project that is sold out took recommends when it was for sale. */
function whileRecommended<T>({ store }: Context, estateId: string, work: () => T): T {
  const saleInfo = store.estates.get(estateId)?.saleInfo;
  if (!saleInfo) throw new Error(`Project ${estateId} of the seed has no sale information.`);
  store.estates.note(estateId, { saleInfo: { ...saleInfo, recommendEnabled: 1 } });
  try {
    return work();
  } finally {
    store.estates.note(estateId, { saleInfo });
  }
}
