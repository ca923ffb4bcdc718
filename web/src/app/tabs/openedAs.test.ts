import { expect, it } from 'vitest';
import { belongType } from '#contracts/enums.ts';
import { codesOf, type RightName } from '#contracts/rights/rights.ts';
import type { Session } from '../../api/session.ts';
import { openedAs } from './openedAs.ts';

const screen = '/merchant/hotel/hotels/add';
const holder = (...rights: RightName[]): Session => ({
  token: 'T',
  user: {
    ...{ id: '7', name: '', belongType: belongType.system, belongId: '0', belongName: '' },
    mustChangePassword: 0,
  },
  rights: new Set(codesOf(rights)),
  ended: undefined,
  preview: undefined,
});

it.each([
  ['a form of a record that he may change', `${screen}?id=1`, holder('manageMerchantHotel'), 'record'],
  ['a form of a record that he may only read', `${screen}?id=1`, holder('viewMerchantHotel'), 'view'],
  ['a form that adds', screen, holder('manageMerchantHotel'), 'page'],
  ['a form that adds, which he may not open', screen, holder('viewMerchantHotel'), undefined],
  ['a record that he may not read', `${screen}?id=1`, holder('viewMember'), undefined],
] as const)('as what the page of a tab opens: %s', (_, key, session, as) => {
  expect(openedAs({ screen, key }, session)).toBe(as);
});
