import type { passwords as calls } from '#contracts/areas/passwords.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import { countFailure, isLocked } from '../accounts/lockout.ts';
import { changedUser } from '../accounts/reach.ts';
import { endSessions } from '../accounts/sessions.ts';
import { callerOf, type Handlers } from '../records/context.ts';
import { fail, invalid } from '../records/fail.ts';
import { log } from '../records/log.ts';

export const passwords: Handlers<typeof calls> = {
  update({ body }, context) {
    const { user, token } = callerOf(context);
    // Otherwise whoever has somebody's session could try passwords as often as he likes.
    if (isLocked(context, user.mobile)) fail(status.precondition, say('accountLocked'));
    if (body.oldPassword !== user.passwordHash) {
      context.store.keep(() => countFailure(context, user.mobile));
      invalid('oldPassword', say('oldPasswordWrong'));
    }
    context.store.users.update(user.id, {
      passwordHash: body.newPassword,
      mustChangePassword: 0,
      failTimes: [],
    });
    endSessions(context, user.id, token);
    log(context, 'users', user.id, '修改密码');
    return null;
  },

  reset({ params, body }, context) {
    const user = changedUser(context, params.id);
    if (user.id === callerOf(context).user.id) fail(status.precondition, say('ownPassword'));
    const { version } = context.store.users.update(user.id, {
      passwordHash: body.newPassword,
      mustChangePassword: 1,
      failTimes: [],
      lockedUntil: 0,
    });
    endSessions(context, user.id);
    log(context, 'users', user.id, '重置密码');
    return { version };
  },
};
