import { areas } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { Page } from './fixtures.ts';

/** Goes from screen to screen without loading the page anew, and keeps what the mock answered to each. */

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
    /** Calls under way, how many turns of the page there has been none, and what came since the last screen. */
    walk: { calls: number; quiet: number; heard: Heard[] };
  }
}

const pathOf = ({ base, path }: AnyEndpoint) => `^/api/${base}/${path.replace(/\{\w+\}/g, '[^/]+')}$`;
const endpoints = Object.values<Record<string, AnyEndpoint>>(areas)
  .flatMap((calls) => Object.values(calls))
  .map((endpoint) => ({ ...endpoint, path: pathOf(endpoint), pattern: new RegExp(pathOf(endpoint)) }));

/** Addresses of a call and of its mirrors, as one pattern. */
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

/** In the page: listens to its calls. The browser's own events would come when they like. */
function listen() {
  window.walk = { calls: 0, quiet: 0, heard: [] };
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
  // Turns, not frames: a loaded machine draws two frames a second.
  setInterval(() => {
    window.walk.quiet = window.walk.calls === 0 ? window.walk.quiet + 1 : 0;
  }, 16);
}

/** In the page: goes to an address as its links do. */
function go([address, at]: readonly [string, number]) {
  for (const heading of document.querySelectorAll('h1')) heading.dataset.walked = '';
  Object.assign(window.walk, { quiet: 0, heard: [] });
  history.pushState({ idx: at, key: `walk${at}`, usr: null }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** In the page: another heading is there than before, what the screen is for was answered, and nothing has been asked for some turns. */
const isSettled = (awaited: string) =>
  location.pathname === '/401' ||
  (document.querySelector('h1:not([data-walked])') !== null &&
    window.walk.quiet > 3 &&
    (awaited === '' || window.walk.heard.some(({ path }) => new RegExp(awaited).test(path))));

/** In the page: goes to each address, and answers those that do not lead to /401 at once. */
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

export async function startWalk(page: Page) {
  await page.addInitScript(listen);
  let opened = 0;
  return {
    /** What was answered to a screen; `call`, or a mirror of it, is waited for. */
    async open(address: string, call?: string): Promise<Answer[]> {
      if (opened === 0) await page.goto(address);
      else await page.evaluate(go, [address, opened] as const);
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
    /** Those of the addresses that do not lead to /401 with their name. */
    async notRefused(addresses: string[]): Promise<string[]> {
      const from = opened;
      opened += addresses.length;
      return page.evaluate(tryAll, [addresses, from] as const);
    },
  };
}
