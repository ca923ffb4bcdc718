import * as z from 'zod/mini';

/** What statistics of sales count and sum (domain design, section 15.1; docs/decisions/0030-statistics.md). Amounts in cents. */
export const salesFigures = {
  /** Paid orders. */
  orders: z.int(),
  /** Tickets of these orders, and room nights; a row is about one of the two. */
  tickets: z.int(),
  roomNights: z.int(),
  totalPrice: z.int(),
  /** `totalPrice` less `payPrice`. */
  discountPrice: z.int(),
  payPrice: z.int(),
  /** Refunds that succeeded. */
  refunds: z.int(),
  refundedAmount: z.int(),
  /** `payPrice` less `refundedAmount`; negative where more came back than was paid in the span. */
  netAmount: z.int(),
  /** The platform's share, by the rate that each order has copied. */
  commissionAmount: z.int(),
  /** `netAmount` less `commissionAmount`: what the merchant gets. */
  settleAmount: z.int(),
  /** Basis points of `payPrice` that `refundedAmount` is; 0 where nothing was paid. */
  refundRate: z.int(),
};
