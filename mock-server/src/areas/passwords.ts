import type { passwords as calls } from '#contracts/areas/passwords.ts';
import { belongType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { codesOf, holdsAny, superAdminId } from '#contracts/rights.ts';
import { say } from '#contracts/words.ts';
import { type Caller, type Context, callerOf, type Handlers } from '../context.ts';
import { fail, invalid, notFound } from '../fail.ts';
import type { UserRow } from '../store/rows.ts';

function endSessions({ store }: Context, userId: string, exceptToken?: string) {
  for (const session of store.sessions.by('userId', userId)) {
    if (session.id !== exceptToken) store.sessions.remove(session.id);
  }
}

/** The user whose password may be reset; one outside the caller's reach looks absent. */
function reachable({ store }: Context, caller: Caller, id: string): Readonly<UserRow> {
  const user = store.users.get(id);
  if (!user) return notFound();
  if (holdsAny(caller.rights, codesOf(['manageUser'])) && caller.user.belongType === belongType.system)
    return user;
  const sameUnit = user.belongType === caller.user.belongType && user.belongId === caller.user.belongId;
  return sameUnit ? user : notFound();
}

export const passwords: Handlers<typeof calls> = {
  update({ body }, context) {
    const { user, token } = callerOf(context);
    if (body.oldPassword !== user.passwordHash) invalid('oldPassword', say('oldPasswordWrong'));
    context.store.users.update(user.id, { passwordHash: body.newPassword, mustChangePassword: 0 });
    endSessions(context, user.id, token);
    return null;
  },

  reset({ params, body }, context) {
    const caller = callerOf(context);
    const user = reachable(context, caller, params.id);
    if (user.id === superAdminId && caller.user.id !== superAdminId) {
      fail(status.precondition, say('superAdminUntouchable'));
    }
    const { version } = context.store.users.update(user.id, {
      passwordHash: body.newPassword,
      mustChangePassword: 1,
      failTimes: [],
      lockedUntil: 0,
    });
    endSessions(context, user.id);
    return { version };
  },
};
