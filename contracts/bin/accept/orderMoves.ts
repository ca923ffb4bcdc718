import { ordersHotel, ordersHouse, ordersPlace } from '../../src/areas/orders.ts';
import { orderStatus } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { orderMoves as forms, guestExamples } from '../../src/examples/orders.ts';
import type { StayKind, TradeKind } from '../../src/trade/trade.ts';
import { type Machine, machineRules, type Situation } from './moveRules.ts';
import type { Rule } from './rule.ts';
import type { Json } from './talk.ts';
import { newNumber } from './unique.ts';

/** When an order can make which move. */

const { unpaid, toConfirm, toUse, inUse, done, cancelled, closed } = orderStatus;
const where = 'domain design, section 10.3';
const { precondition } = status;
const volatile = ['serverTime', 'relatives', 'freeRoomNos'];

const unusedCode = (_: Json, { vouchers }: Json) => ({
  codes: [vouchers.find((one: Json) => one.status === 10)?.code ?? vouchers[0]?.code ?? '100000000000'],
});

const shared = (calls: typeof ordersPlace | typeof ordersHotel | typeof ordersHouse) => ({
  cancel: { call: calls.cancel, body: () => forms.cancel },
  changePrice: {
    call: calls.changePrice,
    body: (_: Json, { payPrice }: Json) => ({ ...forms.changePrice, payPrice: payPrice - 100 }),
  },
  payOffline: {
    call: calls.payOffline,
    body: (_: Json, { payPrice }: Json) => ({ ...forms.payOffline, amount: payPrice }),
  },
  updateContact: { call: calls.updateContact, body: () => forms.updateContact },
  remark: { call: calls.remark, body: () => forms.remark },
});

const situation = (
  trade: TradeKind,
  name: string,
  code: number,
  accepts: Record<string, number>,
  more: Partial<Situation> = {},
): Situation => ({
  name,
  state: 'an order is in a status',
  ...more,
  params: { trade, status: code, ...more.params },
  accepts: { ...accepts, remark: code },
  alsoActions: ['reveal', ...(more.alsoActions ?? [])],
});
const refundable = { alsoActions: ['addRefund'] };
const today = { params: { inDays: 0 } };

const ticketMachine: Machine = {
  get: ordersPlace.get,
  noun: 'order',
  where,
  volatile,
  moves: { ...shared(ordersPlace), verify: { call: ordersPlace.verify, body: unusedCode } },
  situations: [
    situation('place', 'that waits for its payment', unpaid, {
      ...{ cancel: cancelled, changePrice: unpaid, payOffline: toUse },
    }),
    situation(
      'place',
      'for tomorrow',
      toUse,
      { updateContact: toUse },
      { refuses: { verify: precondition }, ...refundable },
    ),
    situation(
      'place',
      'for today',
      toUse,
      { updateContact: toUse, verify: inUse },
      { ...today, ...refundable },
    ),
    situation('place', 'with one used ticket of two', inUse, { verify: done }, refundable),
    situation('place', 'that is done', done, {}),
    situation('place', 'that was cancelled', cancelled, {}),
    situation('place', 'that was closed', closed, {}),
  ],
};

function stayMachine(trade: StayKind, calls: typeof ordersHotel | typeof ordersHouse): Machine {
  const never = {
    ...{ state: 'the guests of an order never came', params: { trade, status: undefined } },
    ...refundable,
  };
  return {
    get: calls.get,
    noun: 'order',
    where,
    volatile,
    moves: {
      ...shared(calls),
      confirm: { call: calls.confirm, body: () => forms.confirm },
      reject: { call: calls.reject, body: () => forms.reject },
      checkIn: { call: calls.checkIn, body: () => ({ guests: guestExamples, roomNos: [] }) },
      changeRooms: { call: calls.changeRooms, body: () => ({ roomNos: [newNumber(6)] }) },
      checkOut: { call: calls.checkOut, body: () => ({}) },
      noShow: { call: calls.noShow, body: () => ({}) },
    },
    situations: [
      situation(trade, 'that waits for its payment', unpaid, {
        ...{ cancel: cancelled, changePrice: unpaid, payOffline: toUse },
      }),
      situation(
        trade,
        'that waits to be confirmed',
        toConfirm,
        { confirm: toUse, reject: closed, updateContact: toConfirm },
        refundable,
      ),
      situation(
        trade,
        'for tomorrow',
        toUse,
        { updateContact: toUse },
        { refuses: { checkIn: precondition, noShow: precondition }, ...refundable },
      ),
      situation(
        trade,
        'for today',
        toUse,
        { updateContact: toUse, checkIn: inUse },
        { refuses: { noShow: precondition }, ...today, ...refundable },
      ),
      situation(
        trade,
        'whose guests did not come yesterday',
        toUse,
        { updateContact: toUse, checkIn: inUse, noShow: done },
        never,
      ),
      situation(trade, 'whose guests have come', inUse, { checkOut: done, changeRooms: inUse }, refundable),
      situation(trade, 'that is done', done, {}),
      situation(trade, 'that was cancelled', cancelled, {}),
      situation(trade, 'that was closed', closed, {}),
    ],
  };
}

export const orderMoveRules = (): Rule[] => [
  ...machineRules(ticketMachine),
  ...machineRules(stayMachine('hotel', ordersHotel)),
  ...machineRules(stayMachine('house', ordersHouse)),
];
