import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { loginCredential, passwordHash } from '#contracts/credentials.ts';

const root = join(import.meta.dirname, '..');

/** Starts the console and the mock on one port for a measurement. Loopback only. */
export async function startSystem(
  port: number,
  env: Record<string, string> = {},
): Promise<{ url: string; child: ChildProcess }> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['mock-server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      CONSOLE_DIR: join(root, 'web/dist'),
      ...env,
    },
  });
  while (
    !(await fetch(`${url}/__mock/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`the system did not start on port ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { url, child };
}

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `npm run bench` finds the browser and passes its path in CHROMIUM_PATH. */
export const launch = (): Promise<Browser> => {
  const executablePath = process.env.CHROMIUM_PATH;
  return chromium.launch({ args: quiet, ...(executablePath && { executablePath }) });
};

const demoUser = { mobile: '19900000001', password: 'mm123456' };

export async function signIn(page: Page, url: string) {
  await page.goto(`${url}/login`);
  await page.locator('#mobile').fill(demoUser.mobile);
  await page.locator('#password').fill(demoUser.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/home');
}

export async function tokenOf(url: string): Promise<string> {
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${url}/api/main/${path}`, { method: 'POST', body: JSON.stringify(body) });
    return ((await answer.json()) as { data: Record<string, string> }).data;
  };
  const { code = '' } = await post('auth/create-by-mobile', { mobile: demoUser.mobile });
  const credential = loginCredential(passwordHash(demoUser.password), code);
  const { token = '' } = await post('auth/login', { mobile: demoUser.mobile, code, credential });
  return token;
}

/** Posts to the system as the demo user, and answers the data. @throws when the answer is a refusal */
export async function poster(url: string) {
  const token = await tokenOf(url);
  return async <D>(path: string, body: object): Promise<D> => {
    const answer = await fetch(`${url}/api/main/${path}?token=${token}&use_request_body=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { status, message, data } = (await answer.json()) as { status: number; message: string; data: D };
    if (status !== 1) throw new Error(`${path} answered ${status} ${message}`);
    return data;
  };
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
