import axios, { type AxiosProgressEvent } from 'axios';
import {
  type AnyEndpoint,
  type BodyOf,
  type DataOf,
  fillPath,
  type ParamsOf,
  type QueryOf,
} from '#contracts/endpoint.ts';
import { type Envelope, status } from '#contracts/envelope.ts';
import { config } from './config.ts';
import { ApiError, report, reportExpired } from './errors.ts';
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

/**
 * Calls an endpoint and answers its data. The only way to the wire.
 * @throws ApiError for every failure, after it was shown (unless `quiet`) and after -1001 ended the session
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<DataOf<E>> {
  const { token } = session();
  const parts = input as { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
  try {
    const refusal = gate?.refuse(endpoint);
    if (refusal) throw refusal;
    const { data: envelope } = await http.request<Envelope<DataOf<E>>>({
      method: endpoint.method,
      url: addressOf(endpoint, parts, token),
      data: payloadOf(endpoint, parts.body),
      validateStatus: () => true,
      ...(options.signal && { signal: options.signal }),
      ...(options.onProgress && {
        onUploadProgress: ({ loaded, total }: AxiosProgressEvent) => options.onProgress?.(loaded, total),
      }),
    });
    if (typeof envelope !== 'object' || envelope === null || typeof envelope.status !== 'number') {
      throw new ApiError(undefined, '', null);
    }
    if (envelope.status === status.ok) {
      const answer = asList(endpoint, envelope.data) as DataOf<E>;
      return gate ? gate.answer(endpoint, answer) : answer;
    }
    throw new ApiError(envelope.status, envelope.message, envelope.data);
  } catch (error) {
    const failure = error instanceof ApiError ? error : ApiError.ofTransport(error);
    if (failure.status === status.tokenExpired) {
      if (expire(token)) reportExpired();
    } else if (!options.quiet) report(failure);
    throw failure;
  }
}
