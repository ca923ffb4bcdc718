import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { status } from '../../src/envelope.ts';
import type { Interaction } from '../../src/pactFile.ts';
import type { BodyHead } from './bodyHead.ts';

/** What the gateway saw of one interaction. */
export interface Visit {
  states: State[];
  refusals: { state: string; refusal: Refusal }[];
  /** Values that the call needs and no state answered. */
  missing: Needed[];
  /** That a state answered: no report may show one. */
  tokens: Set<string>;
  /** Undefined when it was never sent. */
  call?: SeenCall;
}

/** A value of the request, and the state that should answer it. */
export interface Needed {
  value: string;
  state: string;
}

export const newVisit = (): Visit => ({ states: [], refusals: [], missing: [], tokens: new Set() });

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

/** Carries the number of the interaction and what it needs in the parameters of its first state; the backend never gets it. */
const markName = '_interaction';

interface Mark {
  key: string;
  needs: Needed[];
}

/** The interaction under a key, marked for the gateway. Costs no call of its own, as a state more would. */
export function marked(interaction: Interaction, key: string, sourceOf: SourceOf): Interaction {
  const { providerStates = [] } = interaction;
  const given = new Set(providerStates.flatMap(({ params = {} }) => Object.keys(params)));
  const names = providerStates.map(({ name }) => name);
  const needed = [...new Set(valuesNeeded(interaction))].filter((value) => !given.has(value));
  const mark: Mark = { key, needs: needed.map((value) => ({ value, state: sourceOf(value, names) })) };
  const [first = { name: 'nothing' }, ...others] = providerStates;
  const carrier = { ...first, params: { ...first.params, [markName]: mark } };
  return { ...interaction, key, providerStates: [carrier, ...others] };
}

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

/** A state that the Verifier asks for, without the mark. */
export async function readState(req: IncomingMessage): Promise<State & { mark: Mark | undefined }> {
  const { state, params } = JSON.parse(await text(req)) as { state: string; params?: object };
  const { [markName]: mark, ...own } = (params ?? {}) as Record<string, unknown>;
  return { name: state, params: own, mark: mark as Mark | undefined };
}

/** Status of the envelope, when the answer is one. */
export function statusIn({ answer }: SeenCall): number | undefined {
  try {
    const said = JSON.parse(answer.text) as { status?: unknown } | null;
    return typeof said?.status === 'number' ? said.status : undefined;
  } catch {
    return undefined;
  }
}

/** What somebody answers who does not have the call. */
export const isLacking = (http: number, code: number | undefined) =>
  [404, 405, 501].includes(http) || code === status.notFound;
