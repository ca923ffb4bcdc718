import { status } from '../../src/envelope.ts';
import { endpointOf, type Interaction, statusOf } from '../../src/pactFile.ts';
import { isRead } from '../../src/reads.ts';
import type { BodyHead } from './bodyHead.ts';

/** What the gateway saw of one interaction. */
export interface Visit {
  states: State[];
  refusals: { state: string; refusal: Refusal }[];
  /** Values that the call needs and no state answered. */
  missing: Needed[];
  /** That a state answered: no report may show one. */
  tokens: Set<string>;
  /** Its states were made for it alone. */
  isFresh: boolean;
  /** Milliseconds from its states to its answer. */
  ms: number;
  /** Undefined when it was never sent. */
  call?: SeenCall;
}

/** A value of the request, and the state that should answer it. */
interface Needed {
  value: string;
  state: string;
}

export const newVisit = (): Visit => ({
  states: [],
  refusals: [],
  missing: [],
  tokens: new Set(),
  isFresh: true,
  ms: 0,
});

/** Why a state was not made. */
export interface Refusal {
  said: string;
  /** The endpoint does not know the state, rather than stumbling over it. */
  isUnknown: boolean;
}

export interface State {
  name: string;
  params: Record<string, unknown>;
}

export interface SeenCall {
  method: string;
  url: string;
  contentType: string;
  body: BodyHead;
  /** Of the answer; 502 is ours when none came. */
  http: number;
  answer: BodyHead;
}

/** Names the state of an interaction from which a value comes. */
export type SourceOf = (value: string, states: readonly string[]) => string;

/** What the gateway has to know of an interaction before it comes. */
export interface Coming {
  states: State[];
  /** Values that its request needs and no state is given. */
  needs: Needed[];
  /** What its call does: a refused one changes nothing either. */
  does: 'read' | 'refused' | 'change';
  /** Which parts of its request come from its states. */
  generators: Interaction['request']['generators'];
  /** Its states are made again even if they hold. */
  afresh?: boolean;
}

/** Refusals that change nothing. A login that fails is counted, and what fails within may have begun. */
export const isRefusal = (code: number | undefined): boolean =>
  code !== undefined && code !== status.ok && code !== status.loginFailed && code !== status.fault;

export function comingOf(interaction: Interaction, sourceOf: SourceOf): Coming {
  const states = (interaction.providerStates ?? []).map(({ name, params = {} }) => ({ name, params }));
  const given = new Set(states.flatMap(({ params }) => Object.keys(params)));
  const names = states.map(({ name }) => name);
  const needed = [...new Set(valuesNeeded(interaction))].filter((value) => !given.has(value));
  const endpoint = endpointOf(interaction);
  return {
    states,
    generators: interaction.request.generators,
    needs: needed.map((value) => ({ value, state: sourceOf(value, names) })),
    does: endpoint && isRead(endpoint) ? 'read' : isRefusal(statusOf(interaction)) ? 'refused' : 'change',
  };
}

/** A header by which the gateway knows the interaction; no backend is sent it. */
export const keyHeader = 'x-interaction';

/**
 * The interaction without its states, whose values are not put into its request either: the gateway does both when the call comes. Requests of the
 * Verifier for the states, and parameters that it copies again and again, take longer than the calls.
 */
export const marked = ({ request, ...rest }: Interaction, key: string): Interaction => {
  const { generators: _, headers, ...plain } = request;
  return {
    ...{ ...rest, key, providerStates: [] },
    request: { ...plain, headers: { ...headers, [keyHeader]: [key] } },
  };
};

/** Names of the values that the provider states put into the request. */
export const valuesNeeded = ({ request }: Interaction): string[] =>
  [...JSON.stringify(request.generators ?? {}).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);

/** The states of an interaction with their parameters. */
export function givenOf({ providerStates = [] }: Interaction): string {
  const words = providerStates.map(({ name, params = {} }) => {
    const text = JSON.stringify(params);
    // Of a state with a picture in its parameters the first words will do.
    const shown = text.length > 200 ? `${text.slice(0, 200)}…` : text;
    return text === '{}' ? name : `${name} ${shown}`;
  });
  return words.join(', ') || 'nothing';
}

/** One name for each interaction: descriptions may repeat, together with their states they do not. */
export const nameOf = (interaction: Interaction) =>
  `${interaction.description} (given ${givenOf(interaction)})`;

/** Status of the envelope, when the answer is one. */
export function statusIn(call: SeenCall | undefined): number | undefined {
  try {
    const said = JSON.parse(call?.answer.text ?? '') as { status?: unknown } | null;
    return typeof said?.status === 'number' ? said.status : undefined;
  } catch {
    return undefined;
  }
}

/** What somebody answers who does not have the call. */
export const isLacking = (http: number, code: number | undefined) =>
  [404, 405, 501].includes(http) || code === status.notFound;
