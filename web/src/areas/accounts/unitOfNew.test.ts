import { expect, test } from 'vitest';
import { belongType } from '#contracts/enums.ts';
import { newUserPath } from '../../domain/accounts/userListPath.ts';
import { unitOfNew } from './unitOfNew.ts';

const { system, estate, merchant } = belongType;
const platform = { belongType: system, belongId: '0' };
/** Where a list with these criteria leads when a user is added. */
const addressFor = (criteria: Record<string, string>) =>
  new URL(newUserPath(criteria), 'http://a').searchParams;

test.each([
  ['of the merchant that the list shows', { belongType: '30', belongId: '6', enabled: '1' }, merchant, '6'],
  ['of the company that the list shows', { belongType: '20', belongId: '3' }, estate, '3'],
  ['of the type that the list shows', { belongType: '30' }, merchant, ''],
  ['of the platform', { belongType: '10', belongId: '6' }, system, ''],
  ['of no unit yet', { keyword: '林' }, '', ''],
  ['of no unit yet where the address names none that there is', { belongType: '40', belongId: '6' }, '', ''],
])('a new user is %s', (_, criteria, type, id) => {
  expect(unitOfNew(addressFor(criteria as Record<string, string>), platform)).toEqual({
    belongType: type,
    belongId: id,
  });
});

test('a merchant adds users of his own only', () => {
  const own = { belongType: merchant, belongId: '2' };
  expect(unitOfNew(addressFor({ belongType: '30', belongId: '6' }), own)).toEqual(own);
});
