import { status } from '../../src/envelope.ts';
import type { Interaction } from '../../src/pactFile.ts';
import type { Mutant } from './mutants.ts';

/** What mutants do to what goes over the wire. */

export interface WireRequest {
  /** Without its question mark. */
  query: string;
  /** '' when there is none. */
  body: string;
  isForm: boolean;
}

const gone = Symbol('gone');

const changes: Partial<Record<Mutant['kind'], (value: unknown) => unknown>> = {
  changed: (value) => (value === status.ok ? status.fault : status.ok),
  retyped: retype,
  removed: () => gone,
  nulled: () => null,
  dropped: () => gone,
};

/** As backends in other languages get it wrong: an id as a number, a number as text, an empty object as a list. */
function retype(value: unknown): unknown {
  if (Array.isArray(value)) return { ...value };
  if (typeof value === 'string') return Number.isFinite(Number(value || Number.NaN)) ? Number(value) : 1;
  if (typeof value === 'object' && value !== null) return Object.values(value);
  return value === null ? '' : String(value);
}

/** Changes an answer in place; what became of it in words, undefined when the mutant is not about such an answer. */
export function mutateAnswer({ kind, place, status: code }: Mutant, envelope: unknown): string | undefined {
  if (code === undefined || (envelope as { status?: unknown } | null)?.status !== code) return undefined;
  const change = changes[kind];
  return change && changeAt(envelope, stepsOf(place), change, place);
}

/** The request as a console with this fault would send it; undefined when the fault makes no difference to it. */
export function mutateRequest(
  { kind, place, endpoint }: Mutant,
  request: WireRequest,
): WireRequest | undefined {
  if (kind === 'renamed') {
    const query = new URLSearchParams(request.query);
    const pairs = [...query].map(([name, value]) => [name === place ? `x_${name}` : name, value]);
    return query.has(place) ? { ...request, query: new URLSearchParams(pairs).toString() } : undefined;
  }
  if (request.body === '') return undefined;
  if (kind === 'rewrapped') {
    const body = JSON.parse(request.body);
    if (endpoint.travel === 'plain') return { ...request, body: JSON.stringify({ data: body }) };
    return body.data && { ...request, body: JSON.stringify(body.data) };
  }
  if (kind !== 'dropped') return undefined;
  if (request.isForm) {
    const form = new URLSearchParams(request.body);
    if (!form.has(place)) return undefined;
    form.delete(place);
    return { ...request, body: form.toString() };
  }
  const body = JSON.parse(request.body);
  return changeAt(body, stepsOf(place), () => gone, place)
    ? { ...request, body: JSON.stringify(body) }
    : undefined;
}

/** As the console sends it, with the example's values. */
export function requestOf({ request }: Interaction): WireRequest {
  const pairs = Object.entries(request.query ?? {}).flatMap(([name, values]) =>
    values.map((value) => [name, value]),
  );
  const content = request.body?.content;
  const isForm = typeof content === 'string';
  const body = content === undefined ? '' : isForm ? content : JSON.stringify(content);
  return { query: new URLSearchParams(pairs).toString(), body, isForm };
}

/** Whether the interaction says anything about what the mutant changes. */
export function concerns(mutant: Mutant, interaction: Interaction): boolean {
  return mutant.status === undefined
    ? mutateRequest(mutant, requestOf(interaction)) !== undefined
    : mutateAnswer(mutant, structuredClone(interaction.response.body?.content)) !== undefined;
}

const stepsOf = (place: string) => place.replaceAll('[]', '.[]').split('.');

/** In every item of a list. What the first change was, in words; undefined when there was nothing to change. */
function changeAt(
  node: unknown,
  [step = '', ...rest]: string[],
  change: (value: unknown) => unknown,
  place: string,
): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const fields = node as Record<string, unknown>;
  const keys = step === '[]' ? Object.keys(Array.isArray(node) ? node : []) : [step];
  const changed = keys
    .filter((key) => Object.hasOwn(fields, key))
    .map((key) => {
      if (rest.length > 0) return changeAt(fields[key], rest, change, place);
      const [before, after] = [fields[key], change(fields[key])];
      if (before === after) return undefined;
      if (after === gone) delete fields[key];
      else fields[key] = after;
      return `${place}: ${shown(before)} became ${after === gone ? 'nothing' : shown(after)}`;
    });
  return changed.find((words) => words !== undefined);
}

const shown = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};
