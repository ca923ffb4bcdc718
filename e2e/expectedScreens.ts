import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** What each persona is to find on each screen, by what the mock answers him: scripts/rights/print.ts says it. */

export interface ExpectedElement {
  text: string;
  /** A button of the page, one in each row, a switch in each row, the button that saves the form. */
  place: 'page' | 'row' | 'switch' | 'form';
  /** Offered only where the record's `actions`, if it has some, have this name. */
  action?: string | undefined;
  /** By persona. */
  offered: Partial<Record<string, boolean>>;
}

export interface ExpectedScreen {
  title: string;
  path: string;
  /** The list above a page that stands in no menu. */
  parent?: string | undefined;
  /** What it is for, as a user of the platform calls it, `area.call`; '' where it is for nothing of the kind. */
  call: string;
  /** By persona; `led` to a screen of his own. */
  openings: Partial<Record<string, 'opens' | 'led' | 'refused'>>;
  elements: ExpectedElement[];
}

/** Takes seconds: asked once for a worker. */
export function readExpectedScreens(): ExpectedScreen[] {
  const said = execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/rights/print.ts')], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return JSON.parse(said) as ExpectedScreen[];
}
