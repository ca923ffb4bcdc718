import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { openApiDocument } from '../../src/openapi/document.ts';
import { givenFile } from '../verify/givenFile.ts';
import { UsageError } from '../verify/options.ts';
import { documentOf, released, versionPattern } from '../version/store.ts';

/** Versions of the contract: a released one, a file, an address, or what a commit of this repository has. */

// biome-ignore lint/suspicious/noExplicitAny: a JSON document
type Json = any;

const committed = 'contracts/openapi.json';

/**
 * @param name undefined = the definitions as they are here
 * @throws UsageError when there is no OpenAPI 3.1 document of that name
 */
export async function versionNamed(name: string | undefined): Promise<Json> {
  if (name === undefined) return JSON.parse(JSON.stringify(openApiDocument()));
  if (versionPattern.test(name)) return ofRelease(name);
  const document = read(
    /^https?:\/\//.test(name)
      ? await fetched(name)
      : existsSync(givenFile(name))
        ? readFileSync(givenFile(name), 'utf8')
        : ofCommit(name),
    name,
  );
  const paths = document?.paths;
  if (typeof paths !== 'object' || paths === null || Array.isArray(paths))
    throw new UsageError(`${name} is no OpenAPI document: it has no paths.`);
  // 3.0 says the same in other words, and leaves the refusals out: everything would seem to have changed, or nothing.
  if (!String(document.openapi).startsWith('3.1'))
    throw new UsageError(
      `${name} is in OpenAPI ${document.openapi ?? 'of no stated version'}, and only 3.1 can be compared: use the file openapi.json, which is in 3.1.`,
    );
  return document;
}

function ofRelease(version: string): Json {
  const versions = released();
  if (!versions.includes(version))
    throw new UsageError(`There is no version ${version}: released are ${versions.join(', ')}.`);
  return documentOf(version);
}

function read(text: string, name: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${name} is no JSON.`);
  }
}

async function fetched(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(15_000) }).catch(() => undefined);
  if (!response?.ok)
    throw new UsageError(`${url} answers ${response ? `HTTP ${response.status}` : 'nothing'}.`);
  return response.text();
}

function ofCommit(ref: string): string {
  try {
    return execFileSync('git', ['show', '--end-of-options', `${ref}:${committed}`], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    throw new UsageError(`${ref} is neither a file, nor an address, nor a commit that has ${committed}.`);
  }
}
