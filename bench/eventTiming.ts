import type { Page } from '@playwright/test';

/** How long interactions take until the next frame is painted: the Event Timing of Chromium, which INP is made of. */

interface Timed {
  /** Milliseconds since the page was loaded. */
  at: number;
  /** Milliseconds until the frame is painted, in steps of 8, at least 16. */
  ms: number;
}
declare global {
  interface Window {
    timed: Timed[];
  }
}

/** What Chromium leaves out, because the frame came within 16 ms. */
const least = 16;

/** Runs in the page before anything else. */
function observe() {
  window.timed = [];
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) window.timed.push({ at: startTime, ms: duration });
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Measures the interactions of a page by name. Chromium reports late, so they are told apart by when they began. */
export async function timeInteractions(page: Page) {
  await page.addInitScript(observe);
  let begun: { name: string; at: number }[] = [];
  return {
    /** The input events from now on belong to this interaction. */
    async begin(name: string) {
      begun.push({ name, at: await page.evaluate(() => performance.now()) });
    },
    /** The longest time of each interaction since the last call. */
    async take(): Promise<Map<string, number>> {
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
      const timed = await page.evaluate(() => window.timed.splice(0));
      const longest = new Map(begun.map(({ name }) => [name, least]));
      for (const { at, ms } of timed) {
        const name = begun.findLast((one) => one.at <= at)?.name;
        if (name) longest.set(name, Math.max(ms, longest.get(name) ?? 0));
      }
      begun = [];
      return longest;
    },
  };
}
