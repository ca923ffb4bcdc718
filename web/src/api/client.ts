import type { AnyEndpoint, BodyOf, DataOf, ParamsOf, QueryOf } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { takesKey } from '#contracts/idempotency.ts';
import { isRead } from '#contracts/reads.ts';
import { ApiError, report, reportExpired } from './errors.ts';
import { remember } from './lastRead.ts';
import { asList } from './selectSource.ts';
import { expire, session } from './session.ts';
import { type CallOptions, type Parts, send } from './wire.ts';

/** A required part of the endpoint's input is required here, too; a part that the endpoint does not have cannot be passed. */
type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : // biome-ignore lint/complexity/noBannedTypes: tests whether every field is optional
    {} extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };
export type CallInput<E> = Part<'params', ParamsOf<E>> & Part<'query', QueryOf<E>> & Part<'body', BodyOf<E>>;

/** Refuses calls and adjusts responses while the user previews the screens as a role (`preview.ts`). */
interface Gate {
  refuse(endpoint: AnyEndpoint): ApiError | undefined;
  answer<D>(endpoint: AnyEndpoint, data: D): D;
}
let gate: Gate | undefined;
export const setGate = (next: Gate) => {
  gate = next;
};

/**
 * Calls an endpoint and returns its data; every request of the console goes through here. The additional code for calls that change data is loaded
 * with the pages behind the login (`changes.ts`).
 * @throws ApiError for every failure, after it was shown (unless `quiet`) and after -1001 ended the session
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<DataOf<E>> {
  const { token } = session();
  const parts = input as Parts;
  try {
    const refusal = gate?.refuse(endpoint);
    if (refusal) throw refusal;
    const data = takesKey(endpoint)
      ? await changed(endpoint, parts, token, options)
      : asList(endpoint, await send(endpoint, parts, token, undefined, options));
    if (isRead(endpoint)) remember(endpoint, parts.params, data);
    return (gate ? gate.answer(endpoint, data) : data) as DataOf<E>;
  } catch (error) {
    const failure = error instanceof ApiError ? error : ApiError.ofTransport(error);
    if (failure.status === status.tokenExpired) {
      if (expire(token)) reportExpired();
    } else if (!options.quiet) report(failure);
    throw failure;
  }
}

async function changed(endpoint: AnyEndpoint, parts: Parts, token: string, options: CallOptions) {
  const { change } = await import('./changes.ts');
  const read = (reader: AnyEndpoint) => call(reader, { params: parts.params } as never, { quiet: true });
  return change({ endpoint, parts, token, options, read });
}
