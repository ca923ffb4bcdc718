import type { System } from './fixtures.ts';

/** The names of an area's calls that were answered since the last reset, without duplicates, in alphabetical order. */
export async function callsOf(system: System, area: string): Promise<string[]> {
  const endpoints = (await system.journal()).map(({ endpoint }) => endpoint?.split('.') ?? []);
  const names = endpoints.flatMap(([of, name]) => (of === area && name ? [name] : []));
  return [...new Set(names)].toSorted();
}

/** How often an endpoint was called since the last reset. */
export const countOf = async (system: System, name: string): Promise<number> =>
  (await system.journal()).filter(({ endpoint }) => endpoint === name).length;

/** The names of the own-scope mirrors of calls. */
export const mirrorsOf = (...names: string[]) => names.map((name) => `${name}OfOwn`);
