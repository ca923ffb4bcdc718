import { expect, test } from 'vitest';
import { belongType } from '#contracts/enums.ts';
import { rightsOver } from '#contracts/rights/rights.ts';
import { missingRights } from './missingRights.ts';

test('of rights in three scopes those are missing that a user of the kind can hold', () => {
  const names = rightsOver('manage', 'User');
  expect(missingRights(names, belongType.system)).toEqual({
    rights: [{ area: 'User', verb: 'manage', scopes: ['all', 'related'] }],
    never: false,
  });
  expect(missingRights(names, belongType.merchant).rights).toEqual([
    { area: 'User', verb: 'manage', scopes: ['single', 'related'] },
  ]);
});

test('several areas that would do stand side by side', () => {
  expect(missingRights(['viewMember', 'viewMemberLabel'], belongType.system).rights).toEqual([
    { area: 'Member', verb: 'view', scopes: ['all'] },
    { area: 'MemberLabel', verb: 'view', scopes: ['all'] },
  ]);
});

test('what a user of the kind can never hold is named all the same', () => {
  expect(missingRights(['manageHomeBanner'], belongType.merchant)).toEqual({
    rights: [{ area: 'HomeBanner', verb: 'manage', scopes: ['all'] }],
    never: true,
  });
});
