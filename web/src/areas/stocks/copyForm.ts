import * as z from 'zod/mini';
import type { DaySpan } from '#contracts/trade/priceStocks.ts';
import { say } from '#contracts/words.ts';
import { isSpan } from './chosenDays.ts';
import { type Alignment, type Copyable, copyable, monthPairs, type Pair, samePairs } from './copyDays.ts';

/** What is copied: a month of the product, or the same days of another one. */
export interface CopyPricesForm {
  source: 'month' | 'product';
  fromMonth: string;
  toMonth: string;
  alignment: Alignment;
  productId: string;
  span: DaySpan;
  takes: Copyable[];
}

export const copyPricesForm: z.core.$ZodType<CopyPricesForm, CopyPricesForm> = z
  .object({
    source: z.enum(['month', 'product']),
    fromMonth: z.string(),
    toMonth: z.string(),
    alignment: z.enum(['date', 'weekday']),
    productId: z.string(),
    span: z.object({ startDate: z.string(), endDate: z.string() }),
    takes: z.array(z.enum(copyable)).check(z.minLength(1, say('nothingChosen'))),
  })
  .check(
    z.refine(({ source, fromMonth, toMonth }) => source !== 'month' || fromMonth !== toMonth, {
      error: say('noDayLeft'),
      path: ['fromMonth'],
    }),
    z.refine(({ source, productId }) => source !== 'product' || productId !== '', {
      error: say('choose', { label: 'productName' }),
      path: ['productId'],
    }),
    z.refine(({ source, span }) => source !== 'product' || isSpan(span), {
      error: say('choose', { label: 'daySpans' }),
      path: ['span'],
    }),
  );

/** The days of a form that is not complete yet are none. */
export function pairsOf({ source, fromMonth, toMonth, alignment, productId, span }: CopyPricesForm): Pair[] {
  if (source === 'month') return fromMonth === toMonth ? [] : monthPairs(fromMonth, toMonth, alignment);
  return productId !== '' && isSpan(span) ? samePairs(span) : [];
}
