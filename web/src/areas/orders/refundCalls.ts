import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Refund, RefundForm, RefundOffer, stayPreviewForms } from '#contracts/trade/refunds.ts';

/** The calls of refunds that an order's page uses. Types, not interfaces: `useScopedCalls` takes them as a table of calls. */
export type RefundCalls = {
  preview: Endpoint<string, undefined, z.infer<typeof stayPreviewForms.hotel>, RefundOffer>;
  add: Endpoint<string, undefined, RefundForm, Refund>;
};
