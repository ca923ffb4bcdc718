import type { CDPSession, Page } from '@playwright/test';

/** How smoothly a page follows the mouse. */

/** Milliseconds between the frames while `act` runs. */
export async function framesDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await act();
  return page.evaluate(() => (window as unknown as { frames: number[] }).frames.slice(1));
}

type Place = readonly [x: number, y: number];

/** Sends mouse events by the protocol itself: Playwright's mouse asks the page at every step whether something is dragged, which costs frames. */
export const mouseOf =
  (session: CDPSession) =>
  (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', [x, y]: Place) =>
    session.send('Input.dispatchMouseEvent', {
      ...{ type, x, y, button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 },
    });

/** Answers the CPU time in milliseconds that the page has needed so far. It does not grow when a loaded machine lets the page wait. */
export async function clockOfWork(page: Page, session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}
