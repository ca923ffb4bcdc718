import { passwordHash } from '#contracts/credentials.ts';
import type { BelongType } from '#contracts/enums.ts';
import { superAdminId } from '#contracts/rights/rights.ts';
import { demoPassword } from '../seed/users.ts';
import type { Store } from '../store/store.ts';

/** Users of the seed by the names that tests and provider states call them. */
export const personaIds = {
  superAdmin: '1',
  platformAdmin: '2',
  finance: '3',
  operator: '4',
  support: '5',
  estateManager: '6',
  consultant: '7',
  merchantManager: '8',
  frontDesk: '9',
  /** Of the company of the estateManager: makes its users and roles. */
  companyAdmin: '11',
} as const;
export type PersonaName = keyof typeof personaIds;

/** The seed's one user who may not sign in. */
export const disabledUserId = '10';

/** All of them, in the order of the seed. */
export const demoUserIds = [...Object.values(personaIds), disabledUserId].sort(
  (a, b) => Number(a) - Number(b),
);

export interface Persona {
  id: string;
  name: string;
  mobile: string;
  /** The demo password; '' once the user has changed it. */
  password: string;
  belongType: BelongType;
  roles: string[];
  enabled: 0 | 1;
}

/** The demo users one can sign in as, and the disabled one to be refused as. */
export function personas(store: Store): Persona[] {
  const demoHash = passwordHash(demoPassword);
  return demoUserIds.flatMap((id) => {
    const user = store.users.get(id);
    if (!user) return [];
    const { name, mobile, belongType, enabled } = user;
    const held = user.roleIds.map((roleId) => store.roles.get(roleId)?.name ?? roleId);
    const roles = id === superAdminId ? ['超级管理员'] : held;
    return [
      {
        id,
        name,
        mobile,
        password: user.passwordHash === demoHash ? demoPassword : '',
        belongType,
        roles,
        enabled,
      },
    ];
  });
}
