import { type BelongType, belongType, valuesOf } from '#contracts/enums.ts';
import { allRightAreas, codeOf, isOffered, offeredScopes } from '#contracts/rights/rightScopes.ts';
import { type RightName, rightIds } from '#contracts/rights/rights.ts';
import { mayOpen, menuFor } from '#web/app/menu.ts';
import { screens } from '#web/app/screens.ts';
import { differences as callDifferences, mayCall, unitDifferences } from './calls.ts';
import type { Matrix } from './matrix.ts';
import { callOf, entryOf, purposeOf } from './openings.ts';
import { rowDifferences } from './rowActions.ts';
import { screenUses } from './screens.ts';
import type { Somebody } from './world.ts';

/** Where the console would say something else than the mock, each as a sentence. */
export const differencesIn = (matrix: Matrix): string[] => [
  ...tableDifferences(),
  ...callDifferences(matrix.calls, matrix.everybody),
  ...unitDifferences(matrix.world),
  ...guardDifferences(matrix),
  ...singleRightDifferences(),
  ...rowDifferences(matrix.world),
];

/** Screens without an entry in the table, and entries without a screen. */
function tableDifferences(): string[] {
  const known = new Set<string>(screens.map(({ path }) => path));
  return [
    ...screens
      .filter(({ path }) => !entryOf(path))
      .map(({ path }) => `${path}: say in uses.ts of its area what it is for and what can be done on it`),
    ...screenUses
      .filter(({ path }) => !known.has(path))
      .map(({ path }) => `${path}: uses.ts of its area describes it, and there is no such screen`),
  ];
}

/** Guard and menu of the console, by its own functions. */
function guardDifferences({ screens: rows, everybody }: Matrix): string[] {
  return everybody.flatMap(({ role, session }, at) => {
    const inMenu = new Set(
      menuFor(session).flatMap(({ groups }) =>
        groups.flatMap((group) => group.screens.map(({ path }) => path)),
      ),
    );
    return rows.flatMap(({ use: { path }, parent, openings }) => {
      const screen = screens.find((one) => one.path === path);
      const opensInConsole = screen !== undefined && mayOpen(screen, session);
      const isAdmitted = openings[at] !== 'refused';
      const said: string[] = [];
      if (opensInConsole !== isAdmitted)
        said.push(
          `${path}: ${opensInConsole ? 'opens to' : '/401 for'} ${role}, whose call the mock ${isAdmitted ? 'answers' : 'refuses'}`,
        );
      if (inMenu.has(path) !== (isAdmitted && !parent))
        said.push(`${path}: ${inMenu.has(path) ? 'stands' : 'does not stand'} in the menu of ${role}`);
      return said;
    });
  });
}

/** A user of a kind who holds exactly one right, for combinations that no default role has. */
function holderOf(type: BelongType, code: number): Pick<Somebody, 'session'> {
  const user = {
    id: '',
    name: '',
    belongType: type,
    belongId: '',
    belongName: '',
    mustChangePassword: 0,
  } as const;
  return { session: { token: '-', user, rights: new Set([code]), ended: undefined, preview: undefined } };
}

/** Each right alone opens exactly the screens whose call it admits to. */
function singleRightDifferences(): string[] {
  const names = new Map(Object.entries(rightIds).map(([name, code]) => [code, name as RightName]));
  return valuesOf(belongType).flatMap((type) => {
    const codes = allRightAreas.flatMap((area) =>
      offeredScopes(area, type).flatMap((scope) =>
        (['view', 'manage'] as const)
          .filter((verb) => isOffered(area, verb, scope))
          .map((verb) => codeOf(area, verb, scope)),
      ),
    );
    return codes.flatMap((code) => {
      const holder = holderOf(type, code);
      return screens.flatMap((screen) => {
        const use = entryOf(screen.path);
        const purpose = use && purposeOf(use, type);
        const opens = mayOpen(screen, holder.session);
        if (!purpose || opens === mayCall(callOf(purpose, type), holder)) return [];
        return [
          `${screen.path}: ${opens ? 'opens' : '/401'} with ${names.get(code)} alone (${type}), unlike ${purpose}`,
        ];
      });
    });
  });
}
