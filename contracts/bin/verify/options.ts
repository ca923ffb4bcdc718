import { type ParseArgsConfig, parseArgs } from 'node:util';
import { areas } from '../../src/areas.ts';
import type { ApiBase } from '../../src/endpoint.ts';
import { near } from './near.ts';

/** Where one instance of the backend stands. */
export interface Backend {
  bases: Record<ApiBase, string>;
  stateUrl: string | undefined;
}

/** The command line cannot be used; the message is a sentence. */
export class UsageError extends Error {}

/** A base that stands elsewhere. */
export const addressFlags = {
  'main-url': { type: 'string' },
  'resorts-url': { type: 'string' },
  'apps-url': { type: 'string' },
} as const;

interface Addresses {
  'main-url'?: string | undefined;
  'resorts-url'?: string | undefined;
  'apps-url'?: string | undefined;
}

/**
 * Where the three bases and the provider states of one instance stand.
 * @throws UsageError
 */
export function backendAt(given: Addresses, root: string | undefined, stateUrl: string | undefined): Backend {
  const baseOf = (name: ApiBase): string => {
    const own = given[`${name}-url`];
    if (own !== undefined) return checkBase(own, `--${name}-url`);
    if (root === undefined)
      throw new UsageError(`Give --base-url, or all three of --main-url, --resorts-url and --apps-url.`);
    return `${checkBase(root, '--base-url')}/api/${name}`;
  };
  return {
    bases: { main: baseOf('main'), resorts: baseOf('resorts'), apps: baseOf('apps') },
    stateUrl: stateUrl === undefined ? undefined : checkUrl(stateUrl, '--state-url'),
  };
}

/** @throws UsageError for an option that is not among them */
export function parse<const Flags extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Flags,
) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\.\s/);
    throw new UsageError(`${sentence}. --help lists the options.`);
  }
}

/**
 * An address that calls stand below, without the slash at its end.
 * @throws UsageError
 */
export const checkBase = (text: string, option: string): string => checkUrl(text, option).replace(/\/+$/, '');

/**
 * As it was given: with a slash at its end it may be another address.
 * @throws UsageError
 */
function checkUrl(text: string, option: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${option} ${text} is not an address: write it like https://backend.example.`);
  if (url.search || url.hash) throw new UsageError(`${option} ${text} must end with its path.`);
  return text;
}

/**
 * By name or the end of it; all of them when nothing is wanted.
 * @throws UsageError
 */
export function chooseAreas(wanted: string[]): string[] {
  const names = Object.keys(areas);
  return wanted.length === 0 ? names : [...new Set(wanted.flatMap(areasNamed))];
}

function areasNamed(word: string): string[] {
  const names = Object.keys(areas);
  const lower = (name: string) => name.trim().toLowerCase();
  const found = names.filter((name) => lower(word) !== '' && lower(name).endsWith(lower(word)));
  const exact = found.filter((name) => lower(name) === lower(word));
  if (found.length === 0)
    throw new UsageError(`There is no area "${word}": ${meant(word, names, 'the areas')}`);
  return exact.length > 0 ? exact : found;
}

/** For a name that is not among them: those that it is like, else all of them. */
export function meant(word: string, names: string[], all: string): string {
  const nearest = near(word, names);
  return nearest.length > 0 ? `did you mean ${nearest.join(' or ')}?` : `${all} are ${names.join(', ')}.`;
}
