import { type AnyEndpoint, readOf } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { isRead, isReveal } from '../../src/reads.ts';
import { fieldsOf } from './shapes.ts';
import type { Exchange } from './wire.ts';

/** The call that reads the record which a call has just changed and answered; undefined where it has answered none. */
export function readAfter({ endpoint, answer }: Exchange) {
  if (answer.status !== status.ok || isRead(endpoint) || isReveal(endpoint)) return undefined;
  const isRecord = typeof answer.data === 'object' && answer.data !== null && !Array.isArray(answer.data);
  return isRecord ? readOf(endpoint) : undefined;
}

/** What the call has changed of the record, and when it was made: its state, and what the form of the call sets. All else may be of others, which change meanwhile. */
export const changedFields = ({ body }: AnyEndpoint, record: object): string[] => {
  const set = ['version', 'createTime', 'status', 'enabled', ...(body ? Object.keys(fieldsOf(body)) : [])];
  return Object.entries(record)
    .filter(([name, value]) => set.includes(name) && typeof value !== 'object')
    .map(([name]) => name);
};
