import { describe, expect, it } from 'vitest';
import { accountJournals } from '#contracts/areas/accountJournals.ts';
import { type ReconciliationDifference, reconciliations } from '#contracts/areas/reconciliations.ts';
import { addDays } from '#contracts/days.ts';
import type { DataOf } from '#contracts/endpoint.ts';
import {
  differenceKind,
  type JournalType,
  journalEffect,
  journalSource,
  journalType,
} from '#contracts/enums/finance.ts';
import type { ListData } from '#contracts/envelope.ts';
import { enterState } from '#mock/control/states/providerStates.ts';
import { reconcile } from '#mock/finance/reconciliation.ts';
import { todayOf } from '#mock/store/today.ts';
import { mockFor } from './mockFor.ts';
import { differencesOf } from './reconciled.ts';

/** 对账: the journal of accounts against the records that it comes from. */

const { mock, does, refuses } = mockFor('finance', { scale: 0.3 });
const today = () => todayOf(mock.mock.clock);
const lastYear = () => ({ startDate: addDays(today(), -365), endDate: today() });
type Difference = ReconciliationDifference;
const ask = async (span = lastYear()) => {
  const figures = await does<DataOf<typeof reconciliations.get>>(reconciliations.get, { query: span });
  const query = { ...span, limit: 100 };
  const { list: differences } = await does<ListData<Difference>>(reconciliations.list, { query });
  return { ...figures, differences };
};
const store = () => mock.mock.store;
const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);

describe('the seed', () => {
  it('has no difference, and all of its journal stands in the lines of its span', async () => {
    const { differences, differenceCount, lines, opening, closing } = await ask();
    expect([differences, differenceCount]).toEqual([[], 0]);
    expect(differencesOf(store())).toEqual([]);
    const rows = store()
      .accountJournals.all()
      .filter(({ createTime }) => createTime.slice(0, 10) >= lastYear().startDate);
    expect(rows.length).toBeGreaterThan(50);
    expect(sum(lines.map(({ journalCount }) => journalCount))).toBe(rows.length);
    expect(closing - opening).toBe(sum(rows.map(({ change, frozenChange }) => change + frozenChange)));
    const effects = lines.map(
      ({ type, journalAmount }) => journalEffect[type as JournalType] * journalAmount,
    );
    expect(sum(effects)).toBe(closing - opening);
    const moved = await does<DataOf<typeof accountJournals.sum>>(accountJournals.sum, { query: lastYear() });
    expect(moved.frozenChange).not.toBe(0);
    expect(moved.income - moved.expense + moved.frozenChange).toBe(closing - opening);
    expect(closing).toBe(
      sum(
        store()
          .memberAccounts.all()
          .map(({ balance, frozen }) => balance + frozen),
      ),
    );
    for (const { type, journalAmount, recordAmount } of lines) {
      const byHand = type === journalType.added || type === journalType.deducted;
      expect([type, recordAmount]).toEqual([type, byHand ? null : journalAmount]);
    }
  });
  it('closes a span with what the next one opens with', async () => {
    const middle = addDays(today(), -60);
    const first = await ask({ startDate: lastYear().startDate, endDate: addDays(middle, -1) });
    const second = await ask({ startDate: middle, endDate: today() });
    expect(first.closing).toBe(second.opening);
    const whole = await ask();
    for (const [at, { journalAmount }] of whole.lines.entries())
      expect(journalAmount).toBe(
        (first.lines[at]?.journalAmount ?? 0) + (second.lines[at]?.journalAmount ?? 0),
      );
  });
});

type Values = Record<string, string>;

