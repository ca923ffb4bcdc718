import { useMemo } from 'react';
import type { BackendUser } from '#contracts/areas/backendUsers.ts';
import { roles } from '#contracts/areas/roles.ts';
import type { BelongType } from '#contracts/enums.ts';
import { paging } from '#contracts/envelope.ts';
import { useOptionPages } from '../../api/optionPages.ts';

/** What a user belongs to; `belongId` is '' for the platform. */
export interface Unit {
  belongType: BelongType;
  belongId: string;
}

export type RoleChoice = BackendUser['roles'][number];

/** The roles that somebody of a unit may have, and those that he has already, which may be switched off by now. */
export function useRoleChoices(unit: Unit | undefined, kept: readonly RoleChoice[]) {
  const filters = unit && { belongType: unit.belongType, belongId: unit.belongId };
  const pages = useOptionPages<Omit<RoleChoice, 'enabled'>>(
    roles.allEnabled,
    filters ? { filters } : null,
    paging.selectSize,
  );
  const { rows } = pages;
  const choices = useMemo((): RoleChoice[] => {
    // A backend that answers plain names says nothing of rights.
    const offered = rows.map(({ id, name, rightIds = [] }) => ({ id, name, rightIds, enabled: 1 as const }));
    return [...kept.filter(({ id }) => !offered.some((role) => role.id === id)), ...offered];
  }, [kept, rows]);
  return { ...pages, choices };
}
