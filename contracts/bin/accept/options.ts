import { fileOption } from '../verify/givenFile.ts';
import { chosenBy } from '../verify/only.ts';
import { addressFlags, type Backend, backendAt, parse, UsageError } from '../verify/options.ts';
import { leastPercent } from '../verify/verifyOptions.ts';
import { type Logins, type PersonName, personNames } from './people.ts';
import { ruleKinds } from './rule.ts';

/** What `npm run contracts:accept` was told. */
export interface AcceptOptions {
  backend: Backend;
  logins: Logins;
  /** Areas whose rules are all wanted, and single calls: of their areas those rules that make one of them. */
  only: { areas: ReadonlySet<string>; calls: ReadonlySet<string> };
  kinds: string[];
  writes: boolean;
  junit: string | undefined;
  html: string | undefined;
  needs: string | undefined;
}

export const usage = `Checks how a running backend behaves: lists, records, rights, sessions, states, money, races.

  npm run contracts:accept -- --base-url https://backend.example --state-url https://backend.example/states [options]

  --base-url URL      the three bases stand below it: /api/main, /api/resorts, /api/apps
  --main-url URL      a base that stands elsewhere; likewise --resorts-url, --apps-url
  --state-url URL     the endpoint that sets up provider states (docs/verify-your-backend.md)
  --login WHO         persona=mobile:password, for example platformAdmin=19900000002:secret; repeated, one for each persona:
                      ${personNames.slice(0, 5).join(', ')},
                      ${personNames.slice(5).join(', ')}
  --writes            without a state endpoint: check also what changes data (off, so that nothing real is touched)
  --only a,b          these areas only, by name or by the end of it (banners, rooms), or the rules of an area that make a call
                      (merchants.list)
  --kind a,b          these kinds of rules only: ${Object.keys(ruleKinds).join(', ')}
  --junit FILE        write a JUnit report
  --html FILE         write an HTML report
  --needs FILE        write which calls of other areas and which provider states each area was checked by

A FILE is meant from where npm is called, also with npm --prefix.

Exit code: 0 every rule that could be checked is kept
           1 a rule is broken, nothing answers, nobody can be signed in, or fewer than ${leastPercent} % of what was chosen could be checked
           2 this command line cannot be used`;

const flags = {
  'base-url': { type: 'string' },
  ...addressFlags,
  'state-url': { type: 'string' },
  login: { type: 'string', multiple: true },
  writes: { type: 'boolean' },
  only: { type: 'string', multiple: true },
  kind: { type: 'string', multiple: true },
  junit: { type: 'string' },
  html: { type: 'string' },
  needs: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/**
 * Undefined when only help is wanted.
 * @throws UsageError
 */
export function readOptions(args: string[]): AcceptOptions | undefined {
  const given = parse(args, flags);
  if (given.help) return undefined;
  const stateUrl = given['state-url'];
  return {
    backend: backendAt(given, given['base-url'], stateUrl),
    logins: loginsOf(given.login ?? []),
    only: chosenBy(wordsOf(given.only)),
    kinds: chooseKinds(wordsOf(given.kind)),
    writes: given.writes ?? stateUrl !== undefined,
    junit: fileOption(given.junit),
    html: fileOption(given.html),
    needs: fileOption(given.needs),
  };
}

const wordsOf = (texts: string[] = []) => texts.flatMap((text) => text.split(','));

/** @throws UsageError */
function chooseKinds(words: string[]): string[] {
  const names = Object.keys(ruleKinds);
  const unknown = words.find((word) => !names.includes(word));
  if (unknown !== undefined)
    throw new UsageError(`There is no kind "${unknown}": the kinds are ${names.join(', ')}.`);
  return words.length > 0 ? words : names;
}

/** @throws UsageError */
function loginsOf(texts: string[]): Logins {
  const logins = texts.map((text): [PersonName, { mobile: string; password: string }] => {
    const [, who = '', mobile = '', password = ''] = /^(\w+)=(\d{11}):(.+)$/.exec(text) ?? [];
    const name = personNames.find((one) => one === who);
    // Not the text itself: it has a password.
    if (!name) throw new UsageError('--login is written persona=mobile:password; --help lists the personas.');
    return [name, { mobile, password }];
  });
  if (logins.length > 0 && logins.every(([name]) => name !== 'platformAdmin'))
    throw new UsageError('Of the logins the one of platformAdmin is needed: he may see every record.');
  return new Map(logins);
}
