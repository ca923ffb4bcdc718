import { expect, it } from 'vitest';
import { inSlot } from './uploadSlots.ts';

const megabyte = 1_048_576;

/** Uploads of these sizes, which the test ends by hand. */
function uploads(sizes: readonly number[]) {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const results = sizes.map((bytes, at) =>
    inSlot(bytes, () => {
      started.push(at);
      return new Promise<number>((resolve, reject) => {
        ends[at] = () => (at === 1 ? reject(new Error('broken off')) : resolve(at));
      });
    }).catch(() => 'failed' as const),
  );
  const settle = () => new Promise((done) => setTimeout(done));
  return { started, results, settle, end: (at: number) => ends[at]?.() };
}

it('three files go up at once, the next one as soon as one has ended or failed, in their order', async () => {
  const { started, results, settle, end } = uploads([1, 1, 1, 1, 1, 1]);
  await settle();
  expect(started).toEqual([0, 1, 2]);
  end(2);
  await settle();
  expect(started).toEqual([0, 1, 2, 3]);
  end(1);
  await settle();
  expect(started).toEqual([0, 1, 2, 3, 4]);
  for (const at of [0, 3, 4]) end(at);
  await settle();
  end(5);
  expect(await Promise.all(results)).toEqual([0, 'failed', 2, 3, 4, 5]);
  const later = uploads([1, 1, 1, 1]);
  await later.settle();
  expect(later.started).toEqual([0, 1, 2]);
  for (const at of [0, 1, 2]) later.end(at);
  await later.settle();
  later.end(3);
  await Promise.all(later.results);
});

it('large files wait for each other, and small ones do not pass them', async () => {
  const { started, results, settle, end } = uploads([
    4 * megabyte,
    2 * megabyte,
    2 * megabyte,
    2 * megabyte,
    1,
  ]);
  await settle();
  expect(started).toEqual([0]);
  end(0);
  await settle();
  expect(started).toEqual([0, 1, 2]);
  end(1);
  await settle();
  expect(started).toEqual([0, 1, 2, 3, 4]);
  for (const at of [2, 3, 4]) end(at);
  await Promise.all(results);
});

it('a file that is larger than all may be together goes up alone, and what has no time limit beside it', async () => {
  const { started, results, settle, end } = uploads([0, 9 * megabyte, 0, 1]);
  await settle();
  expect(started).toEqual([0, 1, 2]);
  end(1);
  await settle();
  expect(started).toEqual([0, 1, 2, 3]);
  for (const at of [0, 2, 3]) end(at);
  await Promise.all(results);
});
