import type { Page } from './fixtures.ts';

/** Holds the responses of matching calls back until `release` is called, so that no test depends on the speed of the machine. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
