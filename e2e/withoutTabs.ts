import type { Persona, System } from './fixtures.ts';

/** The persona's account opens pages without tabs, so that a page is left when another one opens. Before the sign-in. */
export async function withoutTabs(system: System, persona: Persona) {
  const body = { data: { table: '*', settings: { tabs: 0 } } };
  await system.call('preferences/update', body, await system.tokenOf(persona));
}
