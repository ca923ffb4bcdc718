import { readdirSync, readFileSync } from 'node:fs';
import { openApi30Of } from '#contracts/openapi/openApi30.ts';
import { PactFileError, readPact } from '#contracts/pactFile.ts';
import { contractVersion } from '#contracts/version.ts';
import type { OlderContract } from '../../wire/olderContract.ts';
import { ControlError } from '../controlError.ts';
import { referenceOf } from './reference.ts';

/** A file as it goes over HTTP. */
export interface PublishedFile {
  type: string;
  bytes: Uint8Array;
}

const json = 'application/json; charset=utf-8';
const pageFiles: Record<string, { type: string; file: string }> = {
  '': { type: 'text/html; charset=utf-8', file: 'index.html' },
  'page.js': { type: 'text/javascript; charset=utf-8', file: 'page.js' },
  'page.css': { type: 'text/css; charset=utf-8', file: 'page.css' },
};

const home = '/__mock/contracts';
const folder = new URL('../../../../contracts/', import.meta.url);
const pactNames = () =>
  readdirSync(new URL('pacts/', folder))
    .filter((name) => name.endsWith('.json'))
    .sort();

/**
 * What stands under `/__mock/contracts/`: `path` is what follows. Read anew every time, so that a regenerated pact is seen at once.
 * Of a released version (`older`) there is the document in OpenAPI 3.1 and no pact.
 * @throws ControlError when there is no such file, or the committed one is broken
 */
export function publishedFile(path: string, older?: OlderContract): PublishedFile {
  if (Object.hasOwn(pageFiles, path)) {
    const { type, file } = pageFiles[path] as { type: string; file: string };
    return { type, bytes: readFileSync(new URL(`page/${file}`, import.meta.url)) };
  }
  if (path === 'index.json') return { type: json, bytes: Buffer.from(JSON.stringify(contents(older))) };
  if (older) {
    if (path === 'openapi.json') return { type: json, bytes: Buffer.from(JSON.stringify(older.document)) };
    throw new ControlError(
      404,
      `Of ${older.version}, which MOCK_CONTRACT names, there is ${home}/openapi.json only.`,
    );
  }
  if (path === 'openapi.json') return { type: json, bytes: read(new URL('openapi.json', folder)) };
  if (path === 'openapi-3.0.json') return { type: json, bytes: Buffer.from(JSON.stringify(openApi30())) };
  const name = /^pacts\/([\w.-]+\.json)$/.exec(path)?.[1];
  // Compared with the list, so that no path leads out of the folder.
  if (name && pactNames().includes(name))
    return { type: json, bytes: read(new URL(`pacts/${name}`, folder)) };
  throw new ControlError(404, `There is no ${home}/${path.slice(0, 100)}; ${home}/index.json lists all.`);
}

const openApi30 = () => openApi30Of(JSON.parse(String(read(new URL('openapi.json', folder)))));

/** Of `index.json`. The areas are those of the definitions; of an older version they have the calls that it has. */
function contents(older: OlderContract | undefined) {
  const pacts = pactNames().map((name) => ({ name, ...pactOf(name) }));
  const own = older ? [] : pacts;
  return {
    version: older?.version ?? contractVersion,
    definitions: contractVersion,
    openapi: `${home}/openapi.json`,
    openapi30: older ? null : `${home}/openapi-3.0.json`,
    pacts: own.map(({ name, consumer, provider, interactions }) => ({
      href: `${home}/pacts/${name}`,
      consumer: consumer.name,
      provider: provider.name,
      interactions: interactions.length,
    })),
    areas: referenceOf(
      pacts.flatMap(({ interactions }) => interactions),
      older,
    ),
  };
}

function pactOf(name: string) {
  try {
    return readPact(String(read(new URL(`pacts/${name}`, folder))), name);
  } catch (error) {
    throw error instanceof PactFileError ? new ControlError(500, error.message) : error;
  }
}

function read(url: URL): Uint8Array {
  try {
    return readFileSync(url);
  } catch {
    const name = url.href.slice(folder.href.length);
    throw new ControlError(
      500,
      `contracts/${name} cannot be read: npm run contracts:openapi or git checkout.`,
    );
  }
}
