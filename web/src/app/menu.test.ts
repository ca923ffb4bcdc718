import { describe, expect, it } from 'vitest';
import { areas, type CallName } from '#contracts/areas.ts';
import { type AnyEndpoint, callFor } from '#contracts/endpoint.ts';
import { type BelongType, belongType, valuesOf } from '#contracts/enums.ts';
import { allRightAreas, codeOf, isOffered, offeredScopes } from '#contracts/rights/rightScopes.ts';
import { codesOf, rightIds } from '#contracts/rights/rights.ts';
import type { Session } from '../api/session.ts';
import type { Screen } from '../kit/page/screen.ts';
import { mayOpen, pagesAbove, rightsFor, screenAt, titleKeyOf } from './menu.ts';
import { screens } from './screens.ts';

const callOf = (name: CallName): AnyEndpoint => {
  const [area = '', key = ''] = name.split('.');
  const call = (areas as Record<string, Record<string, AnyEndpoint>>)[area]?.[key];
  if (!call) throw new Error(`no call ${name}`);
  return call;
};

/** A user of a kind who is not the super administrator. */
const holder = (type: BelongType, codes: readonly number[]): Session => ({
  token: 'T',
  user: { id: '7', name: '', belongType: type, belongId: '1', belongName: '', mustChangePassword: 0 },
  rights: new Set(codes),
  ended: undefined,
  preview: undefined,
});

/** Every right that a user of a kind can hold. */
const rightsOf = (type: BelongType) =>
  allRightAreas.flatMap((area) =>
    offeredScopes(area, type).flatMap((scope) =>
      (['view', 'manage'] as const)
        .filter((verb) => isOffered(area, verb, scope))
        .map((verb) => codeOf(area, verb, scope)),
    ),
  );

/** The rights of the call that a kind of user makes on a screen; none if the call is not for this kind. */
function rightsOfCall(screen: Screen, type: BelongType): readonly number[] {
  const shown = (type === belongType.merchant && screen.ofOwn && screenAt(screen.ofOwn)) || screen;
  if (!shown.call) throw new Error('open to everybody');
  const { rights = [], belongTypes } = callFor(callOf(shown.call), type).access;
  return belongTypes && !belongTypes.includes(type) ? [] : codesOf(rights);
}

describe.each(valuesOf(belongType))('for users of kind %i', (type) => {
  it.each(screens.filter(({ call }) => call))(
    '$path opens with any right of its call, and with no other',
    (screen) => {
      const admitting = rightsOfCall(screen, type);
      // To manage includes to view.
      const opening = rightsOf(type).filter((code) =>
        admitting.some((one) => one === code || (one + 4 === code && one % 10 <= 3)),
      );
      const found = rightsOf(type).filter((code) => mayOpen(screen, holder(type, [code])));
      expect(found).toEqual(opening);
      const others = rightsOf(type).filter((code) => !opening.includes(code));
      expect(mayOpen(screen, holder(type, others))).toBe(false);
    },
  );
});

it('only the home page needs no right', () => {
  const open = screens.filter((screen) => mayOpen(screen, holder(belongType.system, [])));
  expect(open.map(({ path }) => path)).toEqual(['/home']);
});

it('the refusal names the rights of all kinds of users over the call of the screen', () => {
  const users = screenAt('/account/manage/user-list');
  expect(users && rightsFor(users)).toEqual(['viewUser', 'viewSingleUser', 'viewRelatedUser']);
});

it('the pages above a hidden page are those from its list down', () => {
  const form = screenAt('/account/manage/add-user');
  expect(form && pagesAbove(form).map(({ path }) => path)).toEqual(['/account/manage/user-list']);
});

describe('the title of an open page', () => {
  const form = '/merchant/hotel/hotels/add';
  const record = `${form}?id=7`;
  const titleFor = (key: string, ...codes: number[]) =>
    titleKeyOf(form, key, holder(belongType.system, codes));

  it('says of a form that it adds, or that it changes the record of the page', () => {
    expect(titleFor(form, rightIds.manageMerchantHotel)).toBe(form);
    expect(titleFor(record, rightIds.manageMerchantHotel)).toBe(`${form}?id`);
  });

  it('says that the record is read, to whoever may change none', () => {
    expect(titleFor(record, rightIds.viewMerchantHotel)).toBe('?view');
  });

  it('is that of no page which the user may not open', () => {
    expect(titleFor(form, rightIds.viewMerchantHotel)).toBeUndefined();
    expect(titleFor(record, rightIds.viewMerchantHouse)).toBeUndefined();
  });
});
