import { addDays } from '../../src/days.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { todayOf } from './incomeMoves.ts';
import { changing } from './ownHouses.ts';
import { designRule, type Rule } from './rule.ts';
import { calls } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Prices of days that are over bind nobody: a product that was dearer once is given the market price of its dearest day to come. */

/** Days that a calendar is asked for at once. */
const span = 90;

async function checkPast(talk: Talk, trade: TradeKind): Promise<void> {
  const { products, stocks } = calls[trade];
  const today = await todayOf(talk);
  const dearest = async (id: string, ...spans: number[]): Promise<number> => {
    const prices: number[] = [];
    for (const from of spans) {
      const query = { startDate: addDays(today, from), endDate: addDays(today, from + span - 1) };
      const { list } = await talk.ok(stocks.list, { params: { id }, query });
      prices.push(...list.map(({ price }: Json) => price));
    }
    return Math.max(0, ...prices);
  };
  const { list } = await talk.ok(products.list, { query: { limit: 20 } });
  // Other rules look at the first ones.
  for (const { id } of list.toReversed()) {
    const before = await dearest(id, -span);
    const marketPrice = before > 0 ? await dearest(id, 0, span, 2 * span, 3 * span, 4 * span) : 0;
    if (marketPrice === 0 || marketPrice >= before) continue;
    const own = await talk.ok(products.get, { params: { id } });
    const saved = await talk.ok(products.update, await changing(talk, products, id, { marketPrice }));
    talk.same('the market price', saved.marketPrice, marketPrice);
    const { marketPrice: former } = own;
    await talk.ok(products.update, await changing(talk, products, id, { marketPrice: former }));
    return;
  }
  talk.skip('no product was dearer than it will be');
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
