import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { auth } from '#contracts/areas/auth.ts';
import { settings } from '#contracts/areas/settings.ts';
import { smsLogs } from '#contracts/areas/smsLogs.ts';
import { loginCredential, passwordHash } from '#contracts/credentials.ts';
import type { DataOf } from '#contracts/endpoint.ts';
import { settingsExample } from '#contracts/examples/settings.ts';
import { basesOf, planeOf } from './backends.ts';
import { type Running, startMock } from './running.ts';
import { scratch } from './spawned.ts';

const { folder, clean } = scratch();
afterAll(clean);

let real: Running;
let front: Running;
let plane: ReturnType<typeof planeOf>;
let token: string;
beforeEach(async () => {
  real = await startMock({ seed: 2, scale: 0.1 });
  const routing = { bases: basesOf(real.origin), modes: { '*': 'proxy' as const } };
  front = await startMock({ scale: 0.1, routing, recordDir: folder });
  plane = planeOf(front);
  token = await real.tokenOf('superAdmin');
});
afterEach(() => Promise.all([front.stop(), real.stop()]));

const record = (action: string, name?: string) => plane.ask('POST', 'recording', { action, name });

/** A recording masks who changed the settings. */
const masked = (envelope: { data: DataOf<typeof settings.get> }) => {
  const { logs, ...data } = envelope.data;
  return { ...envelope, data: { ...data, logs: logs.map((line) => ({ ...line, operatorName: '周**' })) } };
};

it('what was recorded is answered again without the real backend, in order, for any token', async () => {
  await record('start', 'one');
  const first = masked((await front.call<DataOf<typeof settings.get>>(settings.get, token)).envelope);
  await front.call(settings.update, token, { body: { ...settingsExample, maxPayMinutes: 44 } });
  await front.call(settings.get, token);
  const list = (await front.call(smsLogs.list, token, { query: { limit: 3, offset: 0 } })).envelope;
  expect((await record('stop')).json).toMatchObject({
    recording: null,
    recordings: [{ name: 'one', answers: 4 }],
  });
  await real.stop();
  expect((await record('replay', 'one')).json).toMatchObject({ replaying: 'one' });
  expect((await front.call(settings.get, 'other')).envelope).toEqual(first);
  expect((await front.call(settings.get, 'other')).envelope.data).toMatchObject({ maxPayMinutes: 44 });
  expect((await front.call(settings.get, 'other')).envelope.data).toMatchObject({ maxPayMinutes: 44 });
  expect((await front.call(smsLogs.list, '', { query: { offset: 0, limit: 3 } })).envelope).toEqual(list);
  expect((await plane.journal())[0]).toMatchObject({ endpoint: 'smsLogs.list', routed: 'replayed' });
  const answer = await fetch(`${front.origin}/api/main/${smsLogs.list.path}?offset=0&limit=3`);
  expect(answer.headers.get('x-answered-by')).toBe('recording');
  // What was not recorded goes the usual way, which leads to a dead backend here.
  expect((await front.call(smsLogs.list, '', { query: { offset: 0, limit: 4 } })).http).toBe(502);
  await plane.ask('POST', 'routing', { modes: { '*': 'mock' } });
  const own = await front.tokenOf('superAdmin');
  expect((await front.call(settings.update, own, { body: settingsExample })).envelope.data).toMatchObject(
    settingsExample,
  );
  await record('stop');
  expect((await front.call(settings.get, own)).envelope.data).toMatchObject(settingsExample);
  real = await startMock();
});

it('a sign-in is recorded without its secrets and can still be replayed', async () => {
  const mobile = '19900000001';
  const signIn = async () => {
    const { code } = (await front.call<{ code: string }>(auth.createByMobile, '', { body: { mobile } }))
      .envelope.data;
    const credential = loginCredential(passwordHash('mm123456'), code);
    return front.call<{ token: string }>(auth.login, '', { body: { mobile, code, credential } });
  };
  await record('start', 'signIn');
  const { token: secret } = (await signIn()).envelope.data;
  await record('stop');
  const fixture = JSON.stringify((await plane.ask('GET', 'recording?name=signIn')).json);
  expect(fixture).not.toContain(secret);
  expect(fixture).not.toContain(mobile);
  await record('replay', 'signIn');
  expect((await signIn()).envelope).toMatchObject({
    status: 1,
    data: { token: '***', userInfo: { id: '1' } },
  });
});

it('saved as a file, it is there after a restart', async () => {
  await record('start', 'kept');
  const { envelope } = await front.call<DataOf<typeof settings.get>>(settings.get, token);
  expect((await record('save', 'kept')).json).toMatchObject({ files: ['kept'], recording: 'kept' });
  expect(JSON.parse(readFileSync(join(folder, 'kept.json'), 'utf8'))).toMatchObject({
    format: 'meimei-recording 1',
    name: 'kept',
    answers: [{ endpoint: 'settings.get', http: 200 }],
  });
  await front.stop();
  front = await startMock({ scale: 0.1, recordDir: folder });
  plane = planeOf(front);
  expect((await record('replay', 'kept')).http).toBe(200);
  expect((await front.call(settings.get, '')).envelope).toEqual(masked(envelope));
});

it.each([
  ['start', '', 400, /^name: 1 to 64/],
  ['start', '../x', 400, /^name: 1 to 64/],
  ['replay', undefined, 400, /^name: 1 to 64/],
  ['replay', 'never', 404, /^There is no recording never\.$/],
  ['save', 'never', 404, /^There is no recording never\.$/],
  ['play', 'x', 400, /^action is not as expected\. This call takes \{action/],
  ['replay', 'broken', 400, /broken\.json is not valid JSON/],
  ['replay', 'old', 400, /old\.json is not a recording of this version .* format is wrong/],
])('%s %s is refused with a sentence', async (action, name, http, sentence) => {
  writeFileSync(join(folder, 'broken.json'), '{');
  writeFileSync(join(folder, 'old.json'), '{"format":"meimei-recording 0"}');
  expect(await record(action, name)).toEqual({ http, json: { error: expect.stringMatching(sentence) } });
});

it('without a folder a recording stays in memory, and saving says so', async () => {
  await front.stop();
  front = await startMock({ scale: 0.1 });
  plane = planeOf(front);
  await record('start', 'memory');
  expect(await record('save', 'memory')).toMatchObject({
    http: 400,
    json: { error: expect.stringMatching(/MOCK_RECORD_DIR/) },
  });
});
