import * as z from 'zod/mini';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { type Broke, type Difference, Differences, type Kind, typeName } from './difference.ts';
import type { Expectation } from './expectation.ts';
import { newFields } from './newFields.ts';
import { repeatedIds } from './repeatedIds.ts';

/** An answer as it came from a real backend. */
export interface RealAnswer {
  http: number;
  contentType: string;
  text: string;
}

interface Reading {
  /** Of the envelope, when there is one. */
  status: number | null;
  message: string;
  /** The parsed body; undefined when it is no JSON. */
  json: unknown;
  differences: Difference[];
}

const known: readonly number[] = Object.values(status);

/**
 * Holds an answer against its definition, new fields included, and against what the pacts pin of it.
 * @param pinned of the data of a success; undefined where no pact says anything of this endpoint
 */
export function readAnswer(
  endpoint: AnyEndpoint,
  { http, contentType, text }: RealAnswer,
  pinned?: Expectation,
): Reading {
  const found = new Differences();
  const note = (
    kind: Kind,
    path: string,
    expected: string,
    received: string,
    example: unknown,
    broke: Broke = 'definition',
  ) => found.add({ kind, path, broke, expected, received, example });
  const done = (code: number | null, message: string, json: unknown): Reading => ({
    status: code,
    message,
    json,
    differences: found.list(),
  });
  // Every interaction pins HTTP 200, JSON and a status.
  const frame: Broke = pinned ? 'both' : 'definition';
  const json = parse(text);
  if (json === undefined || !/\bjson\b/i.test(contentType)) {
    note('wrong envelope', '', 'JSON', contentType || 'no content type', text.slice(0, 200), frame);
    if (json === undefined) return done(null, '', undefined);
  }
  if (typeName(json) !== 'object') {
    note('wrong envelope', '', '{status, message, data}', typeName(json), json, frame);
    return done(null, '', json);
  }
  const { status: code, message, ...rest } = json as Record<string, unknown>;
  if (http !== 200) note('wrong envelope', '', 'HTTP 200', `HTTP ${http}`, json, frame);
  if (!Number.isInteger(code)) note('wrong envelope', 'status', 'whole number', typeName(code), json, frame);
  else if (!known.includes(code as number))
    note('unknown code', 'status', known.join(', '), String(code), code);
  if (typeof message !== 'string') note('wrong envelope', 'message', 'string', typeName(message), json);
  if (!('data' in rest)) {
    const isPinned = code === status.ok && pinned?.isEmpty === false;
    note('wrong envelope', 'data', 'any value', 'nothing', json, isPinned ? 'both' : 'definition');
  }
  for (const name of Object.keys(rest).filter((one) => one !== 'data')) {
    note('new field', name, 'nothing', typeName(rest[name]), rest[name]);
  }
  // What a refusal says in its data is not defined.
  if (code === status.ok && 'data' in rest) {
    const result = z.safeParse(endpoint.data, rest.data);
    for (const issue of result.error?.issues ?? []) noteIssue(issue, rest.data, note);
    for (const [path, id] of repeatedIds(rest.data))
      note('repeated id', path, 'each id once', String(id), id);
    for (const [path, value] of newFields(endpoint.data, rest.data, 'data')) {
      note('new field', path, 'nothing', typeName(value), value);
    }
    pinned?.hold(rest.data, (fault, isSure) => found.addOfPact(fault, isSure));
  }
  return done(
    Number.isInteger(code) ? (code as number) : null,
    typeof message === 'string' ? message : '',
    json,
  );
}

type Note = (kind: Kind, path: string, expected: string, received: string, example: unknown) => void;

/** Puts what zod found into our few kinds. */
function noteIssue(issue: z.core.$ZodIssue, data: unknown, note: Note): void {
  const path = issue.path.reduce<string>(
    (text, key) => text + (typeof key === 'number' ? '[]' : `.${String(key)}`),
    'data',
  );
  const holder = at(data, issue.path.slice(0, -1));
  const value = at(data, issue.path);
  const received = typeName(value);
  const say = (kind: Kind, text: string, example: unknown) =>
    note(kind, path, expectation(issue), text, example);
  if (value === undefined) say('missing field', 'nothing', holder);
  else if (issue.code === 'invalid_value') {
    const isCode = issue.values.some((one) => typeof one === typeof value);
    if (isCode) say('unknown code', String(value), value);
    else say('retyped field', received, value);
  } else {
    const isType = issue.code === 'invalid_type' || issue.code === 'invalid_union';
    say(isType ? 'retyped field' : 'wrong value', received, value);
  }
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map(String).join(', ');
    case 'invalid_format':
      return issue.pattern ? `text like ${issue.pattern}` : issue.format;
    case 'too_small':
      return `${issue.minimum} or more`;
    case 'too_big':
      return `${issue.maximum} or less`;
    default:
      return issue.message;
  }
}

const at = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
