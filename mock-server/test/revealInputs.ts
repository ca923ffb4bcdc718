import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { isReveal } from '#contracts/reads.ts';

const fieldsOf = ({ body }: AnyEndpoint): readonly string[] =>
  (body as unknown as { shape: { field: { options: readonly string[] } } }).shape.field.options;

/** Every field that a call of 查看 knows, as its body asks for it; of a list its first entry. */
export const revealBodies = (endpoint: AnyEndpoint) =>
  fieldsOf(endpoint).map((field) => ({ field, ...(field.includes('.') && { index: 0 }) }));

/** The first of them; undefined for any other call. */
export const revealBody = (endpoint: AnyEndpoint) =>
  isReveal(endpoint) ? revealBodies(endpoint)[0] : undefined;