describe('a difference', () => {
  it('of a journal whose rows do not go on from each other is found, although its account has the right balance', async () => {
    const [account] = store().memberAccounts.all();
    const last = store()
      .accountJournals.by('memberId', account?.memberId ?? '')
      .at(-1);
    if (!last) throw new Error('The first account has no journal.');
    const { id: _id, version: _version, ...row } = last;
    const wrong = { ...row, change: 5, frozenChange: 0, balanceAfter: row.balanceAfter };
    store().accountJournals.insert(wrong);
    store().accountJournals.insert({ ...wrong, change: -5 });
    const { differences } = await ask({ startDate: addDays(today(), -300), endDate: addDays(today(), -299) });
    expect(differences).toMatchObject([{ kind: differenceKind.balance, memberId: row.memberId }]);
    // The first of the wrong rows is named, with what it should say.
    const [wrongRow] = store().accountJournals.by('memberId', row.memberId).slice(-2);
    expect(differences[0]?.journals.map(({ id }) => id)).toEqual([wrongRow?.id]);
    expect(differences[0]?.account).toMatchObject({
      journalBalance: row.balanceAfter,
      ...{ dueBalance: row.balanceAfter + 5, dueFrozen: row.frozenAfter },
    });
  });
  it('that was planted by the control plane is found, with its record and both amounts', async () => {
    const {
      id = '',
      planNo,
      memberId,
    } = enterState(mock.mock, { state: 'a record differs from the journal' }) as Values;
    const { amount } = store().sendPlans.get(id) ?? { amount: 0 };
    const { differences, lines } = await ask({ startDate: today(), endDate: today() });
    expect(differences).toMatchObject([
      {
        ...{ kind: differenceKind.amount, type: journalType.incomeSent, memberId },
        ...{ refType: journalSource.sendPlan, refId: id, refNo: planNo },
        ...{ journalAmount: amount - 1, recordAmount: amount, account: null },
        journals: [{ memberId, change: amount - 1, frozenChange: 0 }],
      },
    ]);
    expect(lines.find(({ type }) => type === journalType.incomeSent)?.differenceCount).toBe(1);
    // It is one of its day only.
    const dayBefore = addDays(today(), -1);
    expect((await ask({ startDate: dayBefore, endDate: dayBefore })).differenceCount).toBe(0);
  });

  type Plant = () => { expected: object };
  const sent = () => {
    const plan = store()
      .sendPlans.all()
      .find(({ sendTime }) => sendTime >= lastYear().startDate);
    if (!plan) throw new Error('The seed has no plan that was sent.');
    return plan;
  };
  const plants: Record<string, Plant> = {
    'a record without a row': () => {
      const { id, ...plan } = sent();
      const twin = store().sendPlans.insert({ ...plan, planNo: `${plan.planNo}9` });
      return {
        expected: {
          kind: differenceKind.noJournal,
          refId: twin.id,
          journalAmount: 0,
          recordAmount: plan.amount,
        },
      };
    },
    'a row without a record': () => {
      const { id, amount } = sent();
      store().sendPlans.note(id, { status: 10 });
      return {
        expected: { kind: differenceKind.noRecord, refId: id, journalAmount: amount, recordAmount: 0 },
      };
    },
    'two rows of one record': () => {
      const { id, planNo, amount, memberId } = sent();
      const row = store()
        .accountJournals.all()
        .find(({ refNo }) => refNo === planNo);
      if (!row) throw new Error('The plan has no row.');
      const { id: own, ...values } = row;
      store().accountJournals.insert(values);
      expect(memberId).toBe(row.memberId);
      return {
        expected: {
          ...{ kind: differenceKind.twice, refId: id, journalAmount: 2 * amount, recordAmount: amount },
          journals: [row, values].map(({ journalNo }) => expect.objectContaining({ journalNo })),
        },
      };
    },
    'another member': () => {
      const { id, memberId } = sent();
      const other = store()
        .members.all()
        .find((one) => one.id !== memberId);
      store().sendPlans.note(id, { memberId: other?.id ?? '' });
      const memberName = store().members.get(memberId)?.name;
      return {
        expected: {
          ...{ kind: differenceKind.otherMember, refId: id, memberId: other?.id },
          journals: [expect.objectContaining({ memberId, memberName })],
        },
      };
    },
    'another day': () => {
      const { id, planNo, sendTime } = sent();
      const time = `${addDays(sendTime.slice(0, 10), -1)} 10:00:00`;
      store().sendPlans.note(id, { sendTime: time });
      const { createTime } =
        store()
          .accountJournals.all()
          .find(({ refNo }) => refNo === planNo) ?? {};
      const journals = [expect.objectContaining({ createTime })];
      return { expected: { kind: differenceKind.day, refId: id, time, journals } };
    },
    'an account that is not what its journal says': () => {
      const [account] = store().memberAccounts.all();
      if (!account) throw new Error('The seed has no account.');
      store().memberAccounts.note(account.id, { balance: account.balance + 5 });
      return { expected: { kind: differenceKind.balance, memberId: account.memberId } };
    },
    'an account that holds back what it should have': () => {
      const account = store()
        .memberAccounts.all()
        .find(({ balance }) => balance > 100);
      if (!account) throw new Error('The seed has no account with a balance.');
      const { balance, frozen } = account;
      store().memberAccounts.note(account.id, { balance: balance - 100, frozen: frozen + 100 });
      return {
        expected: {
          ...{ kind: differenceKind.balance, journals: [], refNo: '' },
          ...{ journalAmount: balance + frozen, recordAmount: balance + frozen },
          account: {
            ...{ balance: balance - 100, frozen: frozen + 100, dueBalance: null, dueFrozen: null },
            ...{ journalBalance: balance, journalFrozen: frozen },
          },
        },
      };
    },
  };
  it.each(Object.entries(plants))('is found: %s', (_, plant) => {
    const { expected } = plant();
    const { differences } = reconcile(store(), lastYear());
    expect(differences).toContainEqual(expect.objectContaining(expected));
  });
});

