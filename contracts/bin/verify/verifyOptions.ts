import { fileOption, givenFile } from './givenFile.ts';
import { chooseCalls, type IsChosen } from './only.ts';
import { addressFlags, type Backend, backendAt, parse, UsageError } from './options.ts';

/** What `npm run contracts:verify` was told. */
export interface VerifyOptions {
  /** One, or instances that each have a state of their own and share the work. */
  backends: [Backend, ...Backend[]];
  token: string | undefined;
  isChosen: IsChosen;
  /** Without a state endpoint: whether calls that change data may run. */
  writes: boolean;
  pactFiles: string[];
  junit: string | undefined;
  html: string | undefined;
  /** File of what failed before: only what fails besides is a failure. */
  baseline: string | undefined;
  writeBaseline: string | undefined;
}

/**
 * Whoever verifies less than that of what was chosen has verified nothing that may be called a success. The token of somebody
 * with every right, without a state endpoint, lets twice as much run.
 */
export const leastPercent = 5;

export const usage = `Holds a running backend against what the console needs.

  npm run contracts:verify -- --base-url https://backend.example [options]

  --base-url URL      the three bases stand below it: /api/main, /api/resorts, /api/apps
  --main-url URL      a base that stands elsewhere; likewise --resorts-url, --apps-url
  --state-url URL     the endpoint that sets up provider states (docs/verify-your-backend.md)
                      Both may be repeated, in the same order: instances with data of their own are verified side by side.
  --token TOKEN       without a state endpoint: the token of a user to call with
  --writes            without a state endpoint: run also what changes data (off, so that nothing real is touched)
  --only a,b          these areas only, by name or by the end of it (banners, rooms), or these calls (merchants.list)
  --pact FILE         another pact file; may be repeated
  --junit FILE        write a JUnit report
  --html FILE         write an HTML report
  --baseline FILE     what failed before: tells what is new, what is mended and what fails still
  --write-baseline FILE
                      write such a file. With --baseline: without what is mended and without what is new; what did not run stays.
                      Without --baseline: all that fails now

A FILE is meant from where npm is called, also with npm --prefix.

Exit code: 0 all that ran is kept, or fails in the baseline already
           1 something is not kept, nothing answers, the token is refused, or fewer than ${leastPercent} % of what was chosen could run
           2 this command line, a pact file or a baseline cannot be used`;

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
  baseline: { type: 'string' },
  'write-baseline': { type: 'string' },
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
    isChosen: chooseCalls((given.only ?? []).flatMap((names) => names.split(','))),
    writes: given.writes ?? false,
    pactFiles: given.pact?.map(givenFile) ?? defaultPacts,
    junit: fileOption(given.junit),
    html: fileOption(given.html),
    baseline: fileOption(given.baseline),
    writeBaseline: fileOption(given['write-baseline']),
  };
}
