import { readOf } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { isRead, isReveal } from '../../src/reads.ts';
import type { Exchange } from './wire.ts';

/** The call that reads the record which a call has just changed and answered; undefined where it has answered none. */
export function readAfter({ endpoint, answer }: Exchange) {
  if (answer.status !== status.ok || isRead(endpoint) || isReveal(endpoint)) return undefined;
  const isRecord = typeof answer.data === 'object' && answer.data !== null && !Array.isArray(answer.data);
  return isRecord ? readOf(endpoint) : undefined;
}

/** What a record says of itself. The objects in it show others, which may change meanwhile. */
export const ownFields = (record: object): string[] =>
  Object.entries(record)
    .filter(([name, value]) => typeof value !== 'object' || /^(logs|actions)$/.test(name))
    .map(([name]) => name)
    .filter((name) => name !== 'serverTime');
