import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from './fixtures.ts';

/** What each persona should find on each screen according to the mock's responses; scripts/rights/print.ts computes it. */

export interface ExpectedElement {
  text: string;
  /** Its text on records in another state. */
  orText?: string | undefined;
  /** A button of the page, a button in each row, a switch in each row, or the button that saves the form. */
  place: 'page' | 'row' | 'switch' | 'form';
  /** If the record has `actions`, the element is offered only if they contain this name. */
  action?: string | undefined;
  /** By persona. */
  offered: Partial<Record<string, boolean>>;
}

export interface ExpectedScreen {
  title: string;
  path: string;
  /** The list above a page that is not in the menu. */
  parent?: string | undefined;
  /** The main call of the screen as a platform user makes it, `area.call`; '' if it has none. */
  call: string;
  /** By persona; `led`: he is redirected to a screen of his own. */
  openings: Partial<Record<string, 'opens' | 'led' | 'refused'>>;
  /** By persona: it opens with a record, which he may read. */
  shows: Partial<Record<string, boolean>>;
  elements: ExpectedElement[];
}

/** Whether an address is that of a screen, whose path may have parameters (`/estate/project-manage/:id/project-detail`). */
export const isAt = (address: string, path: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address);

/** Takes seconds, so it is called once in each worker. */
function readExpectedScreens(): ExpectedScreen[] {
  const said = execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/rights/print.ts')], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return JSON.parse(said) as ExpectedScreen[];
}

/** Tests with the expected screens as their fixture `screens`. */
export const testOfScreens = test.extend<object, { screens: ExpectedScreen[] }>({
  screens: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's dependencies
    async ({}, use) => use(readExpectedScreens()),
    { scope: 'worker' },
  ],
});
