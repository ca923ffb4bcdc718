import { once } from 'node:events';
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { homeBanners } from '#contracts/areas/banners.ts';
import { uploads } from '#contracts/areas/uploads.ts';
import { bannerExample } from '#contracts/examples/banners.ts';
import { folderFiles } from '#mock/bindings/fileFolder.ts';
import { readStateFile, StateFileError } from '#mock/state/stateFile.ts';
import { keepStateFile } from '#mock/state/stateKeeper.ts';
import { putFile } from '#mock/store/files.ts';
import { createMock, type Mock } from '#mock/wire/mock.ts';
import { dump } from './running.ts';
import { signedPicture } from './signedPicture.ts';
import { scratch, spawnMock } from './spawned.ts';

const { folder, clean } = scratch();
afterAll(clean);
let files = 0;
const newPath = () => join(folder, `state-${++files}.jsonl`);

const banner = { ...bannerExample, title: '存' };
const add = (mock: Mock, title: string) =>
  mock.store.banners.insert({ context: 'miniHome', ...banner, title });

/** What a restart makes of the file. */
function reopened(path: string): Mock {
  const saved = readStateFile(path);
  if (!saved) throw new Error('no file');
  const mock = createMock(saved.origin);
  mock.load(saved.origin, saved.rows);
  return mock;
}

it('a restart finds the same rows: changed, new, removed, in the same order', () => {
  const path = newPath();
  const mock = createMock({ seed: 3, scale: 0.1 });
  const keeper = keepStateFile(path, mock);
  add(mock, '一');
  mock.store.banners.update('1', { title: '二' });
  mock.store.banners.remove('2');
  keeper.flush();
  add(mock, '三');
  mock.store.sessions.insert({ id: 'TOKEN', userId: '4', expiresAt: 5 });
  keeper.flush();
  expect(dump(reopened(path).store)).toBe(dump(mock.store));
  expect(add(reopened(path), '四').id).toBe(add(mock, '四').id);
});

it('is rewritten by reset, rewind and snapshots', () => {
  const path = newPath();
  const mock = createMock({ scale: 0.1 });
  const keeper = keepStateFile(path, mock);
  add(mock, '一');
  const { origin, rows } = {
    origin: mock.origin,
    rows: structuredClone(mock.changes().map(({ collection, row }) => ({ collection, row: { ...row } }))),
  };
  keeper.flush();
  mock.rewind();
  expect(dump(reopened(path).store)).toBe(dump(mock.store));
  mock.reset({ seed: 9 });
  add(mock, '二');
  keeper.flush();
  expect(dump(reopened(path).store)).toBe(dump(mock.store));
  mock.load(origin, rows);
  expect(dump(reopened(path).store)).toBe(dump(mock.store));
  expect(mock.store.banners.all().at(-1)?.title).toBe('一');
});

it('a last line torn at any byte loses that line and nothing else', () => {
  const path = newPath();
  const mock = createMock({ scale: 0.1 });
  const keeper = keepStateFile(path, mock);
  add(mock, '一');
  keeper.flush();
  const before = readStateFile(path);
  const length = readFileSync(path).length;
  mock.store.transaction(() => {
    add(mock, '二');
    add(mock, '三');
  });
  keeper.flush();
  const whole = readFileSync(path);
  expect(readStateFile(path)?.rows).toHaveLength(3);
  for (let end = whole.length - 2; end >= length; end--) {
    truncateSync(path, end);
    expect(readStateFile(path)).toEqual(before);
  }
});

it.each([
  ['another format', '{"format":"something else","seed":1,"scale":1,"seededAt":1}\n'],
  ['no header', '[{"c":"banners","r":{"id":"1"}}]\n'],
  ['a header without its numbers', '{"format":"meimei-mock-state 1"}\n'],
  ['no JSON', 'hello'],
  [
    'a damaged line in the middle',
    '{"format":"meimei-mock-state 1","seed":1,"scale":1,"seededAt":1}\n[{"c":"bann\n[]\n',
  ],
])('%s is refused with a sentence, and the file stays as it is', (_, text) => {
  const path = newPath();
  writeFileSync(path, text);
  expect(() => readStateFile(path)).toThrow(StateFileError);
  expect(() => readStateFile(path)).toThrow(path);
  expect(readFileSync(path, 'utf8')).toBe(text);
});

it('the server ends with that sentence and code 1', async () => {
  const path = newPath();
  writeFileSync(path, 'hello');
  const { exited } = await spawnMock({ MOCK_STATE_FILE: path });
  const { code, output } = await exited;
  expect([code, output.trim().split('\n')]).toEqual([
    1,
    [expect.stringContaining(`${path} is not a state file`)],
  ]);
  expect(readFileSync(path, 'utf8')).toBe('hello');
});

