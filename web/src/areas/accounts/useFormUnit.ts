import { useWatch } from 'react-hook-form';
import { type BelongType, belongType } from '#contracts/enums.ts';
import type { Unit } from './useRoleChoices.ts';

/** The unit that is chosen in the form; undefined until it is complete. */
export function useFormUnit(): Unit | undefined {
  const [type, belongId] = useWatch({ name: ['belongType', 'belongId'] }) as [BelongType | '', string];
  if (type === '') return undefined;
  if (type === belongType.system) return { belongType: type, belongId: '' };
  return belongId ? { belongType: type, belongId } : undefined;
}
