// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { isLoadFailure, LoadFailure, loadCode } from './loadCode.ts';

test('a failure that names no module is passed on, and the next call loads again', async () => {
  const failure = new TypeError('Importing a module script failed.');
  const load = vi.fn(async () => ({ default: 1 })).mockRejectedValueOnce(failure);
  await expect(loadCode(load)).rejects.toBe(failure);
  await expect(loadCode(load)).resolves.toEqual({ default: 1 });
});

test('code whose stylesheet could not be loaded waits for the stylesheet the next time', async () => {
  const load = vi.fn(async () => ({ default: 1 }));
  load.mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/Part-1.css'));
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/Part-1.css">';
  const links = () => [...document.querySelectorAll('link')];
  await expect(loadCode(load)).rejects.toThrow('Unable to preload CSS');

  const failed = loadCode(load);
  expect(links()).toHaveLength(2);
  links()[1]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow(
    new LoadFailure('could not load http://localhost:3000/assets/Part-1.css'),
  );
  expect(load).toHaveBeenCalledTimes(1);

  const loaded = loadCode(load);
  links()[1]?.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toEqual({ default: 1 });
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/Part-1.js'),
  new TypeError('error loading dynamically imported module: http://localhost/assets/Part-1.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/Part-1.css'),
  new LoadFailure('the messages kit could not be loaded'),
])('that something could not be loaded is known by "%s"', (error) => {
  expect(isLoadFailure(error)).toBe(true);
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'name')"),
  new TypeError('chunk.map is not a function'),
  new Error('no preload'),
  'Failed to fetch dynamically imported module',
])('a mistake in the code is no such failure: %s', (error) => {
  expect(isLoadFailure(error)).toBe(false);
});
