import { status } from '#contracts/envelope.ts';
import { screens } from '#web/app/screens.ts';
import type { Element, UsedCall } from '#web/domain/testing/uses.ts';
import type { TitledPath } from '#web/kit/page/screen.ts';
import { type CallAnswers, callAll } from './calls.ts';
import { callOf, entryOf, isLed, purposeOf } from './openings.ts';
import type { ScreenEntry } from './screens.ts';
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

/** `led`: the console leads the user to another screen of his own. */
export type Opening = 'opens' | 'led' | 'refused';

export interface ScreenRow {
  use: ScreenEntry;
  /** The list to which a page without a menu entry belongs. */
  parent: TitledPath | undefined;
  /** By persona. */
  openings: readonly Opening[];
  /** By persona: the console shows a record there to him, who may read it. */
  shows: readonly boolean[];
  elements: readonly { element: Element; offered: readonly boolean[] }[];
}

export function openMatrix(): Matrix {
  const world = openWorld();
  const { everybody } = world;
  const calls = callAll(world);
  const answers = new Map(calls.map(({ endpoint, statuses }) => [endpoint.name, statuses]));
  /** Whether the mock lets somebody make a call; public ones are everybody's. */
  const isAdmitted = (name: UsedCall | undefined, at: number) => {
    const somebody = everybody[at];
    if (!name || !somebody) return true;
    return answers.get(callOf(name, somebody.session.user.belongType).name)?.[at] !== status.forbidden;
  };
  const openingOf = (use: ScreenEntry, at: number): Opening => {
    const type = everybody[at]?.session.user.belongType;
    if (!isAdmitted(purposeOf(use, type), at)) return 'refused';
    return isLed(use, type) ? 'led' : 'opens';
  };
  const isOffered = ({ opens, call }: Element, at: number) => {
    if (!opens) return isAdmitted(call, at);
    const target = entryOf(opens);
    // What leads to a screen that there is not is offered to nobody.
    return target !== undefined && openingOf(target, at) !== 'refused';
  };
  const rows = screens.flatMap(({ path, parent, view }): ScreenRow[] => {
    const use = entryOf(path);
    if (!use) return [];
    const openings = everybody.map((_, at) => openingOf(use, at));
    const elements = use.elements.map((element) => ({
      element,
      offered: openings.map((opening, at) => opening === 'opens' && isOffered(element, at)),
    }));
    const shows = everybody.map((_, at) => view !== undefined && isAdmitted(view, at));
    return [{ use, parent, openings, shows, elements }];
  });
  return { world, everybody, screens: rows, calls };
}
