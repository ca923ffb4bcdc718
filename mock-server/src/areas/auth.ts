import type { auth as calls, UserInfo } from '#contracts/areas/auth.ts';
import { loginCredential } from '#contracts/credentials.ts';
import { belongType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { wireTime } from '#contracts/wireTime.ts';
import { type Sentence, say } from '#contracts/words.ts';
import { authenticate, mayWork, rightsOf, sessionMs } from '../accounts/access.ts';
import { unitEnabled, unitName } from '../accounts/units.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import type { StoredUser } from '../store/accountRows.ts';

const codeMs = 5 * 60_000;
/** Five wrong passwords in 15 minutes lock the account for 15 minutes (domain design, section 3). */
const lockout = { tries: 5, ms: 15 * 60_000 };

function sessionData({ store }: Context, user: Readonly<StoredUser>) {
  const { id, name, belongType, belongId, mustChangePassword } = user;
  const belongName = unitName(store, user);
  const userInfo: UserInfo = { id, name, belongType, belongId, belongName, mustChangePassword };
  return { userInfo, rightIds: [...rightsOf(store, user)] };
}

/** The wrong passwords of a mobile. Those of one without a user are counted, too. */
const triedWith = ({ store }: Context, mobile: string): Pick<StoredUser, 'failTimes' | 'lockedUntil'> =>
  store.users.by('mobile', mobile)[0] ?? store.unknownLogins.get(mobile) ?? { failTimes: [], lockedUntil: 0 };

/** Counts a wrong password, also after a refusal. */
function countFailure(context: Context, mobile: string) {
  const { store, clock } = context;
  const now = clock.now();
  const before = triedWith(context, mobile);
  const failTimes = [...before.failTimes.filter((time) => time > now - lockout.ms), now];
  const locks = failTimes.length >= lockout.tries;
  const tried = {
    failTimes: locks ? [] : failTimes,
    lockedUntil: locks ? now + lockout.ms : before.lockedUntil,
  };
  const user = store.users.by('mobile', mobile)[0];
  if (user) return void store.users.note(user.id, tried);
  const unknown = { ...tried, expiresAt: now + lockout.ms };
  if (store.unknownLogins.get(mobile)) store.unknownLogins.update(mobile, unknown);
  else store.unknownLogins.insert({ id: mobile, ...unknown });
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
    if (triedWith(context, body.mobile).lockedUntil > clock.now())
      fail(status.loginFailed, say('accountLocked'));
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
