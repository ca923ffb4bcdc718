import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createControl } from '#mock/control/control.ts';
import { personaIds } from '#mock/control/personas.ts';
import { readStateFile, StateFileError } from '#mock/state/stateFile.ts';
import { misfitIn } from '#mock/store/rowShapes.ts';
import { createMock } from '#mock/wire/mock.ts';
import { testMoment } from '../../contracts/testing/moment.ts';
import { scratch, spawnMock } from './spawned.ts';

/** State files that a hand has changed: one sentence, and the file is as it was. */

const { folder, clean } = scratch();
afterAll(clean);
let made = 0;
const newPath = () => join(folder, `state-${++made}.jsonl`);
const header = { format: 'meimei-mock-state 1', seed: 1, scale: 0.1, seededAt: testMoment };
const textOf = (origin: object, ...lines: unknown[]) =>
  [{ ...header, ...origin }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');

it.each([
  ['a huge scale', { scale: 1e9 }],
  ['a scale of next to nothing', { scale: 1e-9 }],
  ['a scale below zero', { scale: -1 }],
  ['a moment that no calendar has', { seededAt: 1e300 }],
  ['a moment before 1970', { seededAt: -1 }],
  ['a seed that is no whole number', { seed: 1.5 }],
  ['a seed that is text', { seed: '1' }],
  ['a moment that is a list', { seededAt: [1] }],
])('%s is refused', (_, origin) => {
  const path = newPath();
  writeFileSync(path, textOf(origin));
  expect(() => readStateFile(path)).toThrow(StateFileError);
});

it.each([
  ['a row that is null', '[null]'],
  ['a row without its record', '[{"c":"settings"}]'],
  ['a list that is none', '{"c":"settings","r":{"id":"1"}}'],
  ['an id that is a number', '[{"c":"settings","r":{"id":1}}]'],
])('%s is a damaged line, also at the end', (_, line) => {
  for (const end of ['\n', '']) {
    const path = newPath();
    writeFileSync(path, `${textOf({})}${line}${end}`);
    expect(() => readStateFile(path)).toThrow(/line 2 of .* is damaged/);
  }
});

const mock = createMock({ scale: 0.1, fixedNow: testMoment });
const first = (collection: string) => structuredClone({ ...mock.store.collection(collection)?.rows()[0] });
const edits: [collection: string, edit: object, field: string][] = [
  ['settings', { maxPayMinutes: '30' }, 'maxPayMinutes'],
  ['settings', { maxPayMinutes: null }, 'maxPayMinutes'],
  ['settings', { maxPayMinutes: 1e300 }, 'maxPayMinutes'],
  ['settings', { version: '1' }, 'version'],
  ['settings', { createTime: 'yesterday' }, 'createTime'],
  ['settings', { updateTime: 5 }, 'updateTime'],
  ['settings', { removed: 'no' }, 'removed'],
  ['users', { roleIds: '1' }, 'roleIds'],
  ['users', { roleIds: [1] }, 'roleIds.*'],
  ['users', { passwordHash: {} }, 'passwordHash'],
  ['roles', { rightIds: ['1011'] }, 'rightIds.*'],
  ['banners', { link: [] }, 'link'],
  ['banners', { link: { linkType: '0' } }, 'link.linkType'],
  ['orders', { guests: [null] }, 'guests.*'],
  ['orders', { guests: 'nobody' }, 'guests'],
];

it.each(edits)('%s with %j is told by its field', (collection, edit, field) => {
  const row = { ...first(collection), ...edit } as never;
  expect(misfitIn(mock.store, [{ collection, row }])).toBe(
    `${collection} ${(row as { id: string }).id}: ${field} is not as this version writes it.`,
  );
});

it('the server ends with one sentence and code 1', { timeout: 60_000 }, async () => {
  const wrong = { ...first('users'), roleIds: 'all' };
  for (const text of [
    textOf({}, [{ c: 'users', r: wrong }]),
    textOf({ scale: 1e9 }),
    textOf({ seededAt: 1e300 }),
  ]) {
    const path = newPath();
    writeFileSync(path, text);
    const { code, output } = await (await spawnMock({ MOCK_STATE_FILE: path })).exited;
    expect([code, output.trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/^MOCK_STATE_FILE: .*\.$/)],
    ]);
    expect(readFileSync(path, 'utf8')).toBe(text);
  }
});

it('nothing that the mock itself writes is taken for a mistake', { timeout: 60_000 }, () => {
  const other = createMock({ seed: 2, scale: 0.1, fixedNow: testMoment });
  const { live } = createControl(other);
  for (let count = 0; count < 600; count++) {
    other.clock.advance(300_000);
    live.act();
  }
  for (const userId of Object.values(personaIds))
    other.store.sessions.insert({ id: `S${userId}`, userId, expiresAt: testMoment });
  const rows = JSON.parse(
    JSON.stringify(other.changes().map(({ collection, row }) => ({ collection, row: { ...row } }))),
  );
  expect(rows.length).toBeGreaterThan(300);
  // Against a fresh seed, as at a start.
  expect(misfitIn(createMock({ ...other.origin, fixedNow: testMoment }).store, rows)).toBeUndefined();
  const all = mock.store.names.flatMap((name) =>
    (mock.store.collection(name)?.rows() ?? []).map((row) => ({ collection: name, row: { ...row } })),
  );
  expect(misfitIn(other.store, all)).toBeUndefined();
});
