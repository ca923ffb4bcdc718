import { bookingStatus } from '#contracts/enums/estates.ts';
import { bookingExample, bookingMoves } from '#contracts/examples/estateBookings.ts';
import { enterState } from '#mock/control/states/providerStates.ts';
import type { Mock } from '#mock/wire/mock.ts';
import type { Input } from './running.ts';

/** What the calls of leads need: a lead in the right state, which the provider states make. */

type Values = Record<string, string>;
const { toContact, following, visited, closed } = bookingStatus;

const needs: Record<string, [status: number, body?: (values: Values) => object]> = {
  get: [following],
  reveal: [following],
  assign: [toContact, ({ consultantId }) => ({ consultantId })],
  batchAssign: [toContact, ({ id, consultantId }) => ({ ids: [id], consultantId })],
  amend: [following, ({ planId, visitTime }) => ({ ...bookingMoves.amend, planId, visitTime })],
  follow: [toContact, ({ visitTime }) => ({ ...bookingMoves.follow, nextTime: visitTime })],
  arrive: [following, ({ arriveTime }) => ({ arriveTime })],
  deal: [visited, ({ roomId, today }) => ({ ...bookingMoves.deal, roomId, subscribeDate: today })],
  toRecommend: [visited, ({ memberMobile }) => ({ ...bookingMoves.toRecommend, memberMobile })],
  close: [following, () => bookingMoves.close],
  reopen: [closed],
  add: [
    closed,
    ({ estateId, planId, mobile, visitTime }) => ({ ...bookingExample, estateId, planId, mobile, visitTime }),
  ],
};

/** Undefined for the calls of other areas, and for lists. */
export function bookingInput(mock: Mock, name: string): Input | undefined {
  const [area, call = ''] = name.split('.');
  const need = area === 'estateBookings' ? needs[call] : undefined;
  if (!need) return undefined;
  const [status, body] = need;
  const params = { status, assigned: call === 'assign' || call === 'batchAssign' ? 0 : 1 };
  const values = enterState(mock, { state: 'a lead is in a status', params }) as Values;
  return { params: { id: values.id ?? '' }, ...(body && { body: body(values) }) };
}
