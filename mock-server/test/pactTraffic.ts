import { join } from 'node:path';
import type { Interaction } from '#contracts/pactFile.ts';
import { interactionsIn } from '#mock/wire/pactFolder.ts';

/** The committed pacts. */
export const pacts = () => interactionsIn(join(import.meta.dirname, '../../contracts/pacts'));

type Values = Record<string, unknown>;
interface Generator {
  expression: string;
}

/** `${id}` alone keeps the value's type; within a path it becomes text. */
const fill = ({ expression }: Generator, values: Values): unknown => {
  const whole = /^\$\{(\w+)\}$/.exec(expression)?.[1];
  return whole
    ? values[whole]
    : expression.replace(/\$\{(\w+)\}/g, (_, name: string) => String(values[name]));
};

function fillBody(body: unknown, generators: Record<string, Generator>, values: Values): unknown {
  const filled = structuredClone(body);
  for (const [path, generator] of Object.entries(generators)) {
    const steps = path.split(/[.[\]]+/).filter((step) => step !== '' && step !== '$');
    const last = steps.pop() ?? '';
    const value = fill(generator, values);
    // What no state has told keeps the example's value, as the Verifier does it.
    if (value === undefined) continue;
    const holder = steps.reduce((inner, step) => inner[step] as Values, filled as Values);
    holder[last] = value;
  }
  return filled;
}

/** The request of an interaction, with what its provider states answered. */
export function requestOf({ request }: Interaction, values: Values): { path: string; init: RequestInit } {
  const generators = (request.generators ?? {}) as {
    path?: Generator;
    query?: Record<string, Generator>;
    body?: Record<string, Generator>;
  };
  const path = generators.path ? String(fill(generators.path, values)) : request.path;
  const query = new URLSearchParams();
  for (const [name, given] of Object.entries(request.query ?? {})) {
    const generator = generators.query?.[name];
    for (const value of generator ? [String(fill(generator, values))] : given) query.append(name, value);
  }
  const { content, contentType = 'application/json' } = request.body ?? {};
  const body =
    typeof content === 'string' ? content : JSON.stringify(fillBody(content, generators.body ?? {}, values));
  return {
    path: `${path}?${query}`,
    init: {
      method: request.method,
      ...(request.method !== 'GET' &&
        content !== undefined && { body, headers: { 'content-type': contentType } }),
    },
  };
}
