/**
 * Every screen of the console on a CPU slowed four times: how long each interaction takes until the next frame (Event Timing), the longest of each screen
 * printed. First with 10 rows, then the lists with 100. A screen above its goal is walked again and the shorter time of each interaction counts, because
 * other load on the machine only makes one longer. Goals: issue 15.
 */
import type { Page } from '@playwright/test';
import { screens } from '#web/app/screens.ts';
import { type StateOf, screenAddress } from '../e2e/screenAddress.ts';
import { startWalk } from '../e2e/screenWalk.ts';
import { timeInteractions } from './eventTiming.ts';
import type { Measurement } from './measurement.ts';
import { type Act, tryScreen } from './screenInteractions.ts';
import { launch, signIn, startSystem } from './system.ts';

const slowdown = 4;
/** Walks of one screen at most. */
const rounds = 3;
const goals = { 10: 200, 100: 500 } as const;
type Rows = keyof typeof goals;
/** A screen that is left for the home page. */
const elsewhere = '/setting/sms-manage/send-record';

/** Goes to an address by a click, as a link does, so that opening a screen is an interaction. */
async function goByClick(page: Page, address: string, at: number) {
  await page.evaluate(
    ([to, place]) => {
      const link = document.createElement('button');
      link.id = 'go';
      link.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 8px; height: 8px; z-index: 9999';
      link.onclick = () => {
        link.remove();
        window.walk.go(to, place);
      };
      document.body.append(link);
    },
    [address, at] as const,
  );
  await page.locator('#go').click();
}

/** Waits until no call has been under way for some turns and the last change is painted. */
async function rest(page: Page) {
  await page.evaluate(() => Object.assign(window.walk, { quiet: 0 }));
  await page.waitForFunction(() => window.walk.quiet > 3, undefined, { polling: 16 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

async function openConsole(url: string) {
  const browser = await launch();
  const page = await browser.newPage({
    ...{ baseURL: url, locale: 'zh-CN' },
    viewport: { width: 1440, height: 900 },
  });
  page.setDefaultTimeout(5_000);
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  const timing = await timeInteractions(page);
  const walk = await startWalk(page, goByClick);
  await signIn(page, url);
  await walk.open('/home');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { browser, page, timing, walk };
}
type Console = Awaited<ReturnType<typeof openConsole>>;

/** The time of each interaction of a screen, and what could not be done. */
async function measure({ page, timing, walk }: Console, address: string, call: string | undefined) {
  const undone: string[] = [];
  const isHere = () => new URL(page.url()).pathname === new URL(address, page.url()).pathname;
  /** An open dialog covers what leads to the next screen. */
  const closeDialogs = async () => {
    for (let left = 3; left > 0 && (await page.locator('dialog[open]').count()) > 0; left--) {
      await page.keyboard.press('Escape');
      await rest(page);
    }
  };
  const open = async () => {
    await closeDialogs();
    // The screen that is open is not opened again by its own address.
    if (isHere()) await walk.open(address.startsWith('/home') ? elsewhere : '/home');
    await timing.begin('open');
    await walk.open(address, call);
  };
  const act: Act = async (name, input) => {
    await timing.begin(name);
    try {
      await input();
      await rest(page);
    } catch (error) {
      undone.push(`${name}: ${String(error).split('\n')[0]}`);
    }
  };
  await open();
  await tryScreen(page, act, () => (isHere() ? closeDialogs() : open()));
  return { times: await timing.take(), undone };
}

const longestOf = (times: Map<string, number>) =>
  [...times].reduce((longest, one) => (one[1] > longest[1] ? one : longest), ['', 0]);

export async function run(): Promise<Measurement[]> {
  const { url, child } = await startSystem(18_423, { MOCK_SCALE: '3' });
  const stateOf: StateOf = async (state, params) => {
    const body = JSON.stringify({ state, params });
    return (await fetch(`${url}/__mock/provider-states`, { method: 'POST', body })).json();
  };
  const there = await openConsole(url);
  const wanted = process.env.BENCH_SCREEN ?? '';
  const figures: Measurement[] = [];
  for (const rows of [10, 100] as Rows[]) {
    const above: string[] = [];
    const undone: string[] = [];
    const shown = screens.filter(
      ({ path, parent, call }) =>
        path.includes(wanted) && (rows === 10 || (!parent && call?.endsWith('.list'))),
    );
    let worst = { path: '', name: '', ms: 0 };
    let count = 0;
    for (const { path, call } of shown) {
      const address = `${await screenAddress(path, stateOf)}${rows === 10 ? '' : `?pageSize=${rows}`}`;
      const times = new Map<string, number>();
      for (let round = 0; round < rounds && (round === 0 || longestOf(times)[1] > goals[rows]); round++) {
        const measured = await measure(there, address, path.includes('/add') ? undefined : call);
        for (const [name, ms] of measured.times) times.set(name, Math.min(ms, times.get(name) ?? ms));
        if (round === 0) undone.push(...measured.undone.map((text) => `${path} ${text}`));
      }
      const [name, ms] = longestOf(times);
      count += times.size;
      if (ms > worst.ms) worst = { path, name, ms };
      const slow = [...times].filter(([, one]) => one > goals[rows]);
      if (slow.length > 0) above.push(path);
      const more = slow.length > 1 ? `; ${slow.map((one) => one.join(' ')).join(', ')}` : '';
      console.log(`${String(ms).padStart(5)} ms  ${address}  (${name}, of ${times.size}${more})`);
    }
    for (const text of undone) console.log(`not done  ${text}`);
    figures.push({
      name: `interactions of ${shown.length} screens, ${rows} rows, ${slowdown}x slowed: the longest (INP)`,
      goal: `${goals[rows]} ms or less on every screen`,
      measured: `${worst.ms} ms (${worst.path}: ${worst.name}); ${count} interactions, ${above.length} screens above, ${undone.length} not done`,
      reached: above.length === 0 && undone.length === 0,
    });
  }
  await there.browser.close();
  child.kill();
  return figures;
}

if (import.meta.main) console.table(await run());
