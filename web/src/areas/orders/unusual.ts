import { daysBetween } from '#contracts/days.ts';
import { largeAmount } from '../../domain/trade/largeAmount.ts';
import type { MoveName } from './orderKind.ts';

export interface Considered {
  /** The day of use or of check-in; '' for tickets that any day will do for. */
  from: string;
  /** The day of departure; '' for tickets. */
  until: string;
  payPrice: number;
}

export type Unusual =
  | { name: 'leavesEarly'; date: string; n: number }
  | { name: 'mayStillCome'; from: string; until: string }
  | { name: 'endsWithoutRefund' }
  | { name: 'arrivesOtherwise'; date: string; today: string }
  | { name: 'usedOtherwise'; date: string; today: string }
  | { name: 'dueToday' }
  | { name: 'isLarge'; amount: number };

/** Actions that end the order, so that nobody comes. */
const ending: readonly MoveName[] = ['cancel', 'reject'];

/**
 * What is unusual about an action today, shown before it is done in case the user mistook the order: leaving early, a no-show, most of all before the stay
 * is over, arrival or use on another day than booked, and ending an order that is due today or is large.
 */
export function unusualOf(action: MoveName, { from, until, payPrice }: Considered, today: string): Unusual[] {
  const isOver = until !== '' && today >= until;
  switch (action) {
    case 'checkOut':
      return isOver ? [] : [{ name: 'leavesEarly', date: until, n: daysBetween(today, until) }];
    case 'noShow':
      return [
        ...(isOver ? [] : [{ name: 'mayStillCome', from, until } as const]),
        { name: 'endsWithoutRefund' },
      ];
    case 'checkIn':
      return from === today ? [] : [{ name: 'arrivesOtherwise', date: from, today }];
    case 'verify':
      return from === '' || from === today ? [] : [{ name: 'usedOtherwise', date: from, today }];
    default:
      if (!ending.includes(action)) return [];
      return [
        ...(from === today ? [{ name: 'dueToday' } as const] : []),
        ...(payPrice >= largeAmount ? [{ name: 'isLarge', amount: payPrice } as const] : []),
      ];
  }
}
