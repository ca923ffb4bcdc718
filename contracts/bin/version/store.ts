import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { compare, valid } from 'semver';
import type { Json } from '../diff/change.ts';

/** The released versions of the contract, contracts/versions/*.json.gz: OpenAPI documents without what people read only. */

const folder = new URL('../../versions/', import.meta.url);
const fileOf = (version: string) => new URL(`${version}.json.gz`, folder);

export const versionPattern = /^\d+\.\d+\.\d+$/;
/** The released versions, oldest first. */
export const released = (): string[] =>
  readdirSync(folder)
    .flatMap((name) => /^(.+)\.json\.gz$/.exec(name)?.[1] ?? [])
    .filter((name) => valid(name))
    .sort(compare);

/** @throws Error where there is no such file */
export const documentOf = (version: string): Json =>
  JSON.parse(gunzipSync(readFileSync(fileOf(version))).toString());

export function store(version: string, document: Json): void {
  writeFileSync(fileOf(version), gzipSync(JSON.stringify(lean(document)), { level: 9 }));
}

const forPeople = new Set([
  ...['description', 'summary', 'examples', 'tags', 'x-messages', 'x-label'],
  ...[
    'x-enumeration',
    'x-enum-varnames',
    'x-enum-descriptions',
    'x-codes',
    'title',
    'label',
    'contact',
    'license',
  ],
]);

/** Without what changes nothing for a program. Names of properties are kept, whatever they are. */
export function lean(part: Json, isNames = false): Json {
  if (Array.isArray(part)) return part.map((one) => lean(one));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries<Json>(part)
      .filter(([key]) => isNames || !forPeople.has(key))
      .map(([key, value]) => [key, lean(value, !isNames && (key === 'properties' || key === 'schemas'))]),
  );
}
