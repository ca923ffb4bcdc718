import { expect, it } from 'vitest';
import { orderStatus } from '#contracts/enums/orders.ts';
import type { PlaceOrderRow, StayOrderRow } from '#contracts/trade/orders.ts';
import { isTwin } from './twins.ts';

const today = '2026-05-13';
const tickets = (over: Partial<PlaceOrderRow> = {}) =>
  ({
    ...{ status: orderStatus.unpaid, createTime: '2026-05-01 09:00:00', useDate: '2026-05-20', qty: 2 },
    ...over,
  }) as PlaceOrderRow;
const wanted = { useDate: '2026-05-20', qty: 2 };

it('tickets for the same day, as many of them', () => {
  expect(isTwin(tickets(), wanted, today)).toBe(true);
  expect(isTwin(tickets(), { ...wanted, qty: 3 }, today)).toBe(false);
  expect(isTwin(tickets({ useDate: '2026-05-21' }), wanted, today)).toBe(false);
  expect(isTwin(tickets(), { useDate: '', qty: 2 }, today)).toBe(false);
});

it('an order that is over is none, unless it was made today; one that was given up never is', () => {
  const { done, cancelled, closed } = orderStatus;
  const now = `${today} 10:00:00`;
  expect(isTwin(tickets({ status: done }), wanted, today)).toBe(false);
  expect(isTwin(tickets({ status: done, createTime: now }), wanted, today)).toBe(true);
  for (const status of [cancelled, closed])
    expect(isTwin(tickets({ status, createTime: now }), wanted, today)).toBe(false);
});

it('a stay of the same nights and rooms that are left of it', () => {
  const kept = { arrivalDate: '2026-05-20', departureDate: '2026-05-22', rooms: 1, nights: 2, roomNights: 2 };
  const stay = { status: orderStatus.toUse, createTime: '2026-05-01 09:00:00', qty: 2, kept } as StayOrderRow;
  const nights = { checkInDate: '2026-05-20', checkOutDate: '2026-05-22' };
  expect(isTwin(stay, { ...nights, qty: 1 }, today)).toBe(true);
  expect(isTwin(stay, { ...nights, qty: 2 }, today)).toBe(false);
  expect(isTwin(stay, { ...nights, checkOutDate: '2026-05-23', qty: 1 }, today)).toBe(false);
  expect(isTwin(stay, { ...nights, checkInDate: '2026-05-19', qty: 1 }, today)).toBe(false);
});
