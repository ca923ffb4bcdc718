import * as z from 'zod/mini';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { type Envelope, status } from '../../src/envelope.ts';
import { speak } from '../../src/words.ts';

/** Where an answer is not as its definition states it, in words; undefined where it is. Of a refusal that it has a message. */
export function misfitIn(
  { data: schema }: AnyEndpoint,
  { status: code, message, data }: Envelope,
): string | undefined {
  if (code !== status.ok)
    return typeof message === 'string' && message.trim() ? undefined : 'message: there is none';
  const [issue] = z.safeParse(schema, data).error?.issues ?? [];
  return issue && `${['data', ...issue.path].join('.')} ${faultOf(issue, valueAt(data, issue.path))}`;
}

/**
 * The data without the fields that the definition does not know. The values are those that were sent: a schema may trim texts. All of it where the
 * definition says nothing of it: of refusals, and of what is not as it states it.
 */
export function knownPart({ data: schema }: AnyEndpoint, { status: code, data }: Envelope): unknown {
  if (code !== status.ok) return data;
  const result = z.safeParse(schema, data);
  return result.success ? sharedPart(data, result.data) : data;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What is in both, with the values of the first. */
function sharedPart(sent: unknown, known: unknown): unknown {
  if (Array.isArray(sent) && Array.isArray(known)) return sent.map((one, at) => sharedPart(one, known[at]));
  if (!isObject(sent) || !isObject(known)) return sent;
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, one]) =>
      name in known ? [[name, sharedPart(one, known[name])]] : [],
    ),
  );
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value: unknown, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

/** What is wrong with a value; messages of the definitions are tokens. */
function faultOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'is missing';
  const shown = JSON.stringify(value).slice(0, 100);
  if (issue.code === 'invalid_type') return `is ${shown} instead of ${issue.expected}`;
  if (issue.code === 'invalid_value') return `is ${shown} instead of ${issue.values.join(' or ')}`;
  const said = speak(issue.message);
  return said === 'Invalid input'
    ? `is ${shown}, which its definition does not take`
    : `is ${shown}: ${said}`;
}