it('a row of a collection that this version does not know is refused', async () => {
  const path = newPath();
  const text =
    '{"format":"meimei-mock-state 1","seed":1,"scale":1,"seededAt":1}\n[{"c":"__proto__","r":{"id":"1"}}]\n';
  writeFileSync(path, text);
  const { exited } = await spawnMock({ MOCK_STATE_FILE: path });
  const { code, output } = await exited;
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/does not fit this version.*no collection __proto__/),
  ]);
  expect(readFileSync(path, 'utf8')).toBe(text);
});

it('a place that cannot be written is refused with a sentence', async () => {
  const path = newPath();
  writeFileSync(path, 'in the way');
  const { exited } = await spawnMock({ MOCK_STATE_FILE: join(path, 'state') });
  expect(await exited).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^MOCK_STATE_FILE: .* cannot be written \(E\w+\)\.\n$/),
  });
});

it('a folder that does not exist yet is made', async () => {
  const path = join(folder, 'new', 'deeper', 'state');
  const { origin } = await spawnMock({ MOCK_STATE_FILE: path });
  expect((await fetch(`${origin}/__mock/health`)).status).toBe(200);
  expect(readStateFile(path)?.rows).toEqual([]);
});

it('an empty file counts as none', () => {
  const path = newPath();
  writeFileSync(path, '');
  expect(readStateFile(path)).toBeUndefined();
  appendFileSync(path, ' ');
  expect(() => readStateFile(path)).toThrow(StateFileError);
});

it('files in a folder: what is put is there after a restart, strange keys are not', () => {
  const where = join(folder, 'files');
  const store = folderFiles(where);
  putFile(store, 'a.png', {
    type: 'image/png',
    bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  });
  expect(folderFiles(where).get('a.png')).toMatchObject({ type: 'image/png' });
  for (const key of ['../a.png', '..%2fa.png', '/etc/passwd', 'a', '', 'b.png', 'a.png.part'])
    expect(store.get(key)).toBeUndefined();
  expect(() => putFile(store, '../a.png', { type: '', bytes: new Uint8Array() })).toThrow();
  expect(store.keys()).toEqual(['a.png']);
  store.clear();
  expect(store.keys()).toEqual([]);
});

it('kill -9 at any moment loses at most the last second, never the file; sessions and pictures live on', {
  timeout: 60_000,
}, async () => {
  const path = newPath();
  const env = { MOCK_STATE_FILE: path, MOCK_SCALE: '0.1' };
  let token = '';
  let picture = '';
  const acknowledged = new Map<string, number>();
  for (let round = 0; round < 3; round++) {
    const { child, origin, exited } = await spawnMock(env);
    const post = async (where: string, body: string) => {
      const response = await fetch(`${origin}${where}`, { method: 'POST', body });
      return (await response.json()) as { token: string; status: number; data: never };
    };
    if (round === 0) {
      token = (
        await post(
          '/__mock/provider-states',
          JSON.stringify({ state: 'signed in', params: { persona: 'superAdmin' } }),
        )
      ).token;
      const { epochMs } = (await (await fetch(`${origin}/__mock/clock`)).json()) as { epochMs: number };
      const { query, body } = signedPicture(epochMs);
      picture = (
        await post(
          `/api/resorts/${uploads.image.path}?${new URLSearchParams(query)}`,
          `${new URLSearchParams(body)}`,
        )
      ).data;
    } else {
      expect((await fetch(origin + picture)).headers.get('content-type')).toBe('image/jpeg');
    }
    // Writes as fast as it can, for longer than a change may wait for the file and differently each time, then dies:
    const ends = performance.now() + 700 + 300 * round;
    for (let at = 0; performance.now() < ends; at++) {
      const title = `第${round}-${at}`;
      const { status } = await post(
        `/api/main/${homeBanners.add.path}?token=${token}`,
        JSON.stringify({ data: { ...banner, title } }),
      );
      expect(status).toBe(1);
      acknowledged.set(title, performance.now());
    }
    child.kill('SIGKILL');
    const killed = performance.now();
    expect((await exited).signal).toBe('SIGKILL');
    const titles = new Set(
      reopened(path)
        .store.banners.all()
        .map((row) => row.title),
    );
    for (const [title, time] of acknowledged) {
      if (killed - time > 1000) expect(titles, title).toContain(title);
      else if (!titles.has(title)) acknowledged.delete(title);
    }
    expect(acknowledged.size).toBeGreaterThan(0);
  }
});

it('SIGTERM saves everything, at once', async () => {
  const path = newPath();
  const { child, origin } = await spawnMock({ MOCK_STATE_FILE: path, MOCK_SCALE: '0.1' });
  await fetch(`${origin}/__mock/provider-states`, {
    method: 'POST',
    body: '{"state":"settings were changed by somebody else"}',
  });
  child.kill('SIGTERM');
  expect((await once(child, 'close'))[0]).toBe(0);
  expect(reopened(path).store.settings.get('1')?.version).toBe(2);
});
