import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { endpointNameOf } from '#contracts/pactFile.ts';
import { interactionsIn } from './pactFolder.ts';

/** Strips an answer to what the pacts pin: the merged examples of all interactions of its endpoint. */
export type Strip = (endpoint: AnyEndpoint | undefined, envelope: Envelope) => Envelope;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every key that either example has; lists become a list of one merged element. */
function merge(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b))
    return [[...a, ...b].reduce(merge, undefined)].filter((inner) => inner !== undefined);
  if (isObject(a) && isObject(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return Object.fromEntries([...keys].map((key) => [key, merge(a[key], b[key])]));
  }
  return a ?? b;
}

/** Removes what the example does not have. A value whose example is no object or list is kept. */
function keep(value: unknown, example: unknown): unknown {
  if (Array.isArray(value))
    return Array.isArray(example) && example.length > 0
      ? value.map((inner) => keep(inner, example[0]))
      : value;
  // An empty example is that of a map, whose keys are not names of fields.
  if (!isObject(value) || !isObject(example) || Object.keys(example).length === 0) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      key in example ? [[key, keep(inner, example[key])]] : [],
    ),
  );
}

/** What every call may answer, which is pinned of some only: -1001, -1003 and -1004. */
const refusal = { status: 0, message: '' };

/**
 * Contract-only mode (`MOCK_CONTRACT_ONLY=1`): answers are stripped to what the pacts pin, so a console that reads more
 * than it promised to need fails its tests.
 * @param folder of the pact files
 */
export function contractOnly(folder: string): Strip {
  const examples = new Map<string, unknown>();
  for (const interaction of interactionsIn(folder)) {
    const name = endpointNameOf(interaction);
    examples.set(name, merge(examples.get(name) ?? refusal, interaction.response.body?.content));
  }
  return (endpoint, envelope) => keep(envelope, examples.get(endpoint?.name ?? '')) as Envelope;
}
