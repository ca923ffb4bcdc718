import { allEndpoints } from './areas.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** A matcher for one path of a body. Which keys it has besides `match` depends on the matcher. */
export interface MatchingRule {
  combine?: 'AND' | 'OR';
  matchers: ({ match: string } & Record<string, unknown>)[];
}

/** The parts of a pact file (specification 4.0) that our tools read; everything else is kept unchanged. */
export interface Interaction {
  description: string;
  /** Unique within a file; the verifier's results carry it. */
  key?: string;
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  request: {
    method: string;
    path: string;
    query?: Record<string, string[]>;
    headers?: Record<string, string[]>;
    body?: { content: unknown; contentType?: string };
    /** Values that the provider state supplies: by part of the request, then by place. */
    generators?: Record<string, unknown>;
    matchingRules?: { body?: Record<string, MatchingRule> };
  };
  response: {
    status: number;
    body?: { content: { status?: number; message?: string; data?: unknown } };
    /** By part of the answer, then by place (`$.data.list[*].id`). */
    matchingRules?: { body?: Record<string, MatchingRule> };
  };
}

export interface Pact {
  consumer: { name: string };
  provider: { name: string };
  /** Ours name the version of the contract. */
  metadata?: { contract?: { version?: string } };
  interactions: Interaction[];
}

/** A file that is no pact; the message is a sentence that names the file. */
export class PactFileError extends Error {}

/** @throws PactFileError when the text is no pact with at least one interaction over HTTP */
export function readPact(text: string, name: string): Pact {
  let pact: Partial<Pact>;
  try {
    pact = JSON.parse(text);
  } catch (error) {
    throw new PactFileError(`${name} is not valid JSON (${(error as Error).message}).`);
  }
  if (!pact?.consumer?.name || !pact.provider?.name || !Array.isArray(pact.interactions))
    throw new PactFileError(`${name} is not a pact file: it lacks consumer, provider or interactions.`);
  if (pact.interactions.length === 0) throw new PactFileError(`${name} holds no interaction.`);
  const broken = pact.interactions.findIndex(
    ({ description, request, response }) => !description || !request?.method || !request.path || !response,
  );
  if (broken >= 0)
    throw new PactFileError(
      `${name} is broken: interaction ${broken + 1} lacks description, request or response.`,
    );
  return pact as Pact;
}

/** Descriptions begin with the name of the call: `smsLogs.list: the first page`. */
export const endpointNameOf = ({ description }: Interaction) => description.split(':')[0] ?? '';
export const areaOf = (interaction: Interaction) => endpointNameOf(interaction).split('.')[0] ?? '';
export const endpointOf = (interaction: Interaction): AnyEndpoint | undefined =>
  allEndpoints.find(({ name }) => name === endpointNameOf(interaction));

/** Status of the envelope that the interaction expects. */
export const statusOf = ({ response }: Interaction) => response.body?.content.status;
