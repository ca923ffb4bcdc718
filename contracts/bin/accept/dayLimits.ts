import { addDays, weekdayOf } from '../../src/days.ts';
import { status } from '../../src/envelope.ts';
import { stockLimits } from '../../src/trade/priceStocks.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { changing, closeHouse, type House, openHouse } from './ownHouses.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember, newProduct, payOffline, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** What days that are set stand against: each limit by both calls, all days that break it named, and nothing saved. */

const { invalid } = status;
const everyDay = [1, 2, 3, 4, 5, 6, 7];

interface Calendar {
  shop: House;
  id: string;
  /** Days as they are: price, settlement price, stock, switch. */
  shown: (from?: number, days?: number) => Promise<Json[]>;
  /** Sets days by their distance from today. */
  set: (days: Record<number, object>) => Promise<Json>;
  batch: (from: number, to: number, set: object, more?: object) => { params: { id: string }; body: Json };
  day: (ahead: number) => string;
}

async function openCalendar(
  talk: Talk,
  trade: TradeKind,
  over: Record<string, unknown> = {},
): Promise<Calendar> {
  const shop = await openHouse(talk, trade);
  const id = await newProduct(talk, shop, [500], {
    from: addDays(shop.today, 60),
    marketPrice: 1_000,
    ...over,
  });
  const { stocks } = shop.calls;
  const params = { id };
  const day = (ahead: number) => addDays(shop.today, ahead);
  const list = async (from: number, days: number): Promise<Json[]> => {
    const query = { startDate: day(from), endDate: day(from + days - 1) };
    return (await talk.ok(stocks.list, { params, query })).list;
  };
  return {
    ...{ shop, id, day },
    shown: async (from = 0, days = 20) =>
      (await list(from, days)).map((one) => [one.date, one.price, one.settlePrice, one.stock, one.enabled]),
    async set(days) {
      const known = new Map((await list(0, 20)).map(({ date, version }) => [date, version]));
      const body = Object.entries(days).map(([ahead, one]) => {
        const date = day(Number(ahead));
        return { date, version: known.get(date) ?? 0, stock: 5, enabled: 1, ...one };
      });
      return talk.ok(stocks.save, { params, body: { days: body } });
    },
    batch: (from, to, set, more = {}) => ({
      params,
      body: { spans: [{ startDate: day(from), endDate: day(to) }], weekdays: everyDay, set, ...more },
    }),
  };
}

/** Three of four days break it, and are named; the fourth one is not saved either. */
async function checkNamed(talk: Talk, trade: TradeKind): Promise<void> {
  const { shop, id, set, shown, batch, day } = await openCalendar(talk, trade);
  const { batchSave } = shop.calls.stocks;
  await set({
    1: { price: 300, settlePrice: 250, stock: 5 },
    2: { price: 310, settlePrice: 100, stock: 9 },
    3: { price: 320, settlePrice: 260, stock: 5, enabled: 0 },
    5: { price: 330, settlePrice: 270, stock: 6 },
  });
  const before = await shown();
  const refuse = async (what: string, input: Json, dates: string[], field: string) => {
    const data = await talk.refused(batchSave, invalid, input);
    talk.same(`the days that stand against ${what}`, data?.dates, dates);
    talk.same(`the field of ${what}`, String(data?.field).split('.').pop(), field);
    talk.same(`the days after ${what}`, await shown(), before);
  };
  const three = [1, 3, 5].map(day);
  // Days without a price in between have none to keep.
  const only = { excludes: [day(4)] };
  await refuse('a price below the settlement price', batch(1, 5, { price: 200 }, only), three, 'settlePrice');
  await refuse('a price above the market price', batch(1, 3, { price: 1_001 }), [1, 2, 3].map(day), 'price');
  await refuse(
    'a settlement price above prices',
    batch(1, 5, { settlePrice: 325 }, only),
    [1, 2, 3].map(day),
    'settlePrice',
  );
  await refuse('opening days that have no price', batch(3, 6, { enabled: 1 }), [4, 6].map(day), 'price');
  const params = { id };
  const order = await placeOrder(talk, shop, id, await newMember(talk), { qty: 4, from: day(1) });
  await payOffline(talk, shop, order);
  await placeOrder(talk, shop, id, await newMember(talk), { qty: 4, from: day(5) });
  await placeOrder(talk, shop, id, await newMember(talk), { qty: 2, from: day(5) });
  await refuse('stock below what is taken', batch(1, 5, { stock: 3 }, only), [1, 5].map(day), 'stock');
  // Sold or locked, day by day, too.
  for (const [ahead, stock] of [
    [1, 3],
    [5, 5],
  ] as const) {
    const [one] = (
      await talk.ok(shop.calls.stocks.list, { params, query: { startDate: day(ahead), endDate: day(ahead) } })
    ).list;
    const body = { days: [{ date: one.date, version: one.version, price: one.price, stock, enabled: 1 }] };
    const data = await talk.refused(shop.calls.stocks.save, invalid, { params, body });
    talk.same('the day that stands against it', data?.dates, [one.date]);
    await talk.ok(shop.calls.stocks.save, {
      params,
      body: { days: [{ ...body.days[0], stock: stock + 1 }] },
    });
  }
}

