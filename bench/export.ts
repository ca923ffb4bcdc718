/**
 * The export of a list: 50,000 orders to a file of each format, through the console's own list page in Chromium. The mock answers all calls but the
 * list call, which is answered from memory with the mock's rows repeated, so that the browser's work is measured and not the seeding of a year of
 * orders. Goals: issue 4. `node bench/export.ts` prints the figures.
 */
import { createReadStream, readFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { streamXlsxRows } from 'hucre/xlsx';
import type { Measurement } from './measurement.ts';
import { launch, signIn, startSystem, tokenOf } from './system.ts';

const count = 50_000;
const list = '/api/main/orders-hotel/list';
const mockPort = 18_431;
const port = 18_432;

interface Rows {
  count: number;
  list: { id: string }[];
}

/** A proxy before the mock that answers the list call with this many rows and passes on everything else. */
async function withManyRows(mock: string): Promise<Server> {
  const token = await tokenOf(mock);
  const answer = await fetch(`${mock}${list}?offset=0&limit=100&token=${token}`);
  const { list: some } = ((await answer.json()) as { data: Rows }).data;
  const rowAt = (at: number) => ({ ...some[at % some.length], id: `row${at}` });
  const server = createServer((incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', mock);
    if (pathname === list) {
      const offset = Number(searchParams.get('offset'));
      const limit = Math.min(Number(searchParams.get('limit')), count - offset);
      const data = { count, list: Array.from({ length: limit }, (_, at) => rowAt(offset + at)) };
      outgoing.setHeader('content-type', 'application/json');
      outgoing.end(JSON.stringify({ status: 1, message: '', data }));
      return;
    }
    const { method, headers } = incoming;
    const passed = request(`${mock}${incoming.url}`, { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return server;
}

const formats = { CSV: csvRows, 'Excel (.xlsx)': xlsxRows };
type Format = keyof typeof formats;

async function csvRows(path: string): Promise<number> {
  let lines = 0;
  for await (const _ of createInterface({ input: createReadStream(path) })) lines++;
  return lines;
}

async function xlsxRows(path: string): Promise<number> {
  let rows = 0;
  for await (const _ of streamXlsxRows(readFileSync(path))) rows++;
  return rows;
}

/** Milliseconds from the confirmation to the file, and the page's longest task during that time. */
async function exportAll(page: Page, format: Format) {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((seen) => {
      for (const { duration } of seen.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.getByRole('button', { name: '选择文件格式' }).click();
  await page.getByRole('menuitemradio', { name: format }).click();
  const download = page.waitForEvent('download', { timeout: 120_000 });
  const began = performance.now();
  await page.getByRole('button', { name: '确定', exact: true }).click();
  const taken = await download;
  const until = performance.now() - began;
  const rows = await formats[format](await taken.path());
  // Long tasks are reported after they have ended.
  await page.waitForTimeout(300);
  const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
  return { until, longest, rows };
}

export async function run(): Promise<Measurement[]> {
  const { url, child } = await startSystem(mockPort, { MOCK_SCALE: '0.2' });
  const server = await withManyRows(url);
  const browser = await launch();
  try {
    const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
    const origin = `http://127.0.0.1:${port}`;
    await signIn(page, origin);
    await page.goto(`${origin}/order/order-manage/order-hotel-list`);
    await page.locator('tbody tr').first().waitFor();
    const measured: Measurement[] = [];
    for (const format of Object.keys(formats) as Format[]) {
      const { until, longest, rows } = await exportAll(page, format);
      if (rows !== count + 1) throw new Error(`the file has ${rows} rows`);
      measured.push({
        name: `export of ${count.toLocaleString('en')} orders to ${format} in the browser`,
        goal: '10 s or less, no task over 200 ms',
        measured: `${(until / 1000).toFixed(1)} s, longest task ${longest === 0 ? 'under 50' : Math.round(longest)} ms`,
        reached: until <= 10_000 && longest <= 200,
      });
    }
    return measured;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
    child.kill('SIGKILL');
  }
}

if (import.meta.main) {
  for (const { name, goal, measured, reached } of await run())
    console.log(`${reached ? 'reached' : 'not reached'}  ${name}: ${measured}   (goal: ${goal})`);
}
