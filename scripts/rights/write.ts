/** `npm run rights`: writes docs/rights.md from what the mock answers, and says where the console would say something else. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differencesIn } from './differences.ts';
import { documentOf } from './document.ts';
import { openMatrix } from './matrix.ts';

const matrix = openMatrix();
const differences = differencesIn(matrix);
writeFileSync(join(import.meta.dirname, '../../docs/rights.md'), documentOf(matrix));
const elements = matrix.screens.flatMap((screen) => screen.elements).length;
console.log(
  `docs/rights.md: ${matrix.everybody.length} personas, ${matrix.screens.length} screens, ${elements} elements, ${matrix.calls.length} calls.`,
);
for (const difference of differences) console.log(`  ${difference}`);
process.exitCode = differences.length > 0 ? 1 : 0;
