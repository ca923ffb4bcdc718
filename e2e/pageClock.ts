import type { BrowserContext, Page } from '@playwright/test';

/**
 * The date of a page in a test. It stands still at one moment, as the mock's does, so that no test depends on when it runs.
 * Timers and `performance.now()` go on: whatever takes time in the product is measured with those.
 */
export interface PageClock {
  /** Lets the date of all pages stand at another moment. No timer runs earlier for it. */
  standAt(epochMs: number): Promise<void>;
  /**
   * Hands the timers of all pages to `page.clock`, with which the test moves them. The date goes on standing still, or
   * goes along with the timers from `datedFrom` on.
   */
  takeTimers(datedFrom?: number): Promise<void>;
  /** After `takeTimers`: from here on a page's time stands still but for what the test lets pass. */
  stopTime(page: Page): Promise<void>;
}

/** In the page: what tells the date stands still at a moment. */
function stand(epochMs: number) {
  const { now } = Date;
  const flowing = window.flowingDate ?? { Date, now };
  window.flowingDate = flowing;
  Object.assign(flowing.Date, { now: () => epochMs });
  window.Date = new Proxy(flowing.Date, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [epochMs], made),
    apply: (target) => new target(epochMs).toString(),
  });
}

/** In the page: the browser's own date again. */
function flow() {
  if (!window.flowingDate) return;
  const { Date: its, now } = window.flowingDate;
  window.Date = Object.assign(its, { now });
  delete window.flowingDate;
}

declare global {
  interface Window {
    flowingDate?: { Date: DateConstructor; now: () => number };
    Date: DateConstructor;
  }
}

export async function standStill(context: BrowserContext, epochMs: number): Promise<PageClock> {
  let moment = epochMs;
  let script = await context.addInitScript(stand, moment);
  let timersTaken = false;
  const inPages = (work: (page: Page) => Promise<void>) => Promise.all(context.pages().map(work));
  return {
    async standAt(at) {
      moment = at;
      if (timersTaken) return context.clock.setFixedTime(at);
      await script.dispose();
      script = await context.addInitScript(stand, at);
      await inPages((page) => page.evaluate(stand, at));
    },
    async takeTimers(datedFrom) {
      // Playwright's clock counts with the browser's own date.
      await script.dispose();
      await inPages((page) => page.evaluate(flow));
      timersTaken = true;
      await context.clock.install({ time: datedFrom ?? moment });
      if (datedFrom === undefined) await context.clock.setFixedTime(moment);
    },
    stopTime: async (page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000),
  };
}
