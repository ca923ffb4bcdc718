import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterState } from '#mock/control/states/providerStates.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { type Running, startMock } from './running.ts';

/** The state in which a label has been given anew by its rule. */

let mock: Running;
beforeAll(async () => {
  mock = await startMock({ scale: 0.3 });
});
afterAll(() => mock.stop());

it('gives the label to whom its rule finds, and takes it from whom it does not', () => {
  const values = enterState(mock.mock, { state: 'a label has been given anew by its rule' });
  const { labelId, memberId, otherId } = values as Record<'labelId' | 'memberId' | 'otherId', string>;
  const labelsOf = (id: string) => mock.mock.store.members.get(id)?.labelIds;
  expect([labelsOf(memberId), labelsOf(otherId)]).toEqual([[labelId], []]);
  expect(selfCheck(mock.mock.store)).toEqual([]);
});
