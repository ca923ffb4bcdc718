/**
 * The statistics of merchants over a year among 100,000 orders, by product: rows and sums as the screen asks for them, one client, medians. Then the page
 * with its charts. Goals: issue 14. `node bench/statistics.ts` prints the figures.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays } from '#contracts/days.ts';
import { statisticDimension } from '#contracts/enums/statistics.ts';
import { createApp } from '#mock/bindings/express.ts';
import { createControl } from '#mock/control/control.ts';
import { createReal } from '#mock/routing/real.ts';
import { todayOf } from '#mock/store/today.ts';
import type { StoredProduct } from '#mock/store/tradeRows.ts';
import { createMock, type Mock } from '#mock/wire/mock.ts';
import type { Measurement } from './measurement.ts';
import { median, tokenOf } from './system.ts';

const count = 100_000;
const yearDays = 366;
const products = 2_000;

/**
 * Copies of the paid orders, spread over the year that ends today and over 2,000 products, so that hardly two orders share an entry of the ledger: the most
 * that 100,000 orders can ask of it.
 */
function fill({ store, clock }: Mock): void {
  const today = todayOf(clock);
  const seeded = store.orders.all().filter(({ payTime }) => payTime > '2000');
  const copies = new Map(seeded.map(({ productId }) => [productId, [productId]]));
  for (let at = 0; at < products; at++) {
    const [of = '', ids = []] = [...copies][at % copies.size] ?? [];
    const { id: _id, ...product } = structuredClone(store.products.everGet(of)) ?? { id: '' };
    ids.push(store.products.insert({ ...(product as StoredProduct), name: `产品${at}` }).id);
  }
  for (let at = store.orders.rows().length; at < count; at++) {
    const { id: _id, ...order } = structuredClone(seeded[at % seeded.length] as (typeof seeded)[number]);
    const ids = copies.get(order.productId) ?? [];
    const day = addDays(today, -((at * 7919) % yearDays));
    store.orders.insert({
      ...order,
      productId: ids[Math.floor(at / seeded.length) % ids.length] ?? order.productId,
      orderNo: `${order.orderNo.slice(0, 13)}${String(at).padStart(6, '0')}`,
      createTime: `${day} 10:00:00`,
      payTime: `${day} 10:05:00`,
    });
  }
}

interface Answer {
  data: { count: number; orders: number; list?: unknown[] };
}

export async function run(): Promise<Measurement[]> {
  const mock = createMock();
  fill(mock);
  const server = createServer(
    createApp(mock, createControl(mock), { controlOpen: true, real: createReal(mock) }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const token = await tokenOf(url);
  const today = todayOf(mock.clock);
  const filters = `startDate=${addDays(today, 1 - yearDays)}&endDate=${today}&dimension=${statisticDimension.product}`;
  const ask = async (path: string) =>
    (await (await fetch(`${url}/api/main/statistics/merchants/${path}&token=${token}`)).json()) as Answer;
  const [rows, sums]: [number[], number[]] = [[], []];
  let found = '';
  for (let call = 0; call < 60; call++) {
    const began = performance.now();
    const { data: page } = await ask(`list?${filters}&offset=0&limit=10`);
    const listed = performance.now();
    const { data: all } = await ask(`sum?${filters}`);
    // The first calls warm the server up.
    if (call >= 10) {
      rows.push(listed - began);
      sums.push(performance.now() - listed);
    }
    if (page.list?.length !== 10) throw new Error('the page is empty');
    if (all.orders < 90_000) throw new Error('the orders are not in the year');
    found = `${all.orders.toLocaleString('en')} orders, ${page.count} products`;
  }
  server.closeAllConnections();
  server.close();
  const both = median(rows.map((ms, at) => ms + (sums[at] ?? 0)));
  return [
    {
      name: `statistics of merchants over a year (${found}), by product, rows and sums together: median`,
      goal: '150 ms or less',
      measured: `${both.toFixed(1)} ms (rows ${median(rows).toFixed(1)} ms, sums ${median(sums).toFixed(1)} ms)`,
      reached: both <= 150,
    },
  ];
}

if (import.meta.main) console.table(await run());
