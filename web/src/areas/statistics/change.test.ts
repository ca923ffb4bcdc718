import { expect, it } from 'vitest';
import { changeText } from './change.ts';

it('says how much more or less it is, and nothing where there was nothing', () => {
  expect(changeText(318_160, 283_200)).toBe('↑ 12.34%');
  expect(changeText(95, 100)).toBe('↓ 5.00%');
  expect(changeText(0, 100)).toBe('↓ 100.00%');
  expect(changeText(100, 100)).toBe('0.00%');
  expect(changeText(100, 0)).toBe('-');
  expect(changeText(0, 0)).toBe('-');
});

it('a loss that becomes smaller is a rise', () => {
  expect(changeText(-50, -100)).toBe('↑ 50.00%');
  expect(changeText(-150, -100)).toBe('↓ 50.00%');
  expect(changeText(50, -100)).toBe('↑ 150.00%');
});
