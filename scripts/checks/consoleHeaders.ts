/** The console is sent with the same headers by nginx (web/nginx/headers.conf) and by the mock server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consoleHeaders } from '../../mock-server/src/bindings/consoleHeaders.ts';

const text = readFileSync(join(import.meta.dirname, '../../web/nginx/headers.conf'), 'utf8');
const ofNginx = new Map(
  [...text.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name = '', value = '']) => [
    name,
    // Empty unless a deployment has a map of another host.
    value.replace('$map_images', ''),
  ]),
);
const ofMock = new Map(Object.entries(consoleHeaders));

const faults = [...new Set([...ofMock.keys(), ...ofNginx.keys()])]
  .filter((name) => ofMock.get(name) !== ofNginx.get(name))
  .map((name) => `${name}: the mock server sends "${ofMock.get(name)}", nginx "${ofNginx.get(name)}".`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
