import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { Control } from '../control/control.ts';
import { damage, jsonHeaders, type Outcome } from '../control/damage.ts';
import { brokenAnswer, strike } from '../control/exchange.ts';
import { send } from '../control/send.ts';
import type { Address } from '../wire/address.ts';
import { bodyMemory, HungUp, readBytes } from '../wire/body.ts';
import type { Mock } from '../wire/mock.ts';
import { adopt, afterwards, type Passed } from './afterwards.ts';
import { Copy, copyLimit } from './copy.ts';
import { forward, NoAnswer } from './forward.ts';
import { cameFromUs } from './headers.ts';
import { askedOf } from './matchKey.ts';
import { whyNot } from './passable.ts';
import type { Real } from './real.ts';
import { pathAt, staysBelow } from './realBase.ts';
import { markedAsMock, noAnswer, notPassed, relay } from './relay.ts';
import type { Mode } from './routing.ts';

const copyPatienceMs = 1000;

/** A call that may be answered by somebody else than the mock. */
export interface RoutedCall {
  address: Address;
  /** With its `?`; empty for none. */
  search: string;
  /** An endpoint's name, or that of direct uploads; undefined for a call that nobody knows. */
  name: string | undefined;
  endpoint: AnyEndpoint | undefined;
  params: Record<string, string>;
  mode: Mode;
  /** The longest body that the mock takes, in bytes. */
  limit: number;
  /** The mock's own answer to it. @param body what is still to be read, or was read; undefined when it was longer than the limit */
  own(
    body: Readable | Buffer | undefined,
    note: { began: number; struck: string; routed: string },
  ): Promise<Outcome> | Outcome;
}

/**
 * One call from arrival to answer where a real backend may take part: a planned fault, else a recorded answer, else
 * the real backend, else (mode `mock`, or `fallback` where the real one cannot) the mock.
 * @throws HungUp
 */
