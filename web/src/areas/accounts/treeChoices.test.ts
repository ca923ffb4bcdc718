import { describe, expect, it } from 'vitest';
import { type BelongType, belongType } from '#contracts/enums.ts';
import { rightTree } from '#contracts/rights/rightChoices.ts';
import { beyond } from '#contracts/rights/rightScopes.ts';
import { codesOf, type RightArea, type RightName } from '#contracts/rights/rights.ts';
import {
  type Chosen,
  keptFor,
  matchingModules,
  mayReach,
  mayTick,
  reach,
  reachAll,
  scopesOf,
  shareOf,
  tick,
  tickAll,
} from './treeChoices.ts';

const { system, merchant } = belongType;
const codes = (...names: RightName[]) => codesOf(names).sort((a, b) => a - b);
const moduleOf = (name: string, type: BelongType = system) =>
  rightTree(type).find(({ module }) => module === name) ?? { module: 'account' as const, areas: [] };
const areaOf = (area: RightArea, type: BelongType = system) => {
  const found = rightTree(type)
    .flatMap(({ areas }) => areas)
    .find((one) => one.area === area);
  if (!found) throw new Error(area);
  return found;
};
const everything = { codes: [], type: system, mayGive: () => true } satisfies Chosen;
/** The choices of an operator who holds only these rights. */
const limited = (...names: RightName[]): Chosen => {
  const held = new Set(codesOf(names));
  return { codes: [], type: system, mayGive: (code) => beyond(held, [code]).length === 0 };
};

describe('one area', () => {
  it('takes the widest scope; managing brings viewing, clearing it takes managing along', () => {
    const managed = tick(areaOf('OrderHotel'), 'manage', true, everything);
    expect(managed).toEqual(codes('viewOrderHotel', 'manageOrderHotel'));
    const related = reach(areaOf('OrderHotel'), 'related', { ...everything, codes: managed });
    expect(related).toEqual(codes('viewRelatedOrderHotel', 'manageRelatedOrderHotel'));
    expect(tick(areaOf('OrderHotel'), 'view', false, { ...everything, codes: related })).toEqual([]);
  });

  it('is viewed when a scope is chosen first', () => {
    expect(reach(areaOf('OrderHotel'), 'related', everything)).toEqual(codes('viewRelatedOrderHotel'));
  });
});

describe('who does not hold a right himself', () => {
  const operator = limited('viewOrderHotel', 'manageRelatedOrderHotel');

  it('gives what he has in the widest scope that he may', () => {
    expect(tick(areaOf('OrderHotel'), 'view', true, operator)).toEqual(codes('viewOrderHotel'));
    expect(tick(areaOf('OrderHotel'), 'manage', true, operator)).toEqual(
      codes('viewRelatedOrderHotel', 'manageRelatedOrderHotel'),
    );
  });

  it('gives no other area, and does not widen what would go beyond him', () => {
    expect(mayTick(areaOf('Member'), 'view', operator)).toBe(false);
    expect(tick(areaOf('Member'), 'view', true, operator)).toEqual([]);
    const managed = { ...operator, codes: codes('viewRelatedOrderHotel', 'manageRelatedOrderHotel') };
    expect(mayReach(areaOf('OrderHotel'), 'all', managed)).toBe(false);
    const viewed = { ...operator, codes: codes('viewOrderHotel') };
    expect(mayTick(areaOf('OrderHotel'), 'manage', viewed)).toBe(false);
  });
});

describe('a whole module', () => {
  const orders = moduleOf('order');

  it('is ticked and cleared, counted, and set to one scope', () => {
    const viewed = tickAll(orders, 'view', true, everything);
    expect(viewed).toHaveLength(6);
    const chosen = { ...everything, codes: viewed };
    expect(shareOf(orders, 'view', chosen)).toEqual({ all: 6, chosen: 6 });
    expect(shareOf(orders, 'manage', chosen)).toEqual({ all: 6, chosen: 0 });
    expect(scopesOf(orders, chosen)).toEqual({ offered: ['all', 'related'], common: 'all' });
    const related = reachAll(orders, 'related', chosen);
    expect(related).toContain(codesOf(['viewRelatedRefundHouse'])[0]);
    expect(scopesOf(orders, { ...everything, codes: related }).common).toBe('related');
    expect(tickAll(orders, 'view', false, { ...everything, codes: related })).toEqual([]);
  });

  it('manages only where there is something to manage', () => {
    const finance = moduleOf('finance');
    expect(tickAll(finance, 'manage', true, everything)).not.toContain(codesOf(['viewAccountJournal'])[0]);
    expect(shareOf(finance, 'manage', everything)).toEqual({ all: 5, chosen: 0 });
  });

  it('sets the scope of what is chosen, of all where nothing is', () => {
    const one = { ...everything, codes: codes('viewOrderHotel') };
    expect(reachAll(orders, 'related', one)).toEqual(codes('viewRelatedOrderHotel'));
    expect(reachAll(orders, 'related', everything)).toHaveLength(6);
  });
});

it('another kind of user keeps what it may hold', () => {
  expect(keptFor(codes('viewOrderHotel', 'viewRelatedOrderPlace', 'viewMember'), merchant)).toEqual(
    codes('viewRelatedOrderPlace'),
  );
});

it('is searched by the names of areas and modules', () => {
  const names = { module: (module: string) => `M-${module}`, area: (area: string) => area };
  const found = (text: string) =>
    matchingModules(rightTree(system), text, names).map(({ module, areas }) => [module, areas.length]);
  expect(found('refund')).toEqual([['order', 3]]);
  expect(found('m-ORDER')).toEqual([['order', 6]]);
  expect(found('nothing like it')).toEqual([]);
});
