import { unstable_serialize } from 'swr';
import { expect, it } from 'vitest';
import { mostKept } from './keptAnswers.ts';
import { mountOf } from './mounts.ts';
import { answered, goBackToTab } from './reuse.ts';

/** Mounts what shows a record, and has its answer. */
function opened(id: number): number {
  const mount = mountOf(['things.get', id]);
  answered(unstable_serialize(['things.get', id, mount]));
  return mount;
}

it('who goes back gets the mount that has the answer; those of many records ago are forgotten', () => {
  const first = opened(1);
  goBackToTab();
  expect(opened(1)).toBe(first);
  for (let id = 2; id <= mostKept; id++) opened(id);
  goBackToTab();
  expect(opened(1)).toBe(first);
  opened(mostKept + 1);
  goBackToTab();
  expect(opened(1)).not.toBe(first);
});
