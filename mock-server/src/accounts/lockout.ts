import { wireTime } from '#contracts/wireTime.ts';
import type { Context } from '../records/context.ts';
import type { StoredUser } from '../store/accountRows.ts';

/** Five wrong passwords in 15 minutes lock the account for 15 minutes (domain design, section 3). */
const lockout = { tries: 5, ms: 15 * 60_000 };

/** The wrong passwords of a mobile. Those of one without a user are counted, too. */
const triedWith = ({ store }: Context, mobile: string): Pick<StoredUser, 'failTimes' | 'lockedUntil'> =>
  store.users.by('mobile', mobile)[0] ?? store.unknownLogins.get(mobile) ?? { failTimes: [], lockedUntil: 0 };

/** Whether the right password is refused, too. */
export const isLocked = (context: Context, mobile: string): boolean =>
  triedWith(context, mobile).lockedUntil > context.clock.now();

/** `yyyy-MM-dd HH:mm:ss`; '' when the user is not locked out. */
export const lockedUntilOf = ({ clock }: Context, { lockedUntil }: Readonly<StoredUser>): string =>
  lockedUntil > clock.now() ? wireTime(lockedUntil) : '';

/** Counts a wrong password, also after a refusal. */
export function countFailure(context: Context, mobile: string) {
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
