import { status } from '#contracts/envelope.ts';
import { wireTime } from '#contracts/wireTime.ts';
import type { WireAnswer, WireCall } from '../wire/dispatch.ts';
import type { Mock } from '../wire/mock.ts';
import { matchRoute } from '../wire/routes.ts';
import type { Control } from './control.ts';
import { damage, jsonHeaders, type Outcome, traced } from './damage.ts';
import type { Fault } from './faults.ts';

/**
 * One call from arrival to answer, the same for every binding: a planned fault, else the mock's own answer; then the
 * journal. Never throws.
 */
export async function exchange(mock: Mock, control: Control, call: WireCall): Promise<Outcome> {
  const began = performance.now();
  const name = control.faults.isEmpty
    ? undefined
    : matchRoute(call.method, call.base, call.path)?.endpoint.name;
  const { fault, struck } = await strike(control, name);
  const broken = fault && damage(fault);
  if (!broken) return ownAnswer(mock, control, call, { began, struck });
  return brokenAnswer(mock, control, call, broken, { began, struck, name, fault });
}

/** Short enough to be told on the phone. */
const newTraceId = ({ context }: Mock): string => context.randomId().slice(0, 12);

/** The mock's own answer with its line in the journal, when the faults were dealt with before. */
export function ownAnswer(
  mock: Mock,
  control: Control,
  call: WireCall,
  { began, struck, routed = '' }: { began: number; struck: string; routed?: string },
): Outcome {
  const traceId = newTraceId(mock);
  const answer = mock.answer({ ...call, traceId });
  control.journal.add(call, {
    traceId,
    time: wireTime(mock.clock.now()),
    endpoint: answer.endpoint?.name ?? null,
    body: answer.parsedBody,
    http: answer.http,
    status: answer.envelope.status,
    message: answer.envelope.message,
    durationMs: performance.now() - began,
    userId: answer.userId ?? null,
    fault: struck,
    routed,
    isReplay: answer.isReplay,
    field: refusedField(answer),
  });
  // The call was carried out; the fault drops the connection instead of sending its answer.
  return struck === 'lost' ? { kind: 'drop' } : traced(answered(answer), traceId);
}

/** The broken answer of a fault, with its line in the journal. */
export function brokenAnswer(
  mock: Mock,
  control: Control,
  call: Omit<WireCall, 'body'>,
  outcome: Outcome,
  { began, struck, name, fault }: { began: number; struck: string; name: string | undefined; fault: Fault },
): Outcome {
  const traceId = newTraceId(mock);
  control.journal.add(call, {
    traceId,
    time: wireTime(mock.clock.now()),
    endpoint: name ?? null,
    http: outcome.kind === 'answer' ? outcome.http : 0,
    status: fault.kind === 'status' ? (fault.value ?? null) : null,
    message: '',
    durationMs: performance.now() - began,
    userId: null,
    fault: struck,
  });
  return traced(outcome, traceId);
}

const answered = ({ http, envelope }: WireAnswer): Outcome => ({
  kind: 'answer',
  http,
  headers: jsonHeaders,
  body: JSON.stringify(envelope),
});

const refusedField = ({ envelope }: WireAnswer): string | undefined =>
  envelope.status === status.invalid ? (envelope.data as { field?: string } | null)?.field : undefined;

/** Waits the planned delay of a call and tells the fault that strikes it; `struck` is the word for the journal. */
export async function strike(
  control: Control,
  name: string | undefined,
): Promise<{ fault: Fault | undefined; struck: string }> {
  if (control.faults.isEmpty) return { fault: undefined, struck: '' };
  const { delayMs, fault } = control.faults.take(name);
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  return { fault, struck: fault?.kind ?? (delayMs > 0 ? 'delay' : '') };
}