async function checkSpans(talk: Talk, trade: TradeKind): Promise<void> {
  const { shop, id, shown, batch, day, set } = await openCalendar(talk, trade);
  const { batchSave, list } = shop.calls.stocks;
  const spans = (...of: [number, number][]) => ({
    spans: of.map(([from, to]) => ({ startDate: day(from), endDate: day(to) })),
  });
  const set1 = { price: 400, stock: 4 };
  const { daysAhead, daysShown } = stockLimits;
  for (const wrong of [
    spans([-1, 3]),
    spans([daysAhead, daysAhead + 1]),
    spans([1, 2], [daysAhead - 1, daysAhead + 1]),
    spans([1, 2], [-2, -1]),
    spans([4, 2]),
    // The ends of a span count, whatever weekdays of it are chosen.
    { ...spans([1, daysAhead + 1]), weekdays: [weekdayOf(day(1))] },
    { ...spans([-1, 3]), weekdays: [weekdayOf(day(1))] },
    { ...spans([1, 2]), weekdays: [] },
    { ...spans([1, 2]), weekdays: [8] },
    { ...spans([1, 1]), weekdays: everyDay.filter((one) => one !== weekdayOf(day(1))) },
    { ...spans([1, 1]), excludes: [day(1)] },
  ])
    await talk.refused(batchSave, invalid, batch(1, 1, set1, wrong));
  talk.same('days after refused calls', await shown(), []);
  const answer = await talk.ok(batchSave, batch(1, 1, set1, spans([0, 1], [1, 2], [daysAhead, daysAhead])));
  talk.same('changed and overwritten', [answer.changed, answer.overwritten], [4, 0]);
  talk.same(
    'the days',
    (await shown()).map(([date]) => date),
    [0, 1, 2].map(day),
  );
  talk.same('the last day that can be set', (await shown(daysAhead, 1)).length, 1);
  // What is not named stays: the switch of closed days, prices of days whose stock is set.
  await set({ 1: { price: 410, settlePrice: 390, stock: 6, enabled: 0 } });
  const cells = async () => (await shown(0, 3)).map(([, ...rest]) => rest);
  const steps: [object, Json[]][] = [
    [
      { price: 420 },
      [
        [420, null, 4, 1],
        [420, 390, 6, 0],
        [420, null, 4, 1],
      ],
    ],
    [
      { stock: 7 },
      [
        [420, null, 7, 1],
        [420, 390, 7, 0],
        [420, null, 7, 1],
      ],
    ],
    [
      { settlePrice: 380 },
      [
        [420, 380, 7, 1],
        [420, 380, 7, 0],
        [420, 380, 7, 1],
      ],
    ],
    [
      { enabled: 0 },
      [
        [420, 380, 7, 0],
        [420, 380, 7, 0],
        [420, 380, 7, 0],
      ],
    ],
    [
      { enabled: 1 },
      [
        [420, 380, 7, 1],
        [420, 380, 7, 1],
        [420, 380, 7, 1],
      ],
    ],
    [
      { settlePrice: null },
      [
        [420, null, 7, 1],
        [420, null, 7, 1],
        [420, null, 7, 1],
      ],
    ],
  ];
  for (const [values, wanted] of steps) {
    await talk.ok(batchSave, batch(0, 2, values));
    talk.same(`days after a batch of ${Object.keys(values)}`, await cells(), wanted);
  }
  // What only closes leaves days without a price out.
  talk.same('days that a batch closes', (await talk.ok(batchSave, batch(0, 9, { enabled: 0 }))).changed, 3);
  await talk.refused(batchSave, invalid, batch(5, 9, { enabled: 0 }));
  const calendar = (days: number) => ({
    params: { id },
    query: { startDate: day(0), endDate: day(days - 1) },
  });
  await talk.ok(list, calendar(daysShown));
  await talk.refused(list, invalid, calendar(daysShown + 1));
  await closeHouse(talk, shop);
}

/** The market price does not fall below a price to come, also of a day that is closed. */
async function checkMarketPrice(talk: Talk, trade: TradeKind): Promise<void> {
  const { shop, id, set } = await openCalendar(talk, trade);
  const { products } = shop.calls;
  for (const [ahead, price, enabled] of [
    [0, 700, 1],
    [5, 800, 0],
  ] as const) {
    await set({ [ahead]: { price, enabled } });
    const input = await changing(talk, products, id, { marketPrice: price - 1 });
    const data = await talk.refused(products.update, status.precondition, input);
    talk.same('the field that is refused', data?.field, 'marketPrice');
  }
  const saved = await talk.ok(products.update, await changing(talk, products, id, { marketPrice: 800 }));
  talk.same('the market price', saved.marketPrice, 800);
  await closeHouse(talk, shop);
}

export const dayLimitRules: Rule[] = tradeKinds.flatMap((trade) => {
  const area = `stocks${trades[trade].name}`;
  return [
    designRule(
      area,
      'money',
      'every day that stands against a batch is named, and nothing of it is saved',
      '9.5',
      (talk) => checkNamed(talk, trade),
    ),
    designRule(
      area,
      'money',
      'spans lie between today and a year ahead, and a batch changes what it names alone',
      '9.5',
      (talk) => checkSpans(talk, trade),
    ),
    designRule(
      `products${trades[trade].name}`,
      'input',
      'the market price stays above every price to come',
      '9.5',
      (talk) => checkMarketPrice(talk, trade),
    ),
  ];
});
