import { expect, it } from 'vitest';
import { belongType } from '#contracts/enums.ts';
import { codesOf, type RightName } from '#contracts/rights/rights.ts';
import { type Compared, comparedModules, countDifferences, differencesIn } from './compareRoles.ts';

const role = (type: Compared['belongType'], ...names: RightName[]): Compared => ({
  belongType: type,
  rightIds: codesOf(names),
});
const first = role(
  belongType.merchant,
  'viewSingleOrderHotel',
  'manageSingleOrderHotel',
  'viewRelatedRefundHotel',
  'viewRelatedOrderPlace',
);
const second = role(belongType.merchant, 'viewRelatedOrderHotel', 'viewRelatedRefundHotel', 'viewSingleUser');

it('finds areas that only one role has, and what differs where both have it', () => {
  expect(differencesIn('OrderPlace', first, second)).toEqual(['onlyFirst']);
  expect(differencesIn('User', first, second)).toEqual(['onlySecond']);
  expect(differencesIn('OrderHotel', first, second)).toEqual(['scope', 'verbs']);
  expect(differencesIn('RefundHotel', first, second)).toEqual([]);
  expect(differencesIn('Member', first, second)).toBeUndefined();
});

it('keeps the order of the tree, with or without what is the same', () => {
  const areas = (onlyDifferences: boolean) =>
    comparedModules(first, second, onlyDifferences).map((module) => module.areas.map(({ area }) => area));
  expect(areas(false)).toEqual([['User'], ['OrderPlace', 'OrderHotel', 'RefundHotel']]);
  expect(areas(true)).toEqual([['User'], ['OrderPlace', 'OrderHotel']]);
});

it('counts each way of differing', () => {
  expect(countDifferences(first, second)).toEqual({ onlyFirst: 1, onlySecond: 1, scope: 1, verbs: 1 });
  expect(countDifferences(first, first)).toEqual({ onlyFirst: 0, onlySecond: 0, scope: 0, verbs: 0 });
});

it('compares roles for different kinds of users', () => {
  const ofPlatform = role(belongType.system, 'viewOrderPlace');
  expect(differencesIn('OrderPlace', first, ofPlatform)).toEqual(['scope']);
});
