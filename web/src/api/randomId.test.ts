import { afterEach, expect, it, vi } from 'vitest';
import { randomId } from './randomId.ts';

afterEach(() => vi.restoreAllMocks());

it('is 32 upper-case letters and digits, another one each time', () => {
  const ids = Array.from({ length: 1000 }, randomId);
  expect(ids.every((id) => /^[A-Z0-9]{32}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(1000);
  expect(new Set(ids.join('')).size).toBe(36);
});

it('throws bytes away that would favour the first letters', () => {
  let round = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as unknown as Uint8Array).fill(round++ === 0 ? 255 : 35);
    return array;
  });
  expect(randomId()).toBe('9'.repeat(32));
});
