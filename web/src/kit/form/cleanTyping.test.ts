import { expect, test } from 'vitest';
import { plainLine, plainLines } from './cleanTyping.ts';

test.each([
  ['line breaks of every system', '一\r\n二\r三\u2028四', '一\n二\n三\n四'],
  ['empty lines and spaces at the beginning of a line', '一\n\n  二', '一\n\n  二'],
  ['tabs, which become spaces', '一\t二', '一 二'],
  ['control characters, which go', '一\u0000二\u0007三\u001b[0m', '一二三[0m'],
  ['what is invisible or turns the direction, which goes', '\ufeff一\u200b二\u202e三\u00ad', '一二三'],
  ['signs that are joined', '👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
])('a pasted text of several lines: %s', (_what, pasted, clean) => {
  expect(plainLines(pasted)).toBe(clean);
});

test('a pasted line is one line without control characters', () => {
  expect(plainLine('\u0007 一\r\n二\u200b\t三\u0000 ')).toBe('一 二 三');
});
