import { expect, it } from 'vitest';
import { enterState } from '#mock/control/states/providerStates.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { mockOfFile } from './mockFor.ts';

/** The state in which a label has been given anew by its rule. */

const mock = mockOfFile({ scale: 0.3 });

it('gives the label to whom its rule finds, and takes it from whom it does not', () => {
  const values = enterState(mock.mock, { state: 'a label has been given anew by its rule' });
  const { labelId, memberId, otherId } = values as Record<'labelId' | 'memberId' | 'otherId', string>;
  const labelsOf = (id: string) => mock.mock.store.members.get(id)?.labelIds;
  expect([labelsOf(memberId), labelsOf(otherId)]).toEqual([[labelId], []]);
  expect(selfCheck(mock.mock.store)).toEqual([]);
});
