import type * as z from 'zod/mini';
import type { AnyEndpoint } from '../endpoint.ts';

interface Inner {
  shape?: Record<string, z.core.$ZodType>;
  options?: z.core.$ZodType[];
  [key: string]: unknown;
}
const nested = ['innerType', 'element', 'in', 'out', 'keyType', 'valueType', 'left', 'right'] as const;

interface FoundString {
  /** Where it stands: `resorts.add body.detail`. */
  file: string;
  string: z.core.$ZodString;
}

/** Every schema of a text that a call takes, each once. */
export function stringsOf(endpoints: readonly AnyEndpoint[]): FoundString[] {
  const seen = new Set<z.core.$ZodType>();
  const found: FoundString[] = [];
  const visit = (schema: z.core.$ZodType, file: string) => {
    if (seen.has(schema)) return;
    seen.add(schema);
    const def = schema._zod.def as unknown as Inner & { type: string };
    if (def.type === 'string') found.push({ file, string: schema as z.core.$ZodString });
    for (const [name, inner] of Object.entries(def.shape ?? {})) visit(inner, `${file}.${name}`);
    for (const option of def.options ?? []) visit(option, file);
    for (const key of nested) if (isSchema(def[key])) visit(def[key], file);
  };
  for (const { name, body, query } of endpoints) {
    if (body) visit(body, `${name} body`);
    if (query) visit(query, `${name} query`);
  }
  return found;
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;
