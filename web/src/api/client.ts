import axios, { type AxiosProgressEvent } from 'axios';
import i18next from 'i18next';
import {
  type AnyEndpoint,
  type BodyOf,
  type DataOf,
  fillPath,
  type ParamsOf,
  type QueryOf,
  readOf,
} from '#contracts/endpoint.ts';
import { type Envelope, status } from '#contracts/envelope.ts';
import { idempotencyHeader, takesKey } from '#contracts/idempotency.ts';
import { isRead } from '#contracts/reads.ts';
import { sentences } from '#contracts/words.ts';
import { type Attempt, attemptOf } from './attempts.ts';
import { config } from './config.ts';
import { ApiError, report, reportExpired } from './errors.ts';
import { lastReadOf, remember, whatBecameOf } from './lostAnswers.ts';
import { notify } from './notice.ts';
import { tellOutdated } from './outdated.ts';
import { asList } from './selectSource.ts';
import { expire, session } from './session.ts';

/** Parts that an endpoint needs are required, parts it does not know do not exist. */
type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : // biome-ignore lint/complexity/noBannedTypes: asks whether every field is optional
    {} extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };
export type CallInput<E> = Part<'params', ParamsOf<E>> & Part<'query', QueryOf<E>> & Part<'body', BodyOf<E>>;

export interface CallOptions {
  signal?: AbortSignal;
  onProgress?: (sent: number, total: number | undefined) => void;
  /** The caller shows the failure itself. An expired token is reported all the same. */
  quiet?: boolean;
}

/** Stands between the screens and the wire while they are looked at as with a role (`preview.ts`). */
interface Gate {
  refuse(endpoint: AnyEndpoint): ApiError | undefined;
  answer<D>(endpoint: AnyEndpoint, data: D): D;
}
let gate: Gate | undefined;
export const setGate = (next: Gate) => {
  gate = next;
};

const http = axios.create({ timeout: 15_000 });

/** Empty values are dropped, `offset` never (specification section 3). */
function queryString(query: Record<string, unknown>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const empty =
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (!empty || name === 'offset') params.set(name, String(value ?? 0));
  }
  return params;
}

function addressOf(
  endpoint: AnyEndpoint,
  input: { params?: Record<string, string>; query?: Record<string, unknown> },
  token: string,
) {
  // The unit of an own-scope call is the user's own.
  const { belongId = '' } = session().user ?? {};
  const query = queryString(input.query ?? {});
  if (endpoint.travel !== 'form' && token) query.set('token', token);
  if (endpoint.method === 'POST' && endpoint.travel !== 'form') query.set('use_request_body', '1');
  const text = query.toString();
  return `${config().bases[endpoint.base]}/${fillPath(endpoint.path, { belongId, ...input.params })}${text ? `?${text}` : ''}`;
}

function payloadOf({ travel, method }: AnyEndpoint, body: unknown): unknown {
  if (method === 'GET') return undefined;
  if (travel === 'data') return { data: body ?? {} };
  if (travel === 'form' || travel === 'signedForm')
    return new URLSearchParams(body as Record<string, string>);
  return body ?? {};
}

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Asked before something is sent again that may have made a record already. */
let askAgain: () => Promise<boolean> = async () => true;
export const setRepeatQuestion = (ask: () => Promise<boolean>) => {
  askAgain = ask;
};

/** Whether what is sent may do a second time what an unanswered call has done. */
const isDoubtful = (endpoint: AnyEndpoint, { before }: Attempt) =>
  before !== undefined && !readOf(endpoint) && !(config().idempotencyKeys && before === 'same');

/**
 * Calls an endpoint and answers its data. The only way to the wire. A call that changes something is sent under the same key until
 * its answer is known; where the backend knows no keys, a lost answer is looked for in the record.
 * @throws ApiError for every failure, after it was shown (unless `quiet`) and after -1001 ended the session
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<DataOf<E>> {
  const { token, user } = session();
  const parts = input as Parts;
  const attempt = takesKey(endpoint) ? attemptOf(endpoint, parts, user?.id ?? '') : undefined;
  const before = lastReadOf(endpoint, parts.params);
  let isSent = false;
  try {
    const refusal = gate?.refuse(endpoint);
    if (refusal) throw refusal;
    if (attempt && isDoubtful(endpoint, attempt) && !(await askAgain())) throw ApiError.ofCancelling();
    attempt?.begin();
    isSent = true;
    const data = asList(endpoint, await send(endpoint, parts, token, attempt?.key, options));
    attempt?.settle();
    if (isRead(endpoint)) remember(endpoint, parts.params, data);
    return (gate ? gate.answer(endpoint, data) : data) as DataOf<E>;
  } catch (error) {
    let failure = error instanceof ApiError ? error : ApiError.ofTransport(error);
    if (attempt && isSent) {
      let isUnanswered = failure.status === undefined;
      if (isUnanswered) attempt.miss();
      if (isUnanswered && !config().idempotencyKeys) {
        const outcome = await lookFor(endpoint, parts, before);
        if (outcome.is === 'done') {
          attempt.settle();
          if (!options.quiet) notify('success', i18next.t('kit:lost.done'));
          return outcome.data as DataOf<E>;
        }
        isUnanswered = outcome.is === 'unknown';
        failure = failureOf(outcome.is);
      }
      if (!isUnanswered) attempt.settle();
      tellOutdated(endpoint, failure.status);
      failure.sent = {
        ...{ endpoint, params: parts.params, isUnanswered },
        ...{ hold: attempt.hold, giveUp: attempt.settle },
      };
    }
    if (failure.status === status.tokenExpired) {
      if (expire(token)) reportExpired();
    } else if (!options.quiet) report(failure);
    throw failure;
  }
}

/** @throws ApiError for what is no success in an envelope; anything else for what did not come back */
async function send(
  endpoint: AnyEndpoint,
  parts: Parts,
  token: string,
  key: string | undefined,
  { signal, onProgress }: CallOptions,
): Promise<unknown> {
  const { data: envelope } = await http.request<Envelope>({
    method: endpoint.method,
    url: addressOf(endpoint, parts, token),
    data: payloadOf(endpoint, parts.body),
    validateStatus: () => true,
    ...(key && config().idempotencyKeys && { headers: { [idempotencyHeader]: key } }),
    ...(signal && { signal }),
    ...(onProgress && {
      onUploadProgress: ({ loaded, total }: AxiosProgressEvent) => onProgress(loaded, total),
    }),
  });
  if (typeof envelope !== 'object' || envelope === null || typeof envelope.status !== 'number') {
    throw new ApiError(undefined, '', null);
  }
  if (envelope.status !== status.ok) throw new ApiError(envelope.status, envelope.message, envelope.data);
  return envelope.data;
}

/** Asks the record what became of a call without an answer. */
const lookFor = (endpoint: AnyEndpoint, { params, body }: Parts, before: unknown) =>
  whatBecameOf({
    ...{ endpoint, body, before },
    read: (read) => call(read, { params } as never, { quiet: true }),
  });

function failureOf(outcome: 'notDone' | 'stale' | 'unknown'): ApiError {
  if (outcome === 'stale') return new ApiError(status.stale, sentences.stale, null);
  return new ApiError(undefined, i18next.t(`kit:lost.${outcome}`), null);
}
