import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { withoutPersons } from './personal.ts';

/** What a recorded answer belongs to, masked: so a mobile or a password is never kept, and any of them finds it again. */
export interface Asked {
  endpoint: string;
  params: Record<string, string>;
  query: Record<string, string>;
  /** Parsed; `longBody` for one that was too long to be kept, null for none. */
  body: unknown;
}

const longBody = '(longer than 1 MB)';

/** Fields that differ in every call or session; they are left out when recorded calls are compared. */
const ofTheMoment = new Set(['token', 'sign', 'timestamp', 'use_request_body']);

/** @param text the body; undefined when it was too long */
export function askedOf(
  { name, travel }: AnyEndpoint,
  params: Record<string, string>,
  query: URLSearchParams,
  text: string | undefined,
): Asked {
  const telling = Object.fromEntries([...query].filter(([key]) => !ofTheMoment.has(key)));
  return {
    endpoint: name,
    params,
    query: withoutPersons(telling, name) as Record<string, string>,
    body: text === undefined ? longBody : withoutPersons(parseBody(travel, text), name),
  };
}

/** The body as its definition sends it; null for none, the text itself for what cannot be read. */
export function parseBody(travel: AnyEndpoint['travel'], text: string): unknown {
  if (text === '') return null;
  if (travel === 'form' || travel === 'signedForm') return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Equal for calls that ask the same, in whatever order their fields came. */
export const keyOf = ({ endpoint, params, query, body }: Asked): string =>
  JSON.stringify([endpoint, sorted(params), sorted(query), sorted(body)]);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
