import { type AnyEndpoint, fillPath } from '../../src/endpoint.ts';
import { type Envelope, status } from '../../src/envelope.ts';
import { idempotencyHeader } from '../../src/idempotency.ts';
import { BackendError } from '../verify/backend.ts';
import { noAnswer } from '../verify/noAnswer.ts';
import type { Backend } from '../verify/options.ts';
import { send } from '../verify/send.ts';
import { tokenPlace } from '../verify/wireText.ts';
import { misfitIn } from './answerShapes.ts';
import { wholeNumberIn } from './wholeNumbers.ts';

/** Calls of the contract over HTTP, as the console makes them, and what was said, for the reports. */

/** Parameters of the path, of the query and the body, before it is wrapped. Not typed by the call: acceptance also sends what is wrong. */
export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  /** Sent as `Idempotency-Key`. */
  key?: string;
}

/** One call and its answer. */
export interface Exchange {
  endpoint: AnyEndpoint;
  /** Without the token: reports are passed on. */
  url: string;
  /** The body as sent; undefined for none. */
  body: string | undefined;
  contentType: string;
  /** Who called; undefined for nobody. */
  caller: string | undefined;
  http: number;
  answer: Envelope;
  /** Where the answer says the whole number of a person, which it must not. */
  wholeNumber: string | undefined;
  /** Where the answer is not as the definition states it. */
  misfit: string | undefined;
}

const patienceMs = 15_000;

/**
 * @param token of the caller; '' for nobody
 * @throws BackendError when nothing answers, or something that is no envelope
 */
export async function exchange(
  backend: Backend,
  endpoint: AnyEndpoint,
  { params = {}, query = {}, body, key }: Input,
  { token, name }: { token: string; name?: string },
): Promise<Exchange> {
  const address = `${backend.bases[endpoint.base]}/${fillPath(endpoint.path, params)}`;
  const isForm = endpoint.travel === 'form' || endpoint.travel === 'signedForm';
  const search = new URLSearchParams({
    ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    ...(endpoint.method === 'POST' && !isForm && { use_request_body: '1' }),
    ...(token && { token }),
  });
  const text = endpoint.method === 'POST' ? textOf(endpoint, body) : undefined;
  const contentType = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const shown = token ? `${address}?${search}`.replace(token, tokenPlace) : `${address}?${search}`;
  const { http, said } = await send(`${address}?${search}`, {
    ...{ method: endpoint.method, body: text, patienceMs },
    ...(text !== undefined && {
      headers: { 'content-type': contentType, ...(key && { [idempotencyHeader]: key }) },
    }),
  }).catch((error: unknown) => {
    throw new BackendError(`Nothing answers at ${address} (${noAnswer(error, patienceMs)}).`);
  });
  const answer = parsed(said) as Envelope | undefined;
  return {
    ...{ endpoint, url: shown, body: text, contentType, caller: name, http },
    answer: answer ?? { status: status.fault, message: 'no JSON', data: null },
    wholeNumber: wholeNumberIn(endpoint, said, answer),
    misfit: answer && misfitIn(endpoint, answer),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf({ travel }: AnyEndpoint, body: unknown): string {
  if (travel === 'form' || travel === 'signedForm')
    return new URLSearchParams(body as Record<string, string>).toString();
  return JSON.stringify(travel === 'data' ? { data: body ?? {} } : (body ?? {}));
}
