import * as z from 'zod/mini';
import { loginCredential, passwordHash } from '#contracts/credentials.ts';
import { mobilePattern } from '#contracts/forms/fields.ts';
import { signedPictureState, signUpload } from '#contracts/uploadSignature.ts';
import { sessionMs } from '../../accounts/access.ts';
import { demoPassword } from '../../seed/users.ts';
import type { StoredUser } from '../../store/accountRows.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { disabledUserId, type PersonaName, personaIds } from '../personas.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';

const personaNames = Object.keys(personaIds) as [PersonaName, ...PersonaName[]];
/** `keep`: the data stay as they are, so that several users can be signed in at once. */
const signingIn = z.strictObject({ persona: z.enum(personaNames), keep: z.optional(z.literal(1)) });
const takesPersona = `{persona: ${personaNames.join(' | ')}}`;
const mobileParam = z.strictObject({ mobile: z.string().check(z.regex(mobilePattern)) });
const takesMobile = '{mobile: 11 digits of a demo user}';

function userOf(mock: Mock, id: string): Readonly<StoredUser> {
  const user = mock.store.users.get(id);
  if (!user) throw new ControlError(400, `There is no user ${id} in the seed.`);
  return user;
}

function userByMobile(mock: Mock, mobile: string): Readonly<StoredUser> {
  const user = mock.store.users.by('mobile', mobile)[0];
  if (!user) throw new ControlError(400, `mobile: no user of the seed has ${mobile}.`);
  return user;
}

/** Opens a session for a user that ends after `ms` milliseconds. */
function signIn(mock: Mock, user: Readonly<StoredUser>, lastsMs: number) {
  const expiresAt = mock.clock.now() + lastsMs;
  const { id: token } = mock.store.sessions.insert({
    id: mock.context.randomId(),
    userId: user.id,
    expiresAt,
  });
  return { token, userId: user.id, belongId: user.belongId, passwordHash: user.passwordHash };
}

/** Step 1 of the login, done: what step 2 has to send. */
function issueCode(mock: Mock, mobile: string, { password = demoPassword, livesMs = 300_000 } = {}) {
  const expiresAt = mock.clock.now() + livesMs;
  const { id: code } = mock.store.loginCodes.insert({ id: mock.context.randomId(), mobile, expiresAt });
  return { mobile, code, credential: loginCredential(passwordHash(password), code) };
}

/** Everything of a user's sign-ins happened so much earlier: codes, wrong passwords, the lock and sessions. */
function age({ store }: Mock, user: Readonly<StoredUser>, ms: number): void {
  for (const { id, mobile, expiresAt } of store.loginCodes.all())
    if (mobile === user.mobile) store.loginCodes.update(id, { expiresAt: expiresAt - ms });
  for (const { id, expiresAt } of store.sessions.by('userId', user.id))
    store.sessions.update(id, { expiresAt: expiresAt - ms });
  const failTimes = user.failTimes.map((time) => time - ms);
  store.users.note(user.id, { failTimes, lockedUntil: Math.max(0, user.lockedUntil - ms) });
}

const lock = (mock: Mock, mobile: string) =>
  mock.store.users.update(userByMobile(mock, mobile).id, { lockedUntil: mock.clock.now() + 15 * 60_000 });

/** States about the caller. Each resets the mock to the seeded state, so among several it must come first. */
export const signInStates: Record<string, AnyState> = {
  'signed in': state(signingIn, `${takesPersona.slice(0, -1)}, keep?: 1}`, (mock, params) => {
    if (!params.keep) mock.rewind();
    return signIn(mock, userOf(mock, personaIds[params.persona]), sessionMs);
  }),
  'not signed in': state(nothing, none, () => ({}), 'fresh'),
  'a token has expired': state(
    z.strictObject({ persona: z.optional(z.enum(personaNames)) }),
    takesPersona,
    (mock, params) => signIn(mock, userOf(mock, personaIds[params.persona ?? 'superAdmin']), -1),
    'fresh',
  ),
  [signedPictureState]: state(
    z.strictObject({ image_base64: z.string(), image_file_name: z.string() }),
    '{image_base64, image_file_name}',
    ({ clock, context }, form) => signUpload(form, context.uploadSecret, Math.round(clock.now())),
  ),
  'a login code was issued': state(
    mobileParam,
    takesMobile,
    (mock, { mobile }) => issueCode(mock, mobile),
    'fresh',
  ),
  'a login code was issued to somebody whose password was given to him': state(
    mobileParam,
    takesMobile,
    (mock, { mobile }) => {
      mock.store.users.update(userByMobile(mock, mobile).id, { mustChangePassword: 1 });
      return issueCode(mock, mobile);
    },
    'fresh',
  ),
  'a login code was issued for a wrong password': state(
    mobileParam,
    takesMobile,
    (mock, { mobile }) => issueCode(mock, mobile, { password: `not ${demoPassword}` }),
    'fresh',
  ),
  'a login code was used': state(
    mobileParam,
    takesMobile,
    (mock, { mobile }) => {
      const issued = issueCode(mock, mobile);
      mock.store.loginCodes.remove(issued.code);
      return issued;
    },
    'fresh',
  ),
  'a login code has expired': state(
    mobileParam,
    takesMobile,
    (mock, { mobile }) => issueCode(mock, mobile, { livesMs: -1 }),
    'fresh',
  ),
  'the account is locked': state(
    mobileParam,
    takesMobile,
    (mock, { mobile }) => {
      lock(mock, mobile);
      return issueCode(mock, mobile);
    },
    'fresh',
  ),
  'the account of somebody who is signed in is locked': state(
    mobileParam,
    takesMobile,
    (mock, { mobile }) => {
      lock(mock, mobile);
      return {};
    },
  ),
  'the sign-ins of an account are older': state(
    z.strictObject({ ...mobileParam.shape, minutes: z.int().check(z.gte(1), z.lte(1_440)) }),
    '{mobile: 11 digits of a user, minutes: 1 to 1440}',
    (mock, { mobile, minutes }) => age(mock, userByMobile(mock, mobile), minutes * 60_000),
  ),
  'the account is disabled': state(
    nothing,
    none,
    (mock) => issueCode(mock, userOf(mock, disabledUserId).mobile),
    'fresh',
  ),
  'the unit of the account is disabled': state(
    nothing,
    none,
    (mock) => {
      const user = userOf(mock, personaIds.merchantManager);
      mock.store.merchants.update(user.belongId, { enabled: 0 });
      return issueCode(mock, user.mobile);
    },
    'fresh',
  ),
};
