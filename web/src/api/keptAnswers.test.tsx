// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import useSWR, { useSWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Cache } from './Cache.tsx';
import { mostKept } from './keptAnswers.ts';

let root: Root;
let box: HTMLElement;
let keys: () => string[];

function Answer({ of }: { of: string }) {
  const { data } = useSWR(of, (key: string) => Promise.resolve(`answer to ${key}`));
  return <p>{data}</p>;
}

function Keys() {
  const { cache } = useSWRConfig();
  keys = () => [...cache.keys()];
  return null;
}

const show = (keys: readonly string[]) =>
  act(async () => {
    root.render(
      <Cache>
        {keys.map((key) => (
          <Answer key={key} of={key} />
        ))}
        <Keys />
      </Cache>,
    );
  });
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at}`);

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  box = document.createElement('div');
  root = createRoot(box);
});
afterEach(() => act(() => root.unmount()));

it('keeps the answers that were shown last, and drops those that were unused for longest', async () => {
  for (const page of numbered('page', mostKept + 20)) await show([page]);
  await show([]);

  expect(keys().filter((key) => key.startsWith('page'))).toEqual(numbered('page', mostKept + 20).slice(20));
});

it('never drops an answer that is on the screen', async () => {
  await show(['watched']);
  for (const page of numbered('other', mostKept + 20)) await show(['watched', page]);

  expect(box.textContent).toContain('answer to watched');
  expect(keys()).toContain('watched');
});

it('keeps an answer while one of two components that showed it is still there', async () => {
  const twice = (extra: readonly string[], count: number) =>
    act(async () => {
      root.render(
        <Cache>
          {numbered('copy', count).map((name) => (
            <Answer key={name} of="shared" />
          ))}
          {extra.map((key) => (
            <Answer key={key} of={key} />
          ))}
          <Keys />
        </Cache>,
      );
    });
  await twice([], 2);
  for (const page of numbered('later', mostKept + 20)) await twice([page], 1);

  expect(keys()).toContain('shared');
});

it('an answer that is shown again counts as new', async () => {
  await show(['again']);
  for (const page of numbered('early', mostKept - 1)) await show([page]);
  await show(['again']);
  for (const page of numbered('late', mostKept - 1)) await show([page]);

  await show([]);
  expect(keys()).toContain('again');
  expect(keys()).not.toContain('early 0');
});
