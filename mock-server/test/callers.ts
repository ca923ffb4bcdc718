import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { PersonaName } from '#mock/control/personas.ts';

/** Somebody of the seed who may make a call, and the unit by which he does. */
export function callerOf({ access }: AnyEndpoint): { persona: PersonaName; belongId: string } {
  if (access.scope === 'merchant') return { persona: 'merchantManager', belongId: '2' };
  if (access.scope === 'company') return { persona: 'companyAdmin', belongId: '1' };
  return { persona: 'superAdmin', belongId: '0' };
}
