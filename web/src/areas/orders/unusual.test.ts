import { describe, expect, test } from 'vitest';
import type { MoveName } from './orderKind.ts';
import { unusualOf } from './unusual.ts';

const today = '2026-03-10';
const stay = (from: string, until: string, payPrice = 40_000) => ({ from, until, payPrice });
const ticket = (from: string, payPrice = 40_000) => stay(from, '', payPrice);

describe('what is unusual about a move of an order today', () => {
  test.each<[what: string, action: MoveName, order: ReturnType<typeof stay>, expected: object[]]>([
    [
      'leaving two days early',
      'checkOut',
      stay('2026-03-08', '2026-03-12'),
      [{ name: 'leavesEarly', date: '2026-03-12', n: 2 }],
    ],
    ['leaving on the day', 'checkOut', stay('2026-03-08', today), []],
    ['leaving late', 'checkOut', stay('2026-03-08', '2026-03-09'), []],
    [
      'a no-show on the day of arrival',
      'noShow',
      stay(today, '2026-03-11'),
      [{ name: 'mayStillCome', from: today, until: '2026-03-11' }, { name: 'endsWithoutRefund' }],
    ],
    [
      'a no-show with nights to come',
      'noShow',
      stay('2026-03-09', '2026-03-11'),
      [{ name: 'mayStillCome', from: '2026-03-09', until: '2026-03-11' }, { name: 'endsWithoutRefund' }],
    ],
    [
      'a no-show of a stay that is over',
      'noShow',
      stay('2026-03-08', '2026-03-09'),
      [{ name: 'endsWithoutRefund' }],
    ],
    [
      'an arrival a day late',
      'checkIn',
      stay('2026-03-09', '2026-03-12'),
      [{ name: 'arrivesOtherwise', date: '2026-03-09', today }],
    ],
    ['an arrival on its day', 'checkIn', stay(today, '2026-03-12'), []],
    [
      'a ticket of another day',
      'verify',
      ticket('2026-03-01'),
      [{ name: 'usedOtherwise', date: '2026-03-01', today }],
    ],
    ['a ticket of today', 'verify', ticket(today), []],
    ['a ticket of any day', 'verify', ticket(''), []],
    ['the end of an order that is due today', 'cancel', ticket(today), [{ name: 'dueToday' }]],
    ['the end of a small order for later', 'cancel', ticket('2026-03-20'), []],
    [
      'the end of a large order',
      'reject',
      stay('2026-03-20', '2026-03-24', 500_000),
      [{ name: 'isLarge', amount: 500_000 }],
    ],
    ['one cent less than a large order', 'reject', stay('2026-03-20', '2026-03-24', 499_999), []],
    ['a remark on a large order of today', 'remark', ticket(today, 900_000), []],
  ])('%s', (_what, action, order, expected) => {
    expect(unusualOf(action, order, today)).toEqual(expected);
  });
});
