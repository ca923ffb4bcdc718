import { useMemo } from 'react';
import type { BackendUser } from '#contracts/areas/backendUsers.ts';
import { roles } from '#contracts/areas/roles.ts';
import type { BelongType } from '#contracts/enums.ts';
import { paging } from '#contracts/envelope.ts';
import { useOptionPages } from '../../api/optionPages.ts';

/** The unit of a user; `belongId` is '' for the platform. */
export interface Unit {
  belongType: BelongType;
  belongId: string;
}

export type RoleChoice = BackendUser['roles'][number];

/** The roles that users of a unit may have, and those that the user has already, which may have been switched off since. */
export function useRoleChoices(unit: Unit | undefined, kept: readonly RoleChoice[]) {
  const filters = unit && { belongType: unit.belongType, belongId: unit.belongId };
  const pages = useOptionPages<Omit<RoleChoice, 'enabled'>>(
    roles.allEnabled,
    filters ? { filters } : null,
    paging.selectSize,
  );
  const { rows } = pages;
  const choices = useMemo((): RoleChoice[] => {
    // A backend that returns a plain id-to-name map sends no rights.
    const offered = rows.map(({ id, name, rightIds = [] }) => ({ id, name, rightIds, enabled: 1 as const }));
    return [...kept.filter(({ id }) => !offered.some((role) => role.id === id)), ...offered];
  }, [kept, rows]);
  return { ...pages, choices };
}
