import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  ['云栖湖, 南门', '"云栖湖, 南门"'],
  ['他说"好"', '"他说""好"""'],
  ['一行\n两行', '"一行\n两行"'],
  ['=1+1', "'=1+1"],
  ['+86', "'+86"],
  ['-SUM(A1)', "'-SUM(A1)"],
  ['@cmd', "'@cmd"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['-', ''],
  ['138****5678', '138****5678'],
  [12.5, '12.5'],
  [-0.05, '-0.05'],
  [99_999_999.99, '99999999.99'],
  [Number.NaN, ''],
])('%j is written as %j', (value, written) => {
  expect(csvLine([value])).toBe(`${written}\r\n`);
});

test('cells stand between commas', () => {
  expect(csvLine(['甲', 2, ''])).toBe('甲,2,\r\n');
});
