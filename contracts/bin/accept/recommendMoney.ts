import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { estates } from '../../src/areas/estates.ts';
import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { members } from '../../src/areas/members.ts';
import { addDays } from '../../src/days.ts';
import { recommendStatus } from '../../src/enums/estates.ts';
import { incomeStatus, sendPlanStatus } from '../../src/enums/finance.ts';
import { status } from '../../src/envelope.ts';
import { recommendMoves as forms, recommendExample } from '../../src/examples/recommends.ts';
import { send } from './incomeMoves.ts';
import { expectPlans } from './incomeScenes.ts';
import { settle, sign, subscribe } from './recommendMoves.ts';
import type { Rule } from './rule.ts';
import { newMember, newMobile } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { absentId } from './unique.ts';

/** Recommends: whose the room is, and what is owed for it (golden number E3). */

const { toAudit, valid, visited, subscribed, signed, settled, expired } = recommendStatus;
const { precondition, wrongState, duplicate } = status;

const rule = (says: string, check: Rule['check'], place = 'domain design, sections 5.4 and 5.5'): Rule => ({
  ...{ area: 'estateRecommends', kind: 'money', where: place, writes: true, check },
  says: `estateRecommends: ${says}`,
});
const enter = async (talk: Talk, code: number) => {
  const state = await talk.state('a recommend is in a status', { status: code });
  const params = { id: state.id };
  return { state, params, read: () => talk.ok(estateRecommends.get, { params }) };
};

