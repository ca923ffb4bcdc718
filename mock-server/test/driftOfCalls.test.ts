import { expect, it, onTestFinished } from 'vitest';
import { settings } from '#contracts/areas/settings.ts';
import { smsLogs } from '#contracts/areas/smsLogs.ts';
import { Drift } from '#mock/routing/drift.ts';
import { basesOf, planeOf, startBackend } from './backends.ts';
import { startMock } from './running.ts';

/** What the drift report says of calls, rather than of answers. */

const envelope = '{"status":1,"message":"","data":{"count":0,"list":[]}}';
const json = { 'content-type': 'application/json' };

async function frontOf(origin: string, mode: 'proxy' | 'fallback', slowFromMs = Number.POSITIVE_INFINITY) {
  const front = await startMock({
    ...{ scale: 0.1, slowFromMs, patience: { connectMs: 300, headersMs: 300 } },
    routing: { bases: basesOf(origin), modes: { '*': mode } },
  });
  onTestFinished(front.stop);
  const report = async () => (await planeOf(front).ask('GET', 'drift')).json;
  return { front, report };
}

async function backendOf(...args: Parameters<typeof startBackend>) {
  const backend = await startBackend(...args);
  onTestFinished(backend.stop);
  return backend;
}

it('counts calls that take as long as the limit or longer', async () => {
  const { origin } = await backendOf((_req, res) => res.writeHead(200, json).end(envelope));
  const slow = await frontOf(origin, 'proxy', 0);
  await slow.front.call(smsLogs.list, 'any');
  expect(await slow.report()).toMatchObject({ slow: 1, slowFromMs: 0, endpoints: [{ slow: 1, checked: 1 }] });
  const quick = await frontOf(origin, 'proxy');
  await quick.front.call(smsLogs.list, 'any');
  expect(await quick.report()).toMatchObject({ slow: 0, endpoints: [{ slow: 0, checked: 1 }] });
});

it('counts calls that nobody waits for any longer as slow, and those that find nobody as not reached', async () => {
  const silent = await backendOf(() => {});
  const late = await frontOf(silent.origin, 'proxy');
  await late.front.call(settings.get, 'any');
  expect(await late.report()).toMatchObject({ checked: 0, slow: 1, unreached: 0 });
  const gone = await startBackend(() => {});
  await gone.stop();
  for (const mode of ['proxy', 'fallback'] as const) {
    const lost = await frontOf(gone.origin, mode);
    await lost.front.call(settings.get, 'any');
    const endpoints = [{ endpoint: 'settings.get', unreached: 1 }];
    expect(await lost.report()).toMatchObject({ checked: 0, slow: 0, unreached: 1, endpoints });
  }
});

it('counts who still makes a call that goes away', () => {
  const drift = new Drift();
  drift.noteTime({ ...smsLogs.list, deprecated: { since: '1.1.0', until: '2.0.0' } }, 1);
  drift.noteTime(settings.get, 1);
  expect(drift.report()).toMatchObject({
    deprecated: 1,
    endpoints: [{ endpoint: 'smsLogs.list', deprecated: 1, until: '2.0.0' }],
  });
});
