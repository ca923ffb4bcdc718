import { journalSource } from '../enums/finance.ts';
import type { TradeKind } from '../trade/trade.ts';

/** By which codes the journal of accounts refers to orders and refunds of each kind. */
export const tradeSources = {
  place: { order: journalSource.placeOrder, refund: journalSource.placeRefund },
  hotel: { order: journalSource.hotelOrder, refund: journalSource.hotelRefund },
  house: { order: journalSource.houseOrder, refund: journalSource.houseRefund },
} as const satisfies Record<TradeKind, object>;
