import { describe, expect, it } from 'vitest';
import { type BelongType, belongType } from '../enums.ts';
import { choiceIn, choose, completed, rightsFault, rightTree } from './rightChoices.ts';
import { beyond, needsResources, readRight, scopeOf } from './rightScopes.ts';
import { resultingRights, rightsOfRoles } from './rightSources.ts';
import { codesOf, type RightName, rightIds } from './rights.ts';

const { system, estate, merchant } = belongType;
const codes = (...names: RightName[]) => codesOf(names);
const held = (...names: RightName[]) => new Set(codesOf(names));

describe('the tree of the role form', () => {
  const areasOf = (type: BelongType) =>
    rightTree(type).flatMap(({ module, areas }) => areas.map(({ area }) => `${module}/${area}`));

  it('has every area for the platform, each in its module, without the scope of a unit', () => {
    const tree = rightTree(system);
    expect(tree.map(({ module, areas }) => [module, areas.length])).toEqual([
      ['account', 2],
      ['estate', 4],
      ['merchant', 7],
      ['member', 4],
      ['order', 6],
      ['finance', 6],
      ['product', 6],
      ['statistic', 2],
      ['setting', 5],
    ]);
    const areas = tree.flatMap((module) => module.areas);
    expect(areas.find(({ area }) => area === 'OrderPlace')).toEqual({
      area: 'OrderPlace',
      scopes: ['all', 'related'],
      isManageable: true,
    });
    expect(areas.filter(({ isManageable }) => !isManageable).map(({ area }) => area)).toEqual([
      'AccountJournal',
      'merchantStatistic',
      'estateStatistic',
      'SendSms',
    ]);
  });

  it('has for a unit what it owns, never the plain scope', () => {
    expect(areasOf(estate)).toEqual([
      'account/User',
      'account/Role',
      'estate/Estate',
      'estate/EstateCompany',
      'estate/EstateBooking',
      'estate/Recommend',
      'statistic/estateStatistic',
    ]);
    expect(areasOf(merchant)).toContain('merchant/Merchant');
    expect(areasOf(merchant)).not.toContain('merchant/MerchantCategory');
    expect(areasOf(merchant)).not.toContain('setting/HomeBanner');
    for (const type of [estate, merchant])
      expect(rightTree(type).flatMap(({ areas }) => areas.flatMap(({ scopes }) => scopes))).not.toContain(
        'all',
      );
  });
});

describe('choosing', () => {
  it('管理 ticks 查看', () => {
    expect(choose([], 'User', system, { manage: true })).toEqual(codes('viewUser', 'manageUser'));
    expect(choose([], 'User', merchant, { manage: true })).toEqual(
      codes('viewSingleUser', 'manageSingleUser'),
    );
  });

  it('clearing 查看 clears 管理, clearing 管理 leaves 查看', () => {
    const both = codes('viewUser', 'manageUser', 'viewRole');
    expect(choose(both, 'User', system, { view: false })).toEqual(codes('viewRole'));
    expect(choose(both, 'User', system, { manage: false })).toEqual(codes('viewUser', 'viewRole'));
  });

  it('another scope takes both along and leaves other areas alone', () => {
    const both = codes('viewSingleUser', 'manageSingleUser', 'viewSingleRole');
    expect(choose(both, 'User', merchant, { scope: 'related' })).toEqual(
      codes('viewRelatedUser', 'manageRelatedUser', 'viewSingleRole'),
    );
  });

  it('a scope ticks nothing by itself', () => {
    expect(choose([], 'User', system, { scope: 'related' })).toEqual([]);
  });

  it('管理 of what can only be looked at is 查看', () => {
    expect(choose([], 'SendSms', system, { manage: true })).toEqual(codes('viewSendSms'));
  });

  it('reads back what was chosen, and the widest scope where nothing is', () => {
    const chosen = codes('viewRelatedOrderPlace', 'manageRelatedOrderPlace', 'viewSingleUser');
    expect(choiceIn(chosen, 'OrderPlace', merchant)).toEqual({ view: true, manage: true, scope: 'related' });
    expect(choiceIn(chosen, 'User', merchant)).toEqual({ view: true, manage: false, scope: 'single' });
    expect(choiceIn(chosen, 'Role', merchant)).toEqual({ view: false, manage: false, scope: 'single' });
    expect(choiceIn([], 'Role', system).scope).toBe('all');
    // A role that was made elsewhere may hold 管理 alone, which admits viewing as well.
    expect(choiceIn(codes('manageUser'), 'User', system)).toMatchObject({ view: true, manage: true });
  });

  it('every choice that the tree offers is one that the server takes, as it is', () => {
    for (const type of [system, estate, merchant])
      for (const { areas } of rightTree(type))
        for (const { area, scopes } of areas)
          for (const scope of scopes) {
            const chosen = choose([], area, type, { manage: true, scope });
            expect(chosen.length).toBeGreaterThan(0);
            expect(rightsFault(chosen, type)).toBeUndefined();
            expect(completed(chosen)).toEqual(chosen);
          }
  });
});

