/**
 * Memory of a mock without a state file while a video of 100 MB goes up by a signed policy: what it needs more than at rest, asked after every 5 MB.
 * `node bench/video.ts` prints the table.
 */
import { once } from 'node:events';
import { request } from 'node:http';
import { uploads } from '#contracts/areas/uploads.ts';
import type { Measurement } from './measurement.ts';
import { type Memory, memoryOf, tellsMemory } from './mockMemory.ts';
import { type MockProcess, startMock, tokenOf } from './servers.ts';

const megabyte = 1_048_576;
const goalMb = 20;

type Terms = Record<'key' | 'policy' | 'signature' | 'accessKeyId' | 'url', string>;

async function sign({ origin }: MockProcess, token: string): Promise<Terms> {
  const answer = await fetch(`${origin}/api/apps/${uploads.postSignature.path}?token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'file_name=a.mp4',
  });
  return ((await answer.json()) as { data: Terms }).data;
}

/** Sends a video piece by piece and calls `between` after each 5 MB. */
async function upload(
  { origin }: MockProcess,
  terms: Terms,
  megabytes: number,
  between: () => Promise<void>,
): Promise<number> {
  const { key, policy, signature, accessKeyId } = terms;
  const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"`;
  const fields = Object.entries({ key, policy, signature, OSSAccessKeyId: accessKeyId });
  const call = request(`${origin}/api/apps/oss/bucket`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
  const answered = once(call, 'response');
  call.write(fields.map(([name, value]) => `${part(name)}\r\n\r\n${value}\r\n`).join(''));
  call.write(`${part('file')}; filename="a.mp4"\r\n\r\n\0\0\0\x18ftypisom`);
  for (let sent = 1; sent < megabytes; sent++) {
    if (!call.write(Buffer.alloc(megabyte, sent))) await once(call, 'drain');
    if (sent % 5 === 0) await between();
  }
  call.end('\r\n--b--\r\n');
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode;
}

export async function run(): Promise<Measurement[]> {
  const mock = await startMock({}, tellsMemory);
  try {
    const token = await tokenOf(mock.origin);
    // Warm: the first upload loads code that stays.
    await upload(mock, await sign(mock, token), 8, async () => {});
    await memoryOf(mock);
    const before = await memoryOf(mock);
    const most: Memory = { ...before };
    const terms = await sign(mock, token);
    const began = performance.now();
    const http = await upload(mock, terms, 100, async () => {
      const { liveMb, rssMb } = await memoryOf(mock);
      most.liveMb = Math.max(most.liveMb, liveMb);
      most.rssMb = Math.max(most.rssMb, rssMb);
    });
    const seconds = (performance.now() - began) / 1000;
    const stored = await fetch(mock.origin + terms.url, { method: 'HEAD' });
    const size = Number(stored.headers.get('content-length'));
    if (http !== 200 || size < 99 * megabyte) throw new Error(`HTTP ${http}, ${size} bytes stored`);
    const grown = Math.max(most.liveMb - before.liveMb, most.rssMb - before.rssMb);
    return [
      {
        name: 'memory of the mock while a 100 MB video goes up',
        goal: `${goalMb} MB more at most`,
        measured: `in use ${before.liveMb} -> ${most.liveMb} MB, resident ${before.rssMb} -> ${most.rssMb} MB (${seconds.toFixed(1)} s with the measuring)`,
        reached: grown <= goalMb,
      },
    ];
  } finally {
    await mock.kill('SIGTERM');
  }
}

if (import.meta.main) console.table(await run());
