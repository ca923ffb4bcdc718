import * as z from 'zod/mini';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { type Envelope, status } from '../../src/envelope.ts';

/** Where an answer is not as its definition states it, in words; undefined where it is. Of a refusal that it has a message. */
export function misfitIn(
  { data: schema }: AnyEndpoint,
  { status: code, message, data }: Envelope,
): string | undefined {
  if (code !== status.ok)
    return typeof message === 'string' && message.trim() ? undefined : 'message: there is none';
  const [issue] = z.safeParse(schema, data).error?.issues ?? [];
  return issue && `${['data', ...issue.path].join('.')}: ${issue.message}`;
}
