import { roomSaleStatus } from '#contracts/enums/estates.ts';
import { generationExample, roomExample } from '#contracts/examples/estateBuildings.ts';
import { enterState } from '#mock/control/states/providerStates.ts';
import type { Mock } from '#mock/wire/mock.ts';
import type { Input } from './running.ts';

/** What the calls of rooms need: a room in the right state, which the provider states make. */

type Values = Record<string, string> & { version: number };

const { waiting, available, held, subscribed, signed } = roomSaleStatus;
export const subscriptionOf = (day: string) => ({
  ...{ customerName: '林小雨', customerMobile: '19900005566', subscribeAmount: 5_000_000 },
  subscribeDate: day,
});
export const signingOf = (day: string) => ({
  ...{ contractNo: 'XS20260130001', dealPrice: 141_000_000, signDate: day },
});
const reason = () => ({ reason: '客户资金未到位' });
const seen = ({ id, version }: Values) => ({ id, version });

const needs: Record<string, [status: number, body?: (values: Values) => object]> = {
  'estateRooms.get': [waiting],
  'estateRooms.update': [waiting, () => roomExample],
  'estateRooms.remove': [waiting],
  'estateRooms.reveal': [subscribed],
  'estateRooms.open': [waiting],
  'estateRooms.withdraw': [available],
  'estateRooms.hold': [available, reason],
  'estateRooms.release': [held],
  'estateRooms.subscribe': [available, ({ today }) => subscriptionOf(today ?? '')],
  'estateRooms.unsubscribe': [subscribed, reason],
  'estateRooms.sign': [subscribed, ({ today }) => signingOf(today ?? '')],
  'estateRooms.cancelDeal': [signed, reason],
  'estateRooms.deliver': [signed, ({ today }) => ({ deliverDate: today })],
  'estateRooms.batchPrice': [waiting, (values) => ({ rooms: [{ ...seen(values), unitPrice: 1_600_000 }] })],
  'estateRooms.batchStatus': [waiting, (values) => ({ rooms: [{ ...seen(values), status: available }] })],
  'estateRooms.batchPlan': [waiting, (values) => ({ rooms: [{ ...seen(values), planId: '' }] })],
};

/** Undefined for the calls of other areas, and for lists. */
export function roomInput(mock: Mock, name: string): Input | undefined {
  if (name === 'estateRooms.add') return { body: roomExample };
  if (/^estateBuildings\.(rooms|generateRooms)$/.test(name)) {
    const { id } = enterState(mock, { state: 'rooms can be generated' }) as Values;
    return { params: { id: id ?? '' }, ...(name.endsWith('generateRooms') && { body: generationExample }) };
  }
  const need = needs[name];
  if (!need) return undefined;
  const [status, body] = need;
  const values = enterState(mock, { state: 'a room is in a state', params: { status } }) as Values;
  return { params: { id: values.id ?? '' }, ...(body && { body: body(values) }) };
}
