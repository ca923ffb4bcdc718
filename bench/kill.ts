/**
 * Sends kill -9 in the middle of writes, 50 times on one state file: the file must load each time, and no write that was acknowledged more than a
 * second before may be lost. `node bench/kill.ts [times]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { homeBanners } from '#contracts/areas/banners.ts';
import { readStateFile } from '#mock/state/stateFile.ts';
import type { Measurement } from './measurement.ts';
import { startMock, tokenOf } from './servers.ts';

const graceMs = 1000;
const writers = 4;

interface Round {
  loaded: boolean;
  acknowledged: number;
  /** Number of writes that were older than a second at the kill and are not in the file. */
  lost: number;
  /** Age in milliseconds of the oldest write that is not in the file. */
  oldestMissing: number;
}

async function write(origin: string, token: string, title: string): Promise<boolean> {
  const link = { linkType: 0, configData: {} };
  const data = { title, imageUrl: '/a.png', enabled: 1, ordering: 0, link };
  const url = `${origin}/api/main/${homeBanners.add.path}?token=${token}`;
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ data }) }).catch(() => undefined);
  const envelope = (await answer?.json().catch(() => undefined)) as { status?: number } | undefined;
  return envelope?.status === 1;
}

/** Titles of the banners that a restart would load; undefined when the file cannot be read. */
function savedTitles(path: string): Set<string> | undefined {
  try {
    const rows = readStateFile(path)?.rows ?? [];
    const banners = rows.filter(({ collection }) => collection === 'banners');
    return new Set(banners.map(({ row }) => String((row as { title?: unknown }).title)));
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}

async function killOnce(path: string, round: number): Promise<Round> {
  const mock = await startMock({ MOCK_STATE_FILE: path, MOCK_SCALE: '0.1' });
  const token = await tokenOf(mock.origin);
  const acknowledged = new Map<string, number>();
  let isOver = false;
  const writing = Array.from({ length: writers }, async (_, writer) => {
    for (let at = 0; !isOver; at++) {
      const title = `${round}-${writer}-${at}`;
      if (await write(mock.origin, token, title)) acknowledged.set(title, performance.now());
    }
  });
  // Kills at another moment each time; the steps are no multiple of the file's 300 ms.
  await new Promise((resolve) => setTimeout(resolve, 1150 + ((round * 37) % 311)));
  const killed = performance.now();
  const gone = mock.kill('SIGKILL');
  isOver = true;
  await Promise.all([gone, ...writing]);
  const titles = savedTitles(path);
  const missing = [...acknowledged].filter(([title]) => !titles?.has(title)).map(([, time]) => killed - time);
  return {
    loaded: titles !== undefined,
    acknowledged: acknowledged.size,
    lost: missing.filter((age) => age > graceMs).length,
    oldestMissing: Math.max(0, ...missing),
  };
}

/** Takes about two minutes for 50 times. */
export async function run(times = 50): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-kill-'));
  try {
    const rounds: Round[] = [];
    for (let round = 0; round < times; round++)
      rounds.push(await killOnce(join(folder, 'state.jsonl'), round));
    const sum = (key: 'acknowledged' | 'lost') => rounds.reduce((total, one) => total + one[key], 0);
    const loaded = rounds.filter((round) => round.loaded).length;
    const oldest = Math.round(Math.max(...rounds.map((round) => round.oldestMissing)));
    return [
      {
        name: `kill -9 during writes, ${times} times`,
        goal: 'always loads, nothing older than 1 s lost',
        measured: `${loaded} of ${times} loaded; ${sum('acknowledged')} writes acknowledged, ${sum('lost')} older than 1 s lost (oldest missing ${oldest} ms)`,
        reached: loaded === times && sum('lost') === 0 && sum('acknowledged') > times,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [result] = await run(Number(process.argv[2] ?? 50));
  console.log(result?.measured);
  process.exitCode = result?.reached ? 0 : 1;
}
