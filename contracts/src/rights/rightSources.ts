import { allRightAreas, type RightScope, type RightVerb, scopeOf } from './rightScopes.ts';
import type { RightArea } from './rights.ts';

interface GivingRole {
  id: string;
  name: string;
  enabled: 0 | 1;
  rightIds: readonly number[];
}

const givesRights = ({ enabled }: Pick<GivingRole, 'enabled'>) => enabled === 1;

/** The codes that roles give together. One that is disabled gives nothing. */
export const rightsOfRoles = (roles: readonly Pick<GivingRole, 'enabled' | 'rightIds'>[]): Set<number> =>
  new Set(roles.filter(givesRights).flatMap(({ rightIds }) => rightIds));

interface ResultingRight {
  area: RightArea;
  verb: RightVerb;
  /** The widest of those that the roles give. */
  scope: RightScope;
  /** Every role that gives it, in the order of the roles, with the scope in which that one does. */
  from: { roleId: string; roleName: string; scope: RightScope }[];
}

/** What somebody with these roles may do, area by area, and which role each comes from. */
export function resultingRights(roles: readonly GivingRole[]): ResultingRight[] {
  const held = rightsOfRoles(roles);
  const giving = roles
    .filter(givesRights)
    .map(({ id, name, rightIds }) => ({ id, name, rights: new Set(rightIds) }));
  return allRightAreas.flatMap((area) =>
    (['view', 'manage'] as const).flatMap((verb) => {
      const scope = scopeOf(held, area, verb);
      if (!scope) return [];
      const from = giving.flatMap(({ id, name, rights }) => {
        const given = scopeOf(rights, area, verb);
        return given ? [{ roleId: id, roleName: name, scope: given }] : [];
      });
      return [{ area, verb, scope, from }];
    }),
  );
}
