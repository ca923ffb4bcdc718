import { accountJournals } from '../../src/areas/accountJournals.ts';
import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { memberAccounts } from '../../src/areas/memberAccounts.ts';
import { sendPlans } from '../../src/areas/sendPlans.ts';
import { addDays } from '../../src/days.ts';
import { incomeStatus, journalType, planCancelMode, sendPlanStatus } from '../../src/enums/finance.ts';
import { status } from '../../src/envelope.ts';
import { incomeMoves as forms } from '../../src/examples/incomes.ts';
import { due, newIncome, part, passed, send, todayOf } from './incomeMoves.ts';
import { equalParts } from './reckon.ts';
import type { Rule } from './rule.ts';
import { type Member, newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Where the money of incomes is: plans to the cent and to the day (E3, E4, E8), accounts and their journal. */

const where = {
  plans: 'domain design, sections 12.3 and 19 (E3, E8)',
  income: 'domain design, section 12.2',
  plan: 'domain design, section 12.4',
};
const rule = (area: string, says: string, place: string, check: Rule['check']): Rule => ({
  ...{ area, kind: 'money', where: place, writes: true, check },
  says: `${area}: ${says}`,
});
const accountOf = (talk: Talk, { id }: Member) => talk.ok(memberAccounts.get, { params: { id } });
/** Rows of the journal of a member, oldest first: type, change, balance after it. */
export async function rowsOf(talk: Talk, { id }: Member): Promise<number[][]> {
  const { list } = await talk.ok(accountJournals.list, { query: { memberId: id, limit: 100 } });
  return list.map(({ type, change, balanceAfter }: Json) => [type, change, balanceAfter]).reverse();
}
async function expectIncome(talk: Talk, id: string, wanted: Record<string, unknown>): Promise<Json> {
  const income = await talk.ok(incomeRecords.get, { params: { id } });
  for (const [name, value] of Object.entries(wanted)) talk.same(`${name} of the income`, income[name], value);
  const { amount, sentAmount, pendingAmount, cancelAmount } = income;
  talk.same('sent, pending and cancelled add up', sentAmount + pendingAmount + cancelAmount, amount);
  return income;
}
const code = (plans: Json[]) => plans.map(({ status: one }) => one);
const { waiting, sent, cancelled } = sendPlanStatus;
const { incomeSent, incomeTakenBack, deducted } = journalType;

/** The next day that is a 31st, which shorter months do not have. */
function next31(today: string): string {
  for (let day = today; ; day = addDays(day, 1)) if (day.endsWith('-31')) return day;
}
/** So many months later on the same day, or the last one of a shorter month. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const at = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return at.toISOString().slice(0, 10);
}

/** Equal parts, so many months one after the other. */
export function expectPlans(
  talk: Talk,
  plans: Json[],
  amount: number,
  periods: number,
  firstDate: string,
  everyMonths = 1,
): void {
  const days = Array.from({ length: periods }, (_, at) => monthsLater(firstDate, at * everyMonths));
  talk.same(
    'parts',
    plans.map((one) => one.amount),
    equalParts(amount, periods),
  );
  talk.same(
    'days',
    plans.map((one) => one.planDate),
    days,
  );
  talk.same(
    'periods',
    plans.map((one) => one.period),
    days.map((_, at) => at + 1),
  );
}

const spend = async (talk: Talk, member: Member) => {
  const { balance, version } = await accountOf(talk, member);
  const body = { direction: 20, amount: balance, reason: '会员已在门店消费', version };
  await talk.ok(memberAccounts.adjust, { params: { id: member.id }, body });
};

export const incomeMoneyRules = (): Rule[] => [
  rule(
    'incomeRecords',
    'equal parts are floored, the last one takes the rest; months end as they end',
    where.plans,
    async (talk) => {
      const firstDate = next31(await todayOf(talk));
      for (const [everyMonths, periods] of [
        [1, 7],
        [3, 4],
      ] as const) {
        const { income, id } = await newIncome(talk, {
          amount: 1_920_000,
          sendMode: 20,
          periods,
          everyMonths,
          firstDate,
          plans: undefined,
        });
        talk.same(
          'parts before the audit',
          income.plans.map((one: Json) => one.amount),
          equalParts(1_920_000, periods),
        );
        const { plans } = await talk.ok(incomeRecords.audit, { params: { id }, body: forms.audit });
        expectPlans(talk, plans, 1_920_000, periods, firstDate, everyMonths);
        talk.same('statuses', [...new Set(code(plans))], [waiting]);
      }
      const once = await passed(talk, { sendMode: 10, plans: undefined });
      talk.same(
        'at once',
        once.plans.map((one) => [one.amount, one.planDate]),
        [[3 * part, once.today]],
      );
    },
  ),
  rule(
    'incomeRecords',
    'parts that do not add up, do not rise or begin in the past are refused',
    where.plans,
    async (talk) => {
      const today = await todayOf(talk);
      const member = await newMember(talk);
      const { income } = await newIncome(talk, { member });
      const plan = (days: number, amount = part) => ({ planDate: addDays(today, days), amount });
      const refuse = async (wanted: number, more: object) => {
        const form = {
          memberId: member.id,
          amount: 3 * part,
          sendMode: 30,
          remark: '组织补贴',
          firstDate: today,
        };
        await talk.refused(incomeRecords.add, wanted, { body: { ...form, ...more } }, 'finance');
      };
      await refuse(status.amountMismatch, { plans: [plan(0), plan(1), plan(2, part - 1)] });
      await refuse(status.amountMismatch, { plans: [plan(0), plan(1), plan(2, part + 1)] });
      await refuse(status.invalid, { plans: [plan(0), plan(2), plan(1)] });
      await refuse(status.invalid, { plans: [plan(0), plan(0), plan(1)] });
      await refuse(status.invalid, { plans: [plan(-1), plan(0), plan(1)] });
      await refuse(status.invalid, {
        sendMode: 20,
        periods: 2,
        everyMonths: 1,
        firstDate: addDays(today, -1),
      });
      await refuse(status.invalid, { memberId: '99999999', plans: [plan(0), plan(1), plan(2)] });
      const { list } = await talk.ok(incomeRecords.list, { query: { memberId: member.id } });
      talk.same(
        'incomes of the member',
        list.map(({ id }: Json) => id),
        [income.id],
      );
    },
  ),
  rule('incomeRecords', 'whoever wrote an income down does not audit it', where.income, async (talk) => {
    const { id, member } = await newIncome(talk);
    const own = await talk.ok(incomeRecords.get, { params: { id } }, 'finance');
    talk.same('it says so', [own.isOwn, own.actions.includes('audit')], [1, false]);
    await talk.refused(
      incomeRecords.audit,
      status.precondition,
      { params: { id }, body: forms.audit },
      'finance',
    );
    const before = await expectIncome(talk, id, {
      status: incomeStatus.toAudit,
      isOwn: 0,
      pendingAmount: 3 * part,
      sentAmount: 0,
    });
    talk.same('plans have no number yet', [...new Set(before.plans.map((one: Json) => one.id))], ['']);
    const after = await talk.ok(incomeRecords.audit, { params: { id }, body: forms.audit });
    talk.holds(
      'who and when',
      after.auditUser !== '' && !after.auditTime.startsWith('1970'),
      after.auditUser,
    );
    talk.same('nothing was sent by it', (await accountOf(talk, member)).balance, 0);
  }),
  rule('sendPlans', 'what is sent is in the account and counted once', where.plan, async (talk) => {
    const { id, plans, member, today } = await passed(talk);
    const [first, second, third] = plans;
    const shown = await send(talk, first);
    talk.holds('who and when', shown.sendUser !== '' && !shown.sendTime.startsWith('1970'), shown.sendUser);
    talk.same('the account before and after', [shown.account.before, shown.account.after], [0, part]);
    talk.same('the row of the journal', [shown.journal.change, shown.journal.balanceAfter], [part, part]);
    await talk.refused(sendPlans.send, status.wrongState, { params: { id: first?.id } });
    await talk.refused(sendPlans.send, status.precondition, { params: { id: second?.id } });
    const { balance, totalIncome } = await accountOf(talk, member);
    talk.same('balance and income of the account', [balance, totalIncome], [part, part]);
    const income = await expectIncome(talk, id, {
      status: incomeStatus.sending,
      sentAmount: part,
      pendingAmount: 2 * part,
      sentPeriods: 1,
      balance: part,
    });
    talk.same('plans', code(income.plans), [sent, waiting, waiting]);
    talk.holds(
      'the income names the row',
      income.plans[0].journalNo === shown.journal.journalNo,
      income.plans[0],
    );
    await due(talk, second, today);
    await due(talk, third, today);
    const ids = [first?.id, second?.id, '99999999', third?.id];
    const wanted = [status.ok, status.ok, status.notFound, status.ok];
    for (const time of ['first', 'second']) {
      const results = await talk.ok(sendPlans.batchSend, { body: { ids } });
      talk.same(
        `the ${time} time each answers for itself`,
        results.map((one: Json) => [one.id, one.status]),
        ids.map((one, at) => [one, wanted[at]]),
      );
      talk.same(
        `rows of the journal after the ${time} time`,
        await rowsOf(talk, member),
        [1, 2, 3].map((at) => [incomeSent, part, at * part]),
      );
    }
    await expectIncome(talk, id, { status: incomeStatus.sent, sentAmount: 3 * part, pendingAmount: 0 });
  }),
  rule(
    'sendPlans',
    'of several, one that is not due does not hold up the others',
    where.plan,
    async (talk) => {
      const { plans, member } = await passed(talk);
      const [first, second] = plans;
      const results = await talk.ok(sendPlans.batchSend, { body: { ids: [second?.id, first?.id] } });
      talk.same(
        'results',
        results.map((one: Json) => [one.id, one.status]),
        [
          [second?.id, status.precondition],
          [first?.id, status.ok],
        ],
      );
      talk.same('rows of the journal', await rowsOf(talk, member), [[incomeSent, part, part]]);
    },
  ),
  rule(
    'sendPlans',
    'another amount is taken from another plan, so that the sum stays',
    where.plan,
    async (talk) => {
      const { id, plans, today } = await passed(talk);
      const [first, second, third] = plans;
      const foreign = await passed(talk);
      const adjust = (more: object, version?: number) => ({
        params: { id: second?.id },
        body: {
          planDate: addDays(today, 1),
          amount: part,
          ...(version !== undefined && { version }),
          ...more,
        },
      });
      const { version } = await talk.ok(sendPlans.get, { params: { id: second?.id } });
      await talk.refused(sendPlans.adjust, status.invalid, adjust({ amount: part - 1 }));
      await talk.refused(sendPlans.adjust, status.invalid, adjust({ amount: part - 1, otherId: second?.id }));
      await talk.refused(
        sendPlans.adjust,
        status.invalid,
        adjust({ amount: part - 1, otherId: foreign.plans[0]?.id }),
      );
      await talk.refused(sendPlans.adjust, status.invalid, adjust({ amount: 2 * part, otherId: third?.id }));
      await talk.refused(sendPlans.adjust, status.invalid, adjust({ planDate: addDays(today, -1) }));
      await talk.refused(
        sendPlans.adjust,
        status.stale,
        adjust({ planDate: addDays(today, 5) }, version + 7),
      );
      const before = await expectIncome(talk, id, {});
      talk.same(
        'amounts after all that',
        before.plans.map((one: Json) => one.amount),
        [part, part, part],
      );
      await talk.ok(
        sendPlans.adjust,
        adjust({ planDate: addDays(today, 9), amount: part - 40, otherId: third?.id }, version),
      );
      const income = await expectIncome(talk, id, { pendingAmount: 3 * part });
      talk.same(
        'amounts',
        income.plans.map((one: Json) => one.amount),
        [part, part - 40, part + 40],
      );
      talk.same('day', income.plans[1].planDate, addDays(today, 9));
      await talk.refused(sendPlans.adjust, status.stale, adjust({ planDate: addDays(today, 5) }, version));
      await send(talk, first);
      await talk.refused(sendPlans.adjust, status.invalid, adjust({ amount: part, otherId: first?.id }));
    },
  ),
  rule(
    'sendPlans',
    'what a cancelled plan had another one takes, or it is written off',
    where.plan,
    async (talk) => {
      const { id, plans } = await passed(talk);
      const [first, second, third] = plans;
      const cancel = (plan: Json, more: object) => ({
        params: { id: plan?.id },
        body: { mode: planCancelMode.replan, reason: '末两期合并结算', ...more },
      });
      await talk.refused(sendPlans.cancel, status.invalid, cancel(second, { otherId: second?.id }));
      await talk.refused(sendPlans.cancel, status.invalid, cancel(second, { otherId: '' }));
      const one = await talk.ok(sendPlans.cancel, cancel(second, { otherId: third?.id }));
      talk.same('status and reason', [one.status, one.cancelReason], [cancelled, '末两期合并结算']);
      const income = await expectIncome(talk, id, {
        pendingAmount: 3 * part,
        cancelAmount: 0,
        status: incomeStatus.toSend,
      });
      talk.same('amount of the other one', income.plans[2].amount, 2 * part);
      await send(talk, first);
      await talk.ok(sendPlans.cancel, cancel(third, { mode: planCancelMode.writeOff }));
      await expectIncome(talk, id, {
        pendingAmount: 0,
        cancelAmount: 2 * part,
        sentAmount: part,
        status: incomeStatus.sent,
      });
      const nothing = await passed(talk, { sendMode: 10, plans: undefined });
      await talk.ok(sendPlans.cancel, cancel(nothing.plans[0], { mode: planCancelMode.writeOff }));
      await expectIncome(talk, nothing.id, {
        pendingAmount: 0,
        cancelAmount: 3 * part,
        status: incomeStatus.voided,
      });
    },
  ),
  rule(
    'incomeRecords',
    'a void income keeps what was sent, unless it is taken back',
    where.income,
    async (talk) => {
      for (const takeBack of [0, 1]) {
        const { id, plans, member } = await passed(talk);
        await send(talk, plans[0]);
        await talk.ok(incomeRecords.void, { params: { id }, body: { ...forms.void, takeBack } });
        const income = await expectIncome(talk, id, {
          ...{ status: incomeStatus.voided, sentAmount: part, pendingAmount: 0, cancelAmount: 2 * part },
          ...{
            takenBackAmount: takeBack * part,
            endReason: forms.void.reason,
            balance: (1 - takeBack) * part,
          },
        });
        talk.same('plans', code(income.plans), [sent, cancelled, cancelled]);
        const back = [incomeTakenBack, -part, 0];
        talk.same('rows of the journal', await rowsOf(talk, member), [
          [incomeSent, part, part],
          ...(takeBack ? [back] : []),
        ]);
        if (takeBack)
          await talk.refused(incomeRecords.takeBack, status.wrongState, {
            params: { id },
            body: forms.takeBack,
          });
      }
    },
  ),
  rule(
    'incomeRecords',
    'what was spent cannot be taken back, and nothing is changed then',
    where.income,
    async (talk) => {
      const { id, plans, member } = await passed(talk);
      await send(talk, plans[0]);
      await spend(talk, member);
      await talk.refused(incomeRecords.void, status.short, {
        params: { id },
        body: { ...forms.void, takeBack: 1 },
      });
      const income = await expectIncome(talk, id, {
        status: incomeStatus.sending,
        pendingAmount: 2 * part,
        takenBackAmount: 0,
      });
      talk.same('plans', code(income.plans), [sent, waiting, waiting]);
      talk.same('rows of the journal', await rowsOf(talk, member), [
        [incomeSent, part, part],
        [deducted, -part, 0],
      ]);
      await talk.ok(incomeRecords.void, { params: { id }, body: { ...forms.void, takeBack: 0 } });
      await talk.refused(incomeRecords.takeBack, status.short, { params: { id }, body: forms.takeBack });
    },
  ),
  rule('incomeRecords', 'all that was sent is taken back once', where.income, async (talk) => {
    const { id, plans, member } = await passed(talk, { sendMode: 10, plans: undefined });
    await send(talk, plans[0]);
    await expectIncome(talk, id, { status: incomeStatus.sent });
    const after = await talk.ok(incomeRecords.takeBack, { params: { id }, body: forms.takeBack });
    talk.same('status and amount', [after.status, after.takenBackAmount], [incomeStatus.voided, 3 * part]);
    await talk.refused(incomeRecords.takeBack, status.wrongState, { params: { id }, body: forms.takeBack });
    talk.same('rows of the journal', await rowsOf(talk, member), [
      [incomeSent, 3 * part, 3 * part],
      [incomeTakenBack, -3 * part, 0],
    ]);
  }),
];
