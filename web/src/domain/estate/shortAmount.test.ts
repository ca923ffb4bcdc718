import { expect, test } from 'vitest';
import { shortAmount } from './shortAmount.ts';

test.each([
  [141_410_000, 'zh', '141.41万'],
  [141_414_999, 'ja', '141.41万'],
  [141_415_000, 'zh', '141.42万'],
  [0, 'zh', '0.00万'],
  [141_410_000, 'en', '1.4141M'],
  [4_094_370_000_00, 'es', '4094.3700M'],
])('%i cents in %s are %s', (cents, language, text) => {
  expect(shortAmount(cents, language)).toBe(text);
});
