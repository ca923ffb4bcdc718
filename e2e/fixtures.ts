import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { loginCredential, passwordHash } from '#contracts/credentials.ts';
import { testMoment, testTime } from '../contracts/testing/moment.ts';
import { watchCalls } from './contractGuard.ts';
import { type PageClock, standStill } from './pageClock.ts';

const root = join(import.meta.dirname, '..');

export const demoPassword = 'mm123456';
/** Mobile numbers of the demo users by persona (`GET /__mock/personas` lists them). */
export const personas = {
  superAdmin: '19900000001',
  platformAdmin: '19900000002',
  finance: '19900000003',
  operator: '19900000004',
  support: '19900000005',
  estateManager: '19900000006',
  consultant: '19900000007',
  merchantManager: '19900000008',
  frontDesk: '19900000009',
  disabled: '19900000010',
  companyAdmin: '19900000011',
} as const;
export type Persona = keyof typeof personas;

export interface System {
  url: string;
  /** Posts JSON to the control plane. */
  control(path: string, body?: unknown, method?: 'POST' | 'DELETE'): Promise<unknown>;
  /** Calls an endpoint of the main base as another user, and returns the envelope. */
  call(
    path: string,
    body: unknown,
    token?: string,
  ): Promise<{ status: number; message: string; data: never }>;
  tokenOf(persona: Persona): Promise<string>;
  /** The calls that the mock has answered since the last reset, newest first. */
  journal(): Promise<JournalEntry[]>;
}

interface JournalEntry {
  endpoint: string | null;
  path: string;
  query: Record<string, string>;
  body: unknown;
  http: number;
  status: number;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function startSystem(extra: Record<string, string>): Promise<System & { stop(): void }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['mock-server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      // Responses contain only what the pacts pin, so a screen that reads any other field fails its test.
      MOCK_CONTRACT_ONLY: '1',
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      CONSOLE_DIR: join(root, 'web/dist'),
      MOCK_SCALE: '0.2',
      MOCK_NOW: testTime,
      ...extra,
    },
  });
  const deadline = performance.now() + 20_000;
  for (;;) {
    const up = await fetch(`${url}/__mock/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) break;
    if (performance.now() > deadline || server.exitCode !== null) throw new Error('the system did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const json = async (path: string, method: string, body?: unknown) => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return answer.json() as Promise<never>;
  };
  const call: System['call'] = (path, body, token = '') =>
    json(`/api/main/${path}?token=${token}&use_request_body=1`, 'POST', body);
  return {
    url,
    control: (path, body, method = 'POST') => json(`/__mock/${path}`, method, body),
    call,
    journal: () =>
      json('/__mock/journal', 'GET').then(
        (answer: { calls?: JournalEntry[] } & JournalEntry[]) => answer.calls ?? answer,
      ),
    async tokenOf(persona) {
      const mobile = personas[persona];
      const step1 = await call('auth/create-by-mobile', { mobile });
      const { code } = step1.data as { code: string };
      const credential = loginCredential(passwordHash(demoPassword), code);
      const step2 = await call('auth/login', { mobile, code, credential });
      return (step2.data as { token: string }).token;
    },
    stop: () => void server.kill('SIGKILL'),
  };
}

interface Fixtures {
  /** Signs a persona in without the sign-in page; the next page opens with that session. */
  signInAs(persona: Persona): Promise<void>;
  /** Allows console messages that the test causes on purpose. */
  allowConsole(pattern: RegExp): unknown;
  contractGuard: undefined;
  clock: TestClock;
}

/** The dates of mock and page are `testMoment` when a test begins. */
interface TestClock extends Omit<PageClock, 'standAt'> {
  /** Moves the dates of page and mock by this many milliseconds, forward or back. No timer of the page fires because of it. */
  advance(ms: number): Promise<void>;
}

interface WorkerFixtures {
  systemEnv: Record<string, string>;
  system: System;
}

/** Every worker has its own system on its own port; every test starts from the seeded state. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  systemEnv: [{}, { scope: 'worker', option: true }],
  system: [
    async ({ systemEnv }, use) => {
      const system = await startSystem(systemEnv);
      await use(system);
      system.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ system }, use) => {
    await system.control('faults', undefined, 'DELETE');
    await system.control('reset', {});
    await system.control('journal', undefined, 'DELETE');
    await use(system.url);
  },
  allowConsole: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(String(error)));
      await use((pattern) => allowed.push(pattern));
      const unexpected = said.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0)
        throw new Error(`the browser's console is not silent:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  contractGuard: [
    async ({ context }, use, testInfo) => {
      const guard = watchCalls(context);
      await use(undefined);
      guard.keep(testInfo.testId);
      if (guard.faults.length > 0) throw new Error(`calls outside the contract:\n${guard.faults.join('\n')}`);
    },
    { auto: true },
  ],
  clock: [
    async ({ context, system }, use) => {
      const pages = await standStill(context, testMoment);
      let moment = testMoment;
      await use({
        ...pages,
        async advance(ms) {
          moment += ms;
          await system.control('clock', { advanceMs: ms });
          await pages.standAt(moment);
        },
      });
    },
    { auto: true },
  ],
  signInAs: async ({ page, system, baseURL }, use) => {
    await use(async (persona) => {
      const mobile = personas[persona];
      const step1 = await system.call('auth/create-by-mobile', { mobile });
      const { code } = step1.data as { code: string };
      const answer = await system.call('auth/login', {
        mobile,
        code,
        credential: loginCredential(passwordHash(demoPassword), code),
      });
      const { token, userInfo, rightIds } = answer.data as {
        token: string;
        userInfo: { belongType: number };
        rightIds: number[];
      };
      const values = {
        token,
        userInfo: JSON.stringify(userInfo),
        belongType: String(userInfo.belongType),
        platform: 'region',
        rightIds: JSON.stringify(rightIds),
      };
      // A page of the same origin on which no code of the console runs.
      await page.goto(`${baseURL}/favicon.svg`);
      await page.evaluate((given) => {
        for (const [name, value] of Object.entries(given)) localStorage.setItem(name, value);
      }, values);
    });
  },
});

export const expect = base.expect;
export type { Page };
