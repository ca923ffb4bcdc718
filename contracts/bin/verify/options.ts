import { type ParseArgsConfig, parseArgs } from 'node:util';
import { areas } from '../../src/areas.ts';
import type { ApiBase } from '../../src/endpoint.ts';

/** Where one instance of the backend stands. */
export interface Backend {
  bases: Record<ApiBase, string>;
  stateUrl: string | undefined;
}

/** What `npm run contracts:verify` was told. */
export interface VerifyOptions {
  /** One, or instances that each have a state of their own and share the work. */
  backends: [Backend, ...Backend[]];
  token: string | undefined;
  /** Names of areas; all of them when nothing was chosen. */
  areas: string[];
  /** Without a state endpoint: whether calls that change data may run. */
  writes: boolean;
  pactFiles: string[];
  junit: string | undefined;
  html: string | undefined;
}

/** The command line cannot be used; the message is a sentence. */
export class UsageError extends Error {}

export const usage = `Holds a running backend against what the console needs.

  npm run contracts:verify -- --base-url https://backend.example [options]

  --base-url URL      the three bases stand below it: /api/main, /api/resorts, /api/apps
  --main-url URL      a base that stands elsewhere; likewise --resorts-url, --apps-url
  --state-url URL     the endpoint that sets up provider states (docs/verify-your-backend.md)
                      Both may be repeated, in the same order: instances with data of their own are verified side by side.
  --token TOKEN       without a state endpoint: the token of a user to call with
  --writes            without a state endpoint: run also what changes data (off, so that nothing real is touched)
  --only a,b          these areas only, by name or by the end of it (banners, rooms)
  --pact FILE         another pact file; may be repeated
  --junit FILE        write a JUnit report
  --html FILE         write an HTML report

Exit code: 0 all that ran is kept, 1 something is not kept or nothing could run, 2 this command line cannot be used.`;

/** A base that stands elsewhere. */
export const addressFlags = {
  'main-url': { type: 'string' },
  'resorts-url': { type: 'string' },
  'apps-url': { type: 'string' },
} as const;

const flags = {
  'base-url': { type: 'string', multiple: true },
  ...addressFlags,
  'state-url': { type: 'string', multiple: true },
  token: { type: 'string' },
  writes: { type: 'boolean' },
  only: { type: 'string', multiple: true },
  pact: { type: 'string', multiple: true },
  junit: { type: 'string' },
  html: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/**
 * Undefined when only help is wanted.
 * @throws UsageError
 */
export function readOptions(args: string[], defaultPacts: string[]): VerifyOptions | undefined {
  const given = parse(args, flags);
  if (given.help) return undefined;
  const { 'base-url': [first, ...others] = [], 'state-url': states = [] } = given;
  const backends: VerifyOptions['backends'] = [
    backendAt(given, first, states[0]),
    ...others.map((root, at) => backendAt(given, root, states[at + 1])),
  ];
  if (others.length > 0 && states.length !== backends.length)
    throw new UsageError('Several instances need a --state-url each: give as many as --base-url.');
  if (states.length > backends.length) throw new UsageError('There are more --state-url than --base-url.');
  return {
    backends,
    token: given.token,
    areas: chooseAreas((given.only ?? []).flatMap((names) => names.split(','))),
    writes: given.writes ?? false,
    pactFiles: given.pact ?? defaultPacts,
    junit: given.junit,
    html: given.html,
  };
}

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
    if (own !== undefined) return checkUrl(own, `--${name}-url`);
    if (root === undefined)
      throw new UsageError(`Give --base-url, or all three of --main-url, --resorts-url and --apps-url.`);
    return `${checkUrl(root, '--base-url')}/api/${name}`;
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
 * Without the slash at its end.
 * @throws UsageError
 */
export function checkUrl(text: string, option: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${option} ${text} is not an address: write it like https://backend.example.`);
  if (url.search || url.hash) throw new UsageError(`${option} ${text} must end with its path.`);
  return text.replace(/\/+$/, '');
}

/**
 * By name or the end of it; all of them when nothing is wanted.
 * @throws UsageError
 */
export function chooseAreas(wanted: string[]): string[] {
  const names = Object.keys(areas);
  const lower = (name: string) => name.trim().toLowerCase();
  const chosen = wanted.map((word) => {
    const found = names.filter((name) => lower(word) !== '' && lower(name).endsWith(lower(word)));
    const exact = found.filter((name) => lower(name) === lower(word));
    if (found.length === 0)
      throw new UsageError(`There is no area "${word}": the areas are ${names.join(', ')}.`);
    return exact.length > 0 ? exact : found;
  });
  return wanted.length === 0 ? names : [...new Set(chosen.flat())];
}
