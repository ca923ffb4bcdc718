import { type AnyEndpoint, fillPath } from '../../src/endpoint.ts';
import { type Envelope, status } from '../../src/envelope.ts';
import { idempotencyHeader } from '../../src/idempotency.ts';
import { BackendError } from '../verify/backend.ts';
import { noAnswer } from '../verify/noAnswer.ts';
import type { Backend } from '../verify/options.ts';
import { type Received, send } from '../verify/send.ts';
import { tokenPlace } from '../verify/wireText.ts';
import { knownPart, misfitIn } from './answerShapes.ts';
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
  /** Sent as `Idempotency-Key`; undefined for none. */
  key: string | undefined;
  /** Who called; undefined for nobody. */
  caller: string | undefined;
  /** 0 where nothing came back; the message of the answer is then the reason. */
  http: number;
  /** Its data without the fields that the definition does not know: rules ignore them, as the console does. */
  answer: Envelope;
  /** As it was sent: for rules of what must be nowhere in an answer, and for the reports. */
  raw: Envelope;
  /** Where the answer says the whole number of a person, which it must not. */
  wholeNumber: string | undefined;
  /** Where the answer is not as the definition states it. */
  misfit: string | undefined;
  /** What came back where it is no JSON: the answer is then nobody's, and its message says so. The beginning of the text. */
  plain: { contentType: string; text: string } | undefined;
}

/** More than a report shows of it, so that a token is found before it is cut in two. */
const plainKept = 4096;

/** What came back as an exchange has it. */
export function heard({
  http,
  contentType,
  said,
}: Received): Pick<Exchange, 'http' | 'raw' | 'plain'> & { answer: Envelope | undefined } {
  const answer = (parsed(said) ?? undefined) as Envelope | undefined;
  const nothing = { status: status.fault, message: `HTTP ${http} and no JSON`, data: null };
  const plain = answer ? undefined : { contentType, text: said.slice(0, plainKept) };
  return { http, answer, raw: answer ?? nothing, plain };
}

/** What was answered, for a sentence: `-1003 没有权限`, `HTTP 500 and no JSON`. */
export const answerWords = ({ answer, plain }: Exchange): string =>
  plain ? answer.message : `${answer.status} ${answer.message}`;

/** Like the console, which gives up after 15 s. */
export const patienceMs = 15_000;

/** A call or a provider state got no answer. */
export class Unanswered extends BackendError {
  /** `merchants.list`, `the provider state "signed in"`. */
  readonly asked: string;
  /** `no answer within 15 s`, `ECONNREFUSED`. */
  readonly reason: string;
  /** The call, with HTTP 0; undefined of a state. */
  readonly exchange: Exchange | undefined;
  constructor(asked: string, address: string, reason: string, exchange?: Exchange) {
    super(`Nothing answers at ${address} to ${asked} (${reason}).`);
    this.asked = asked;
    this.reason = reason;
    this.exchange = exchange;
  }
}

/** For a promise that is rejected because nothing came back. @param said what is known of the exchange */
export const unansweredAt =
  (
    address: string,
    asked: string,
    said?: Omit<Exchange, 'http' | 'answer' | 'raw' | 'wholeNumber' | 'misfit' | 'plain'>,
  ) =>
  (error: unknown): never => {
    const reason = noAnswer(error, patienceMs);
    const answer = { status: status.fault, message: reason, data: null };
    const none = { wholeNumber: undefined, misfit: undefined, plain: undefined };
    const lost = said && { ...said, http: 0, answer, raw: answer, ...none };
    throw new Unanswered(asked, address, reason, lost);
  };

/**
 * @param token of the caller; '' for nobody
 * @throws Unanswered
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
  });
  // The place-holder stands unencoded, so that a shell fills it in.
  const withToken = (text: string) =>
    `${address}?${[search, ...(token ? [`token=${text}`] : [])].filter(String).join('&')}`;
  const text = endpoint.method === 'POST' ? textOf(endpoint, body) : undefined;
  const contentType = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const sentKey = text === undefined ? undefined : key || undefined;
  const frame = { endpoint, url: withToken(tokenPlace), body: text, contentType, key: sentKey, caller: name };
  const received = await send(withToken(encodeURIComponent(token)), {
    ...{ method: endpoint.method, body: text, patienceMs },
    ...(text !== undefined && {
      headers: { 'content-type': contentType, ...(sentKey && { [idempotencyHeader]: sentKey }) },
    }),
  }).catch(unansweredAt(address, endpoint.name, frame));
  const { answer, ...told } = heard(received);
  return {
    ...frame,
    ...told,
    answer: { ...told.raw, data: knownPart(endpoint, told.raw) },
    wholeNumber: wholeNumberIn(endpoint, received.said, answer),
    misfit: answer ? misfitIn(endpoint, answer) : told.raw.message,
  };
}

/** Undefined for what is no JSON. */
export function parsed(text: string): unknown {
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
