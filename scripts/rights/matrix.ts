import { areas } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { belongType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { scopedCalls } from '#web/api/scope.ts';
import { mayOpen, menuFor } from '#web/app/menu.ts';
import { screens } from '#web/app/screens.ts';
import type { TitledPath } from '#web/kit/screen.ts';
import { type CallAnswers, callAll, differences as callDifferences } from './calls.ts';
import { rowDifferences } from './rowActions.ts';
import { type CallName, type Element, type ScreenUse, screenUses } from './screens.ts';
import { openWorld, type Somebody, type World } from './world.ts';

/**
 * Every persona against every screen, everything that can be done on it, and every call: what the mock answers. What the console draws
 * is held against the same table by the browser test.
 */
export interface Matrix {
  world: World;
  everybody: readonly Somebody[];
  screens: readonly ScreenRow[];
  calls: readonly CallAnswers[];
}

/** `led`: to one of his own. */
export type Opening = 'opens' | 'led' | 'refused';

export interface ScreenRow {
  use: ScreenUse;
  /** The list above a page that stands in no menu. */
  parent: TitledPath | undefined;
  /** By persona. */
  openings: readonly Opening[];
  elements: readonly { element: Element; offered: readonly boolean[] }[];
}

/** The call as a kind of user makes it. */
function callOf(name: CallName, somebody: Somebody): AnyEndpoint {
  const [area, key] = name.split('.') as [keyof typeof areas, string];
  const scoped: Record<string, AnyEndpoint> = scopedCalls(areas[area], somebody.session.user.belongType);
  const call = scoped[key];
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
}

export function openMatrix(): Matrix {
  const world = openWorld();
  const { everybody } = world;
  const calls = callAll(world);
  const answers = new Map(calls.map(({ endpoint, statuses }) => [endpoint.name, statuses]));
  /** Whether the mock lets somebody make a call; public ones are everybody's. */
  const isAdmitted = (name: CallName | undefined, at: number) => {
    const somebody = everybody[at];
    if (!name || !somebody) return true;
    return answers.get(callOf(name, somebody).name)?.[at] !== status.forbidden;
  };
  const uses = new Map<string, ScreenUse>(screenUses.map((use) => [use.path, use]));
  const openingOf = ({ call, ofOwn }: ScreenUse, at: number): Opening => {
    const isLed = ofOwn !== undefined && everybody[at]?.session.user.belongType === belongType.merchant;
    if (!isAdmitted(isLed ? uses.get(ofOwn)?.call : call, at)) return 'refused';
    return isLed ? 'led' : 'opens';
  };
  const isOffered = ({ opens, call }: Element, at: number) => {
    const target = opens && uses.get(opens);
    return target ? openingOf(target, at) !== 'refused' : isAdmitted(call, at);
  };
  const rows = screens.flatMap(({ path, parent }): ScreenRow[] => {
    const use = uses.get(path);
    if (!use) return [];
    const openings = everybody.map((_, at) => openingOf(use, at));
    const elements = use.elements.map((element) => ({
      element,
      offered: openings.map((opening, at) => opening === 'opens' && isOffered(element, at)),
    }));
    return [{ use, parent, openings, elements }];
  });
  return { world, everybody, screens: rows, calls };
}

/** Where the console would say something else than the mock, each as a sentence. */
export const differencesIn = ({ world, everybody, screens: rows, calls }: Matrix): string[] => [
  ...tableDifferences(),
  ...callDifferences(calls, everybody),
  ...screenDifferences(rows, everybody),
  ...rowDifferences(world),
];

/** Screens and table name each other. */
function tableDifferences(): string[] {
  const known = new Set<string>(screens.map(({ path }) => path));
  const described = new Set<string>(screenUses.map(({ path }) => path));
  return [
    ...screens
      .filter(({ path }) => !described.has(path))
      .map(
        ({ path }) => `${path}: say in scripts/rights/screens.ts what it is for and what can be done on it`,
      ),
    ...screenUses
      .filter(({ path }) => !known.has(path))
      .map(({ path }) => `${path}: scripts/rights/screens.ts describes it, and there is no such screen`),
  ];
}

/** Guard and menu of the console, by its own functions. */
function screenDifferences(rows: readonly ScreenRow[], everybody: readonly Somebody[]): string[] {
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
      return [
        ...(opensInConsole === isAdmitted
          ? []
          : [
              `${path}: ${opensInConsole ? 'opens to' : '/401 for'} ${role}, whose call the mock ${isAdmitted ? 'answers' : 'refuses'}`,
            ]),
        ...(inMenu.has(path) === (isAdmitted && !parent)
          ? []
          : [`${path}: ${inMenu.has(path) ? 'stands' : 'does not stand'} in the menu of ${role}`]),
      ];
    });
  });
}
