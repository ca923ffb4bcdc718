import { expect, it } from 'vitest';
import { orderStatus, voucherStatus } from '#contracts/enums/orders.ts';
import type { StayOrder } from '#contracts/trade/orders.ts';
import { refundableNights } from './nights.ts';

const nights = ['2026-05-12', '2026-05-13', '2026-05-14'];
const line = (date: string, status: number = voucherStatus.unused) => ({ date, status });
const order = (status: number) =>
  ({
    ...{ status, serverTime: '2026-05-13 10:30:00' },
    lines: [...nights.map((date) => line(date)), line('2026-05-15', voucherStatus.locked), line('')],
  }) as unknown as StayOrder;

it.each([
  ['by the rule, tonight and later ones', orderStatus.toUse, false, nights.slice(1)],
  ['by the rule, also before it is accepted', orderStatus.toConfirm, false, nights.slice(1)],
  ['by an exception, those that are over as well', orderStatus.toUse, true, nights],
  ['after check-in, those to come only', orderStatus.inUse, false, nights.slice(2)],
  ['after check-in, also by an exception', orderStatus.inUse, true, nights.slice(2)],
])('nights that can be refunded %s', (_, status, mayExcept, expected) => {
  expect(refundableNights(order(status), mayExcept).map(({ date }) => date)).toEqual(expected);
});
