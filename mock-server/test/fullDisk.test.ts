import * as fs from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createControl } from '#mock/control/control.ts';
import { answerControl } from '#mock/control/plane.ts';
import { readStateFile, StateFileError } from '#mock/state/stateFile.ts';
import { keepStateFile } from '#mock/state/stateKeeper.ts';
import { createMock, type Mock } from '#mock/wire/mock.ts';
import { testMoment } from '../../contracts/testing/moment.ts';
import { dump } from './running.ts';
import { scratch } from './spawned.ts';

const { folder, clean } = scratch();
afterAll(clean);
let made = 0;
const newPath = () => join(folder, `state-${++made}.jsonl`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The system's functions on a disk that has room for so many bytes more; what fits of a write stays. */
function disk() {
  const room = { bytes: Number.POSITIVE_INFINITY };
  const take = (path: fs.PathOrFileDescriptor, data: unknown, write: typeof fs.appendFileSync) => {
    const bytes = Buffer.from(String(data));
    const fitting = bytes.subarray(0, Math.min(bytes.length, room.bytes));
    room.bytes -= fitting.length;
    write(path, fitting);
    if (fitting.length < bytes.length) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  };
  const files = {
    ...fs,
    appendFileSync: ((path, data) => take(path, data, fs.appendFileSync)) as typeof fs.appendFileSync,
    writeFileSync: ((path, data) => take(path, data, fs.writeFileSync)) as typeof fs.writeFileSync,
  };
  return { room, files };
}

const change = (mock: Mock, phone: string) => mock.store.settings.update('1', { phone });
const reopened = (path: string): Mock => {
  const saved = readStateFile(path);
  if (!saved) throw new Error('no file');
  const mock = createMock(saved.origin);
  mock.load(saved.origin, saved.rows);
  return mock;
};
const start = () => {
  const path = newPath();
  const { room, files } = disk();
  const mock = createMock({ scale: 0.1, fixedNow: testMoment });
  const keeper = keepStateFile(path, mock, files);
  const control = createControl(mock, keeper);
  const health = () =>
    answerControl(
      mock,
      control,
      { method: 'GET', path: 'health', query: new URLSearchParams(), body: '' },
      false,
    ).json as { saving: string; problem?: string };
  const passes = () => vi.advanceTimersByTime(3000);
  return { path, room, mock, keeper, health, passes };
};

it('what was changed while the disk was full is saved when there is room, and health tells of it meanwhile', () => {
  const { path, room, mock, health, passes } = start();
  change(mock, '13800000001');
  passes();
  expect(health()).toMatchObject({ saving: 'ok' });
  const before = fs.readFileSync(path, 'utf8');
  room.bytes = 20;
  change(mock, '13800000002');
  passes();
  expect(health()).toMatchObject({
    saving: 'failing',
    problem: expect.stringMatching(/^The state has not been saved since .* \(ENOSPC\): .*jsonl\./),
  });
  // What fitted of the line is taken away again: the next one would make it a damaged one.
  expect(fs.readFileSync(path, 'utf8')).toBe(before);
  change(mock, '13800000003');
  passes();
  expect(health().saving).toBe('failing');
  room.bytes = Number.POSITIVE_INFINITY;
  passes();
  expect(health()).toEqual(expect.not.objectContaining({ problem: expect.anything() }));
  expect(health().saving).toBe('ok');
  expect(dump(reopened(path).store)).toBe(dump(mock.store));
  expect(reopened(path).store.settings.get('1')?.phone).toBe('13800000003');
});

it.each([
  ['reset', (mock: Mock) => mock.reset({ seed: 9 })],
  ['rewind', (mock: Mock) => mock.rewind()],
])('a %s on a full disk does not end saving', (_, act) => {
  const { path, room, mock, health, passes } = start();
  change(mock, '13800000001');
  passes();
  const before = fs.readFileSync(path, 'utf8');
  room.bytes = 10;
  act(mock);
  expect(health().saving).toBe('failing');
  expect(fs.readFileSync(path, 'utf8')).toBe(before);
  expect(fs.existsSync(`${path}.part`)).toBe(false);
  change(mock, '13800000002');
  passes();
  room.bytes = Number.POSITIVE_INFINITY;
  passes();
  expect(health().saving).toBe('ok');
  change(mock, '13800000003');
  passes();
  expect(dump(reopened(path).store)).toBe(dump(mock.store));
});

it('at the start a full disk is one sentence, and the file stays as it is', () => {
  const { path, mock, passes } = start();
  change(mock, '13800000001');
  passes();
  const before = fs.readFileSync(path, 'utf8');
  const { room, files } = disk();
  room.bytes = 5;
  expect(() => keepStateFile(path, reopened(path), files)).toThrow(StateFileError);
  expect(() => keepStateFile(path, reopened(path), files)).toThrow(/cannot be written \(ENOSPC\)\.$/);
  expect(fs.readFileSync(path, 'utf8')).toBe(before);
});

it('without a state file health says that nothing is saved', () => {
  const mock = createMock({ scale: 0.1, fixedNow: testMoment });
  const call = { method: 'GET', path: 'health', query: new URLSearchParams(), body: '' };
  expect(answerControl(mock, createControl(mock), call).json).toMatchObject({ ok: true, saving: 'off' });
});
