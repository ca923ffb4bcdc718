import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { estateStatistics } from '../../src/areas/estateStatistics.ts';
import { estates } from '../../src/areas/estates.ts';
import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { members } from '../../src/areas/members.ts';
import { sendPlans } from '../../src/areas/sendPlans.ts';
import { addDays } from '../../src/days.ts';
import { planCancelMode, sendPlanStatus } from '../../src/enums/finance.ts';
import { incomeMoves as forms } from '../../src/examples/incomes.ts';
import { memberExample } from '../../src/examples/members.ts';
import { shareOf } from '../../src/shareOf.ts';
import { due, send } from './incomeMoves.ts';
import { newRecommend, type OwnRecommend, openProject, type Project, terms } from './projectScenes.ts';
import { settle } from './recommendMoves.ts';
import { designRule, type Rule } from './rule.ts';
import { type Member, newMobile, theGrade } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** The statistic of a project follows each move of its recommends, and of the money that is owed for them. */

const { waiting, sent, failed } = sendPlanStatus;
const signedOnes = [50, 60];

const sumOf = (rows: readonly Json[], of: (row: Json) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
const amountIn = (plans: readonly Json[], codes: readonly number[]): number =>
  sumOf(
    plans.filter((plan) => codes.includes(plan.status)),
    ({ amount }) => amount,
  );

/** All that happened to the recommends of a project, which happened today. */
async function recounted(talk: Talk, all: readonly OwnRecommend[]): Promise<Record<string, number>> {
  const records = await Promise.all(all.map(({ read }) => read()));
  const of = (test: (one: Json) => boolean): number => records.filter(test).length;
  const stands = records.filter((one) => signedOnes.includes(one.status));
  const owed: Json[] = [];
  for (const { incomes } of stands)
    for (const { id, purpose } of incomes)
      if (purpose === 'commission') owed.push(await talk.ok(incomeRecords.get, { params: { id } }));
  const total = (name: string) => sumOf(stands, (one) => one[name]);
  const [approved, visits] = [
    of(({ consultantName }) => consultantName !== ''),
    of(({ visitTime }) => !visitTime.startsWith('1970')),
  ];
  return {
    ...{ recommends: records.length, approved, visits, signed: stands.length },
    subscriptions: of(({ subscribeDate }) => subscribeDate !== ''),
    ...{ unsubscribed: of(({ status }) => status === 90), cancelled: of(({ status }) => status === 95) },
    ...{ dealArea: total('dealArea'), dealPrice: total('dealPrice') },
    ...{ commissionAmount: total('commissionAmount'), settledAmount: total('settledAmount') },
    unsettledAmount: total('commissionAmount') - total('settledAmount'),
    // Also what a member keeps of one that was made void.
    sentAmount: sumOf(owed, ({ plans, takenBackAmount }) => amountIn(plans, [sent]) - takenBackAmount),
    pendingAmount: sumOf(owed, ({ plans }) => amountIn(plans, [waiting, failed])),
    cancelAmount: sumOf(owed, ({ status, cancelAmount, sentAmount, takenBackAmount }) =>
      status < 50 || sentAmount > takenBackAmount ? cancelAmount + takenBackAmount : 0,
    ),
    ...{ visitRate: shareOf(visits, approved), signRate: shareOf(stands.length, visits) },
  };
}

async function expectStatistic(
  talk: Talk,
  what: string,
  { id }: Project,
  all: OwnRecommend[],
): Promise<void> {
  const today = all[0]?.today ?? '';
  const query = { startDate: addDays(today, -1), endDate: addDays(today, 1), estateId: id };
  const { list } = await talk.ok(estateStatistics.list, { query });
  const {
    before: _before,
    days: _days,
    shares: _shares,
    ...sums
  } = await talk.ok(estateStatistics.sum, { query });
  const wanted = await recounted(talk, all);
  const { id: _id, companyName, estateName, ...row } = list[0] ?? {};
  const estate = await talk.ok(estates.get, { params: { id } });
  talk.same(`the names of the row ${what}`, [companyName, estateName], [estate.companyName, estate.name]);
  talk.same(`the row of the project ${what}`, row, wanted);
  talk.same(`the sums of the project ${what}`, sums, wanted);
  const { sentAmount, pendingAmount, cancelAmount } = sums;
  talk.same(
    `sent, pending and written off ${what}`,
    sentAmount + pendingAmount + cancelAmount,
    sums.settledAmount,
  );
  const { count, ...ofList } = await talk.ok(estateRecommends.sum, { query: { estateId: id } });
  const { dealPrice, commissionAmount, settledAmount } = wanted;
  talk.same(`the number of recommends ${what}`, count, all.length);
  talk.same(`the sums of their list ${what}`, ofList, { dealPrice, commissionAmount, settledAmount });
}

/** A member to whom the first payment of the mock fails; on other backends he is like any other. */
async function unluckyMember(talk: Talk): Promise<Member> {
  const mobile = newMobile().replace(/..$/, '45');
  const body = {
    name: memberExample.name,
    credentialType: 10,
    labelIds: [],
    mobile,
    gradeId: (await theGrade(talk)).id,
  };
  const { id } = await talk.ok(members.add, { body });
  return { id, mobile };
}

const commissionOf = ({ incomes }: Json): Json =>
  incomes.findLast(({ purpose }: Json) => purpose === 'commission');

async function checkMoney(talk: Talk): Promise<void> {
  const project = await openProject(talk, { ...terms.rate, payPeriods: 5 });
  const own = await newRecommend(talk, project, await unluckyMember(talk));
  const other = await newRecommend(talk, project);
  const all = [own, other];
  const expect = (what: string) => expectStatistic(talk, what, project, all);
  for (const move of ['audit', 'visit', 'subscribe', 'sign'] as const) {
    await own.moves[move]();
    await expect(`after ${move}`);
  }
  // Less than the commission, so that nobody takes one for the other.
  const form = settle({ today: own.today }, await own.read());
  const less = { settledAmount: form.settledAmount - 12_345, settleReason: '客户自行联系' };
  const body = { ...form, ...less };
  const { id } = commissionOf(await talk.ok(estateRecommends.settle, { params: own.params, body }));
  const params = { id };
  await expect('after it was settled');
  const { plans } = await talk.ok(incomeRecords.audit, { params, body: forms.audit });
  await expect('after the audit of its income');
  const cancel = (plan: Json, more: object) =>
    talk.ok(sendPlans.cancel, { params: { id: plan.id }, body: { reason: '会员放弃本期', ...more } });
  const [first, second, third, fourth, fifth] = plans;
  await send(talk, first);
  await expect('after a part was sent, or failed');
  await cancel(third, { mode: planCancelMode.writeOff, otherId: '' });
  await expect('after a part was written off');
  await cancel(fourth, { mode: planCancelMode.replan, otherId: fifth.id });
  await expect('after a part was given to another one');
  if ((await talk.ok(sendPlans.get, { params: { id: first.id } })).status === failed) await send(talk, first);
  await expect('after the first part was sent');
  await due(talk, second, own.today);
  await send(talk, second);
  await expect('after the second part was sent, or failed');
  await talk.ok(incomeRecords.void, { params, body: { ...forms.void, takeBack: 0 } });
  await expect('after what was left was made void');
  await talk.ok(incomeRecords.takeBack, { params, body: forms.takeBack });
  await expect('after what was sent was taken back');
  const again = commissionOf(await own.moves.settle());
  await expect('after it was settled anew');
  await talk.ok(incomeRecords.audit, { params: { id: again.id }, body: { pass: 0, reason: '合同缺少签字' } });
  await expect('after the settlement was refused');
  await own.moves.cancelDeal();
  await expect('after the deal was cancelled');
  for (const move of ['audit', 'visit', 'subscribe', 'unsubscribe'] as const) await other.moves[move]();
  await expect('after a room was given back');
}

/** Of projects with the same deals, those with more recommends come first. */
async function checkOrder(talk: Talk): Promise<void> {
  const counts: number[] = [1, 2];
  let today = '';
  for (const count of counts) {
    const project = await openProject(talk, terms.rate);
    for (let at = 0; at < count; at++) ({ today } = await newRecommend(talk, project));
    await talk.ok(estates.enable, { params: { id: project.id }, body: { enable: 0 } });
  }
  const query = { startDate: today, endDate: today, limit: 100 };
  const { list } = await talk.ok(estateStatistics.list, { query });
  for (const [at, row] of list.entries()) {
    const before = list[at - 1] ?? row;
    const isRight =
      before.dealPrice > row.dealPrice ||
      (before.dealPrice === row.dealPrice && before.recommends >= row.recommends);
    const got = `${before.dealPrice} ${before.recommends}, ${row.dealPrice} ${row.recommends}`;
    talk.holds('the largest deals come first, then the most recommends', isRight, got);
  }
}

export const commissionFigureRules = (): Rule[] => [
  designRule(
    'estateStatistics',
    'figure',
    'each move of a recommend and of what is owed for it is in the statistic at once',
    '15.2',
    checkMoney,
  ),
  designRule(
    'estateStatistics',
    'list',
    'the largest deals come first, and of equal ones those with more recommends',
    '15.2',
    checkOrder,
  ),
];
