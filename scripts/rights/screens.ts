import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ScreenUse } from '#web/domain/testing/uses.ts';

const root = join(import.meta.dirname, '../..');
const found = globSync('web/src/areas/*/uses.ts', { cwd: root }).sort();

/** What every screen is for: what the areas say in their `uses.ts`. */
export const screenUses: readonly ScreenUse[] = (
  await Promise.all(
    found.map((file): Promise<{ uses: ScreenUse[] }> => import(pathToFileURL(join(root, file)).href)),
  )
).flatMap(({ uses }) => uses);