const moneyRules: Rule[] = [
  rule(
    'a contract owes the commission of the copied rule, which is paid in equal monthly parts',
    async (talk) => {
      const { state, params } = await enter(talk, subscribed);
      const contract = await talk.ok(estateRecommends.sign, { params, body: sign(state) });
      talk.same('the copied rule', [contract.rule.commissionRate, contract.rule.payPeriods], [150, 7]);
      talk.same('commission of 128,000,000 at 150 basis points', contract.commissionAmount, 1_920_000);
      const body = settle(state, contract);
      await talk.refused(estateRecommends.settle, status.invalid, {
        params,
        body: { ...body, settledAmount: 1_920_001, settleReason: '多结一分' },
      });
      await talk.refused(estateRecommends.settle, status.invalid, {
        params,
        body: { ...body, settledAmount: 1_919_999 },
      });
      await talk.refused(estateRecommends.settle, status.invalid, {
        params,
        body: { ...body, firstDate: state.yesterday },
      });
      const done = await talk.ok(estateRecommends.settle, { params, body });
      talk.same('settledAmount', done.settledAmount, 1_920_000);
      const owed = done.incomes.filter((one: Json) => one.purpose === 'commission');
      talk.same(
        'incomes',
        owed.map((one: Json) => [one.amount, one.status]),
        [[1_920_000, incomeStatus.toAudit]],
      );
      const income = await talk.ok(incomeRecords.get, { params: { id: owed[0].id } });
      expectPlans(talk, income.plans, 1_920_000, 7, state.today);
      talk.same(
        'whose and from where',
        [income.memberId, income.sourceNo],
        [done.memberId, done.recommendNo],
      );
      await talk.refused(estateRecommends.settle, wrongState, { params, body });
      const { list } = await talk.ok(incomeRecords.list, { query: { sourceNo: done.recommendNo } });
      talk.same('incomes of the recommend', list.filter((one: Json) => one.amount === 1_920_000).length, 1);
    },
  ),
  rule('less than the commission is settled with a reason', async (talk) => {
    const { state, params, read } = await enter(talk, signed);
    const body = { ...settle(state, await read()), settledAmount: 1_000_001, settleReason: '客户自行联系' };
    const done = await talk.ok(estateRecommends.settle, { params, body });
    talk.same('amount and reason', [done.settledAmount, done.settleReason], [1_000_001, '客户自行联系']);
    const income = done.incomes.find((one: Json) => one.purpose === 'commission');
    talk.same('amount of the income', income.amount, 1_000_001);
  }),
  rule('a refused settlement can be settled anew; a cancelled contract owes nothing', async (talk) => {
    const { id, recommendId } = await talk.state('the commission of a recommend waits for its audit');
    await talk.ok(incomeRecords.audit, { params: { id }, body: { pass: 0, reason: '合同缺少签字' } });
    const params = { id: recommendId };
    const back = await talk.ok(estateRecommends.get, { params });
    talk.same(
      'status and settledAmount',
      [back.status, back.settledAmount, back.settleRefused],
      [signed, 0, 1],
    );
    const deal = await enter(talk, settled);
    const cancel = { ...forms.cancelDeal, date: deal.state.today };
    await talk.refused(estateRecommends.cancelDeal, status.invalid, {
      params: deal.params,
      body: { ...cancel, financeConfirmed: 0 },
    });
    await talk.refused(estateRecommends.cancelDeal, status.invalid, {
      params: deal.params,
      body: { ...cancel, date: deal.state.tomorrow },
    });
    const before = await deal.read();
    const over = await talk.ok(estateRecommends.cancelDeal, { params: deal.params, body: cancel });
    talk.same('amounts', [over.commissionAmount, over.settledAmount, over.dealPrice], [0, 0, 0]);
    const commission = before.incomes.find((one: Json) => one.purpose === 'commission');
    const income = await talk.ok(incomeRecords.get, { params: { id: commission.id } });
    talk.same('its income', [income.status, income.pendingAmount], [incomeStatus.voided, 0]);
  }),
  rule('a cancelled contract owes nothing of a commission that was approved', async (talk) => {
    const { state, params, read } = await enter(talk, settled);
    const commission = (await read()).incomes.find((one: Json) => one.purpose === 'commission');
    const of = { params: { id: commission.id } };
    const { plans } = await talk.ok(incomeRecords.audit, { ...of, body: { pass: 1 } });
    const body = { ...forms.cancelDeal, date: state.today };
    await talk.ok(estateRecommends.cancelDeal, { params, body });
    const income = await talk.ok(incomeRecords.get, of);
    talk.same('its income', [income.status, income.pendingAmount], [incomeStatus.voided, 0]);
    const states = income.plans.map((plan: Json) => plan.status);
    talk.same(
      'its plans',
      states,
      plans.map(() => sendPlanStatus.cancelled),
    );
  }),
  rule(
    'a commission that is made void can be settled anew, but not while the member has some of it',
    async (talk) => {
      const { state, params, read } = await enter(talk, signed);
      const body = settle(state, await read());
      const settleNow = async () => {
        const { incomes } = await talk.ok(estateRecommends.settle, { params, body });
        const due = incomes.find(
          (one: Json) => one.purpose === 'commission' && one.status === incomeStatus.toAudit,
        );
        return talk.ok(incomeRecords.audit, { params: { id: due.id }, body: { pass: 1 } });
      };
      const makeVoid = (id: string) =>
        talk.ok(incomeRecords.void, { params: { id }, body: { reason: '合同有误', takeBack: 0 } });
      const first = await settleNow();
      await makeVoid(first.id);
      const back = await read();
      talk.same('status and settledAmount', [back.status, back.settledAmount], [signed, 0]);
      const second = await settleNow();
      await send(talk, second.plans[0]);
      await makeVoid(second.id);
      talk.same('status while he has some', (await read()).status, settled);
      await talk.ok(incomeRecords.takeBack, { params: { id: second.id }, body: { reason: '合同有误' } });
      talk.same('status when all is back', (await read()).status, signed);
    },
    'decision 0033',
  ),
  rule('the reward of a visit is owed once', async (talk) => {
    const { state, params } = await enter(talk, valid);
    const early = { params, body: { ...forms.visit, visitTime: '2020-01-01 10:00:00' } };
    await talk.refused(estateRecommends.visit, status.invalid, early);
    const late = { params, body: { ...forms.visit, visitTime: `${state.tomorrow} 23:00:00` } };
    await talk.refused(estateRecommends.visit, status.invalid, late);
    const came = await talk.ok(estateRecommends.visit, {
      params,
      body: { ...forms.visit, visitTime: state.now },
    });
    talk.same('time and pictures', [came.visitTime, came.visitPictures], [state.now, forms.visit.pictures]);
    const owed = came.incomes.filter((one: Json) => one.purpose === 'visit');
    talk.same(
      'incomes',
      owed.map((one: Json) => one.amount),
      [20_000],
    );
  }),
  rule('a room goes with its recommend: taken, sold, free again', async (talk) => {
    const { state, params } = await enter(talk, visited);
    const room = async () => {
      const one = await talk.ok(estateRooms.get, { params: { id: state.roomId } });
      return [one.status, one.recommendNo !== '', one.contractNo !== ''];
    };
    talk.same('the room before', await room(), [20, false, false]);
    const wrong = { params, body: { ...subscribe(state), subscribeDate: state.tomorrow } };
    await talk.refused(estateRecommends.subscribe, status.invalid, wrong);
    const taken = await talk.ok(estateRecommends.subscribe, { params, body: subscribe(state) });
    talk.same('protection', taken.protectUntil.startsWith('1970') || taken.protectUntil === '', true);
    talk.same('the room when subscribed', await room(), [40, true, false]);
    await talk.ok(estateRecommends.sign, { params, body: sign(state) });
    talk.same('the room when signed', await room(), [50, true, true]);
    await talk.ok(estateRecommends.cancelDeal, { params, body: { ...forms.cancelDeal, date: state.today } });
    talk.same('the room when cancelled', await room(), [20, false, false]);
    const other = await enter(talk, visited);
    await talk.ok(estateRecommends.subscribe, {
      params: other.params,
      body: { ...subscribe(other.state), roomId: state.roomId },
    });
    await talk.ok(estateRecommends.unsubscribe, {
      params: other.params,
      body: { ...forms.unsubscribe, date: state.today },
    });
    talk.same('the room when given back', await room(), [20, false, false]);
  }),
  rule('a contract number is used once', async (talk) => {
    const { id, contractNo, today } = await talk.state('the contract number of a recommend is taken');
    await talk.refused(estateRecommends.sign, duplicate, {
      params: { id },
      body: { ...sign({ today }), contractNo },
    });
    talk.same(
      'status after it',
      (await talk.ok(estateRecommends.get, { params: { id } })).status,
      subscribed,
    );
  }),
  rule(
    'a customer is protected, and not everybody recommends',
    async (talk) => {
      const { estateId } = await talk.state('a customer can be recommended');
      const member = await newMember(talk);
      const form = (more: object) => ({
        body: {
          ...recommendExample,
          estateId,
          memberMobile: member.mobile,
          customerMobile: newMobile(),
          ...more,
        },
      });
      const customerMobile = newMobile();
      const first = await talk.ok(estateRecommends.add, form({ customerMobile }));
      talk.same('status', first.status, toAudit);
      talk.same('nothing is owed yet', [first.commissionAmount, first.incomes], [0, []]);
      await talk.refused(estateRecommends.add, duplicate, form({ customerMobile }));
      await talk.refused(estateRecommends.add, precondition, form({ memberMobile: newMobile() }));
      await talk.refused(estateRecommends.add, status.invalid, form({ customerMobile: member.mobile }));
      await talk.ok(members.freeze, { params: { id: member.id }, body: { reason: '核实身份' } });
      await talk.refused(estateRecommends.add, precondition, form({}));
      await talk.ok(estateRecommends.audit, {
        params: { id: first.id },
        body: { pass: 0, reason: '号码无法接通' },
      });
      const again = await newMember(talk);
      await talk.ok(estateRecommends.add, form({ customerMobile, memberMobile: again.mobile }));
      const { list } = await talk.ok(estates.list, { query: { enabled: 0 } });
      if (list[0])
        await talk.refused(
          estateRecommends.add,
          precondition,
          form({ estateId: list[0].id, memberMobile: again.mobile }),
        );
    },
    'domain design, section 5.6',
  ),
  rule('whoever passes a recommend names a consultant of the project', async (talk) => {
    const { params, read } = await enter(talk, toAudit);
    await talk.refused(estateRecommends.audit, status.invalid, {
      params,
      body: { pass: 1, consultantId: absentId },
    });
    await talk.refused(estateRecommends.audit, status.invalid, {
      params,
      body: { pass: 1, consultantId: '' },
    });
    await talk.refused(estateRecommends.audit, status.invalid, { params, body: { pass: 0, reason: '' } });
    talk.same('status after it', (await read()).status, toAudit);
  }),
  rule('protection lasts so many days as the rule or the extension says', async (talk) => {
    const { state, params } = await enter(talk, toAudit);
    const passed = await talk.ok(estateRecommends.audit, {
      params,
      body: { ...forms.audit, consultantId: state.consultantId },
    });
    const day = (until: string) => until.slice(0, 10);
    talk.same(
      'days of the rule',
      [day(passed.protectUntil), passed.protectUntil.slice(11)],
      [addDays(state.today, passed.rule.protectDays), '23:59:59'],
    );
    const over = await enter(talk, expired);
    const longer = await talk.ok(estateRecommends.extend, { params: over.params, body: { days: 7 } });
    talk.same('days of the extension', day(longer.protectUntil), addDays(state.today, 7));
    talk.same('the day it ended', longer.endDate, '');
  }),
];

export const recommendMoneyRules = (): Rule[] => moneyRules;
