import menu from '#web/locales/zh/menu.ts';
import type { ExpectedScreen } from '../../e2e/expectedScreens.ts';
import type { Matrix } from './matrix.ts';

/** What the browser test is to find: of every screen, by persona, whether it opens and what it offers. */
export function expectedScreens({ everybody, screens }: Matrix): ExpectedScreen[] {
  const byPersona = <T>(answers: readonly T[]): Record<string, T | undefined> =>
    Object.fromEntries(everybody.map(({ persona }, at) => [persona, answers[at]]));
  return screens.map(({ use: { path, call = '' }, parent, openings, shows, elements }) => ({
    ...{ title: menu[path], path, parent, call },
    openings: byPersona(openings),
    shows: byPersona(shows),
    elements: elements.map(({ element: { text, orText, place, action }, offered }) => ({
      ...{ text, orText, place, action },
      offered: byPersona(offered),
    })),
  }));
}
