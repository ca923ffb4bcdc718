import { type AnyEndpoint, readOf, savedPart } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import type { LogRow } from '#contracts/logs.ts';
import { ApiError } from './errors.ts';

/** What became of a call whose response was lost; `data` is the record as it is now. */
type Outcome =
  | { is: 'done'; data: unknown }
  | { is: 'notDone' | 'unknown' }
  /** Somebody else has changed the record meanwhile, and it does not contain what was sent. */
  | { is: 'stale' };

type Shape = Record<string, unknown> & { version?: number; actions?: string[]; logs?: LogRow[] };

interface Asked {
  endpoint: AnyEndpoint;
  body: unknown;
  /** The record as it was last read before the call. */
  before: unknown;
  /** The name of the user, as logs have it. */
  by: string;
  /** Reads the record now. */
  read: (endpoint: AnyEndpoint) => Promise<unknown>;
}

/**
 * For a backend that knows no idempotency keys: reads the record again and compares. A save is recognised by version and content, a switch by
 * `enabled`, a removal by the record being gone, another action by what the user has left in the log of the record, or by what it changed in the record
 * where that is not known. For a call that creates a record the outcome stays unknown.
 */
export async function whatBecameOf({ endpoint, body, before, by, read }: Asked): Promise<Outcome> {
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
  const logged = hasLogged(by, before as Shape | undefined, record);
  if (sent.version !== undefined) {
    if (record.version === sent.version) return notDone;
    const part = savedPart(endpoint, record);
    if (Object.entries(sent).every(([name, value]) => name in part || isNone(value)))
      return holds(part, sent) ? done : { is: 'stale' };
    // What was sent is no content of the record: how much to add, why, or which of two results.
    return logged === undefined ? { is: 'unknown' } : logged ? done : { is: 'stale' };
  }
  if (before !== undefined && isSame(before, record)) return notDone;
  const isStillAllowed = record.actions?.includes(callOf(endpoint));
  if (isStillAllowed === undefined) return { is: 'unknown' };
  if (logged !== undefined) return logged ? done : isStillAllowed ? notDone : { is: 'stale' };
  return !isStillAllowed || before !== undefined ? done : notDone;
}

/** The name of the action of a call: `confirm` for `ordersHotel.confirmOfOwn`. */
const callOf = ({ name }: AnyEndpoint) => (name.split('.')[1] ?? '').replace(/OfOwn(Company)?$/, '');

/** What was looked at is in the log, too. */
const isDeed = ({ action }: LogRow) => !action.startsWith('查看');

/** Whether the user has done something since the record was read; undefined where the record has no log, or nobody read it before. */
function hasLogged(by: string, before: Shape | undefined, { logs }: Shape): boolean | undefined {
  if (!logs || !before?.logs) return undefined;
  const own = (lines: LogRow[]) => lines.filter((line) => line.operatorName === by && isDeed(line)).length;
  return own(logs) > own(before.logs);
}

/** Whether the record contains what was sent. A phone number may be masked in the record. */
const holds = (record: Shape, sent: Shape) =>
  Object.entries(sent).every(
    ([name, value]) =>
      name === 'version' ||
      (isNone(value) && isNone(record[name])) ||
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
/** An empty list, too. */
const isNone = (value: unknown) => isEmpty(value) || (Array.isArray(value) && value.length === 0);
const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === 0;