it('to manage needs to view, each right once', () => {
  expect(completed(codes('manageRole', 'manageUser', 'manageUser'))).toEqual(
    codes('viewUser', 'manageUser', 'viewRole', 'manageRole'),
  );
});

describe('a role', () => {
  it.each<[string, BelongType, number[], string | undefined]>([
    ['that holds no such right', system, [9999], 'rightUnknown'],
    ['with an operation that is not offered', system, [rightIds.viewSendSms + 4], 'rightUnknown'],
    ['of a merchant with a plain right', merchant, codes('viewOrderPlace'), 'merchantGlobalRight'],
    ['of a merchant with a setting', merchant, codes('manageHomeBanner'), 'merchantGlobalRight'],
    ['of a company with a plain right', estate, codes('viewEstate'), 'companyGlobalRight'],
    ['of a company with hotels', estate, codes('viewSingleMerchantHotel'), 'rightUnknown'],
    ['of a merchant with projects', merchant, codes('viewSingleEstate'), 'rightUnknown'],
    ['of the platform with the scope of a unit', system, codes('viewSingleUser'), 'rightUnknown'],
    ['with two scopes in one area', merchant, codes('viewSingleUser', 'manageRelatedUser'), 'oneScope'],
    ['of a merchant, as it should be', merchant, codes('viewSingleUser', 'viewRelatedOrderPlace'), undefined],
    ['of the platform, as it should be', system, codes('viewUser', 'viewRelatedOrderPlace'), undefined],
  ])('%s', (_, type, chosen, fault) => {
    expect(rightsFault(chosen, type)).toBe(fault);
  });
});

describe('nobody gives what he does not hold', () => {
  it('a wider scope covers a narrower one, and 管理 covers 查看', () => {
    const narrow = codes('viewUser', 'viewSingleUser', 'manageRelatedUser');
    expect(beyond(held('manageUser'), narrow)).toEqual([]);
    expect(beyond(held('manageSingleUser'), narrow)).toEqual(codes('viewUser'));
    expect(beyond(held('manageRelatedUser'), narrow)).toEqual(codes('viewUser', 'viewSingleUser'));
    expect(beyond(held('viewUser'), narrow)).toEqual(codes('manageRelatedUser'));
    expect(beyond(held('manageRole'), narrow)).toEqual(narrow);
  });

  it('a right that does not exist is nobody’s', () => {
    expect(beyond(new Set(Object.values(rightIds)), [9999])).toEqual([9999]);
  });
});

it('the widest scope wins', () => {
  const rights = held('viewRelatedUser', 'manageSingleUser');
  expect(scopeOf(rights, 'User', 'view')).toBe('single');
  expect(scopeOf(rights, 'User', 'view', ['all', 'related'])).toBe('related');
  expect(scopeOf(rights, 'Role', 'view')).toBeUndefined();
});

it('rights over assigned resources need some', () => {
  expect(needsResources(codes('viewSingleUser', 'viewUser'))).toBe(false);
  expect(needsResources(codes('viewSingleUser', 'manageRelatedOrderHotel'))).toBe(true);
});

it('every code of the catalogue reads back as what it is, and no other does', () => {
  expect(Object.values(rightIds).filter((code) => !readRight(code))).toEqual([]);
  expect([0, 1, 1014, 1018, 1855, 9999, Number.NaN].map(readRight)).toEqual(Array(7).fill(undefined));
});

describe('the rights of several roles', () => {
  const desk = { id: '8', name: '前台', enabled: 1 as const, rightIds: codes('manageRelatedOrderHotel') };
  const chief = {
    id: '9',
    name: '值班经理',
    enabled: 1 as const,
    rightIds: codes('viewSingleOrderHotel', 'viewSingleUser'),
  };
  const off = { id: '10', name: '停用', enabled: 0 as const, rightIds: codes('manageSingleUser') };

  it('come together; one that is disabled gives nothing', () => {
    expect(rightsOfRoles([desk, chief, off])).toEqual(
      held('manageRelatedOrderHotel', 'viewSingleOrderHotel', 'viewSingleUser'),
    );
    expect(rightsOfRoles([off])).toEqual(new Set());
  });

  it('name the role that each comes from, with its scope, and the widest one', () => {
    expect(resultingRights([desk, chief, off])).toEqual([
      {
        area: 'User',
        verb: 'view',
        scope: 'single',
        from: [{ roleId: '9', roleName: '值班经理', scope: 'single' }],
      },
      {
        area: 'OrderHotel',
        verb: 'view',
        scope: 'single',
        from: [
          { roleId: '8', roleName: '前台', scope: 'related' },
          { roleId: '9', roleName: '值班经理', scope: 'single' },
        ],
      },
      {
        area: 'OrderHotel',
        verb: 'manage',
        scope: 'related',
        from: [{ roleId: '8', roleName: '前台', scope: 'related' }],
      },
    ]);
  });
});
