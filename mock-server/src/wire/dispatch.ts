import * as z from 'zod/mini';
import type { AnyEndpoint, ApiBase } from '#contracts/endpoint.ts';
import { type Envelope, status } from '#contracts/envelope.ts';
import { readAt } from '#contracts/forms/thisYear.ts';
import { say, sentences, speak } from '#contracts/words.ts';
import { admit, authenticate } from '../accounts/access.ts';
import type { Context } from '../records/context.ts';
import { BusinessError, fail } from '../records/fail.ts';
import { handlerOf } from './handlers.ts';
import { runJobs } from './jobs.ts';
import type { OlderContract } from './olderContract.ts';
import { keyedCall } from './repeats.ts';
import { matchRoute } from './routes.ts';

/** A call as both bindings hand it over. `path` is relative to the base. */
export interface WireCall {
  method: string;
  base: ApiBase;
  path: string;
  query: URLSearchParams;
  /** Raw text; empty when there is none. */
  body: string;
  /** The `Idempotency-Key` that it came with. */
  key?: string | undefined;
  /** Under which name the journal has it. */
  traceId?: string;
  /** Network address of the caller. */
  ip?: string;
  /** The binding stopped reading the body. */
  tooLarge?: boolean;
}

export interface WireAnswer {
  http: number;
  envelope: Envelope;
  endpoint?: AnyEndpoint;
  userId?: string;
  /** The body as it was understood, for the journal. */
  parsedBody?: unknown;
  /** The first answer to the same call, given again; nothing was done. */
  isReplay?: true;
}

/** Answers one call: route, token, rights, scope, shape, handler in a transaction, shape of the answer. Never throws. */
export const dispatch = (
  call: WireCall,
  base: Omit<Context, 'caller'>,
  older?: OlderContract | undefined,
): WireAnswer => readAt(base.clock.now(), () => answerOf(call, base, older));

function answerOf(
  call: WireCall,
  base: Omit<Context, 'caller'>,
  older: OlderContract | undefined,
): WireAnswer {
  const match = matchRoute(call.method, call.base, call.path);
  const answer: WireAnswer = {
    http: 200,
    envelope: { status: status.ok, message: sentences.ok, data: null },
  };
  try {
    if (!match || older?.has(match.endpoint) === false)
      return fail(status.notFound, say('unknownPath'), null, 404);
    const { endpoint, params } = match;
    answer.endpoint = endpoint;
    if (call.tooLarge) return fail(status.invalid, say('tooLarge'), null, 413);
    runJobs(base);
    const context: Context = { ...base, caller: undefined, callerIp: call.ip ?? '' };
    if (!endpoint.access.public) {
      context.caller = authenticate(base.store, base.clock, call.query.get('token') ?? '');
      answer.userId = context.caller.user.id;
      admit(endpoint.access, context.caller, params);
    }
    // The query first: it is short, and where it is wrong a long body need not be read.
    const heeded = older ? older.queryOf(endpoint, call.query) : call.query;
    const query = endpoint.query ? check(endpoint.query, Object.fromEntries(heeded)) : undefined;
    const raw = readBody(endpoint, call.body);
    answer.parsedBody = raw;
    const keyed = keyedCall(call.key, { endpoint, params, query: call.query, body: raw }, context);
    if (keyed?.earlier) {
      answer.isReplay = true;
      answer.envelope.data = keyed.earlier.data;
      return answer;
    }
    const body = endpoint.body ? check(endpoint.body, heededBody(endpoint, raw, older)) : undefined;
    answer.envelope.data = base.store.transaction(() => {
      const data = z.parse(endpoint.data, handlerOf(endpoint)({ params, query, body }, context));
      keyed?.keep(data);
      return data;
    });
  } catch (error) {
    const known = error instanceof BusinessError ? error : faultOf(error, answer.endpoint, call.traceId);
    answer.http = known.http;
    answer.envelope = { status: known.status, message: known.message, data: known.data };
  }
  return answer;
}

/** The body as a backend of an older version reads it, where the definitions of today take that. */
function heededBody(endpoint: AnyEndpoint, raw: unknown, older: OlderContract | undefined): unknown {
  const heeded = older?.bodyOf(endpoint, raw);
  const isEnough = heeded !== undefined && endpoint.body && z.safeParse(endpoint.body, heeded).success;
  return isEnough ? heeded : raw;
}

/** A bug of the mock: the trace id is on the server's console, the stack stays there. */
function faultOf(error: unknown, endpoint: AnyEndpoint | undefined, traceId = ''): BusinessError {
  console.error(`[mock] ${traceId} ${endpoint?.name ?? ''}`, error);
  return new BusinessError(status.fault, sentences.fault, { traceId });
}

function readBody(endpoint: AnyEndpoint, text: string): unknown {
  if (endpoint.travel === 'none') return undefined;
  if (endpoint.travel === 'form' || endpoint.travel === 'signedForm') {
    if (/^\s*\{\s*"data"\s*:/.test(text)) fail(status.invalid, say('wrapperUnexpected'), { field: 'data' });
    return readForm(text);
  }
  const json = parseJson(text);
  const wrapped = isObject(json) && Object.keys(json).join() === 'data';
  if (endpoint.travel === 'data') {
    const inner = wrapped ? json.data : undefined;
    if (!isObject(inner)) fail(status.invalid, say('wrapperExpected'), { field: 'data' });
    return inner;
  }
  if (wrapped) fail(status.invalid, say('wrapperUnexpected'), { field: 'data' });
  return json;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No form of ours has more. */
const mostFields = 100;

/**
 * A form of `name=value&…`. URLSearchParams needs 3 s for 15 MB of `+` or of `&`, so the one is replaced before, and of the
 * others there may be a hundred.
 */
function readForm(text: string): unknown {
  const bytes = new TextEncoder().encode(text);
  let fields = 1;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === 0x2b) bytes[at] = 0x20;
    if (bytes[at] === 0x26 && ++fields > mostFields) fail(status.invalid, say('tooLarge'), null, 413);
  }
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
}

function parseJson(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    return fail(status.invalid, say('malformed'), null, 400);
  }
}

function check(schema: z.core.$ZodType, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') ?? '';
  // Zod's own words ("Invalid input") are replaced by the general sentence; ours are tokens.
  const spoken = speak(issue?.message ?? '');
  const message = spoken === issue?.message ? `${sentences.invalid}${field ? `：${field}` : ''}` : spoken;
  return fail(status.invalid, message, { field });
}
