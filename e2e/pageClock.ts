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
  /**
   * To be called after `takeTimers`: lets time pass in steps, with the page at rest before and after each. So its timers are set before time moves,
   * and no call is still under way when it is counted. Not for a page with a call that the test holds back.
   */
  pass(page: Page, ms: number): Promise<void>;
  /** To be called after `takeTimers`: waits until the calls of a page are answered and it has done what follows from them. */
  rest(page: Page): Promise<void>;
}

const stepMs = 5_000;

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

/** Runs in the page: keeps the calls that are under way. */
function watchCalls() {
  const calls = new Set<Promise<unknown>>();
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    const answered = new Promise((done) => this.addEventListener('loadend', done, { once: true }));
    calls.add(answered);
    void answered.then(() => calls.delete(answered));
    send.call(this, body);
  };
  window.callsUnderWay = calls;
}

/** Runs in the page: what is drawn, and the timers that it sets, come before a task of the lowest priority. */
async function comeToRest() {
  const calls = window.callsUnderWay;
  do {
    await Promise.all(calls);
    await scheduler.postTask(() => undefined, { priority: 'background' });
  } while (calls.size > 0);
}

/** Waits until a page has taken in what has arrived and drawn it. */
export const idle = (page: Page) =>
  page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));

declare global {
  interface Window {
    callsUnderWay: Set<Promise<unknown>>;
    flowingDate?: { Date: DateConstructor; now: () => number };
    Date: DateConstructor;
  }
}

export async function standStill(context: BrowserContext, epochMs: number): Promise<PageClock> {
  let moment = epochMs;
  let script = await context.addInitScript(stand, moment);
  let timersTaken = false;
  const rest = (page: Page) => page.evaluate(comeToRest);
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
      await context.addInitScript(watchCalls);
      await inPages((page) => page.evaluate(watchCalls));
      timersTaken = true;
      await context.clock.install({ time: datedFrom ?? moment });
      if (datedFrom === undefined) await context.clock.setFixedTime(moment);
    },
    async stopTime(page) {
      await rest(page);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    },
    async pass(page, ms) {
      await rest(page);
      for (let left = ms; left > 0; left -= stepMs) {
        await page.clock.runFor(Math.min(left, stepMs));
        await rest(page);
      }
    },
    rest,
  };
}
