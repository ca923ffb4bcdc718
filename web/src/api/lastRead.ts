import { type AnyEndpoint, readOf } from '#contracts/endpoint.ts';

/** The records that were read last (at most 50). Comparing with them shows whether a call without an answer changed the record. */
const lastRead = new Map<string, unknown>();
const mostRemembered = 50;
const placeOf = ({ name }: AnyEndpoint, params: object = {}) => [name, ...Object.values(params)].join(' ');

/** Remembers a record that was read. */
export function remember(read: AnyEndpoint, params: object | undefined, record: unknown) {
  const place = placeOf(read, params);
  lastRead.delete(place);
  lastRead.set(place, record);
  const [oldest] = lastRead.keys();
  if (lastRead.size > mostRemembered && oldest !== undefined) lastRead.delete(oldest);
}

/** Remembers a record as a change of it was answered. What answers something else leaves a record that nobody has read. */
export function rememberChanged(endpoint: AnyEndpoint, params: object | undefined, answer: unknown) {
  const read = readOf(endpoint);
  if (!read) return;
  if (endpoint.data === read.data) remember(read, params, answer);
  else lastRead.delete(placeOf(read, params));
}

/** The last read state of the record that a call is about to change. */
export function lastReadOf(endpoint: AnyEndpoint, params: object | undefined): unknown {
  const read = readOf(endpoint);
  return read && lastRead.get(placeOf(read, params));
}
