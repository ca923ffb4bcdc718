import { expect, it } from 'vitest';
import { createBrowserMock } from '#mock/bindings/browserMock.ts';
import type { BrowserStorage } from '#mock/bindings/browserState.ts';
import { putFile, wholeFile } from '#mock/store/files.ts';
import type { Mock } from '#mock/wire/mock.ts';
import { testMoment } from '../../contracts/testing/moment.ts';

/** Clones like IndexedDB. */
function memory(): BrowserStorage & { values: Map<string, unknown> } {
  const values = new Map<string, unknown>();
  return {
    values,
    get: async (key) => structuredClone(values.get(key)),
    set: async (key, value) => void values.set(key, structuredClone(value)),
    remove: async (keys) => {
      for (const key of keys) values.delete(key);
    },
  };
}

const open = (storage: BrowserStorage, onWritten = () => {}) => createBrowserMock(storage, onWritten);
const picture = { type: 'image/png', bytes: new Uint8Array([1, 2, 3]) };
const storedPicture = ({ files }: Mock) => {
  const file = files.get('a.png');
  return file && wholeFile(file);
};

it('comes back with rows, pictures, clock, faults and snapshots', async () => {
  const storage = memory();
  const first = await open(storage);
  first.mock.store.banners.update('1', { title: '冬' });
  putFile(first.mock.files, 'a.png', picture);
  first.mock.clock.advance(3_600_000);
  first.control.faults.add({ endpoint: '*', kind: 'drop', times: 2 });
  first.control.snapshots.save('甲');
  await first.settle();

  const { mock, control } = await open(storage);
  expect(mock.origin).toEqual(first.mock.origin);
  expect(mock.store.banners.get('1')?.title).toBe('冬');
  expect(storedPicture(mock)).toEqual(picture);
  expect(mock.clock.now()).toBe(testMoment + 3_600_000);
  expect(control.faults.list()).toMatchObject([{ endpoint: '*', kind: 'drop', times: 2 }]);
  mock.reset();
  control.snapshots.restore('甲');
  expect(mock.store.banners.get('1')?.title).toBe('冬');
  expect(storedPicture(mock)).toEqual(picture);
});

it('writes only what changed, and forgets pictures that a reset took away', async () => {
  const storage = memory();
  let writes = 0;
  const { mock, settle } = await open(storage, () => writes++);
  await settle();
  await settle();
  expect(writes).toBe(1);
  putFile(mock.files, 'a.png', picture);
  mock.store.banners.update('1', { enabled: 0 });
  await settle();
  expect(storage.values.has('file a.png')).toBe(true);
  mock.reset();
  await settle();
  expect([writes, storage.values.has('file a.png')]).toEqual([3, false]);
});

it('follows another tab without answering it', async () => {
  const storage = memory();
  let writes = 0;
  const [one, other] = [await open(storage), await open(storage, () => writes++)];
  one.mock.store.banners.update('1', { title: '冬' });
  await one.settle();
  await other.follow();
  await other.settle();
  expect(other.mock.store.banners.get('1')?.title).toBe('冬');
  expect(writes).toBe(0);
});

it('goes on without storage, and without a state of another version', async () => {
  const broken: BrowserStorage = {
    get: () => Promise.reject(new Error('denied')),
    set: () => Promise.reject(new Error('denied')),
    remove: () => Promise.reject(new Error('denied')),
  };
  const { mock, settle } = await open(broken);
  await settle();
  expect(mock.store.banners.get('1')).toBeDefined();
  const storage = memory();
  storage.values.set('state', { format: 'of old', rows: [{ collection: 'gone', row: { id: '1' } }] });
  expect((await open(storage)).mock.store.banners.get('1')).toBeDefined();
});

it('reads no snapshot that a build of another format has written, and takes it away with the next one', async () => {
  const storage = memory();
  const first = await open(storage);
  first.control.snapshots.save('甲');
  first.mock.store.banners.update('1', { title: '冬' });
  await first.settle();
  // As the builds before wrote them, without a format.
  storage.values.set('snapshots', [['旧', { origin: first.mock.origin, rows: [], files: [] }]]);
  const again = await open(storage);
  expect(again.control.snapshots.list().map(({ name }) => name)).toEqual(['甲']);
  again.control.snapshots.save('乙');
  await again.settle();
  expect(storage.values.has('snapshots')).toBe(false);
  const last = await open(storage);
  expect(last.control.snapshots.list().map(({ name }) => name)).toEqual(['甲', '乙']);
});
