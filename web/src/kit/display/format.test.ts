import { describe, expect, it } from 'vitest';
import { maskIdCard, maskMobile } from '#contracts/forms/masks.ts';
import { fc } from '../../../../contracts/testing/properties.ts';
import {
  formatArea,
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatRate,
  formatReportMoney,
  parseMoney,
} from './format.ts';

it('formatMoney shows cents with two decimals', () => {
  const shown = [12345, 0, 5, 50, 100, -5, -12345, 9_999_999_999, 141_410_000].map(formatMoney);
  expect(shown).toEqual([
    '123.45',
    '0.00',
    '0.05',
    '0.50',
    '1.00',
    '-0.05',
    '-123.45',
    '99999999.99',
    '1414100.00',
  ]);
  expect([undefined, null, Number.NaN].map(formatMoney)).toEqual(['-', '-', '-']);
});

it('formatReportMoney separates thousands', () => {
  const shown = [12345, 123_456, 100_000, 12_345_678, -123_456_789, 0].map(formatReportMoney);
  expect(shown).toEqual(['123.45', '1,234.56', '1,000.00', '123,456.78', '-1,234,567.89', '0.00']);
});

describe('parseMoney', () => {
  it('reads yuan as typed', () => {
    const read = ['123.45', '0', '0.00', '12.5', ' 7 ', '1.15', '99999999.99', '007'].map(parseMoney);
    expect(read).toEqual([12345, 0, 0, 1250, 700, 115, 9_999_999_999, 700]);
  });

  it('refuses everything else', () => {
    const bad = [
      '',
      ' ',
      '-1',
      '+1',
      '1.234',
      '100000000',
      '1e3',
      '1,000',
      '.5',
      '5.',
      '1.2.3',
      'abc',
      '１',
      'NaN',
      '9'.repeat(400),
    ];
    expect(bad.filter((text) => parseMoney(text) !== undefined)).toEqual([]);
  });

  it('reads back every amount that formatMoney shows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        (cents) => parseMoney(formatMoney(cents)) === cents,
      ),
    );
  });
});

it('rates are basis points, areas hundredths of a square metre', () => {
  expect([150, 6338, 0, 10_000].map(formatRate)).toEqual(['1.50%', '63.38%', '0.00%', '100.00%']);
  expect([8950, 100, undefined].map(formatArea)).toEqual(['89.50㎡', '1.00㎡', '-']);
});

it('dates of 1970-01-01 and missing dates show as -', () => {
  const dates = ['2025-03-04 05:06:07', '1970-01-01 00:00:00', '1970-01-01 08:00:00', '', undefined, null];
  expect(dates.map(formatDateTime)).toEqual(['2025-03-04 05:06:07', '-', '-', '-', '-', '-']);
  expect([...dates, '2025-03-04'].map(formatDate)).toEqual([
    '2025-03-04',
    '-',
    '-',
    '-',
    '-',
    '-',
    '2025-03-04',
  ]);
});

it('masks (domain design E9)', () => {
  expect(maskMobile('13812345678')).toBe('138****5678');
  expect(maskMobile('020-8765432')).toBe('020-8765432');
  expect(maskIdCard('11010519491231002X')).toBe('1101**********002X');
});

it('counts have separators, as amounts of reports', () => {
  expect([0, 999, 1_000, 1_234_567, undefined].map(formatCount)).toEqual([
    '0',
    '999',
    '1,000',
    '1,234,567',
    '-',
  ]);
});