export async function routedCall(
  mock: Mock,
  control: Control,
  real: Real,
  req: IncomingMessage,
  res: ServerResponse,
  call: RoutedCall,
): Promise<void> {
  const began = performance.now();
  const { address, search, name, endpoint, params, mode, limit } = call;
  const wire = { method: req.method ?? 'GET', ...address };
  const { fault, struck } = await strike(control, name);
  const broken = fault && damage(fault);
  if (broken) {
    await readBytes(req, 0);
    const query = new URLSearchParams(search);
    return send(res, brokenAnswer(mock, control, { ...wire, query }, broken, { began, struck, name, fault }));
  }

  let body: Readable = req;
  const sent = mode === 'proxy' ? new Copy(copyLimit) : new Copy(limit, bodyMemory);
  const passed = (http: number, routed: string, more: Partial<Passed> = {}): void => {
    const durationMs = performance.now() - began;
    const all = { call: wire, search, name, endpoint, params, sent, http, routed, struck, durationMs };
    const whole: Passed = { ...all, headers: {}, answer: undefined, tookMs: undefined, ...more };
    real.background.add((whole.answer?.size ?? 0) + sent.size, () => {
      afterwards(mock, control, real, whole);
      sent.release();
    });
  };

  if (endpoint && real.recordings.isReplaying) {
    const bytes = await readBytes(req, limit);
    body = Readable.from(bytes?.length ? [bytes] : []);
    const asked = askedOf(endpoint, params, new URLSearchParams(search), textUpTo(bytes));
    const recorded = real.recordings.answerTo(asked);
    if (recorded) {
      if (bytes) sent.add(bytes);
      passed(recorded.http, 'replayed');
      adopt(real, endpoint, recorded.envelope, sent);
      const headers = { ...jsonHeaders, 'x-answered-by': 'recording' };
      return send(res, {
        kind: 'answer',
        http: recorded.http,
        headers,
        body: JSON.stringify(recorded.envelope),
      });
    }
    if (!bytes) return send(res, await call.own(undefined, { began, struck, routed: '' }));
  }

  const base = real.routing.baseOf(address.base);
  if (mode === 'mock' || !staysBelow(address.path)) {
    return send(res, await call.own(body, { began, struck, routed: '' }));
  }
  if (!base) {
    const routed = `fallback: the real address of ${address.base} is not known`;
    return send(res, markedAsMock(await call.own(body, { began, struck, routed })));
  }

  body.on('data', (chunk: Buffer) => sent.add(chunk));
  const asked = performance.now();
  const forwarded = cameFromUs(req.headers.via)
    ? circle(body)
    : forward(req, body, base, pathAt(base, address.path, search), real.patience);
  res.once('close', forwarded.abort);
  const found = await forwarded.head.catch((error: unknown) => asNoAnswer(error));
  if (found instanceof NoAnswer || (mode === 'fallback' && isLacking(found))) {
    const why = found instanceof NoAnswer ? `${found.kind} (${found.message})` : `HTTP ${found.statusCode}`;
    if (!(found instanceof NoAnswer)) found.resume();
    forwarded.detach();
    if (!(await ended(body, res))) {
      passed(0, `proxied: the caller hung up`);
      throw new HungUp();
    }
    if (endpoint && found instanceof NoAnswer) real.drift.noteNoAnswer(endpoint, found.kind);
    if (mode === 'fallback') {
      const routed = `fallback: ${why}`;
      try {
        return send(res, markedAsMock(await call.own(sent.bytes, { began, struck, routed })));
      } finally {
        sent.release();
      }
    }
    const outcome = noAnswer(found as NoAnswer);
    passed(outcome.http, `proxied: ${why}`);
    return send(res, outcome);
  }

  const answer = endpoint && req.method !== 'HEAD' ? new Copy(copyLimit) : undefined;
  const strange = whyNot(found, 'json');
  if (strange) {
    if (answer) await copyOf(found, answer);
    found.destroy();
    const outcome = notPassed(found);
    const more = { headers: found.headers, answer };
    passed(found.statusCode ?? 0, `proxied: ${strange} is not passed on`, more);
    return send(res, outcome);
  }
  const isWhole = await relay(found, res, answer);
  passed(found.statusCode ?? 0, isWhole ? 'proxied' : 'proxied: broke off', {
    headers: found.headers,
    answer: isWhole ? answer : undefined,
    tookMs: isWhole ? performance.now() - asked : undefined,
  });
}

/** Copies a body for later checks, up to `copyLimit` bytes and for at most `copyPatienceMs`. */
function copyOf(response: IncomingMessage, copy: Copy): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, copyPatienceMs);
    response.on('data', (chunk: Buffer) => {
      copy.add(chunk);
      if (copy.size > copyLimit) resolve();
    });
    for (const event of ['end', 'close', 'error']) response.on(event, () => resolve());
    response.once('close', () => clearTimeout(late));
  });
}

const textUpTo = (bytes: Buffer | undefined) =>
  bytes && bytes.length <= copyLimit ? bytes.toString('utf8') : undefined;

/** HTTP 404 or 501: the backend does not have the call yet. A missing record is HTTP 200 (decision 9). */
const isLacking = ({ statusCode }: IncomingMessage) => statusCode === 404 || statusCode === 501;

const asNoAnswer = (error: unknown) =>
  error instanceof NoAnswer ? error : new NoAnswer('unreachable', (error as Error).message);

/** A call that came back to the mock that sent it. */
function circle(body: Readable) {
  body.resume();
  const head = Promise.reject(new NoAnswer('unreachable', 'the real address leads back to this mock'));
  return { head, abort() {}, detach() {} };
}

/** Waits until the caller has sent everything; false when he hung up. */
function ended(body: Readable, res: ServerResponse): Promise<boolean> {
  if (res.destroyed) return Promise.resolve(false);
  if (body.readableEnded) return Promise.resolve(true);
  return new Promise((resolve) => {
    body.once('end', () => resolve(true));
    res.once('close', () => resolve(false));
    body.resume();
  });
}
