import { sendPlans } from '../../src/areas/sendPlans.ts';
import { addDays } from '../../src/days.ts';
import { incomeStatus, planCancelMode } from '../../src/enums/finance.ts';
import { status } from '../../src/envelope.ts';
import { due, part, passed, send, todayOf } from './incomeMoves.ts';
import {
  accountOf,
  cancelled,
  code,
  expectIncome,
  incomeSent,
  rowsOf,
  rule,
  sent,
  waiting,
  where,
} from './incomeScenes.ts';
import type { Rule } from './rule.ts';
import { newMember } from './shop.ts';
import type { Json } from './talk.ts';
import { absentId } from './unique.ts';

/** Where the money of send plans is: sent, adjusted, cancelled. */

export const planMoneyRules = (): Rule[] => [
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
    const ids = [first?.id, second?.id, absentId];
    const wanted = [status.ok, status.ok, status.notFound];
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
        [1, 2].map((at) => [incomeSent, part, at * part]),
      );
    }
    await due(talk, third, today);
    await send(talk, third);
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
  rule('sendPlans', 'a plan is sent for the amount that was confirmed', where.plan, async (talk) => {
    const member = await newMember(talk);
    const due = async () =>
      (await passed(talk, { member, amount: part, sendMode: 10, plans: undefined })).plans[0];
    const [first, second, third] = [await due(), await due(), await due()];
    const sending = (amount: number) => ({ params: { id: first?.id }, body: { amount } });
    await talk.refused(sendPlans.send, status.stale, sending(part - 1));
    const inBatch = async (...amounts: number[]): Promise<number[]> => {
      const ids = [second?.id, third?.id];
      const results = await talk.ok(sendPlans.batchSend, { body: { ids, amounts } });
      return results.map((one: Json) => one.status);
    };
    await talk.refused(sendPlans.batchSend, status.invalid, {
      body: { ids: [second?.id, third?.id], amounts: [part] },
    });
    talk.same('one of two had another amount', await inBatch(part + 1, part), [status.stale, status.ok]);
    talk.same('rows of the journal', await rowsOf(talk, member), [[incomeSent, part, part]]);
    await talk.ok(sendPlans.send, sending(part));
    talk.same('what was sent counts as done', await inBatch(part, part + 1), [status.ok, status.ok]);
    talk.same(
      'rows of the journal in the end',
      await rowsOf(talk, member),
      [1, 2, 3].map((at) => [incomeSent, part, at * part]),
    );
  }),
  rule(
    'sendPlans',
    'another amount is taken from another plan, so that the sum stays',
    where.plan,
    async (talk) => {
      const today = await todayOf(talk);
      const days = [0, 1, 20].map((from) => ({ planDate: addDays(today, from), amount: part }));
      const { id, plans } = await passed(talk, { plans: days });
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
      // What is written off is what was read: not what another plan has added since.
      const { version } = await talk.ok(sendPlans.get, { params: { id: second?.id } });
      const { planDate, amount } = second ?? {};
      const adjust = { planDate, amount: amount + 10, otherId: third?.id, version };
      await talk.ok(sendPlans.adjust, { params: { id: second?.id }, body: adjust });
      const late = cancel(second, { mode: planCancelMode.writeOff, version });
      await talk.refused(sendPlans.cancel, status.stale, late);
      const one = await talk.ok(
        sendPlans.cancel,
        cancel(second, {
          otherId: third?.id,
          version: (await talk.ok(sendPlans.get, { params: { id: second?.id } })).version,
        }),
      );
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
];
