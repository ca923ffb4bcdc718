import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { addDays } from '../../src/days.ts';
import { incomeStatus } from '../../src/enums/finance.ts';
import { status } from '../../src/envelope.ts';
import { incomeMoves as forms } from '../../src/examples/incomes.ts';
import { newIncome, part, passed, send, todayOf } from './incomeMoves.ts';
import {
  accountOf,
  cancelled,
  code,
  deducted,
  expectIncome,
  expectPlans,
  incomeSent,
  incomeTakenBack,
  next31,
  rowsOf,
  rule,
  sent,
  spend,
  waiting,
  where,
} from './incomeScenes.ts';
import { equalParts } from './reckon.ts';
import type { Rule } from './rule.ts';
import { newMember } from './shop.ts';
import type { Json } from './talk.ts';
import { absentId } from './unique.ts';

/** Where the money of incomes is: plans to the cent and to the day (E3, E8), made void and taken back. */

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
      await refuse(status.invalid, { memberId: absentId, plans: [plan(0), plan(1), plan(2)] });
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
    const refused = await newIncome(talk);
    const no = { params: { id: refused.id }, body: { pass: 0, reason: '合同有误' } };
    const { auditUser, auditTime } = await talk.ok(incomeRecords.audit, no);
    talk.holds('who refused and when', auditUser !== '' && !auditTime.startsWith('1970'), auditUser);
    await expectIncome(talk, refused.id, { pendingAmount: 0, cancelAmount: refused.income.amount });
  }),
  rule(
    'incomeRecords',
    'the audit of several answers each for itself, and makes no plans twice',
    where.income,
    async (talk) => {
      const [one, over, last] = [await newIncome(talk), await passed(talk), await newIncome(talk)];
      const ids = [one.id, over.id, absentId, last.id];
      const audit = async (by?: 'finance') => {
        const results = await talk.ok(incomeRecords.batchAudit, { body: { ids } }, by);
        return results.map((result: Json) => [result.id, result.status]);
      };
      const resultsIf = (of: number) => [
        [one.id, of],
        [over.id, status.wrongState],
        [absentId, status.notFound],
        [last.id, of],
      ];
      const read = () =>
        Promise.all(
          ids.filter((id) => id !== absentId).map((id) => talk.ok(incomeRecords.get, { params: { id } })),
        );
      const before = await read();
      talk.same('results of who wrote them down', await audit('finance'), resultsIf(status.precondition));
      talk.same('the incomes after it', await read(), before);
      talk.same('results of somebody else', await audit(), resultsIf(status.ok));
      const after = await read();
      for (const { status: now, auditUser, plans } of after) {
        talk.same('status and plans', [now, plans.length], [incomeStatus.toSend, 3]);
        talk.holds('who audited it, and numbers of its plans', auditUser && plans[0].planNo, auditUser);
      }
      talk.same('results of the same again', await audit(), resultsIf(status.wrongState));
      talk.same('the incomes after that', await read(), after);
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
        const confirmed = (sentAmount: number) => ({
          params: { id },
          body: { ...forms.void, takeBack, sentAmount },
        });
        await talk.refused(incomeRecords.void, status.stale, confirmed(0));
        await talk.ok(incomeRecords.void, confirmed(part));
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
