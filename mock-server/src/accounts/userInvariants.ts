import type { StoredUser } from '../store/accountRows.ts';
import type { Store } from '../store/store.ts';
import { isOpenTo } from './reach.ts';
import { isResourceOf, namedResources } from './resources.ts';

/** What holds for users at any time (domain design, section 16, invariant 24): their roles and resources are those of their unit. A resource that was removed is nobody's. */
export const userViolations = (store: Store): string[] =>
  store.users.all().flatMap((user) => [
    ...user.roleIds
      .filter((id) => !hasRole(store, user, id))
      .map((id) => `user ${user.id}: role ${id} is not of his unit`),
    ...namedResources(store, user.resources)
      .filter((pair) => !isResourceOf(store, pair, user))
      .map(
        ({ ownerType, ownerId }) => `user ${user.id}: resource ${ownerType}/${ownerId} is not of his unit`,
      ),
  ]);

function hasRole(store: Store, user: Readonly<StoredUser>, id: string): boolean {
  const role = store.roles.get(id);
  return role !== undefined && isOpenTo(role, user);
}
