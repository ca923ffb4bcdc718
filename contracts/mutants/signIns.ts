import type { BehaviourMutant } from './mutant.ts';

/** Mistakes of what ends by itself at sign-in. */

const file = 'mock-server/src/areas/auth.ts';
const lockout = 'mock-server/src/accounts/lockout.ts';
const only = 'auth';

export const mutants: BehaviourMutant[] = [
  {
    ...{ file: lockout, only },
    from: 'before.failTimes.filter((time) => time > now - lockout.ms)',
    to: 'before.failTimes',
    says: 'wrong passwords count for ever',
  },
  {
    ...{ file: lockout, only },
    from: 'time > now - lockout.ms',
    to: 'time > now - 5 * 60_000',
    says: 'wrong passwords count for five minutes',
  },
  {
    ...{ file: lockout, only },
    from: 'lockedUntil: locks ? now + lockout.ms : before.lockedUntil',
    to: 'lockedUntil: locks ? now + 4 * lockout.ms : before.lockedUntil',
    says: 'an account is locked for an hour',
  },
  {
    ...{ file: lockout, only },
    from: 'lockedUntil: locks ? now + lockout.ms : before.lockedUntil',
    to: 'lockedUntil: locks ? now + lockout.ms / 3 : before.lockedUntil',
    says: 'an account is locked for five minutes',
  },
  {
    ...{ file, only },
    from: "if (isLocked(context, body.mobile)) fail(status.loginFailed, say('accountLocked'));",
    to: "if (isLocked(context, body.mobile)) { store.keep(() => countFailure(context, body.mobile)); fail(status.loginFailed, say('accountLocked')); }",
    says: 'whoever tries again while he is locked out counts as another wrong password',
  },
  {
    ...{ file, only },
    from: 'const codeMs = 5 * 60_000;',
    to: 'const codeMs = 30 * 60_000;',
    says: 'a code is valid for half an hour',
  },
  {
    ...{ file, only },
    from: 'const codeMs = 5 * 60_000;',
    to: 'const codeMs = 60_000;',
    says: 'a code is valid for one minute',
  },
  {
    ...{ file, only },
    from: 'expiresAt: clock.now() + sessionMs });\n    return sessionData',
    to: 'expiresAt: clock.now() + 3_600_000 });\n    return sessionData',
    says: 'whoever validates his session has one hour left',
  },
  {
    ...{ file, only },
    from: '    store.sessions.update(body.token, { expiresAt: clock.now() + sessionMs });\n',
    to: '',
    says: 'a validation does not prolong the session',
  },
  {
    file: 'mock-server/src/accounts/access.ts',
    from: 'export const sessionMs = 12 * 3_600_000;',
    to: 'export const sessionMs = 24 * 3_600_000;',
    says: 'a session lasts a day',
    only,
  },
  {
    ...{ file: lockout, only },
    from: '  const unknown = { ...tried, expiresAt: now + lockout.ms };',
    to: '  return;\n  const unknown = { ...tried, expiresAt: now + lockout.ms };',
    says: 'wrong passwords of a mobile of nobody are not counted, so that the lock tells who has an account',
  },
];
