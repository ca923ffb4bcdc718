import { MatchersV3 } from '@pact-foundation/pact';
import { auth } from '#contracts/areas/auth.ts';
import { passwords } from '#contracts/areas/passwords.ts';
import { passwordHash } from '#contracts/credentials.ts';
import { belongType, valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { newPasswordExample } from '#contracts/examples/accounts.ts';
import { sentences } from '#contracts/words.ts';
import { fromState, id, isRefused, oneOf, regex, type State, succeeds } from '../../api/testing/pact.ts';

const { eachLike, integer, string } = MatchersV3;

const session = {
  userInfo: {
    id: id('2'),
    name: string('周明慧'),
    belongType: oneOf(...valuesOf(belongType)),
    belongId: string('0'),
    belongName: string(''),
    mustChangePassword: oneOf(0, 1),
  },
  rightIds: eachLike(integer(1821)),
};

const mobile = '19900000002';
succeeds(auth.createByMobile, 'a code for a user', {
  input: { body: { mobile } },
  data: { code: regex('^\\S+$', 'X7') },
});
succeeds(auth.createByMobile, 'a code for a mobile that nobody has', {
  input: { body: { mobile: '13800000000' } },
  data: { code: regex('^\\S+$', 'X7') },
});
isRefused(auth.createByMobile, 'no mobile number', {
  input: { body: { mobile: '12345' } },
  status: status.invalid,
  field: 'mobile',
});

/** The body of step 2 after the provider state has done step 1. */
const attempt = {
  mobile: fromState('mobile', mobile),
  code: fromState('code', 'X7'),
  credential: fromState('credential', passwordHash('')),
};
succeeds(auth.login, 'the right password', {
  given: [['a login code was issued', { mobile }]],
  input: { body: attempt },
  data: { token: regex('^\\S+$', 'T0KEN'), ...session },
});
succeeds(auth.login, 'a password that was given to the user', {
  given: [['a login code was issued to somebody whose password was given to him', { mobile }]],
  input: { body: attempt },
  data: {
    token: regex('^\\S+$', 'T0KEN'),
    userInfo: { ...session.userInfo, mustChangePassword: 1 },
    rightIds: session.rightIds,
  },
});
const refusedLogins: [words: string, state: State, says?: string][] = [
  ['a wrong password', ['a login code was issued for a wrong password', { mobile }], sentences.loginFailed],
  ['a code that was used', ['a login code was used', { mobile }], sentences.loginFailed],
  ['a code that has expired', ['a login code has expired', { mobile }], sentences.loginFailed],
  ['a locked account', ['the account is locked', { mobile }]],
  ['a disabled account', 'the account is disabled'],
  ['an account of a disabled unit', 'the unit of the account is disabled'],
];
for (const [words, state, says] of refusedLogins) {
  isRefused(auth.login, words, {
    given: [state],
    input: { body: attempt },
    status: status.loginFailed,
    ...(says && { says }),
  });
}

const token = fromState('token', 'EXAMPLE0TOKEN0OF032CHARACTERS000');
succeeds(auth.validate, 'a token that holds', {
  as: 'platformAdmin',
  input: { body: { token } },
  data: session,
});
isRefused(auth.validate, 'a token that has expired', {
  as: 'somebody whose token has expired',
  input: { body: { token } },
  status: status.tokenExpired,
});

succeeds(passwords.update, 'the right old password', {
  as: 'support',
  input: {
    body: { oldPassword: fromState('passwordHash', passwordHash('')), ...newPasswordExample },
  },
});
isRefused(passwords.update, 'a wrong old password', {
  as: 'support',
  input: { body: { oldPassword: passwordHash('wrong'), ...newPasswordExample } },
  status: status.invalid,
  field: 'oldPassword',
});
isRefused(passwords.update, 'a locked account', {
  as: 'support',
  given: [['the account of somebody who is signed in is locked', { mobile: '19900000005' }]],
  input: {
    body: { oldPassword: fromState('passwordHash', passwordHash('')), ...newPasswordExample },
  },
  status: status.precondition,
  says: sentences.accountLocked,
});

const params = { id: fromState('id', '5') };
const body = newPasswordExample;
succeeds(passwords.reset, "another user's password", {
  as: 'platformAdmin',
  given: ['another user exists'],
  input: { params, body },
});
isRefused(passwords.reset, 'a user who is gone', {
  as: 'platformAdmin',
  given: ['a user does not exist'],
  input: { params, body },
  status: status.notFound,
});
isRefused(passwords.reset, 'the super administrator', {
  as: 'platformAdmin',
  given: ['the super administrator is another user'],
  input: { params, body },
  status: status.precondition,
});
isRefused(passwords.reset, 'oneself', {
  as: 'platformAdmin',
  input: { params: { id: fromState('userId', '2') }, body },
  status: status.precondition,
});
