import { orderStatus, payType, refundReason, refundStatus, voucherStatus } from '#contracts/enums/orders.ts';
import { type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import type { Context } from '../records/context.ts';
import { todayOf } from '../store/today.ts';
import type { StoredProduct } from '../store/tradeRows.ts';
import { checkIn, confirmOrder, verifyTickets } from '../trade/fulfilment.ts';
import { memberAppliesForRefund, paidByMember } from '../trade/memberMoves.ts';
import { type Order, payOrder } from '../trade/orders/orderMoves.ts';
import { refundableKeys } from '../trade/orders/refundItems.ts';
import { isOnSale } from '../trade/products/saleSteps.ts';
import { dropRefund, executeRefund, passRefund } from '../trade/refunds/refundMoves.ts';
import type { Refund } from '../trade/refunds/refundRules.ts';
import { attempt } from './attempt.ts';
import { bookingOf } from './bookings.ts';
import { book, finance, frontDesk, manager, service } from './orderLives.ts';
import { dayMs, type SeedTools } from './seedTools.ts';
import type { Timeline } from './timeline.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type Step = (order: Order, context: Context) => unknown;
interface Scene {
  /** Of the booking, before now. */
  ago: number;
  /** Day of use or check-in, counted from the booking. */
  inDays: number;
  /** Which products will do. */
  of?: (product: Readonly<StoredProduct>) => boolean;
  /** How his mobile ends; any member when left out. */
  mobile?: string;
  /** What happens, each so long after the booking. */
  steps: [after: number, step: Step][];
}

export const pays: Step = (order, context) =>
  order.status === orderStatus.unpaid &&
  paidByMember(context, order, { transactionId: `42000${order.orderNo.slice(1)}`, amount: order.payPrice });
const paysCash: Step = (order, context) =>
  payOrder(
    context,
    order,
    { payType: payType.offline, payNo: '', certificates: [order.pictureUrl] },
    service,
  );
export const confirms: Step = (order, context) =>
  order.status === orderStatus.toConfirm && confirmOrder(context, order, '', manager);
const asks: Step = (order, context) =>
  memberAppliesForRefund(context, order, {
    items: refundableKeys(order, todayOf(context.clock)),
    reason: refundReason.plans,
    description: '航班取消，无法按时到达',
  });
/** Of the one refund of the scene. */
const refund =
  (move: (context: Context, one: Refund) => unknown): Step =>
  ({ id }, context) =>
    move(context, context.store.refunds.by('orderId', id)[0] as Refund);
const passes = refund((context, one) =>
  passRefund(context, one, { refundAmount: one.refundAmount, feeAmount: one.feeAmount }, manager),
);
const executes = refund((context, one) => executeRefund(context, one, finance));
const comes: Step = (order, context) =>
  order.kind === 'place'
    ? verifyTickets(context, order, firstCodes(order), frontDesk)
    : checkIn(context, order, { guests: order.guests, roomNos: [] }, frontDesk);
const firstCodes = ({ vouchers }: Order) =>
  vouchers
    .filter(({ status }) => status === voucherStatus.unused)
    .slice(0, 1)
    .map(({ code }) => code);

const refundable = ({ cancelRule }: Readonly<StoredProduct>) => cancelRule !== 10;
const waits = ({ terms }: Readonly<StoredProduct>) => 'confirmMode' in terms && terms.confirmMode === 20;
const soon = 5 * minuteMs;
const paid: [number, Step][] = [
  [soon, pays],
  [2 * soon, confirms],
];
const asked = (ago: number): Scene => ({
  ...{ ago: ago + hourMs, inDays: 12, of: refundable },
  steps: [...paid, [hourMs, asks]],
});

/** One order or refund in each status that staff work on, whatever the random year has produced. */
const scenes: Scene[] = [
  { ago: 4 * minuteMs, inDays: 5, steps: [] },
  { ago: 20 * minuteMs, inDays: 6, of: waits, steps: [[soon, pays]] },
  { ago: 10 * minuteMs, inDays: 9, of: waits, steps: [[3 * minuteMs, pays]] },
  { ago: 3 * dayMs, inDays: 3, steps: paid },
  { ago: 2 * dayMs, inDays: 1, steps: [...paid, [dayMs + 2 * hourMs, comes]] },
  { ago: 4 * dayMs, inDays: 4, steps: [...paid, [4 * dayMs - hourMs, comes]] },
  asked(30 * hourMs),
  asked(3 * hourMs),
  asked(50 * minuteMs),
  { ...asked(9 * hourMs), steps: [...asked(0).steps, [3 * hourMs, passes]] },
  { ...asked(26 * hourMs), steps: [...asked(0).steps, [3 * hourMs, passes]] },
  {
    ...asked(20 * hourMs),
    steps: [
      [soon, paysCash],
      [2 * soon, confirms],
      [hourMs, asks],
      [3 * hourMs, passes],
      [5 * hourMs, executes],
    ],
  },
  {
    ...{ ...asked(28 * hourMs), mobile: '44' },
    steps: [...asked(0).steps, [3 * hourMs, passes], [5 * hourMs, executes]],
  },
  {
    ...asked(40 * hourMs),
    steps: [
      ...asked(0).steps,
      [
        3 * hourMs,
        refund((context, one) => dropRefund(context, one, refundStatus.refused, '已协商改期', manager)),
      ],
    ],
  },
  {
    ...asked(44 * hourMs),
    steps: [
      ...asked(0).steps,
      [
        3 * hourMs,
        refund((context, one) => dropRefund(context, one, refundStatus.revoked, '会员已改变主意', service)),
      ],
    ],
  },
];

export function planScenes(tools: SeedTools, context: Context, timeline: Timeline): void {
  for (const kind of tradeKinds) for (const scene of scenes) plan(tools, context, timeline, kind, scene);
}

function plan(tools: SeedTools, context: Context, timeline: Timeline, kind: TradeKind, scene: Scene): void {
  const { store } = context;
  timeline.add(tools.now - scene.ago, () => {
    const began = context.clock.now();
    const order = bookAny(tools, context, kind, scene);
    for (const [after, step] of order ? scene.steps : []) {
      timeline.add(began + after, () =>
        attempt(context, () => void step(store.orders.get(order?.id ?? '') as Order, context)),
      );
    }
  });
}

/** The first product that lets itself be booked. */
function bookAny(tools: SeedTools, context: Context, kind: TradeKind, { of, mobile, inDays }: Scene) {
  const { store } = context;
  const fits = (product: Readonly<StoredProduct>) => isOnSale(context, product) && (of?.(product) ?? true);
  const products = tools.faker.helpers.shuffle(store.products.by('kind', kind).filter(fits));
  const members = store.members.all().filter((one) => one.frozen === 0 && one.mobile.endsWith(mobile ?? ''));
  const member = tools.faker.helpers.arrayElement(members);
  for (const product of products) {
    const booking = bookingOf(tools, context, product, member, inDays);
    const order = attempt(context, () => book(context, booking));
    if (order) return order;
  }
  return undefined;
}
