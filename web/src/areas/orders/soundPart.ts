import * as z from 'zod/mini';

type Held = Record<string | number, unknown>;

/** What of typed values a schema takes: each value that it refuses is left out. Undefined where nothing helps. */
export function soundPart(schema: z.core.$ZodType, values: object): Record<string, unknown> | undefined {
  const part = structuredClone(values);
  // Leaving out one value may uncover another fault, such as that of a rule over several fields.
  for (let turn = 0; turn < 4; turn++) {
    const read = z.safeParse(schema, part);
    if (read.success) return read.data as Record<string, unknown>;
    for (const { path } of read.error.issues) leaveOut(part, path as (string | number)[]);
  }
  return undefined;
}

function leaveOut(part: object, path: readonly (string | number)[]) {
  const owner = path.slice(0, -1).reduce<unknown>((held, key) => (held as Held | undefined)?.[key], part);
  const last = path.at(-1);
  if (last !== undefined && owner && !Array.isArray(owner)) delete (owner as Held)[last];
}
