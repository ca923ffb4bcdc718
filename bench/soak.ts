/**
 * `npm run soak [minutes]` (10): mixed traffic with 20 % faults on a mock that keeps its state in a file, and on a second one that proxies to it.
 * Only planned faults may fail, memory must not grow, and the state must be what the clients wrote.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { homeBanners } from '#contracts/areas/banners.ts';
import { type Memory, memoryOf, tellsMemory } from './mockMemory.ts';
import { type MockProcess, startMock, tokenOf } from './servers.ts';
import { Client, newTally } from './soakTraffic.ts';
import { median } from './system.ts';

const clients = 8;
/** Milliseconds that each client waits between two steps. */
const pauseMs = 25;
/** The share of the time after which memory must not grow any more. */
const warmUp = 0.25;
const mostGrowth = 0.1;

interface Banner {
  id: string;
  ordering: number;
  createTime: string;
  version: number;
}

/** Reads all banners through the API, page by page. */
async function bannersOf(origin: string, token: string): Promise<{ count: number; list: Banner[] }> {
  const list: Banner[] = [];
  for (let count = 1; list.length < count; ) {
    const query = `token=${token}&offset=${list.length}&limit=100`;
    const { data } = await (await fetch(`${origin}/api/main/${homeBanners.list.path}?${query}`)).json();
    count = data.count;
    list.push(...data.list);
    if (data.list.length === 0) return { count, list };
  }
  return { count: list.length, list };
}

function faultsOf({ count, list }: { count: number; list: Banner[] }, expected: number): string[] {
  const isRanked = list.every((row, at) => {
    const above = list[at - 1];
    if (!above) return true;
    return (
      above.ordering > row.ordering || (above.ordering === row.ordering && above.createTime >= row.createTime)
    );
  });
  return [
    ...(list.length === expected ? [] : [`${list.length} banners instead of ${expected}`]),
    ...(count === list.length ? [] : [`count says ${count}, the pages hold ${list.length}`]),
    ...(new Set(list.map(({ id }) => id)).size === list.length ? [] : ['an id stands twice in the list']),
    ...(isRanked ? [] : ['the list is out of order']),
    ...(list.every(({ version }) => version >= 1) ? [] : ['a version below 1']),
  ];
}

const growth = (samples: number[]) => {
  const settled = samples.slice(Math.floor(samples.length * warmUp));
  const half = Math.max(1, Math.floor(settled.length / 3));
  return median(settled.slice(-half)) / median(settled.slice(0, half)) - 1;
};

async function soak(minutes: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const stateFile = join(folder, 'state.jsonl');
  const mock = await startMock({ MOCK_STATE_FILE: stateFile }, tellsMemory);
  const routing = JSON.stringify({ modes: { '*': 'proxy' } });
  const bases = { main: 'MAIN', resorts: 'RESORTS', apps: 'APPS' };
  const real = Object.entries(bases).map(([base, name]) => [
    `MOCK_REAL_${name}`,
    `${mock.origin}/api/${base}`,
  ]);
  const front = await startMock({ ...Object.fromEntries(real), MOCK_ROUTING: routing }, tellsMemory);
  const servers = { mock, 'proxying mock': front };
  try {
    const token = await tokenOf(mock.origin);
    const before = (await bannersOf(mock.origin, token)).count;
    const tally = newTally();
    const ends = performance.now() + minutes * 60_000;
    const traffic = Array.from({ length: clients }, async () => {
      const client = new Client([mock.origin, mock.origin, front.origin], token, tally);
      for (; performance.now() < ends; await wait(pauseMs * 2 * Math.random())) await client.step();
    });
    const memory = new Map<string, Memory[]>(Object.keys(servers).map((name) => [name, []]));
    for (const step = (minutes * 60_000) / 40; performance.now() + step < ends; ) {
      await wait(step);
      for (const [name, server] of Object.entries(servers)) memory.get(name)?.push(await memoryOf(server));
    }
    await Promise.all(traffic);
    for (const { origin } of [mock, front]) await fetch(`${origin}/__mock/faults`, { method: 'DELETE' });

    const expected = before + tally.added - tally.removed;
    const faults = faultsOf(await bannersOf(mock.origin, token), expected);
    // The file is at most 300 ms behind.
    await wait(1000);
    copyFileSync(stateFile, `${stateFile}.copy`);
    const again = await startMock({ MOCK_STATE_FILE: `${stateFile}.copy` });
    const reloaded = faultsOf(await bannersOf(again.origin, await tokenOfSame(again, token)), expected);
    await again.kill('SIGKILL');
    await fetch(`${mock.origin}/__mock/reset`, { method: 'POST' });
    const emptied = await memoryOf(mock);
    const traces = [mock, front].flatMap(({ output }) => output().match(/^\[mock\].*$/gm) ?? []);

    const { calls, planned, broken, added, removed, unasked } = tally;
    const share = ((100 * planned) / calls).toFixed(0);
    console.log(
      `${calls} calls in ${minutes} min, ${planned} faults planned (${share} %), ${broken} answers broken by them`,
    );
    console.log(
      `not asked for: ${unasked.length} ${[...new Set(unasked)].join(', ')}, errors logged: ${traces.length}`,
    );
    for (const trace of traces.slice(0, 5)) console.log(`  ${trace}`);
    console.log(`state: ${added} added, ${removed} removed: ${faults.join('; ') || 'holds'}`);
    console.log(`after a restart: ${reloaded.join('; ') || 'holds'}`);
    let isFlat = true;
    for (const [name, samples] of memory) {
      const grown = growth(samples.map(({ liveMb }) => liveMb));
      isFlat &&= grown <= mostGrowth;
      const settled = samples.slice(Math.floor(samples.length * warmUp));
      const [first, last] = [settled[0], settled.at(-1)];
      console.log(
        `memory of the ${name}: ${(100 * grown).toFixed(1)} % growth after warm-up (alive ${first?.liveMb} -> ${last?.liveMb} MB, resident ${first?.rssMb} -> ${last?.rssMb} MB)`,
      );
    }
    console.log(`alive in the mock after a reset: ${emptied.liveMb} MB`);
    return unasked.length + traces.length + faults.length + reloaded.length === 0 && isFlat;
  } finally {
    await Promise.all([mock.kill('SIGKILL'), front.kill('SIGKILL')]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Checks that a session still works after the restart; if not, the state file is at fault. */
async function tokenOfSame({ origin }: MockProcess, token: string): Promise<string> {
  const { status } = await (await fetch(`${origin}/api/main/${homeBanners.list.path}?token=${token}`)).json();
  if (status !== 1) throw new Error(`the session did not outlive the restart (${status})`);
  return token;
}

const minutes = Number(process.argv[2] ?? process.env.SOAK_MINUTES ?? 10);
if (!(minutes >= 0.1 && minutes <= 1440)) {
  console.error('Give the minutes as a number from 0.1 to 1440: npm run soak -- 10');
  process.exit(1);
}
const holds = await soak(minutes);
console.log(holds ? 'The soak holds.' : 'The soak does not hold.');
process.exitCode = holds ? 0 : 1;
