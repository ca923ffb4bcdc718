import type { APIResponse, Request, Route } from '@playwright/test';
import { allEndpoints, type CallName } from '#contracts/areas.ts';
import { fillPath } from '#contracts/endpoint.ts';
import { expect, type Page, type System } from './fixtures.ts';
import { confirm } from './parts.ts';

/** A change whose answer is lost on one of several ways, and which the user sends again (docs/decisions/0019-lost-answers.md). */

interface Fate {
  /** How many copies of the request reach the backend at the same time. */
  copies: 1 | 2;
  /** The answer is dropped, so that the user presses again. */
  isLost?: true;
  /** A copy of the request reaches the backend after that of the second press. */
  isLate?: true;
  /** The user presses again while the answer is under way. */
  isHeld?: true;
}
const fates = {
  dropped: { copies: 1, isLost: true, isLate: true },
  delayed: { copies: 1, isHeld: true },
  doubled: { copies: 2 },
  /** Twice at the same time, both without an answer, and once more after the second press. */
  'doubled and dropped': { copies: 2, isLost: true, isLate: true },
} satisfies Record<string, Fate>;
export type Way = keyof typeof fates;
export const ways = ['dropped', 'delayed', 'doubled'] as const satisfies Way[];

/** What the backend says that there is; a change that acts once makes it grow by one, or by `by`. */
type Count = () => Promise<number>;
export interface Change {
  call: CallName;
  /** Comes to where one press sends the call. */
  begin(page: Page, system: System, way: Way): Promise<Count>;
  by?: number;
  /** 确定 if left out. */
  press?(page: Page): Promise<unknown>;
  /** The screen reads the record again where it got no answer, so that there is nothing left to press. */
  readsAgain?: true;
  /** The second press while the answer to the first one is under way; a click at the same place if left out. */
  again?(page: Page): Promise<unknown>;
  done(page: Page, way: Way): Promise<unknown>;
}
async function clickAgain({ mouse }: Page) {
  await mouse.down();
  await mouse.up();
}

const endpointOf = (call: CallName) => {
  const found = allEndpoints.find(({ name }) => name === call);
  if (!found) throw new Error(`no call ${call}`);
  return found;
};

/** Reads by the API, as somebody who may see everything. */
async function read(system: System, call: CallName, id: string): Promise<Record<string, unknown>> {
  const { path, method } = endpointOf(call);
  const token = await system.tokenOf('superAdmin');
  const [name = ''] = /(?<=\{)\w+/.exec(path) ?? [];
  const filled = fillPath(path, { [name]: id });
  if (method === 'POST') return (await system.call(filled, {}, token)).data;
  const answer = await fetch(`${system.url}/api/main/${filled}?offset=0&limit=10&token=${token}`);
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}
/** Counts the changes of a record. */
export const versionOf =
  (system: System, call: CallName, id = ''): Count =>
  async () =>
    Number((await read(system, call, id)).version);
/** Counts the lines of a record's log. */
export const linesOf =
  (system: System, call: CallName, id: string): Count =>
  async () =>
    ((await read(system, call, id)).logs as object[]).length;
/** Counts the records of a list. */
export const recordsOf =
  (system: System, call: CallName): Count =>
  async () =>
    Number((await read(system, call, '')).count);

/** The id of the first record of a list. */
export const firstOf = async (system: System, call: CallName) =>
  ((await read(system, call, '')).list as [{ id: string }])[0].id;

/** Makes a change on a way, with a second press where the first one stays without an answer, and expects that it acted once. */
export async function changeOnce(page: Page, system: System, way: Way, change: Change) {
  const {
    call,
    begin,
    by = 1,
    readsAgain,
    press = (on) => confirm(on).click(),
    again = clickAgain,
    done,
  } = change;
  const { copies, isLost, isLate, isHeld }: Fate = fates[way];
  const count = await begin(page, system, way);
  await system.control('journal', undefined, 'DELETE');
  const before = await count();
  const address = new RegExp(`/${endpointOf(call).path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
  const sent: Request[] = [];
  const note = (request: Request) => address.test(request.url()) && sent.push(request);
  page.on('request', note);
  let release = () => {};
  const pressedTwice = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    address,
    async (route: Route) => {
      const answers = await Promise.all(Array.from({ length: copies }, () => route.fetch()));
      if (isHeld) await pressedTwice;
      const [response] = answers as [APIResponse];
      await (isLost ? route.abort('connectionreset') : route.fulfill({ response }));
    },
    { times: 1 },
  );
  const lost = isLost && page.waitForEvent('requestfailed', (request) => address.test(request.url()));
  const arrives = page.waitForRequest(address);
  await press(page);
  const first = await arrives;
  await lost;
  if (isHeld) {
    await again(page);
    release();
  }
  if (isLost) {
    await expect(page.getByText('Network Error').first()).toBeVisible();
    if (!readsAgain) await press(page);
  }
  await done(page, way);
  if (isLate) await page.request.fetch(first);
  await Promise.all(sent.map((request) => request.response()));
  page.off('request', note);
  const calls = (await system.journal()).filter(({ endpoint }) => endpoint === call);
  expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 1));
  expect(calls.filter((one) => !('isReplay' in one))).toHaveLength(1);
  expect(await count()).toBe(before + by);
  // Nothing is left on the screen that says it went wrong.
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
}
