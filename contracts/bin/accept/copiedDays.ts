import { addDays } from '../../src/days.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { closeHouse, openHouse } from './ownHouses.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember, newProduct, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** A copy with prices has the calendar of its pattern, day by day, with everything that staff set, and nothing of what was sold. */

/** Each day differs from every other one in each value. */
const days = [
  { ahead: 0, price: 510, settlePrice: 210, stock: 4, enabled: 1 },
  { ahead: 1, price: 520, settlePrice: 0, stock: 6, enabled: 1 },
  { ahead: 2, price: 530, settlePrice: 230, stock: 7, enabled: 0 },
  { ahead: 4, price: 540, settlePrice: null, stock: 0, enabled: 1 },
  { ahead: 40, price: 550, settlePrice: 250, stock: 8, enabled: 0 },
  { ahead: 364, price: 560, settlePrice: null, stock: 9, enabled: 1 },
  { ahead: 365, price: 570, settlePrice: 570, stock: 3, enabled: 0 },
];

async function checkCopy(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openHouse(talk, trade);
  const { products, stocks } = shop.calls;
  const id = await newProduct(talk, shop, [500], { from: addDays(shop.today, 10) });
  const set = days.map(({ ahead, settlePrice, ...day }) => ({
    ...{ date: addDays(shop.today, ahead), version: 0, ...day },
    ...(settlePrice !== null && { settlePrice }),
  }));
  await talk.ok(stocks.save, { params: { id }, body: { days: set } });
  await placeOrder(talk, shop, id, await newMember(talk), { qty: 2, from: addDays(shop.today, 1) });
  const calendar = async (of: string): Promise<Json[]> => {
    const spans = [0, 90, 180, 270, 360].map((at) => ({
      startDate: addDays(shop.today, at),
      endDate: addDays(shop.today, at + 89),
    }));
    const lists = await Promise.all(
      spans.map((query) => talk.ok(stocks.list, { params: { id: of }, query })),
    );
    return lists.flatMap(({ list }) => list);
  };
  const brief = (rows: Json[]) =>
    rows.map(({ date, price, settlePrice, stock, enabled }) => [date, price, settlePrice, stock, enabled]);
  const own = await calendar(id);
  const made = await talk.ok(products.copy, { params: { id }, body: { withPrices: 1 } });
  const copied = await calendar(made.id);
  talk.same('days of the copy', brief(copied), brief(own));
  talk.same('days in all', copied.length, days.length + 1);
  talk.same(
    'what of them is taken',
    copied.map(({ locked, sold }) => locked + sold),
    copied.map(() => 0),
  );
  // Each has its own calendar from then on.
  const [first] = copied;
  const change = { date: first.date, version: first.version, price: 511, stock: 5, enabled: 0 };
  await talk.ok(stocks.save, { params: { id: made.id }, body: { days: [change] } });
  talk.same('the first day of the pattern', brief(await calendar(id))[0], brief(own)[0]);
  for (const body of [{}, { withPrices: 0 }]) {
    const bare = await talk.ok(products.copy, { params: { id }, body });
    talk.same('days of a copy without prices', await calendar(bare.id), []);
  }
  await closeHouse(talk, shop);
}

export const copiedDayRules: Rule[] = tradeKinds.map((trade) =>
  designRule(
    `products${trades[trade].name}`,
    'money',
    'a copy with prices has every day to come with price, settlement price, stock and switch, and nothing taken',
    '9.7',
    (talk) => checkCopy(talk, trade),
  ),
);
