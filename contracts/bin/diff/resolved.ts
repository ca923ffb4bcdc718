import type { Json } from './change.ts';

/** The document with every reference to one of its schemas replaced by that schema, which is shared, not copied. What stands beside a reference is kept. */
export function resolved(document: Json): Json {
  const schemas: Json = document.components?.schemas ?? {};
  const known = new Map<string, Json>();
  const prefix = '#/components/schemas/';

  const ofName = (name: string): Json => {
    if (!known.has(name)) {
      // A schema that holds itself would never end.
      known.set(name, {});
      known.set(name, resolve(schemas[name] ?? {}));
    }
    return known.get(name);
  };
  const resolve = (part: Json): Json => {
    if (Array.isArray(part)) return part.map(resolve);
    if (typeof part !== 'object' || part === null) return part;
    const { $ref, ...beside } = part;
    if (typeof $ref !== 'string' || !$ref.startsWith(prefix))
      return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(value)]));
    const schema = ofName($ref.slice(prefix.length));
    return Object.keys(beside).length > 0 ? { ...schema, ...beside } : schema;
  };
  return { ...document, paths: resolve(document.paths) };
}
