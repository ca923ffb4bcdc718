import { expect, test } from 'vitest';
import { defaultLock } from './defaultLock.ts';

const grade = { isStored: false, isChosen: false, level: 2, lowest: 1 };

test('the default grade keeps its mark until another one takes it', () => {
  expect(defaultLock({ ...grade, isStored: true, isChosen: true, level: 1, lowest: 2 })).toBe('stays');
});

test('only a level below all others takes the mark', () => {
  expect(defaultLock(grade)).toBe('higher');
  expect(defaultLock({ ...grade, level: 2, lowest: 3 })).toBeUndefined();
});

test('nothing is locked while levels are unknown, and what was switched on can be switched off', () => {
  expect(defaultLock({ ...grade, level: undefined })).toBeUndefined();
  expect(defaultLock({ ...grade, lowest: undefined })).toBeUndefined();
  expect(defaultLock({ ...grade, isChosen: true })).toBeUndefined();
});
