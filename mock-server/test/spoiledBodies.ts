import { status } from '#contracts/envelope.ts';

/** Domain design 18: what no field may be, by what a right body has there, and how a refusal looks. */

const wrongFor = (good: unknown): unknown[] => {
  if (typeof good === 'number') return ['12.5', -1, 0.5, 1e15, []];
  if (typeof good === 'string') return [7, {}, '<script>1</script>', '长'.repeat(21_000)];
  return ['x', 7];
};
/** The body with one value of it replaced, for every value and all that it must not be. */
export function* spoiled(value: unknown, path: string[] = []): Generator<[path: string, wrong: unknown]> {
  if (path.length > 0) for (const wrong of wrongFor(value)) yield [path.join('.'), wrong];
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* spoiled(inner, [...path, key]);
}
export function replaced(body: unknown, path: string[], wrong: unknown): unknown {
  const [key = '', ...rest] = path;
  if (path.length === 0) return wrong;
  const copy = (Array.isArray(body) ? [...body] : { ...(body as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, wrong);
  return copy;
}

export const refusals: number[] = [
  ...[status.invalid, status.notFound, status.wrongState, status.stale],
  ...[status.short, status.precondition, status.amountMismatch],
];
export const told = (wrong: unknown) => JSON.stringify(wrong).slice(0, 30);

/** The braces of a sentence were filled in, and it is none of its own name. */
export const isWorded = (message: string) => /\p{Script=Han}/u.test(message) && !/[|{}]/.test(message);
