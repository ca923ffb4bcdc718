import { writeFileSync } from 'node:fs';
import { allEndpoints } from '../src/areas.ts';
import { openApiDocument } from '../src/openapi/document.ts';

/** `npm run contracts:openapi`: writes contracts/openapi.json anew. */
writeFileSync(new URL('../openapi.json', import.meta.url), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
console.log(`contracts/openapi.json: ${allEndpoints.length} endpoints.`);
