import type { BehaviourMutant } from './mutant.ts';

/** Logins, sessions, users, roles and rights. */

const auth = 'mock-server/src/areas/auth.ts';
const lockout = 'mock-server/src/accounts/lockout.ts';
const passwords = 'mock-server/src/areas/passwords.ts';
const access = 'mock-server/src/accounts/access.ts';
const users = 'backendUsers';
const logins = 'auth,passwords,backendUsers';

export const mutants: BehaviourMutant[] = [
  {
    file: auth,
    from: 'if (code) store.keep(() => store.loginCodes.remove(code.id));',
    to: '',
    says: 'a login code works twice',
    only: logins,
  },
  {
    file: auth,
    from: 'code && code.mobile === body.mobile && code.expiresAt',
    to: 'code && code.expiresAt',
    says: 'a login code works for another mobile',
    only: logins,
  },
  {
    file: lockout,
    from: '.lockedUntil > context.clock.now();',
    to: '.lockedUntil < 0;',
    says: 'wrong passwords lock nothing',
    only: logins,
  },
  {
    file: lockout,
    from: 'tries: 5,',
    to: 'tries: 6,',
    says: 'the sixth wrong password locks the account',
    only: logins,
  },
  {
    file: passwords,
    from: 'context.store.keep(() => countFailure(context, user.mobile));',
    to: '',
    says: 'old passwords can be tried as often as somebody likes',
    only: 'passwords',
  },
  {
    file: passwords,
    from: "if (isLocked(context, user.mobile)) fail(status.precondition, say('accountLocked'));",
    to: '',
    says: 'a locked account is given a new password by who is in',
    only: 'passwords',
  },
  {
    file: auth,
    from: 'failTimes: [], lockedUntil: 0 });',
    to: 'lockedUntil: 0 });',
    says: 'a right password does not end the counting of wrong ones',
    only: logins,
  },
  {
    file: auth,
    from: 'loginCredential(user.passwordHash, body.code) !== body.credential',
    to: 'body.credential.length !== 64',
    says: 'any password is right',
    only: logins,
  },
  {
    file: auth,
    from: "if (!mayWork(store, user)) fail(status.loginFailed, say('accountDisabled'));",
    to: '',
    says: 'who is switched off can log in',
    only: logins,
  },
  {
    file: auth,
    from: 'const lastLogin = { lastLoginTime: wireTime(clock.now()), lastLoginIp: context.callerIp };',
    to: 'const lastLogin = {};',
    says: 'the last login is not noted',
    only: logins,
  },
  {
    file: access,
    from: 'if (rights && user.id !== superAdminId && !holdsAny(held, codesOf(rights))) return false;',
    to: '',
    says: 'calls ask for no right',
    only: 'settings,withdraws',
  },
  {
    file: access,
    from: 'if (belongTypes && !belongTypes.includes(user.belongType)) return false;',
    to: '',
    says: 'calls ask for no kind of user',
    only: 'hotels',
  },
  {
    file: access,
    from: 'return !scope || params.belongId === user.belongId;',
    to: 'return true;',
    says: 'a merchant user calls for another merchant',
    only: 'hotels',
  },
  {
    file: access,
    from: 'return user.enabled === 1 && hasRole && unitEnabled(store, user);',
    to: 'return hasRole && unitEnabled(store, user);',
    says: 'who is switched off stays signed in',
    only: logins,
  },
  {
    file: access,
    from: 'return user.enabled === 1 && hasRole && unitEnabled(store, user);',
    to: 'return user.enabled === 1 && unitEnabled(store, user);',
    says: 'who has no enabled role stays signed in',
    only: logins,
  },
  {
    file: 'mock-server/src/areas/passwords.ts',
    from: 'endSessions(context, user.id, token);',
    to: '',
    says: 'a new password leaves other sessions open',
    only: logins,
  },
  {
    file: 'mock-server/src/areas/passwords.ts',
    from: 'endSessions(context, user.id);',
    to: '',
    says: 'a given password leaves sessions open',
    only: logins,
  },
  {
    file: 'mock-server/src/areas/passwords.ts',
    from: 'if (body.oldPassword !== user.passwordHash) {',
    to: 'if (body.oldPassword === undefined) {',
    says: 'a password is changed without the old one',
    only: logins,
  },
  {
    file: 'mock-server/src/areas/passwords.ts',
    from: "if (user.id === callerOf(context).user.id) fail(status.precondition, say('ownPassword'));",
    to: '',
    says: 'somebody resets his own password',
    only: logins,
  },
  {
    file: 'mock-server/src/areas/passwords.ts',
    from: 'mustChangePassword: 1,',
    to: 'mustChangePassword: 0,',
    says: 'a given password need not be changed',
    only: logins,
  },
  {
    file: 'mock-server/src/areas/backendUsers.ts',
    from: 'mustChangePassword: 1,',
    to: 'mustChangePassword: 0,',
    says: 'the password of a new user need not be changed',
    only: logins,
  },
  {
    file: 'mock-server/src/accounts/reach.ts',
    from: "if (isAbove(context, user)) fail(status.forbidden, say('userAbove'));",
    to: '',
    says: 'somebody who may more is changed',
    only: users,
  },
  {
    file: 'mock-server/src/areas/roles.ts',
    from: 'caller.belongType === belongType.system || isSameUnit(unit, caller)',
    to: 'caller.belongType === belongType.system || unit !== undefined',
    says: 'users of a unit are told how many users of all units have a role',
    only: 'roles',
  },
  {
    file: 'mock-server/src/areas/backendUsers.ts',
    from: "    log(context, 'users', user.id, revealAction('mobile'));\n",
    to: '',
    says: 'nobody learns who saw the mobile of a user',
    only: 'backendUsers',
  },
];
