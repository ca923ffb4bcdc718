import { expect, test } from 'vitest';
import { risen, sumByCall, totalOf } from './compare.ts';

test('the numbers of one list are summed', () => {
  expect(
    sumByCall({ hotelRefundsToAudit: 3, hotelRefundsFailed: 2, plansDueToday: 0, leadsToContact: 1 }),
  ).toEqual({ 'refundsHotel.list': 5, 'sendPlans.list': 0, 'estateBookings.list': 1 });
});

test('only what became more is new, and not an entry that was not there before', () => {
  const more = risen(
    { hotelOrdersToConfirm: 2, placeRefundsToAudit: 5, withdrawsToAudit: 1 },
    { hotelOrdersToConfirm: 4, placeRefundsToAudit: 1, withdrawsToAudit: 1, incomesToAudit: 9 },
  );
  expect(more).toEqual({ hotelOrdersToConfirm: 2 });
  expect(totalOf(more)).toBe(2);
  expect(totalOf(risen({}, {}))).toBe(0);
});
