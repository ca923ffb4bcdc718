import { auth } from '../../src/areas/auth.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { belongType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { endpointOf, type Interaction, statusOf } from '../../src/pactFile.ts';
import { isRead } from '../../src/reads.ts';
import { codesOf, holdsAny, superAdminId } from '../../src/rights/rights.ts';
import { signedPictureState } from '../../src/uploadSignature.ts';
import type { Caller } from './backend.ts';
import { valuesNeeded } from './visit.ts';

/** An interaction and whether it can be verified. */
export interface Planned {
  interaction: Interaction;
  /** Why it is not; undefined when it is. */
  skip: string | undefined;
  /** States that were taken to hold, because nobody could set them up. */
  assumed: string[];
}

interface Means {
  hasStates: boolean;
  caller: Caller | undefined;
  writes: boolean;
}

/**
 * Decides what can be verified. With a state endpoint everything can. Without one only what holds by itself, what the token's own user
 * can ask for, and what needs data of some kind but none in particular.
 */
export const plan = (interactions: Interaction[], means: Means): Planned[] =>
  interactions.map((interaction) => {
    if (means.hasStates) return { interaction, skip: undefined, assumed: [] };
    const skip = reasonToSkip(interaction, means);
    const assumed = skip === undefined ? statesOf(interaction).filter(isAboutData) : [];
    return { interaction, skip, assumed };
  });

const statesOf = ({ providerStates = [] }: Interaction) => providerStates.map(({ name }) => name);
/** `a hotel exists`, `the own merchant has places`: true of every backend that is in use. */
const isAboutData = (state: string) => /(?<! not) exists?$|^the own \w+ has /.test(state);
const signedIn = 'signed in';

function reasonToSkip(interaction: Interaction, { caller, writes }: Means): string | undefined {
  const states = statesOf(interaction);
  const endpoint = endpointOf(interaction);
  const special = states.find(
    (state) => !['not signed in', signedIn, signedPictureState].includes(state) && !isAboutData(state),
  );
  if (special) return `needs the provider state "${special}" (--state-url)`;
  if (states.includes(signedIn) && !caller) return 'needs somebody signed in (--token or --state-url)';
  const known = [
    ...(caller ? Object.keys(valuesOf(caller)) : []),
    // Our own state endpoint signs it.
    ...(states.includes(signedPictureState) ? ['timestamp', 'sign'] : []),
  ];
  const unknown = valuesNeeded(interaction).find((name) => !known.includes(name));
  if (unknown) {
    const source = states.findLast(isAboutData) ?? states.at(-1);
    return `needs the value "${unknown}" of the provider state "${source}" (--state-url)`;
  }
  if (endpoint && caller && states.includes(signedIn)) {
    const admitted = admits(endpoint, caller);
    const isRefusal = statusOf(interaction) === status.forbidden;
    if (isRefusal && admitted) return 'needs a user without the right (--state-url)';
    if (!isRefusal && !admitted) return "the token's user may not call this";
  }
  if (endpoint && !changesNothing(endpoint) && !writes) return 'changes data (--writes, or --state-url)';
  return undefined;
}

/** What the state "signed in" answers; a token alone tells as much. */
export const valuesOf = ({ token, userId, belongId }: Caller) => ({ token, userId, belongId });

const unitTypes = { merchant: belongType.merchant, company: belongType.estate } as const;

function admits({ access }: AnyEndpoint, { userId, belongType: type, rightIds }: Caller): boolean {
  if (access.belongTypes && !access.belongTypes.some((allowed) => allowed === type)) return false;
  if (access.scope && unitTypes[access.scope] !== type) return false;
  return !access.rights || userId === superAdminId || holdsAny(new Set(rightIds), codesOf(access.rights));
}

/** A code for a login is worth nothing by itself. */
const changesNothing = (endpoint: AnyEndpoint) =>
  isRead(endpoint) || endpoint.name === auth.createByMobile.name;
