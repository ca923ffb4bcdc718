import type { Page, System } from './fixtures.ts';

/** Answers that get lost, and backends that know idempotency keys or do not (docs/decisions/0019-lost-answers.md). */

/** What the browser says of a connection that broke. */
export const brokenOff = /ERR_INCOMPLETE_CHUNKED|ERR_CONTENT_LENGTH|net::ERR|Failed to load resource/;

/** The next call of the endpoint is executed, but its answer is lost. */
export const lose = (system: System, endpoint: string, kind = 'lost') =>
  system.control('faults', { endpoint, kind, times: 1 });

/** Configures the console for a backend that knows no idempotency keys. */
export const withoutKeys = (page: Page) =>
  page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, idempotencyKeys: false } });
  });

/** How many calls took effect; a replayed answer does not count. */
export const effects = async (system: System, endpoint: string) =>
  (await system.journal()).filter(
    (call) => call.endpoint === endpoint && call.status === 1 && !('isReplay' in call),
  ).length;
