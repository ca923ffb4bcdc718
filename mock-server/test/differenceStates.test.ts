import { describe, expect, it } from 'vitest';
import { differenceKind, journalType } from '#contracts/enums/finance.ts';
import { enterState } from '#mock/control/states/providerStates.ts';
import { reconcile } from '#mock/finance/reconciliation.ts';
import { todayOf } from '#mock/store/today.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { seededMock } from './mockFor.ts';

/** The state in which journal and records differ: of each kind one, and none any more when it is put right. */

const mock = seededMock({ scale: 0.3 });

const state = 'a difference between journal and records exists';
const found = () => {
  const today = todayOf(mock.mock.clock);
  return reconcile(mock.mock.store, { startDate: today, endDate: today }).differences;
};
const byHand: readonly number[] = [journalType.added, journalType.deducted];
const types = Object.values(journalType).filter((type) => !byHand.includes(type));
const { noJournal, noRecord, amount, twice, otherMember, day, balance } = differenceKind;
const ones: [number, number][] = [
  ...[amount, otherMember, day].flatMap((kind) => types.map((type): [number, number] => [kind, type])),
  ...[noJournal, noRecord].flatMap((kind) =>
    types.filter((type) => type !== journalType.withdrawFrozen).map((type): [number, number] => [kind, type]),
  ),
  ...[journalType.withdrawFrozen, journalType.paid].map((type): [number, number] => [balance, type]),
];

describe.each(ones)('a difference of kind %i in changes of type %i', (kind, type) => {
  it('is there until it is put right', () => {
    const params = { kind, type };
    const { id } = enterState(mock.mock, { state, params }) as { id: string };
    const own = found().filter((one) => (kind === balance ? one.memberId : one.refId) === id);
    expect(own.map((one) => one.kind)).toContain(kind);
    expect(found()).toHaveLength(own.length);
    enterState(mock.mock, { state, params: { ...params, id }, action: 'teardown' });
    expect(found()).toEqual([]);
    expect(selfCheck(mock.mock.store)).toEqual([]);
  });
});

it.each([journalType.paid, journalType.refunded])('a row of type %i that stands twice stays', (type) => {
  const params = { kind: twice, type };
  const { id } = enterState(mock.mock, { state, params }) as { id: string };
  enterState(mock.mock, { state, params: { ...params, id }, action: 'teardown' });
  expect(found()).toMatchObject([{ kind: twice, type, refId: id }]);
});

it('that nobody can plant is refused', () => {
  for (const params of [
    { kind: noJournal, type: journalType.withdrawFrozen },
    { kind: amount, type: journalType.added },
  ])
    expect(() => enterState(mock.mock, { state, params })).toThrow('There is no difference of kind');
});
