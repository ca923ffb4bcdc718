import { recommendExample, recommendMoves } from '#contracts/examples/recommends.ts';
import { enterState } from '#mock/control/states/providerStates.ts';
import type { Mock } from '#mock/wire/mock.ts';
import type { Input } from './running.ts';

/** What the calls of recommends need: a recommend in the right status, which the provider states make. */

type Values = Record<'id' | 'consultantId' | 'roomId' | 'today' | 'now', string>;
interface Need {
  status: number;
  body?: (values: Values) => object;
}

const needs: Record<string, Need> = {
  get: { status: 10 },
  reveal: { status: 10 },
  audit: { status: 10, body: ({ consultantId }) => ({ ...recommendMoves.audit, consultantId }) },
  visit: { status: 20, body: ({ now }) => ({ ...recommendMoves.visit, visitTime: now }) },
  extend: { status: 85, body: () => recommendMoves.extend },
  subscribe: {
    status: 30,
    body: ({ roomId, today }) => ({ ...recommendMoves.subscribe, roomId, subscribeDate: today }),
  },
  unsubscribe: { status: 40, body: ({ today }) => ({ ...recommendMoves.unsubscribe, date: today }) },
  sign: { status: 40, body: ({ today }) => ({ ...recommendMoves.sign, signDate: today }) },
  settle: { status: 50, body: ({ today }) => ({ ...recommendMoves.settle, firstDate: today }) },
  cancelDeal: { status: 60, body: ({ today }) => ({ ...recommendMoves.cancelDeal, date: today }) },
};

/** Undefined for the calls of other areas, and for lists. @param name of an endpoint */
export function recommendInput(mock: Mock, name: string): Input | undefined {
  const [area, call = ''] = name.split('.');
  if (area !== 'estateRecommends') return undefined;
  if (call === 'add') {
    const values = enterState(mock, { state: 'a customer can be recommended' }) as object;
    return { body: { ...recommendExample, ...values } };
  }
  const need = needs[call];
  if (!need) return undefined;
  const params = { status: need.status };
  const values = enterState(mock, { state: 'a recommend is in a status', params }) as Values;
  return { params: { id: values.id }, ...(need.body && { body: need.body(values) }) };
}
