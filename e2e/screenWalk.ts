import { areas } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { Page } from './fixtures.ts';

/** Opens one screen after the other without a page load, and collects the mock's responses to each. */

export interface Answer {
  endpoint: string;
  status: number;
  data: unknown;
}

interface Heard {
  method: string;
  path: string;
  text: string;
}

declare global {
  interface Window {
    /** Number of calls under way, number of turns without a call, and the responses since the last screen. */
    walk: { calls: number; quiet: number; heard: Heard[]; go: (address: string, at: number) => void };
  }
}

const pathOf = ({ base, path }: AnyEndpoint) => `^/api/${base}/${path.replace(/\{\w+\}/g, '[^/]+')}$`;
const endpoints = Object.values<Record<string, AnyEndpoint>>(areas)
  .flatMap((calls) => Object.values(calls))
  .map((endpoint) => ({ ...endpoint, path: pathOf(endpoint), pattern: new RegExp(pathOf(endpoint)) }));

/** One pattern that matches the addresses of a call and of its mirrors. */
const anyOf = (call: string) =>
  endpoints
    .filter(
      ({ name }) =>
        name === call || (name.startsWith(call) && /^Of(Own|OwnCompany)$/.test(name.slice(call.length))),
    )
    .map(({ path }) => path)
    .join('|');

function answerOf({ method, path, text }: Heard): Answer {
  const endpoint = endpoints.find((one) => one.method === method && one.pattern.test(path))?.name ?? path;
  const { status, data } = JSON.parse(text) as Omit<Answer, 'endpoint'>;
  return { endpoint, status, data };
}

/** Runs in the page: records its calls. Events of Playwright would arrive with a delay. */
function listen() {
  /** Goes to an address as the links of the page do. */
  const go = (address: string, at: number) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.walked = '';
    Object.assign(window.walk, { quiet: 0, heard: [] });
    history.pushState({ idx: at, key: `walk${at}`, usr: null }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
  window.walk = { calls: 0, quiet: 0, heard: [], go };
  const { open, send } = XMLHttpRequest.prototype;
  const methods = new WeakMap<XMLHttpRequest, string>();
  XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
    methods.set(this, method);
    return open.call(this, method, url, true);
  };
  XMLHttpRequest.prototype.send = function (body) {
    window.walk.calls++;
    this.addEventListener('loadend', () => {
      window.walk.calls--;
      const path = new URL(this.responseURL).pathname;
      window.walk.heard.push({ method: methods.get(this) ?? '', path, text: this.responseText });
    });
    return send.call(this, body);
  };
  // Counts timer turns, not frames: a loaded machine draws only two frames a second.
  setInterval(() => {
    window.walk.quiet = window.walk.calls === 0 ? window.walk.quiet + 1 : 0;
  }, 16);
}

/** Runs in the page: there is a new heading, the screen's main call was answered, and no call has been under way for some turns. */
const isSettled = (awaited: string) =>
  location.pathname === '/401' ||
  (document.querySelector('h1:not([data-walked])') !== null &&
    window.walk.quiet > 3 &&
    (awaited === '' || window.walk.heard.some(({ path }) => new RegExp(awaited).test(path))));

/** Runs in the page: goes to each address, and returns those that do not lead to /401 at once. */
async function tryAll([addresses, from]: readonly [string[], number]) {
  const opening: string[] = [];
  for (const [index, address] of addresses.entries()) {
    history.pushState({ idx: from + index, key: `walk${from + index}`, usr: null }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    const isRefused = () =>
      location.pathname === '/401' && location.search.includes(encodeURIComponent(address));
    for (let turns = 0; !isRefused() && turns < 200; turns++)
      await new Promise((done) => setTimeout(done, 16));
    if (!isRefused()) opening.push(address);
  }
  return opening;
}

type Go = (page: Page, address: string, at: number) => Promise<unknown>;
const goAtOnce: Go = (page, ...to) =>
  page.evaluate((args) => window.walk.go(...args), to as [string, number]);

/** @param go how the page is brought to call `walk.go` */
export async function startWalk(page: Page, go = goAtOnce) {
  await page.addInitScript(listen);
  let opened = 0;
  return {
    /** Opens a screen and returns the responses; waits for the response of `call` or of a mirror of it. */
    async open(address: string, call?: string): Promise<Answer[]> {
      if (opened === 0) await page.goto(address);
      else await go(page, address, opened);
      opened++;
      const awaited = call ? anyOf(call) : '';
      await page.waitForFunction(isSettled, awaited, { polling: 16, timeout: 20_000 }).catch(async () => {
        const there = await page.evaluate(() => {
          const { calls, quiet, heard } = window.walk;
          const heads = [...document.querySelectorAll('h1')].map(({ outerHTML }) => outerHTML);
          const asked = heard.map(({ path }) => path);
          return JSON.stringify({ href: location.href, heads, calls, quiet, asked });
        });
        throw new Error(`${address} does not come or does not call ${call}; there is ${there}`);
      });
      return (await page.evaluate(() => window.walk.heard)).map(answerOf);
    },
    /** The addresses that do not lead to /401 with their name. */
    async notRefused(addresses: string[]): Promise<string[]> {
      const from = opened;
      opened += addresses.length;
      return page.evaluate(tryAll, [addresses, from] as const);
    },
  };
}
