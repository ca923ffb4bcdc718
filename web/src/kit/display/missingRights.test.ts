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

test('rights over several areas, any of which is enough, are listed one by one', () => {
  expect(missingRights(['viewMember', 'viewMemberLabel'], belongType.system).rights).toEqual([
    { area: 'Member', verb: 'view', scopes: ['all'] },
    { area: 'MemberLabel', verb: 'view', scopes: ['all'] },
  ]);
});

test('rights that a user of the type can never hold are listed, too', () => {
  expect(missingRights(['manageHomeBanner'], belongType.merchant)).toEqual({
    rights: [{ area: 'HomeBanner', verb: 'manage', scopes: ['all'] }],
    never: true,
  });
});
