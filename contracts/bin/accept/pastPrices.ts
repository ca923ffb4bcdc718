import { addDays } from '../../src/days.ts';
import { orderStatus } from '../../src/enums/orders.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { begun } from './begunOrders.ts';
import { todayOf } from './incomeMoves.ts';
import { changing } from './ownHouses.ts';
import { designRule, type Rule } from './rule.ts';
import { calls, unique } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Prices of days that are over bind nobody: a product that was dearer once is given the market price of its dearest day to come. */

/** Days that a calendar is asked for at once. */
const span = 90;
const past = { status: orderStatus.toUse, daysAgo: 4, days: 2 };

async function checkPast(talk: Talk, trade: TradeKind): Promise<void> {
  const { products, stocks } = calls[trade];
  const params = { id: (await begun(talk, trade, past)).productId };
  const today = await todayOf(talk);
  const daysFrom = async (from: number): Promise<Json[]> => {
    const query = { startDate: addDays(today, from), endDate: addDays(today, from + span - 1) };
    return (await talk.ok(stocks.list, { params, query })).list;
  };
  const dearest = Math.max(0, ...(await daysFrom(-span)).map(({ price }) => price));
  const marketPrice = dearest - 1;
  const coming = (await daysFrom(0)).filter(({ price }) => price > marketPrice);
  talk.holds('the day of the order was dearer', marketPrice > 0, dearest);
  const days = coming.map(({ date, version, stock, enabled }) => ({
    ...{ date, version, stock, enabled },
    price: marketPrice,
  }));
  const over = { marketPrice, name: `验收${unique()}` };
  if (days.length > 0) await talk.ok(stocks.save, { params, body: { days } });
  const saved = await talk.ok(products.update, await changing(talk, products, params.id, over));
  talk.same('the market price', saved.marketPrice, marketPrice);
}

export const pastPriceRules: Rule[] = tradeKinds.map((trade) =>
  designRule(
    `products${trades[trade].name}`,
    'record',
    'the market price is held against days to come alone',
    '9.5',
    (talk) => checkPast(talk, trade),
  ),
);
