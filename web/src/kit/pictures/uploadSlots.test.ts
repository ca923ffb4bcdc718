import { expect, it } from 'vitest';
import { inSlot } from './uploadSlots.ts';

/** Uploads that the test ends by hand. */
function uploads(count: number) {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const results = Array.from({ length: count }, (_, at) =>
    inSlot(() => {
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
  const { started, results, settle, end } = uploads(6);
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
  const later = uploads(4);
  await later.settle();
  expect(later.started).toEqual([0, 1, 2]);
});
