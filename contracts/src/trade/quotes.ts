import * as z from 'zod/mini';
import { breakfast, confirmMode } from '../enums/products.ts';
import { date, id } from '../forms/fields.ts';
import { answeredCode } from '../forms/formFields.ts';
import { dayOrNone, fieldPath } from '../forms/shownTexts.ts';
import { cancelTerms, discount } from './orders.ts';

/** What an order would be, answered while staff type it (代客下单). Amounts in cents. */

const quoteLine = z.object({
  /** '' for an extra such as cleaning; `name` says which. */
  date: dayOrNone,
  name: z.string(),
  price: z.int(),
  qty: z.int(),
  subtotal: z.int(),
});
export const orderQuote = z.object({
  /** All that adding the order would refuse now, with the dotted path of the field. */
  faults: z.array(z.object({ field: fieldPath, message: z.string() })),
  /** Null while the number is nobody's. */
  member: z.nullable(
    z.object({
      id,
      name: z.string(),
      gradeName: z.string(),
      /** That can be used. */
      points: z.int(),
    }),
  ),
  /** What the chosen product promises, as the order will say it; null without one that is on sale. */
  product: z.nullable(
    z.object({
      cancelTerms,
      /** Null for tickets, as is `confirmMode`. */
      breakfast: z.nullable(answeredCode({ breakfast })),
      confirmMode: z.nullable(answeredCode({ confirmMode })),
    }),
  ),
  /** The days that were chosen; before that two weeks from the first one that is known. Empty without a product. */
  days: z.array(
    z.object({
      date,
      /** Null for a day that is closed or has no price. */
      price: z.nullable(z.int()),
      /** What can still be sold. */
      left: z.int(),
      /** False for tickets of a day on which the scenic spot is closed. They are sold all the same where the day has a price. */
      inSeason: z.boolean(),
    }),
  ),
  /** Null while product, days or a price are missing. */
  amounts: z.nullable(
    z.object({
      lines: z.array(quoteLine),
      totalPrice: z.int(),
      discounts: z.array(discount),
      /** The most points that the member can use for this order: more are not taken. 0 for a product that takes none. */
      pointsMost: z.int(),
      payPrice: z.int(),
    }),
  ),
});
export type OrderQuote = z.infer<typeof orderQuote>;
