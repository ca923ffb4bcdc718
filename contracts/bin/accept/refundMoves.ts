import { refundsHotel, refundsHouse, refundsPlace } from '../../src/areas/refunds.ts';
import { refundStatus } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { refundMoves as forms, refusalExample } from '../../src/examples/refunds.ts';
import { channelRefusal } from '../../src/trade/refunds.ts';
import { type TradeKind, trades } from '../../src/trade/trade.ts';
import { inStatus, type Machine, machineRules } from './moveRules.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json } from './talk.ts';

/** When a refund can make which move. */

const { toAudit, toPay, paying, done, failed, refused, revoked } = refundStatus;

const paidBack = (_: Json, { refundAmount }: Json) => ({ ...forms.finish, amount: refundAmount });
const asSuggested = (_: Json, { suggestAmount, suggestFee }: Json) => ({
  ...forms.audit,
  ...{ refundAmount: suggestAmount, feeAmount: suggestFee },
});

function machine(trade: TradeKind, calls: typeof refundsPlace | typeof refundsHotel | typeof refundsHouse) {
  const of = inStatus('a refund is in a status', { trade });
  return {
    get: calls.get,
    noun: 'refund',
    where: 'domain design, section 11.3',
    volatile: ['overdue'],
    moves: {
      audit: { call: calls.audit, body: asSuggested },
      'audit (refused)': { call: calls.audit, body: () => refusalExample },
      revoke: { call: calls.revoke, body: () => forms.revoke },
      execute: { call: calls.execute },
      retry: { call: calls.retry },
      finish: { call: calls.finish, body: paidBack },
      finishOffline: { call: calls.finishOffline, body: paidBack },
    },
    situations: [
      of('that waits for its audit', toAudit, { audit: toPay, 'audit (refused)': refused, revoke: revoked }),
      of('that waits to be paid', toPay, { execute: paying }),
      of(
        'that staff began',
        toPay,
        { execute: paying, revoke: revoked },
        { state: 'a refund was begun by staff' },
      ),
      of(
        'that is too late for its channel',
        toPay,
        { finishOffline: done },
        {
          state: 'a refund is too late for its channel',
          refuses: { execute: status.precondition },
        },
      ),
      of(
        'that failed and is too late for its channel',
        failed,
        { finishOffline: done },
        {
          state: 'a refund is too late for its channel',
          params: { status: failed },
          refuses: { retry: status.precondition },
        },
      ),
      of(
        'on the last day of its channel',
        toPay,
        { execute: paying },
        { state: 'a refund is on the last day of its channel' },
      ),
      of('that the channel has', paying, {}),
      of('of money paid at the counter', paying, { finish: done }, { params: { offline: 1 } }),
      of('that the channel refused', failed, { retry: paying, finishOffline: done }),
      of('that is done', done, {}),
      of('that was refused', refused, {}),
      of('that was revoked', revoked, {}),
    ],
  } satisfies Machine;
}

/** Staff see why there is no 退款 or 重试: the channel pays no more after a year. */
const refusalRule = (
  trade: TradeKind,
  { get }: typeof refundsPlace | typeof refundsHotel | typeof refundsHouse,
) =>
  designRule(
    `refunds${trades[trade].name}`,
    'move',
    'a refund says why its channel pays no more, from the day after a year on',
    '11.3',
    async (talk) => {
      const expected = [
        ['a refund is on the last day of its channel', { trade }, channelRefusal.none],
        ['a refund is too late for its channel', { trade }, channelRefusal.tooLate],
        ['a refund is too late for its channel', { trade, status: failed }, channelRefusal.tooLate],
      ] as const;
      for (const [state, params, code] of expected) {
        const { id } = await talk.state(state, params);
        talk.same(state, (await talk.ok(get, { params: { id } })).channelRefusal, code);
      }
    },
  );

export const refundMoveRules = (): Rule[] => [
  refusalRule('place', refundsPlace),
  refusalRule('hotel', refundsHotel),
  refusalRule('house', refundsHouse),
  ...machineRules(machine('place', refundsPlace)),
  ...machineRules(machine('hotel', refundsHotel)),
  ...machineRules(machine('house', refundsHouse)),
];
