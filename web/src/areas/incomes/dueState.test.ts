import { expect, it } from 'vitest';
import { sendPlanStatus } from '#contracts/enums/finance.ts';
import { dueState } from './dueState.ts';

const { waiting, sent, failed, cancelled } = sendPlanStatus;

it.each([
  ['2026-05-14', waiting, 'none', 0],
  ['2026-05-13', waiting, 'today', 0],
  ['2026-05-13', failed, 'today', 0],
  ['2026-05-12', waiting, 'overdue', 1],
  ['2026-02-28', failed, 'overdue', 74],
  ['2026-05-13', sent, 'none', 0],
  ['2026-05-12', cancelled, 'none', 0],
] as const)('a plan of %s in status %i is %s', (planDate, status, state, days) => {
  expect(dueState({ planDate, status }, '2026-05-13')).toEqual({ state, days });
});
