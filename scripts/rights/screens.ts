import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { screens } from '#web/app/screens.ts';
import type { ScreenUse } from '#web/domain/testing/uses.ts';
import type { Screen } from '#web/kit/page/screen.ts';

const root = join(import.meta.dirname, '../..');
const found = globSync('web/src/areas/*/uses.ts', { cwd: root }).sort();

/** What can be done on a screen, with what decides who may open it. */
export interface ScreenEntry extends ScreenUse, Pick<Screen, 'call' | 'ofOwn'> {}

/** What every screen is for: what the areas say in their `uses.ts`, with the calls of the rows in their `screens.ts`. */
export const screenUses: readonly ScreenEntry[] = (
  await Promise.all(
    found.map((file): Promise<{ uses: ScreenUse[] }> => import(pathToFileURL(join(root, file)).href)),
  )
).flatMap(({ uses }) => uses.map((use) => ({ ...screens.find(({ path }) => path === use.path), ...use })));
