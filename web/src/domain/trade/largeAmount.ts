/** Cents. From this amount on an order or a refund is large; staff are told so before they close the order or pay the refund. */
export const largeAmount = 500_000;
