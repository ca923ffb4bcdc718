import { dateFault, leftOf, type PriceDay } from '#contracts/trade/priceStocks.ts';

/** The state of a day in the calendar; each has a word and a mark, never a colour alone. */
export type DayState = 'open' | 'soldOut' | 'closed' | 'unset';
export const dayStates: readonly DayState[] = ['open', 'soldOut', 'closed', 'unset'];

export function stateOf(day: PriceDay | undefined): DayState {
  if (!day) return 'unset';
  if (day.enabled === 0) return 'closed';
  return leftOf(day) === 0 ? 'soldOut' : 'open';
}

/** A day that no price can be set on, because it is past or too far ahead. */
export const isLocked = (date: string, today: string) => dateFault(date, today) !== undefined;

export const takenOf = ({ locked, sold }: Pick<PriceDay, 'locked' | 'sold'>) => locked + sold;
