import type { BrowserContext, Page } from '@playwright/test';

/**
 * The date of a page in a test. Like the mock's it stands still at one moment, so that no test depends on when it runs. Timers and
 * `performance.now()` run on, because the product measures durations with them.
 */
export interface PageClock {
  /** Sets the date of all pages to another moment. No timer fires because of it. */
  standAt(epochMs: number): Promise<void>;
  /**
   * Replaces the timers of all pages by those of `page.clock`, which the test moves. The date still stands still, or moves with the timers from
   * `datedFrom` on.
   */
  takeTimers(datedFrom?: number): Promise<void>;
  /** To be called after `takeTimers`: from now on a page's time passes only when the test moves it. */
  stopTime(page: Page): Promise<void>;
}

/** Runs in the page: makes every function that returns the date return a fixed moment. */
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

/** Runs in the page: restores the browser's own date. */
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
      // Playwright's clock is based on the browser's own date.
      await script.dispose();
      await inPages((page) => page.evaluate(flow));
      timersTaken = true;
      await context.clock.install({ time: datedFrom ?? moment });
      if (datedFrom === undefined) await context.clock.setFixedTime(moment);
    },
    stopTime: async (page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000),
  };
}
