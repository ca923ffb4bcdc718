import { expect, test } from 'vitest';
import { measureAll, type Parts } from './measureAll.ts';

const figure = (name: string, reached = true) => ({ name, goal: '1 s', measured: '2 s', reached });
const part =
  (...names: string[]): Parts[string] =>
  async () => ({
    run: async () => names.map((name) => figure(name)),
  });
const broken: Parts[string] = async () => ({
  run: async () => {
    throw new Error('no browser');
  },
});
const unloadable: Parts[string] = () => Promise.reject(new Error('no such module'));

async function print(parts: Parts, ...wanted: string[]) {
  const lines: string[] = [];
  const code = await measureAll(parts, wanted, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

test('prints every figure, also of the parts after one that fails, names the failure, and ends with 1', async () => {
  const { code, text } = await print({
    a: part('first'),
    b: broken,
    c: unloadable,
    d: part('second', 'third'),
  });
  expect(code).toBe(1);
  for (const name of ['first', 'second', 'third'])
    expect(text).toMatch(new RegExp(`^reached {6}${name}$`, 'm'));
  expect(text).toMatch(/^failed {7}b: Error: no browser$/m);
  expect(text).toMatch(/^failed {7}c: Error: no such module$/m);
});

test('ends with 0 when all parts were measured, whatever they reached', async () => {
  const slow: Parts[string] = async () => ({ run: async () => [figure('slow', false)] });
  expect(await print({ a: part('first'), slow })).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^not reached {2}slow$/m),
  });
});

test('measures the named parts only, and ends with 1 for a name that is none', async () => {
  const one = await print({ a: part('first'), b: broken }, 'a');
  expect(one.code).toBe(0);
  expect(one.text).not.toContain('measuring b');
  expect((await print({ a: part('first') }, 'z')).code).toBe(1);
});
