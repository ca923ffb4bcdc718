import { expect, it } from 'vitest';
import {
  bankCheckDigit,
  creditCheckCharacter,
  isBankCard,
  isCreditCode,
  isIdCard,
  isPersonName,
} from './identity.ts';

/** Numbers of which it is known from elsewhere whether they are right. */

it.each([
  ['11010519491231002X', true, 'the example of GB 11643'],
  ['110105194912310021', false, 'another check character'],
  ['11010519491231002x', false, 'a small x'],
  ['110105194902300020', false, 'a 30 February with its check character'],
  ['110105190002290025', false, '1900 was no leap year'],
  ['110105189912310023', false, 'before 1900'],
  ['110105194913310021', false, 'a 13th month'],
  ['1101051949123100', false, 'too short'],
  ['11010519491231002X ', false, 'a blank behind it'],
])('identity card %s: %s (%s)', (value, right) => {
  expect(isIdCard(value)).toBe(right);
});

it('a 29 February is a day in leap years only', () => {
  const days = ['20000229', '20240229', '19000229', '20230229', '20240230', '20240431'];
  const cards = days.map((day) => [...'0123456789X'].some((last) => isIdCard(`990000${day}001${last}`)));
  expect(cards).toEqual([true, true, false, false, false, false]);
});

it.each([
  ['91330100799655058B', true, 'a company of Hangzhou'],
  ['914403001922038216', true, 'a company of Shenzhen'],
  ['91330100799655058C', false, 'another check character'],
  ['91330100799655085B', false, 'two digits exchanged'],
  ['91330100799655058b', false, 'a small letter'],
  ['9133010079965505IB', false, 'a letter that is not used'],
  ['91330100799655058', false, 'too short'],
])('统一社会信用代码 %s: %s (%s)', (value, right) => {
  expect(isCreditCode(value)).toBe(right);
});

it.each([
  ['4111111111111111', true, 'a test number of the card companies'],
  ['6222600260001072444', true, '19 digits'],
  ['4111111111111112', false, 'another check digit'],
  ['4111111111111', false, '13 digits with a wrong sum'],
  ['00000000000', false, '11 digits'],
  ['00000000000000000000', false, '20 digits'],
  ['4111 1111 1111 1111', false, 'with blanks'],
])('bank card %s: %s (%s)', (value, right) => {
  expect(isBankCard(value)).toBe(right);
});

it('seeds and tests get the character that makes a number right', () => {
  expect(creditCheckCharacter('91330100799655058')).toBe('B');
  expect(bankCheckDigit('411111111111111')).toBe('1');
});

it.each([
  ['欧阳修', true],
  ['阿卜杜拉·买买提', true],
  ['José', true],
  ['李', false],
  ['李4', false],
  ['Li Lei', false],
  ['··', false],
  ['李·', false],
  ['李'.repeat(21), false],
])('person name %s: %s', (value, right) => {
  expect(isPersonName(value)).toBe(right);
});
