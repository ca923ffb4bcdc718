import type { Context } from '../records/context.ts';
import type { StoredUser } from '../store/accountRows.ts';
import { mayWork } from './access.ts';
import { isSameUnit, type Unit } from './units.ts';

/** Signs a user out everywhere, but for one token. */
export function endSessions({ store }: Context, userId: string, exceptToken?: string): void {
  for (const session of store.sessions.by('userId', userId)) {
    if (session.id !== exceptToken) store.sessions.remove(session.id);
  }
}

/** Signs those out for good who may not work any more: what is switched on again later brings no token back (docs/decisions/0018). */
function endLost(context: Context, isMeant: (user: Readonly<StoredUser>) => boolean): void {
  for (const user of context.store.users.all())
    if (isMeant(user) && !mayWork(context.store, user)) endSessions(context, user.id);
}

/** After a change of a user. */
export const endLostOfUser = (context: Context, id: string): void =>
  endLost(context, (user) => user.id === id);
/** After a change of a role. */
export const endLostOfRole = (context: Context, id: string): void =>
  endLost(context, ({ roleIds }) => roleIds.includes(id));
/** After a change of a merchant or a company. */
export const endLostOfUnit = (context: Context, unit: Unit): void =>
  endLost(context, (user) => isSameUnit(user, unit));
