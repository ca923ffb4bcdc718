import * as z from 'zod/mini';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Fields of a value that its schema does not know, as `[path, value]`. Schemas let them pass, as a console has to; a
 * report about drift must not. Rows of a list share one path: `data.list[].mobile`.
 */
export function* newFields(
  schema: z.core.$ZodType,
  value: unknown,
  path: string,
): Generator<[path: string, value: unknown]> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      if (!isRecord(value)) return;
      for (const [name, inner] of Object.entries(value)) {
        const known = Object.hasOwn(def.shape, name) ? def.shape[name] : def.catchall;
        if (known) yield* newFields(known, inner, `${path}.${name}`);
        else yield [`${path}.${name}`, inner];
      }
      return;
    case 'array':
      if (!Array.isArray(value)) return;
      for (const item of value) yield* newFields(def.element, item, `${path}[]`);
      return;
    case 'record':
      if (!isRecord(value)) return;
      for (const inner of Object.values(value)) yield* newFields(def.valueType, inner, `${path}.*`);
      return;
    case 'union': {
      const chosen = def.options.find((option) => z.safeParse(option, value).success);
      if (chosen) yield* newFields(chosen, value, path);
      return;
    }
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      yield* newFields(def.innerType, value, path);
      return;
    case 'pipe':
      yield* newFields(def.in, value, path);
      return;
    case 'lazy':
      yield* newFields(def.getter(), value, path);
  }
}
