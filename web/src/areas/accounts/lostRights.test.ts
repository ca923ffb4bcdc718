import { expect, it } from 'vitest';
import { codesOf, type RightName } from '#contracts/rights/rights.ts';
import { lostRights } from './lostRights.ts';

it.each<[string, RightName[], RightName[], string[]]>([
  ['a right is gone', ['viewSendSms', 'viewMember'], ['viewMember'], ['view SendSms all']],
  ['a right reaches less far', ['viewOrderHotel'], ['viewRelatedOrderHotel'], ['view OrderHotel all']],
  ['a right reaches further', ['viewSingleOrderHotel'], ['viewOrderHotel'], []],
  [
    'only looking is left',
    ['viewOrderHotel', 'manageOrderHotel'],
    ['viewOrderHotel'],
    ['manage OrderHotel all'],
  ],
  ['a right is added', ['viewMember'], ['viewMember', 'viewSendSms'], []],
])('what users of a role lose when %s', (_, before, after, lost) => {
  const words = lostRights(codesOf(before), codesOf(after));
  expect(words.map(({ verb, area, scope }) => `${verb} ${area} ${scope}`)).toEqual(lost);
});
