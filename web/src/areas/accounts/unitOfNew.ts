import { type BelongType, belongType, valuesOf } from '#contracts/enums.ts';

interface Viewer {
  belongType: BelongType | undefined;
  belongId: string;
}

/**
 * The unit that a new user begins with: that of the viewer, or for an administrator of the platform the one that the address names. It is chosen in
 * the form where there is none yet.
 */
export function unitOfNew(address: URLSearchParams, { belongType: own, belongId }: Viewer) {
  if (own !== undefined && own !== belongType.system) return { belongType: own, belongId };
  const named = valuesOf(belongType).find((type) => String(type) === address.get('belongType'));
  const hasUnit = named !== undefined && named !== belongType.system;
  return {
    belongType: named ?? ('' as unknown as BelongType),
    belongId: (hasUnit && address.get('belongId')) || '',
  };
}
