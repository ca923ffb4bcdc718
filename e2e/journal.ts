import type { System } from './fixtures.ts';

/** The calls of an area that were answered since the last reset: their names, each once, by alphabet. */
export async function callsOf(system: System, area: string): Promise<string[]> {
  const endpoints = (await system.journal()).map(({ endpoint }) => endpoint?.split('.') ?? []);
  const names = endpoints.flatMap(([of, name]) => (of === area && name ? [name] : []));
  return [...new Set(names)].toSorted();
}

/** Of calls their mirrors, which reach the caller's own. */
export const mirrorsOf = (...names: string[]) => names.map((name) => `${name}OfOwn`);
