import { readFileSync, writeFileSync } from 'node:fs';
import { allEndpoints } from '../src/areas.ts';
import { openApiDocument } from '../src/openapi/document.ts';
import { readPact } from '../src/pactFile.ts';
import { committedPacts } from './verify/pactFiles.ts';

/** `npm run contracts:openapi`: writes contracts/openapi.json anew, with the examples of the pacts. */
const interactions = committedPacts().flatMap(
  (file) => readPact(readFileSync(file, 'utf8'), file).interactions,
);
const document = openApiDocument(interactions);
writeFileSync(new URL('../openapi.json', import.meta.url), `${JSON.stringify(document, null, 2)}\n`);
console.log(
  `contracts/openapi.json: ${allEndpoints.length} endpoints, ${Object.keys(document.components.schemas).length} schemas.`,
);
