import axios, { type AxiosProgressEvent, type AxiosResponse, isCancel } from 'axios';
import { type AnyEndpoint, fillPath } from '#contracts/endpoint.ts';
import { type Envelope, status } from '#contracts/envelope.ts';
import { idempotencyHeader } from '#contracts/idempotency.ts';
import { traceHeader } from '#contracts/traceId.ts';
import { config } from './config.ts';
import { ApiError } from './errors.ts';
import { tellLost } from './line.ts';
import { noteCall } from './recentCalls.ts';
import { session } from './session.ts';

export interface CallOptions {
  signal?: AbortSignal;
  onProgress?: (sent: number, total: number | undefined) => void;
  /** The caller shows the failure itself. An expired token is shown in any case. */
  quiet?: boolean;
  /** The page is closing: the request is sent all the same, and its response is not waited for. */
  closing?: boolean;
}

const http = axios.create({ timeout: 15_000 });

/** Empty values are left out, but never `offset` (specification section 3). */
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
  // An own-scope call is about the user's own unit.
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

/** What a call sends: parameters of the path, the query and the body. */
export interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Sends one request and returns the data of its envelope.
 * @param key idempotency key of a call that changes data; not sent if the backend knows no keys
 * @throws ApiError for an envelope that is no success; anything else for a request without an envelope in response
 */
export async function send(
  endpoint: AnyEndpoint,
  parts: Parts,
  token: string,
  key: string | undefined,
  { signal, onProgress, quiet = false, closing }: CallOptions,
): Promise<unknown> {
  if (closing) {
    const body = JSON.stringify(payloadOf(endpoint, parts.body));
    const headers = { 'content-type': 'application/json' };
    // Nobody is left to hear of a failure.
    fetch(addressOf(endpoint, parts, token), { method: 'POST', keepalive: true, headers, body }).catch(
      () => undefined,
    );
    return null;
  }
  const at = Date.now();
  const began = performance.now();
  const note = (answer?: AxiosResponse<Envelope>) =>
    noteCall({
      ...{ endpoint, quiet, at, durationMs: Math.round(performance.now() - began) },
      http: answer?.status,
      status: answer?.data?.status,
      traceId: answer?.headers[traceHeader.toLowerCase()] as string | undefined,
    });
  const request = http.request<Envelope>({
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
  const answer = await request.catch((error: unknown) => {
    note();
    if (!isCancel(error)) void tellLost();
    throw error;
  });
  note(answer);
  const { data: envelope } = answer;
  if (typeof envelope !== 'object' || envelope === null || typeof envelope.status !== 'number') {
    throw new ApiError(undefined, '', null);
  }
  if (envelope.status !== status.ok) throw new ApiError(envelope.status, envelope.message, envelope.data);
  return envelope.data;
}
