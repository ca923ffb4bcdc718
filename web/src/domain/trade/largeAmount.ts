/** From this on an order or a refund is a large one, in cents: who ends the one or pays the other is told so before. */
export const largeAmount = 500_000;
