import { type AnyEndpoint, readOf, savedPart } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { ApiError } from './errors.ts';

/** What became of a call whose response was lost; `data` is the record as it is now. */
type Outcome =
  | { is: 'done'; data: unknown }
  | { is: 'notDone' | 'unknown' }
  /** Somebody else has changed the record meanwhile, and it does not contain what was sent. */
  | { is: 'stale' };

type Shape = Record<string, unknown> & { version?: number; actions?: string[] };

interface Asked {
  endpoint: AnyEndpoint;
  body: unknown;
  /** The record as it was last read before the call. */
  before: unknown;
  /** Reads the record now. */
  read: (endpoint: AnyEndpoint) => Promise<unknown>;
}

/**
 * For a backend that knows no idempotency keys: reads the record again and compares. A save is recognised by version and content, a switch by
 * `enabled`, a removal by the record being gone, another action by what it changed in the record. For a call that creates a record the outcome stays
 * unknown.
 */
export async function whatBecameOf({ endpoint, body, before, read }: Asked): Promise<Outcome> {
  const reader = readOf(endpoint);
  if (!reader) return { is: 'unknown' };
  let record: Shape;
  try {
    record = (await read(reader)) as Shape;
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === status.notFound;
    return isGone && callOf(endpoint) === 'remove' ? { is: 'done', data: null } : { is: 'unknown' };
  }
  const sent = (body ?? {}) as Shape;
  const done: Outcome = { is: 'done', data: record };
  const notDone: Outcome = { is: 'notDone' };
  if (callOf(endpoint) === 'remove') return notDone;
  if ('enable' in sent) return record.enabled === sent.enable ? done : notDone;
  if (sent.version !== undefined) {
    if (record.version === sent.version) return notDone;
    return holds(savedPart(endpoint, record), sent) ? done : { is: 'stale' };
  }
  if (before !== undefined && isSame(before, record)) return notDone;
  const isStillAllowed = record.actions?.includes(callOf(endpoint));
  if (isStillAllowed === undefined) return { is: 'unknown' };
  return !isStillAllowed || before !== undefined ? done : notDone;
}

/** The name of the action of a call: `confirm` for `ordersHotel.confirmOfOwn`. */
const callOf = ({ name }: AnyEndpoint) => (name.split('.')[1] ?? '').replace(/OfOwn(Company)?$/, '');

/** Whether the record contains what was sent. Fields that the record does not have are skipped; a phone number may be masked in the record. */
const holds = (record: Shape, sent: Shape) =>
  Object.entries(sent).every(
    ([name, value]) =>
      name === 'version' ||
      !(name in record) ||
      isSame(value, record[name]) ||
      (typeof value === 'string' && maskMobile(value) === record[name]),
  );

/** Whether two values are equal. Empty, missing and 0 (for "not stated") count as the same, and texts are compared without outer spaces. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim();
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  if (isObject(a) && isObject(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    // The server's clock, which some records contain.
    names.delete('serverTime');
    return [...names].every((name) => isSame(a[name], b[name]));
  }
  return a === b || (isEmpty(a) && isEmpty(b));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === 0;
