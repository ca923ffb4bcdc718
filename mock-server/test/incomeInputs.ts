import { incomeStatus, sendPlanStatus } from '#contracts/enums/finance.ts';
import { incomeExample, incomeMoves, planMoves } from '#contracts/examples/incomes.ts';
import { enterState } from '#mock/control/states/providerStates.ts';
import type { Mock } from '#mock/wire/mock.ts';
import type { Input } from './running.ts';

/** What the calls of incomes and send plans need: one in the right status, which the provider states make. */

type Values = Record<'id' | 'otherId' | 'memberId' | 'estateId' | 'today' | 'tomorrow', string>;
interface Need {
  state: string;
  params?: object;
  body?: (values: Values) => object;
}
const income = (status: number, body?: Need['body']): Need => ({
  ...{ state: 'an income is in a status', params: { status } },
  ...(body && { body }),
});
const plan = (status: number, body?: Need['body']): Need => ({
  ...{ state: 'a send plan is in a status', params: { status } },
  ...(body && { body }),
});

const { toAudit, sending, sent } = incomeStatus;
const { waiting } = sendPlanStatus;
const needs: Record<string, Need> = {
  'incomeRecords.get': income(sending),
  'incomeRecords.reveal': income(sending),
  'incomeRecords.add': {
    state: 'somebody can be owed money',
    body: ({ memberId, estateId, today }) => ({ ...incomeExample, memberId, estateId, firstDate: today }),
  },
  'incomeRecords.audit': income(toAudit, () => incomeMoves.audit),
  'incomeRecords.batchAudit': income(toAudit, ({ id }) => ({ ids: [id] })),
  'incomeRecords.void': income(sending, () => incomeMoves.void),
  'incomeRecords.takeBack': income(sent, () => incomeMoves.takeBack),
  'sendPlans.get': plan(waiting),
  'sendPlans.reveal': plan(waiting),
  'sendPlans.send': plan(waiting),
  'sendPlans.batchSend': plan(waiting, ({ id }) => ({ ids: [id] })),
  'sendPlans.adjust': plan(waiting, ({ otherId, tomorrow }) => ({
    ...{ planDate: tomorrow, amount: planMoves.adjust.amount, otherId },
  })),
  'sendPlans.cancel': plan(waiting, ({ otherId }) => ({ ...planMoves.cancel, otherId })),
};

/** Undefined for the calls of other areas, and for lists. @param name of an endpoint */
export function incomeInput(mock: Mock, name: string): Input | undefined {
  const need = needs[name];
  if (!need) return undefined;
  const { state, params = {}, body } = need;
  const values = enterState(mock, { state, params: { ...params } }) as Values;
  return { params: { id: values.id ?? '' }, ...(body && { body: body(values) }) };
}
