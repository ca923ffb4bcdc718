/**
 * `GET sms-logs/list`, filtered by a part of the mobile number: throughput and p99 at 10,000 records and 50 connections, compared with json-server
 * with the same records, filter and page, measured in turns; and the latency for one client at 100,000 records. Loopback only. Goals: issue 2,
 * section 6. `node bench/sms-list.ts` prints the table.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { createMock } from '#mock/wire/mock.ts';
import type { Measurement } from './measurement.ts';
import { median } from './system.ts';

const rounds = 3;
const seconds = 4;
const connections = 50;
/** Matches one in 40 of the records; the third page of ten is requested. */
const searched = '123';
const ours = `/api/main/sms-logs/list?mobile=${searched}&offset=20&limit=10`;
const theirs = `/smsLogs?mobile:contains=${searched}&_page=3&_per_page=10`;

const mainFile = fileURLToPath(new URL('../mock-server/src/main.ts', import.meta.url));
const jsonServerFile = join(
  dirname(createRequire(import.meta.url).resolve('json-server/package.json')),
  'lib',
  'bin.js',
);

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts a server and waits until it responds. */
async function start(
  args: string[],
  port: number,
  probe: string,
  env: Record<string, string>,
  cwd = process.cwd(),
) {
  const whole = { PATH: process.env.PATH, NODE_ENV: 'production', ...env };
  const child = spawn(process.execPath, args, { cwd, env: whole, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  for (const ends = performance.now() + 60_000; performance.now() < ends; await wait(50)) {
    const answer = await fetch(origin + probe).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return { child, origin };
  }
  child.kill('SIGKILL');
  throw new Error(`${args[0]} did not start`);
}

const startOurs = async (scale: number) => {
  const port = await freePort();
  const env = { MOCK_PORT: String(port), MOCK_SCALE: String(scale), MOCK_SEED: '1' };
  const server = await start([mainFile], port, '/__mock/health', env);
  const body = JSON.stringify({ state: 'signed in', params: { persona: 'operator' } });
  const { token } = await (
    await fetch(`${server.origin}/__mock/provider-states`, { method: 'POST', body })
  ).json();
  return { child: server.child, url: `${server.origin}${ours}&token=${token}` };
};

async function startTheirs(folder: string) {
  // In production mode json-server lists this folder at its start, and exits if it does not exist.
  mkdirSync(join(folder, 'public'));
  const file = join(folder, 'db.json');
  const records = createMock({ seed: 1, scale: 10 }).store.smsLogs.rows();
  writeFileSync(file, JSON.stringify({ smsLogs: records }));
  const port = await freePort();
  const args = [jsonServerFile, file, '--port', String(port), '--host', '127.0.0.1'];
  const { child, origin } = await start(args, port, '/smsLogs/1', {}, folder);
  return { child, url: origin + theirs };
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await gone;
}

async function cannon(url: string, duration: number) {
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} calls failed`);
  return { rate: requests.average, p99: latency.p99 };
}

/** Both servers must have found the same number of matches and return one page of ten. */
async function checkAlike(our: string, their: string): Promise<void> {
  const a = await (await fetch(our)).json();
  const b = await (await fetch(their)).json();
  if (a.data.count !== b.items || a.data.list.length !== b.data.length) {
    throw new Error(`not the same work: ${a.data.count} and ${b.items} matches`);
  }
}

async function besidesJsonServer(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-sms-'));
  const started: ChildProcess[] = [];
  try {
    const our = await startOurs(10);
    started.push(our.child);
    const their = await startTheirs(folder);
    started.push(their.child);
    await checkAlike(our.url, their.url);
    for (const { url } of [our, their]) await cannon(url, 2);
    const results = {
      our: [] as { rate: number; p99: number }[],
      their: [] as { rate: number; p99: number }[],
    };
    for (let round = 0; round < rounds; round++) {
      results.our.push(await cannon(our.url, seconds));
      results.their.push(await cannon(their.url, seconds));
    }
    const rate = {
      our: median(results.our.map((one) => one.rate)),
      their: median(results.their.map((one) => one.rate)),
    };
    const p99 = {
      our: median(results.our.map((one) => one.p99)),
      their: median(results.their.map((one) => one.p99)),
    };
    const ratio = rate.our / rate.their;
    return [
      {
        name: `sms-logs/list filtered, 10,000 records, ${connections} connections: throughput against json-server`,
        goal: '1.3x or more',
        measured: `${ratio.toFixed(1)}x (${Math.round(rate.our)} against ${Math.round(rate.their)} requests/s)`,
        reached: ratio >= 1.3,
      },
      {
        name: 'the same: p99',
        goal: 'not worse',
        measured: `${p99.our} ms against ${p99.their} ms`,
        reached: p99.our <= p99.their,
      },
    ];
  } finally {
    await Promise.all(started.map(stop));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function oneClient(): Promise<Measurement> {
  const { child, url } = await startOurs(100);
  try {
    const times: number[] = [];
    for (let call = 0; call < 220; call++) {
      const began = performance.now();
      await (await fetch(url)).arrayBuffer();
      // The first calls warm the server up.
      if (call >= 20) times.push(performance.now() - began);
    }
    const middle = median(times);
    return {
      name: 'the same at 100,000 records, one client: median',
      goal: '30 ms or less',
      measured: `${middle.toFixed(1)} ms`,
      reached: middle <= 30,
    };
  } finally {
    await stop(child);
  }
}

/** Takes about half a minute. */
export async function run(): Promise<Measurement[]> {
  return [...(await besidesJsonServer()), await oneClient()];
}

if (import.meta.main) {
  for (const { name, goal, measured, reached } of await run()) {
    console.log(
      `${reached ? 'reached    ' : 'not reached'}  ${name}\n             goal ${goal}, measured ${measured}`,
    );
  }
}