it('lists differences in pages, those of the span before accounts, which are of every span', async () => {
  const state = 'a difference between journal and records exists';
  const plant = (kind: number, type: number) =>
    enterState(mock.mock, { state, params: { kind, type } }) as Values;
  const { memberId } = plant(differenceKind.balance, journalType.withdrawFrozen);
  const types = [journalType.incomeSent, journalType.paid, journalType.refunded];
  const planted = types.map((type) => plant(differenceKind.amount, type).id);
  const page = (offset: number, limit: number) =>
    does<ListData<Difference>>(reconciliations.list, {
      query: { startDate: today(), endDate: today(), offset, limit },
    });
  const pages = [await page(0, 2), await page(2, 2), await page(4, 2)];
  expect(pages.map(({ count }) => count)).toEqual([4, 4, 4]);
  const rows = pages.flatMap(({ list }) => list);
  expect(rows.map(({ kind, refId }) => (kind === differenceKind.balance ? '' : refId)).toSorted()).toEqual(
    ['', ...planted].toSorted(),
  );
  expect(rows.at(-1)).toMatchObject({ kind: differenceKind.balance, memberId });
  expect((await ask({ startDate: today(), endDate: today() })).differenceCount).toBe(4);
});

it('names at most 20 rows of the journal of one difference', () => {
  const row = store()
    .accountJournals.all()
    .find(({ type }) => type === journalType.paid);
  if (!row) throw new Error('The seed has no order that was paid from the balance.');
  const { id: _id, ...values } = row;
  for (let more = 0; more < 25; more++) store().accountJournals.insert(values);
  const found = differencesOf(store()).find(({ kind }) => kind === differenceKind.twice);
  expect(found?.journals.map(({ id }) => id)).toHaveLength(20);
  expect(found?.journals[0]?.id).toBe(row.id);
});

it('asks for a span of at most a year', async () => {
  const span = { startDate: addDays(today(), -366), endDate: today() };
  const tooLong = '日期范围最多366天';
  for (const call of [reconciliations.get, reconciliations.list])
    await refuses(call, { query: span }, -1002, tooLong, 'endDate');
});
