import * as z from 'zod/mini';
import { epochOf, wireTime } from '#contracts/wireTime.ts';
import { epochOfText } from '../store/clock.ts';
import { type Mock, scaleLimits } from '../wire/mock.ts';
import type { Control } from './control.ts';
import { ControlError } from './controlError.ts';
import { faultInput } from './faults.ts';
import { personas } from './personas.ts';
import { enterState, stateInput } from './states/providerStates.ts';

/** A call of the control plane; `path` is what follows `/__mock/`. */
export interface ControlCall {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Raw text; empty counts as `{}`. */
  body: string;
}

export interface ControlAnswer {
  http: number;
  json: unknown;
}

type Route = (mock: Mock, control: Control, call: ControlCall) => unknown;
export type ControlRoutes = Readonly<Record<string, Route>>;

const resetInput = z.strictObject({
  seed: z.optional(z.int().check(z.gte(0), z.lte(4_294_967_295))),
  scale: z.optional(z.number().check(z.gte(scaleLimits.min), z.lte(scaleLimits.max))),
});
const expireInput = z.strictObject({ token: z.optional(z.string()) });
const clockInput = z.strictObject({
  now: z.optional(z.union([z.string(), z.int()])),
  advanceMs: z.optional(z.int()),
});
const liveInput = z.strictObject({
  on: z.boolean(),
  pace: z.optional(z.number().check(z.gte(1), z.lte(600))),
});
const snapshotInput = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  action: z.enum(['save', 'restore']),
});

/** Decision 17, route by route. */
const routes: ControlRoutes = {
  'GET health': (mock, { saving }) => ({
    ok: true,
    ...origin(mock),
    now: wireTime(mock.clock.now()),
    ...savingOf(saving),
  }),
  'GET personas': (mock) => personas(mock.store),
  'POST reset': (mock, { faults }, call) => {
    mock.reset(
      readInput(
        call,
        resetInput,
        `{seed?: whole number, scale?: number from ${scaleLimits.min} to ${scaleLimits.max}}`,
      ),
    );
    faults.clear();
    return origin(mock);
  },
  'GET journal': (_, { journal }) => journal.list(),
  'DELETE journal': (_, { journal }) => journal.clear(),
  'GET faults': (_, { faults }) => faults.list(),
  'POST faults': (_, { faults }, call) =>
    faults.add(
      readInput(
        call,
        faultInput,
        '{endpoint: name, path or *, kind: delay | status | http | drop | lost | malformed | truncated, value?, times?}',
      ),
    ),
  'DELETE faults': (_, { faults }, { query }) =>
    query.has('id') ? faults.remove(Number(query.get('id'))) : faults.clear(),
  'POST expire-session': (mock, _, call) =>
    expireSessions(mock, readInput(call, expireInput, '{token?: text}').token),
  'GET clock': (mock) => clock(mock),
  'POST clock': (mock, _, call) =>
    setClock(mock, readInput(call, clockInput, '{now?: time or epoch ms, advanceMs?: whole number}')),
  'GET live': (_, { live }) => live.state,
  'POST live': (_, { live }, call) => {
    const { on, pace = live.state.pace } = readInput(
      call,
      liveInput,
      '{on: true | false, pace?: actions a minute, 1 to 600}',
    );
    if (on) live.start(pace);
    else live.stop();
    return live.state;
  },
  'GET snapshots': (_, { snapshots }) => snapshots.list(),
  'POST snapshots': (_, { snapshots }, call) => {
    const { name, action } = readInput(call, snapshotInput, '{name: text, action: save | restore}');
    snapshots[action](name);
    return snapshots.list();
  },
  'POST provider-states': (mock, _, call) =>
    enterState(
      mock,
      readInput(call, stateInput, '{state: text, params?: object, action?: setup | teardown}'),
    ),
};

/**
 * Answers a call of the control plane. Never throws.
 * @param open false leaves health only (`MOCK_CONTROL=off`)
 * @param more routes of what only some bindings have
 */
export function answerControl(
  mock: Mock,
  control: Control,
  call: ControlCall,
  open = true,
  more: ControlRoutes = {},
): ControlAnswer {
  const key = `${call.method} ${call.path}`;
  try {
    const table = Object.hasOwn(more, key) ? more : routes;
    const route = open || key === 'GET health' ? Object.hasOwn(table, key) && table[key] : undefined;
    if (!route)
      throw new ControlError(
        404,
        open ? `There is no ${call.method} /__mock/${call.path.slice(0, 100)}.` : 'The control plane is off.',
      );
    return { http: 200, json: route(mock, control, call) ?? {} };
  } catch (error) {
    if (error instanceof ControlError) return { http: error.http, json: { error: error.message } };
    console.error('[mock] control plane', error);
    return { http: 500, json: { error: 'The control plane has a bug; see the console of the mock.' } };
  }
}

/** The body of a call. @throws ControlError 400 that tells what the call takes */
export function readInput<S extends z.core.$ZodType>(
  { body }: ControlCall,
  schema: S,
  takes: string,
): z.infer<S> {
  const result = z.safeParse(schema, parse(body));
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join('.') || 'The body';
  throw new ControlError(400, `${field} is not as expected. This call takes ${takes}.`);
}

function parse(body: string): unknown {
  try {
    return body.trim() === '' ? {} : JSON.parse(body, withoutProto);
  } catch (error) {
    throw error instanceof ControlError ? error : new ControlError(400, 'The body is not valid JSON.');
  }
}

/** Schemas never see the key `__proto__`, so it is refused here instead of being ignored. */
function withoutProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new ControlError(400, 'The body must not contain the key __proto__.');
  return value;
}

/** `saving` is off, ok, or failing with the reason. */
function savingOf(saving: Control['saving']) {
  const problem = saving?.problem();
  if (problem !== undefined) return { saving: 'failing', problem };
  return { saving: saving ? 'ok' : 'off' };
}

const origin = (mock: Mock) => ({ seed: mock.origin.seed, scale: mock.origin.scale });

function expireSessions(mock: Mock, token: string | undefined): { expired: number } {
  const now = mock.clock.now();
  const alive = mock.store.sessions.all().filter((session) => session.expiresAt > now);
  const chosen = token === undefined ? alive : alive.filter((session) => session.id === token);
  if (token !== undefined && chosen.length === 0)
    throw new ControlError(404, 'There is no session with this token.');
  mock.store.transaction(() => {
    for (const { id } of chosen) mock.store.sessions.update(id, { expiresAt: 0 });
  });
  return { expired: chosen.length };
}

const clock = (mock: Mock) => ({ now: wireTime(mock.clock.now()), epochMs: mock.clock.now() });

function setClock(mock: Mock, { now, advanceMs }: z.infer<typeof clockInput>) {
  if (now === undefined && advanceMs === undefined) throw new ControlError(400, 'Give now or advanceMs.');
  const moment = typeof now === 'string' ? epochOfText(now) : (now ?? mock.clock.now());
  const wanted = moment + (advanceMs ?? 0);
  // Before 1970 and after 9999 the wire has no way to write a time.
  if (!(wanted >= 0 && wanted < epochOf('9999-01-01 00:00:00'))) {
    throw new ControlError(
      400,
      'now: the time must lie between 1970 and 9999, written like 2026-01-31 09:00:00.',
    );
  }
  mock.clock.set(wanted);
  return clock(mock);
}
