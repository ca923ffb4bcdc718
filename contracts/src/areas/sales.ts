import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { status } from '../envelope.ts';
import { date } from '../forms/fields.ts';
import { mostDays, yearSpan } from '../forms/yearSpan.ts';
import { tradeKinds } from '../trade/trade.ts';

export const sales = area('sales', {
  byDay: get({
    path: 'sales/by-day',
    purpose: `What was paid, and what was given back, on each day of a span of at most ${mostDays} days, first day first. One entry for each kind whose orders and refunds the caller may both see; for a merchant user it is about his merchant.`,
    access: {},
    query: z.object({ from: date, to: date }).check(...yearSpan('from', 'to')),
    data: z.array(
      z.object({
        kind: z.enum(tradeKinds),
        /** Cents: orders by their day of payment, closed ones included; refunds by the day on which they succeeded. */
        days: z.array(z.object({ date, paid: z.int(), refunded: z.int() })),
      }),
    ),
    errors: [status.invalid],
  }),
});
