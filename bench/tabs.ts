/**
 * Going back to an open tab: how long after the click its rows are painted, and whether anything is asked of the backend. Median over the tabs of
 * three lists, twice each. Goal: issue 15.
 */
import type { Page } from '@playwright/test';
import type { Measurement } from './measurement.ts';
import { launch, median, signIn, startSystem } from './system.ts';

const lists = [
  '/order/order-manage/order-place-list',
  '/order/order-manage/order-hotel-list',
  '/order/refund-manage/refund-hotel-list',
];
const goal = 100;
/** Milliseconds in which a page that asks again would have done so. */
const settleMs = 500;

/** Runs in the page: notes the click on a tab, and the first frame in which the page of that tab has rows. */
function watch() {
  const noted = { click: 0, shown: 0, path: '' };
  Object.assign(window, { noted });
  addEventListener(
    'click',
    ({ target }) => {
      const tab = (target as Element).closest<HTMLAnchorElement>('[role=tab]');
      if (tab) Object.assign(noted, { click: performance.now(), shown: 0, path: new URL(tab.href).pathname });
    },
    true,
  );
  const look = () => {
    const isThere =
      location.pathname === noted.path &&
      document.querySelector('[role=tab][aria-selected=true]')?.getAttribute('data-key') === noted.path &&
      document.querySelector('main tbody tr td') !== null;
    // What is there in a frame's callback is painted when the task after it runs.
    if (isThere && noted.click > 0)
      setTimeout(() => {
        noted.shown ||= performance.now();
      });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function waitOf(page: Page, path: string): Promise<number> {
  await page.locator(`[role=tab][data-key="${path}"]`).click();
  await page.waitForFunction(() => (window as unknown as { noted: { shown: number } }).noted.shown > 0);
  return page.evaluate(() => {
    const { click, shown } = (window as unknown as { noted: { click: number; shown: number } }).noted;
    return shown - click;
  });
}

export async function run(): Promise<Measurement[]> {
  const { url, child } = await startSystem(18_425);
  const browser = await launch();
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watch);
  await signIn(page, url);
  for (const path of lists) {
    await page.locator(`a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}*`);
    await page.getByText(/^共 \d+ 条$/).waitFor();
  }
  await page.waitForLoadState('networkidle');
  let calls = 0;
  page.on('request', (request) => {
    // The polls go on whatever the user does.
    if (request.url().includes('/api/') && !/todos|presences|validate/.test(request.url())) calls++;
  });
  const waits: number[] = [];
  for (const path of [...lists, ...lists]) waits.push(await waitOf(page, path));
  await page.waitForTimeout(settleMs);
  await browser.close();
  child.kill();
  const middle = median(waits);
  return [
    {
      name: 'going back to a tab: from the click until its rows are shown: median',
      goal: `${goal} ms or less, no request`,
      measured: `${Math.round(middle)} ms (${waits.map(Math.round).join(', ')}), ${calls} requests`,
      reached: middle <= goal && calls === 0,
    },
  ];
}

if (import.meta.main) console.table(await run());
