import { describe, expect, it } from 'vitest';
import { fc } from '../../testing/properties.ts';
import { cleanDegrees, coordinatesOf } from './coordinates.ts';
import { cleanMobile, cleanNameOrNumber, cleanPhone, isMobile, isPhone } from './fields.ts';
import {
  cleanBankCard,
  cleanIdentity,
  creditCheckCharacter,
  isBankCard,
  isCreditCode,
  isIdCard,
} from './identity.ts';
import { cleanCode, cleanDecimal, cleanWhole, halfWidth } from './plainText.ts';

/** What people paste, and what the checks then measure. */

type Table = [string, string][];

const mobiles: Table = [
  ['13800138000', '13800138000'],
  ['+86 138 0013 8000', '13800138000'],
  ['+86-138-0013-8000', '13800138000'],
  ['0086 13800138000', '13800138000'],
  ['8613800138000', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['＋８６　１３８　００１３　８０００', '13800138000'],
  ['\u202a138-0013-8000\u202c', '13800138000'],
  ['\t138\u00a00013\u00a08000\n', '13800138000'],
  ['138.0013.8000', '13800138000'],
  ['(138)00138000', '13800138000'],
  ['86', '86'],
  ['0013', '0013'],
  ['861380', '861380'],
];
it.each(mobiles)('the mobile number %j is %s', (pasted, clean) => {
  expect(cleanMobile(pasted)).toBe(clean);
  expect(isMobile(clean)).toBe(clean.length === 11);
});

const phones: Table = [
  ['0571-87654321', '0571-87654321'],
  ['0571 8765 4321', '0571-87654321'],
  ['(0571) 87654321', '0571-87654321'],
  ['（０５７１）８７６５４３２１', '0571-87654321'],
  ['0571－87654321', '0571-87654321'],
  ['0571—87654321', '0571-87654321'],
  ['057187654321', '0571-87654321'],
  ['020 8765 432', '020-8765432'],
  ['010-87654321', '010-87654321'],
  ['+86 571 8765 4321', '0571-87654321'],
  ['+86 (0571) 87654321', '0571-87654321'],
  ['+86 20 87654321', '020-87654321'],
  ['+86 10 8765 4321', '010-87654321'],
  ['+86 (0)571 8765 4321', '0571-87654321'],
  ['400 880 1234', '4008801234'],
  ['400-880-1234', '400-880-1234'],
  ['+86 138 0013 8000', '13800138000'],
];
it.each(phones)('the phone number %j is %s', (pasted, clean) => {
  expect(cleanPhone(pasted)).toBe(clean);
  expect(isPhone(clean)).toBe(true);
});
it.each(['0571', '0571-', '0571-8', '05711-1234567', '012-12345678', '400', '400-8', '13', '0'])(
  'of the phone number %s nothing is lost while it is typed',
  (typed) => {
    expect(cleanPhone(typed)).toBe(typed);
  },
);

const names: Table = [
  ['  王小明 ', '王小明'],
  ['Anna Maria', 'Anna Maria'],
  ['138-0013-8000', '13800138000'],
  ['138 0013', '1380013'],
  ['+86 13800138000', '13800138000'],
  ['2号店', '2号店'],
];
it.each(names)('a search for %j looks for %s', (pasted, clean) => {
  expect(cleanNameOrNumber(pasted)).toBe(clean);
});

const creditCode = `9133010079965505${'8'}`;
const identities: Table = [
  ['11010519491231002x', '11010519491231002X'],
  ['110105 19491231 002x', '11010519491231002X'],
  ['１１０１０５１９４９１２３１００２Ｘ', '11010519491231002X'],
  ['110105-19491231-002ｘ', '11010519491231002X'],
  ['11010519491231002×', '11010519491231002X'],
];
it.each(identities)('the ID card %j is %s', (pasted, clean) => {
  expect(cleanIdentity(pasted)).toBe(clean);
  expect(isIdCard(clean)).toBe(true);
});
it('a credit code is taken in small letters and with spaces', () => {
  const code = creditCode + creditCheckCharacter(creditCode);
  for (const pasted of [code.toLowerCase(), code.replace(/(.{4})/g, '$1 '), ` ${code}\n`]) {
    expect(cleanIdentity(pasted)).toBe(code);
    expect(isCreditCode(cleanIdentity(pasted))).toBe(true);
  }
});
it.each(['6222 0212 3456 7890 128', '６２２２０２１２３４５６７８９０１２８', '6222-0212-3456-7890-128'])(
  'the bank card %j is its digits',
  (pasted) => {
    expect(cleanBankCard(pasted)).toBe('6222021234567890128');
  },
);
it('the digits of a bank card pass its check', () => {
  expect(isBankCard(cleanBankCard('4111 1111 1111 1111'))).toBe(true);
});
it.each<[string, string]>([
  ['DD 20260501 000123', 'DD20260501000123'],
  ['　ＤＤ２０２６０５０１０００１２３\n', 'DD20260501000123'],
  ['DD20260501-000123', 'DD20260501000123'],
])('the order number %j is %s', (pasted, clean) => {
  expect(cleanCode(pasted)).toBe(clean);
});

const decimals: Table = [
  ['1018', '1018'],
  ['1,018.00', '1018.00'],
  ['１，０１８．００', '1018.00'],
  ['1 018.00', '1018.00'],
  ['1\u202f018', '1018'],
  ["1'018.50", '1018.50'],
  ['1.018,50', '1018.50'],
  ['1,234,567.8', '1234567.8'],
  ['¥1,018.00', '1018.00'],
  ['￥ 1018', '1018'],
  ['1018元', '1018'],
  ['CNY 1018', '1018'],
  ['８.５', '8.5'],
  ['８。５', '8.5'],
  ['8.5%', '8.5'],
  ['８．５％', '8.5'],
  ['8,5', '8.5'],
  ['35.5㎡', '35.5'],
  ['35.5 m²', '35.5'],
  ['8.', '8.'],
  ['10,18.00', '10,18.00'],
  ['1,01,800', '1,01,800'],
  ['abc', 'abc'],
  ['', ''],
];
it.each(decimals)('the amount %j is %s', (pasted, clean) => {
  expect(cleanDecimal(pasted)).toBe(clean);
});
it.each<[string, string]>([
  ['1,018', '1018'],
  ['8.0', '8'],
  ['12.9', '12'],
  ['１２', '12'],
  ['12间', '12'],
  [' 12 ', '12'],
])('the whole number %j is %s', (pasted, clean) => {
  expect(cleanWhole(pasted)).toBe(clean);
});

describe('coordinates', () => {
  it.each([
    '120.098612,30.221845',
    '120.098612, 30.221845',
    '120.098612，30.221845',
    '120.098612 30.221845',
    '120.098612\t30.221845',
    '30.221845,120.098612',
    '东经120.098612°，北纬30.221845°',
    '120.0986119,30.2218450',
  ])('%j are both', (pasted) => {
    expect(coordinatesOf(pasted)).toEqual({ longitude: 120.098612, latitude: 30.221845 });
  });
  it.each(['120.098612', '120,', '120.1,121.2', '30.1,31.2', '1,2,3', ''])('%j are none', (pasted) => {
    expect(coordinatesOf(pasted)).toBeUndefined();
  });
  it.each<[string, string]>([
    ['１２０．０９８６１２', '120.098612'],
    ['120.098612°', '120.098612'],
    ['120.09861249', '120.098612'],
    ['120.', '120.'],
    ['120..09861249', '120..09861249'],
  ])('%j alone is %s', (pasted, clean) => {
    expect(cleanDegrees(pasted)).toBe(clean);
  });
});

it('cleaning twice changes nothing', () => {
  const cleaners = [
    halfWidth,
    cleanMobile,
    cleanPhone,
    cleanNameOrNumber,
    cleanIdentity,
    cleanBankCard,
    cleanCode,
    cleanWhole,
    cleanDecimal,
    cleanDegrees,
  ];
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789+-() .,xX８６　，元¥王') });
  fc.assert(
    fc.property(typed, fc.constantFrom(...cleaners), (text, clean) => {
      expect(clean(clean(text))).toBe(clean(text));
    }),
  );
});
