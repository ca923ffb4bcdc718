import { ordersHotel, ordersHouse, ordersPlace } from '#contracts/areas/orders.ts';
import { refundsHotel, refundsHouse, refundsPlace } from '#contracts/areas/refunds.ts';
import type { sales as calls } from '#contracts/areas/sales.ts';
import { daysOf } from '#contracts/days.ts';
import { tradeKinds } from '#contracts/trade/trade.ts';
import { mayMake } from '../accounts/access.ts';
import { callerOf, type Handlers } from '../records/context.ts';
import { ledgerOf } from '../trade/money/ledger.ts';
import { sellersIn } from '../trade/orders/sellers.ts';

const lists = {
  place: [ordersPlace.list, refundsPlace.list],
  hotel: [ordersHotel.list, refundsHotel.list],
  house: [ordersHouse.list, refundsHouse.list],
};

export const sales: Handlers<typeof calls> = {
  byDay: ({ query }, context) => {
    const caller = callerOf(context);
    const ledger = ledgerOf(context.store);
    return tradeKinds
      .filter((kind) => lists[kind].every((list) => mayMake(list, caller)))
      .map((kind) => {
        const paid = ledger.byDay(kind, query, sellersIn(context, kind, 'order', {}));
        const refunded = ledger.byDay(kind, query, sellersIn(context, kind, 'refund', {}));
        const days = daysOf(query.from, query.to).map((date) => ({
          ...{ date, paid: paid.get(date)?.paid ?? 0, refunded: refunded.get(date)?.refunded ?? 0 },
        }));
        return { kind, days };
      });
  },
};
