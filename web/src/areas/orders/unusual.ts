import { daysBetween } from '#contracts/days.ts';
import { largeAmount } from '../../domain/trade/largeAmount.ts';
import type { MoveName } from './orderKind.ts';

export interface Considered {
  /** Of use, or of check-in. */
  from: string;
  /** Of departure; '' of tickets. */
  until: string;
  payPrice: number;
}

export type Unusual =
  | { name: 'leavesEarly'; date: string; n: number }
  | { name: 'mayStillCome'; from: string; until: string }
  | { name: 'arrivesOtherwise'; date: string; today: string }
  | { name: 'usedOtherwise'; date: string; today: string }
  | { name: 'dueToday' }
  | { name: 'isLarge'; amount: number };

/** Moves after which nobody comes. */
const ending: readonly MoveName[] = ['cancel', 'reject'];

/**
 * What is unusual about a move today, so that whoever mistook an order sees it before it is done: leaving early, a no-show whose
 * stay is not over, an arrival or a use on another day than booked, the end of an order that is due today or is a large one.
 */
export function unusualOf(action: MoveName, { from, until, payPrice }: Considered, today: string): Unusual[] {
  const isOver = until !== '' && today >= until;
  switch (action) {
    case 'checkOut':
      return isOver ? [] : [{ name: 'leavesEarly', date: until, n: daysBetween(today, until) }];
    case 'noShow':
      return isOver ? [] : [{ name: 'mayStillCome', from, until }];
    case 'checkIn':
      return from === today ? [] : [{ name: 'arrivesOtherwise', date: from, today }];
    case 'verify':
      return from === today ? [] : [{ name: 'usedOtherwise', date: from, today }];
    default:
      if (!ending.includes(action)) return [];
      return [
        ...(from === today ? [{ name: 'dueToday' } as const] : []),
        ...(payPrice >= largeAmount ? [{ name: 'isLarge', amount: payPrice } as const] : []),
      ];
  }
}
