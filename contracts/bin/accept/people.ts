import { auth } from '../../src/areas/auth.ts';
import { backendUsers } from '../../src/areas/backendUsers.ts';
import { loginCredential, passwordHash } from '../../src/credentials.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { belongType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { codesOf, holdsAny, superAdminId } from '../../src/rights/rights.ts';
import { BackendError, callerOf } from '../verify/backend.ts';
import type { Backend } from '../verify/options.ts';
import { withoutTokens } from '../verify/wireText.ts';
import { askState } from './states.ts';
import { answerWords, exchange, parsed } from './wire.ts';

/** The users that acceptance calls as: the personas of the pacts. */
export const personNames = [
  ...(['superAdmin', 'platformAdmin', 'finance', 'operator', 'support'] as const),
  ...(['estateManager', 'consultant', 'companyAdmin', 'merchantManager', 'frontDesk'] as const),
] as const;
export type PersonName = (typeof personNames)[number];

export interface Person {
  name: string;
  token: string;
  userId: string;
  belongType: number;
  /** Of his merchant or company. */
  belongId: string;
  rights: ReadonlySet<number>;
}
export type People = ReadonlyMap<PersonName, Person>;

/** No report may show one. */
export const tokensOf = (people: People): string[] => [...people.values()].map(({ token }) => token);

/** A mobile and its password, as `--login persona=mobile:password` gives them. */
export type Logins = ReadonlyMap<PersonName, { mobile: string; password: string }>;

interface StateAnswer {
  token?: string;
  userId?: string;
  passwordHash?: string;
}

/**
 * Signs everybody in: with the logins that were given through the login itself, otherwise by the provider state "signed in". A backend
 * whose state resets its data ends the sessions made before; those users sign in again through the login, with the password that the state
 * answered and the mobile that the platform administrator may see.
 */
export async function signEverybodyIn(backend: Backend, logins: Logins): Promise<People> {
  const people = new Map<PersonName, Person>();
  if (logins.size > 0) {
    for (const [name, { mobile, password }] of logins)
      people.set(name, await logIn(backend, name, mobile, passwordHash(password)));
    return people;
  }
  if (!backend.stateUrl)
    throw new BackendError('Nobody can be signed in: give --state-url, or --login persona=mobile:password.');
  const answers = new Map<PersonName, StateAnswer>();
  // The platform administrator is the last one, so that his session lives.
  const order = [...personNames.filter((name) => name !== 'platformAdmin'), 'platformAdmin' as const];
  for (const name of order) {
    const answer = await signedIn(backend.stateUrl, name);
    if (answer) answers.set(name, answer);
  }
  const { token } = answers.get('platformAdmin') ?? {};
  if (!token) throw new BackendError(`${stateOf('platformAdmin')} answers no "token", which is needed.`);
  const admin = await personOf(backend, 'platformAdmin', token);
  for (const [name, answer] of answers) people.set(name, await personIn(backend, name, answer, admin));
  return people;
}

/**
 * Whom the state has signed in. A backend that does not have the user says so with 4xx; whoever is left out in another way would take his rules with
 * him, and nobody would notice.
 * @throws BackendError when he can be signed in neither by the token nor anew
 */
async function personIn(backend: Backend, name: PersonName, answer: StateAnswer, admin: Person) {
  const { token } = answer;
  const still = token
    ? await personOf(backend, name, token).catch((error: Error) => error.message)
    : 'answers no "token"';
  if (typeof still !== 'string') return still;
  const person = await logInAgain(backend, name, answer, admin);
  if (person) return person;
  const why = token ? `answers a "token" that cannot be used (${still})` : still;
  throw new BackendError(
    `${stateOf(name)} ${why}, and nothing to log in with anew: a user whom the backend does not have is refused with 4xx.`,
  );
}

/** `keep` asks the backend not to reset its data; one that does all the same is met by `logInAgain`. */
const signedInAs = (persona: PersonName) => ({ state: 'signed in', params: { persona, keep: 1 } });

function stateOf(persona: PersonName): string {
  const { state, params } = signedInAs(persona);
  return `The provider state "${state}" ${JSON.stringify(params)}`;
}

/** Undefined for a user whom the backend does not have. */
async function signedIn(stateUrl: string, persona: PersonName): Promise<StateAnswer | undefined> {
  const { http, said } = await askState(stateUrl, { ...signedInAs(persona), action: 'setup' });
  if (http >= 200 && http < 300) return (parsed(said) ?? {}) as StateAnswer;
  const isNeeded = persona === 'platformAdmin';
  if (http >= 400 && http < 500 && !isNeeded) return undefined;
  const answer = said.trim() === '' ? '' : ` ${withoutTokens(said.trim()).slice(0, 300)}`;
  const why = isNeeded
    ? 'without him nothing can be checked'
    : 'a user whom the backend does not have is refused with 4xx';
  throw new BackendError(`${stateOf(persona)} is answered with HTTP ${http}${answer}: ${why}.`);
}

async function personOf(backend: Backend, name: PersonName, token: string): Promise<Person> {
  const { rightIds, ...caller } = await callerOf(token, backend);
  return { ...caller, name, rights: new Set(rightIds) };
}

async function logInAgain(backend: Backend, name: PersonName, answer: StateAnswer, admin: Person) {
  const { userId, passwordHash: hash } = answer;
  if (!userId || !hash) return undefined;
  const { answer: shown } = await exchange(
    backend,
    backendUsers.reveal,
    { params: { id: userId }, body: { field: 'mobile' } },
    admin,
  );
  const mobile = (shown.data as { value?: string } | null)?.value;
  return shown.status === status.ok && mobile ? logIn(backend, name, mobile, hash) : undefined;
}

/** Both steps of the login. @throws BackendError when one of them is refused */
async function logIn(backend: Backend, name: PersonName, mobile: string, hash: string): Promise<Person> {
  const nobody = { token: '' };
  const { answer: first } = await exchange(backend, auth.createByMobile, { body: { mobile } }, nobody);
  const { code = '' } = (first.data ?? {}) as { code?: string };
  const body = { mobile, code, credential: loginCredential(hash, code) };
  const done = await exchange(backend, auth.login, { body }, nobody);
  const { answer } = done;
  if (answer.status !== status.ok) throw new BackendError(`${name} cannot log in: ${answerWords(done)}`);
  return personOf(backend, name, (answer.data as { token: string }).token);
}

const unitTypes = { merchant: belongType.merchant, company: belongType.estate } as const;

/** Whether the contract lets somebody make a call, whichever record it is about. */
export function admits({ access }: AnyEndpoint, { userId, belongType: type, rights }: Person): boolean {
  if (access.belongTypes && !access.belongTypes.some((allowed) => allowed === type)) return false;
  if (access.scope && unitTypes[access.scope] !== type) return false;
  return !access.rights || userId === superAdminId || holdsAny(rights, codesOf(access.rights));
}

/** Who calls: the one of these persons whom the contract lets, the widest rights first. */
export function callerFor(people: People, endpoint: AnyEndpoint): Person | undefined {
  const order: PersonName[] = [
    'platformAdmin',
    'companyAdmin',
    'merchantManager',
    'estateManager',
    'superAdmin',
  ];
  const found = order.find((name) => {
    const person = people.get(name);
    return person && admits(endpoint, person);
  });
  return found && people.get(found);
}
