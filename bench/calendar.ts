/**
 * The calendar of price and stock on a CPU slowed four times: a span is drawn over the 31 days of a month, one day after the other; measures the
 * slowest frame of five drawings. Loopback only. `node bench/calendar.ts` prints the table.
 */
import type { CDPSession, Page } from '@playwright/test';
import { addDays, daysOf, monthOf } from '#contracts/days.ts';
import { clockOfWork, framesDuring, mouseOf } from './frames.ts';
import type { Measurement } from './measurement.ts';
import { launch, signIn, startSystem, tokenOf } from './system.ts';

const rounds = 5;
const slowdown = 4;
const goalMs = 50;

async function anyProduct(url: string): Promise<string> {
  const token = await tokenOf(url);
  const answer = await fetch(`${url}/api/main/products-hotel/list?token=${token}&offset=0&limit=1`);
  const { data } = (await answer.json()) as { data: { list: { id: string }[] } };
  return data.list[0]?.id ?? '';
}

/** The days of a month with 31 days: the next month after the mock's date, or a later one. */
async function monthOf31(url: string): Promise<string[]> {
  const { now } = (await (await fetch(`${url}/__mock/clock`)).json()) as { now: string };
  for (let after = 1; ; after++) {
    const month = monthOf(now.slice(0, 10), after);
    const days = daysOf(month, addDays(monthOf(month, 1), -1));
    if (days.length === 31) return days;
  }
}

/** Finds the positions of the days, clears the selection, and returns a mouse that draws over them. */
async function pen(page: Page, session: CDPSession, days: string[]) {
  const points = await page.evaluate(
    (dates) =>
      dates.map((date) => {
        const { x, y, width, height } =
          document.querySelector(`[data-date="${date}"]`)?.getBoundingClientRect() ?? new DOMRect();
        return [x + width / 2, y + height / 2] as const;
      }),
    days,
  );
  await page.keyboard.press('Escape');
  await page.mouse.move(...(points[0] ?? [0, 0]));
  return { points, mouse: mouseOf(session) };
}

/** The greatest CPU time in milliseconds that the page needs for one more day, not slowed. */
async function workPerDay(page: Page, session: CDPSession, days: string[]): Promise<number> {
  const busy = await clockOfWork(page, session);
  const { points, mouse } = await pen(page, session, days);
  const [first = [0, 0] as const, ...rest] = points;
  await mouse('mousePressed', first);
  const works: number[] = [];
  let before = await busy();
  for (const point of rest) {
    await mouse('mouseMoved', point);
    const after = await busy();
    works.push(after - before);
    before = after;
  }
  await mouse('mouseReleased', rest.at(-1) ?? first);
  return Math.max(...works);
}

async function draw(page: Page, session: CDPSession, days: string[]): Promise<number[]> {
  const { points, mouse } = await pen(page, session, days);
  const [first = [0, 0] as const, ...rest] = points;
  return framesDuring(page, async () => {
    await mouse('mousePressed', first);
    for (const point of rest) await mouse('mouseMoved', point);
    await mouse('mouseReleased', rest.at(-1) ?? first);
  });
}

export async function run(): Promise<Measurement[]> {
  const { url, child } = await startSystem(18_441);
  const browser = await launch();
  try {
    const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
    const days = await monthOf31(url);
    await signIn(page, url);
    await page.goto(`${url}/product/hotel/stock?id=${await anyProduct(url)}&month=${days[0]?.slice(0, 7)}`);
    await page.locator(`[data-date="${days.at(-1)}"]`).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await draw(page, session, days);
    const slowest: number[] = [];
    for (let round = 0; round < rounds; round++) {
      slowest.push(Math.max(...(await draw(page, session, days))));
      const chosen = await page.locator('[aria-selected=true]').count();
      if (chosen !== days.length) throw new Error(`${chosen} days were chosen`);
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const work = await workPerDay(page, session, days);
    const worst = Math.max(...slowest);
    return [
      {
        name: `calendar: a span drawn over 31 days, ${slowdown}x slowed`,
        goal: `slowest frame ${goalMs} ms or less`,
        measured: `slowest frame ${worst.toFixed(1)} ms (of each of ${rounds} drawings: ${slowest.map((ms) => ms.toFixed(1)).join(', ')} ms); one more day takes at most ${work.toFixed(1)} ms of an unslowed processor`,
        reached: worst <= goalMs,
      },
    ];
  } finally {
    await browser.close();
    child.kill();
  }
}

if (import.meta.main)
  for (const { name, measured, goal } of await run()) console.log(`${name}: ${measured} (goal: ${goal})`);
