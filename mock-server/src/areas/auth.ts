import type { auth as calls, UserInfo } from '#contracts/areas/auth.ts';
import { loginCredential } from '#contracts/credentials.ts';
import { belongType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { wireTime } from '#contracts/wireTime.ts';
import { type Sentence, say } from '#contracts/words.ts';
import { authenticate, mayWork, rightsOf, sessionMs } from '../accounts/access.ts';
import { countFailure, isLocked } from '../accounts/lockout.ts';
import { unitEnabled, unitName } from '../accounts/units.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import type { StoredUser } from '../store/accountRows.ts';

const codeMs = 5 * 60_000;

function sessionData({ store }: Context, user: Readonly<StoredUser>) {
  const { id, name, belongType, belongId, mustChangePassword } = user;
  const belongName = unitName(store, user);
  const userInfo: UserInfo = { id, name, belongType, belongId, belongName, mustChangePassword };
  return { userInfo, rightIds: [...rightsOf(store, user)] };
}

/** Domain design, section 5.1. */
const unitDisabledOf = ({ belongType: type }: Readonly<StoredUser>): Sentence =>
  type === belongType.estate ? 'companyDisabled' : 'unitDisabled';

export const auth: Handlers<typeof calls> = {
  createByMobile({ body }, { store, clock, randomId }) {
    store.loginCodes.prune(clock.now());
    const code = randomId();
    store.loginCodes.insert({ id: code, mobile: body.mobile, expiresAt: clock.now() + codeMs });
    return { code };
  },

  login({ body }, context) {
    const { store, clock, randomId } = context;
    store.sessions.prune(clock.now());
    store.unknownLogins.prune(clock.now());
    const code = store.loginCodes.get(body.code);
    const user = store.users.by('mobile', body.mobile)[0];
    const codeHolds = code && code.mobile === body.mobile && code.expiresAt > clock.now();
    if (code) store.keep(() => store.loginCodes.remove(code.id));
    if (isLocked(context, body.mobile)) fail(status.loginFailed, say('accountLocked'));
    if (!user || !codeHolds || loginCredential(user.passwordHash, body.code) !== body.credential) {
      if (codeHolds) store.keep(() => countFailure(context, body.mobile));
      return fail(status.loginFailed, say('loginFailed'));
    }
    if (!unitEnabled(store, user)) fail(status.loginFailed, say(unitDisabledOf(user)));
    if (!mayWork(store, user)) fail(status.loginFailed, say('accountDisabled'));
    const token = randomId();
    store.sessions.insert({ id: token, userId: user.id, expiresAt: clock.now() + sessionMs });
    const lastLogin = { lastLoginTime: wireTime(clock.now()), lastLoginIp: context.callerIp };
    store.users.note(user.id, { ...lastLogin, failTimes: [], lockedUntil: 0 });
    return { token, ...sessionData(context, user) };
  },

  validate({ body }, context) {
    const { store, clock } = context;
    const { user } = authenticate(store, clock, body.token);
    store.sessions.update(body.token, { expiresAt: clock.now() + sessionMs });
    return sessionData(context, user);
  },
};
