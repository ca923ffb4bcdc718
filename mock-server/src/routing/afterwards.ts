import type { IncomingHttpHeaders } from 'node:http';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { traceHeader } from '#contracts/traceId.ts';
import { wireTime } from '#contracts/wireTime.ts';
import type { Control } from '../control/control.ts';
import type { WireCall } from '../wire/dispatch.ts';
import type { Mock } from '../wire/mock.ts';
import { type Copy, textOf } from './copy.ts';
import { readAnswer } from './differences.ts';
import { askedOf, parseBody } from './matchKey.ts';
import { withoutPersons } from './personal.ts';
import type { Real } from './real.ts';

/** A proxied call that is over. */
export interface Passed {
  call: Pick<WireCall, 'method' | 'base' | 'path'>;
  search: string;
  /** For the journal: an endpoint's name, or that of direct uploads. */
  name: string | undefined;
  endpoint: AnyEndpoint | undefined;
  params: Record<string, string>;
  sent: Copy;
  http: number;
  headers: IncomingHttpHeaders;
  /** Undefined when it was not looked at, or broke off. */
  answer: Copy | undefined;
  routed: string;
  struck: string;
  durationMs: number;
  /** How long the real backend took; undefined when it was not asked, or not to the end. */
  tookMs: number | undefined;
}

/** A body of a form fits the journal; an upload does not. */
const journalBody = 65_536;

/** Processes a proxied call after its answer was sent: journal, drift report, recording, token of a sign-in. */
export function afterwards(mock: Mock, control: Control, real: Real, passed: Passed): void {
  const { call, endpoint, name, params, sent, http, headers, answer, routed, struck, durationMs } = passed;
  const query = new URLSearchParams(passed.search);
  const now = wireTime(mock.clock.now());
  if (endpoint && passed.tookMs !== undefined) real.drift.noteTime(endpoint, passed.tookMs);
  const seen = endpoint && answer ? look(real, endpoint, http, headers, answer, now) : undefined;
  if (endpoint && seen?.json !== undefined) {
    if (real.recordings.isRecording) {
      real.recordings.add(askedOf(endpoint, params, query, sent.bytes?.toString('utf8')), http, seen.json);
    }
    adopt(real, endpoint, seen.json, sent);
  }
  const told = [...query].map(([key, value]) =>
    // The journal covers tokens itself, with their length.
    [key, key === 'token' ? value : String(withoutPersons(value, name ?? null, key))],
  );
  control.journal.add(
    { ...call, query: new URLSearchParams(told) },
    {
      time: now,
      traceId: String(headers[traceHeader.toLowerCase()] ?? ''),
      endpoint: name ?? null,
      body: endpoint && sentBody(endpoint, sent),
      http,
      status: seen?.status ?? null,
      message: String(withoutPersons(seen?.message ?? '', name ?? null)),
      durationMs,
      userId: null,
      fault: struck,
      routed,
    },
  );
}

function look(
  { drift, pinned }: Real,
  endpoint: AnyEndpoint,
  http: number,
  headers: IncomingHttpHeaders,
  answer: Copy,
  now: string,
) {
  const bytes = answer.bytes;
  const text = bytes && textOf(bytes, headers['content-encoding']);
  if (text === undefined) {
    drift.noteUnchecked(endpoint, bytes === undefined);
    return undefined;
  }
  const answered = { http, contentType: headers['content-type'] ?? '', text };
  const reading = readAnswer(endpoint, answered, pinned.of(endpoint.name));
  drift.note(endpoint, reading.differences, now);
  return reading;
}

function sentBody(endpoint: AnyEndpoint, sent: Copy): unknown {
  if (sent.size === 0 || sent.size > journalBody) return undefined;
  const body = parseBody(endpoint.travel, sent.bytes?.toString('utf8') ?? '');
  const inner = endpoint.travel === 'data' ? (body as { data?: unknown } | null)?.data : body;
  return withoutPersons(inner, endpoint.name);
}

type SignIn = { status?: unknown; data?: { token?: unknown; userInfo?: object } | null };

/** Whoever signed in at a real backend, now or when it was recorded, is let in by the mock, too. */
export function adopt({ tokens }: Real, { name }: AnyEndpoint, json: unknown, sent: Copy): void {
  if (name !== 'auth.login' && name !== 'auth.validate') return;
  const { status, data } = json as SignIn;
  if (status !== 1) return;
  const asked = parseBody('plain', sent.bytes?.toString('utf8') ?? '') as { token?: unknown } | null;
  tokens.adopt(name === 'auth.login' ? data?.token : asked?.token, data?.userInfo);
}
