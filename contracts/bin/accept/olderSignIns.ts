import { auth } from '../../src/areas/auth.ts';
import { status } from '../../src/envelope.ts';
import { type Account, cannotLogIn, codeFor, logInAs, loginBody } from './ownUsers.ts';
import type { Rule } from './rule.ts';
import { ends, isIn, isOut, login, sessionRule } from './sessionRule.ts';
import type { Talk } from './talk.ts';
import { newMobile } from './unique.ts';

/** What ends by itself at sign-in, and when: codes, wrong passwords, the lock, and sessions. */

const { loginFailed } = status;

/** So many minutes pass for the account, and for nobody else. */
const minutesPass = (talk: Talk, { mobile }: Account, minutes: number) =>
  talk.state('the sign-ins of an account are older', { mobile, minutes });

async function wrongPasswords(
  talk: Talk,
  account: Account,
  times: number,
  why?: Parameters<typeof cannotLogIn>[2],
): Promise<void> {
  for (let left = times; left > 0; left--) await cannotLogIn(talk, { ...account, password: 'wrong-1' }, why);
}

/** What a login with these is told. */
async function wordsOf(talk: Talk, mobile: string, password: string): Promise<string> {
  const body = loginBody(mobile, password, await codeFor(talk, mobile));
  return (await talk.call(auth.login, { body }, null)).answer.message;
}

export const olderSignInRules: Rule[] = [
  sessionRule(
    'wrong passwords count for 15 minutes, and the lock is over after 15 minutes',
    login,
    async (talk, account) => {
      await wrongPasswords(talk, account, 4);
      await minutesPass(talk, account, 16);
      await wrongPasswords(talk, account, 1);
      await logInAs(talk, account);
      await wrongPasswords(talk, account, 2);
      await minutesPass(talk, account, 8);
      await wrongPasswords(talk, account, 2);
      // The first two no longer count.
      await minutesPass(talk, account, 8);
      await wrongPasswords(talk, account, 2);
      await logInAs(talk, account);
      await wrongPasswords(talk, account, 4);
      await minutesPass(talk, account, 13);
      await wrongPasswords(talk, account, 1);
      await cannotLogIn(talk, account, 'accountLocked');
      await minutesPass(talk, account, 13);
      // Whoever tries while it is locked does not prolong it.
      await wrongPasswords(talk, account, 5, 'accountLocked');
      await cannotLogIn(talk, account, 'accountLocked');
      await minutesPass(talk, account, 3);
      await wrongPasswords(talk, account, 4);
      await logInAs(talk, account);
    },
  ),
  sessionRule('a code is valid for 5 minutes', login, async (talk, account) => {
    const { mobile, password } = account;
    const [first, second] = [await codeFor(talk, mobile), await codeFor(talk, mobile)];
    await minutesPass(talk, account, 4);
    await talk.ok(auth.login, { body: loginBody(mobile, password, first) }, null);
    await minutesPass(talk, account, 2);
    await talk.refused(auth.login, loginFailed, { body: loginBody(mobile, password, second) }, null);
    await logInAs(talk, account);
  }),
  sessionRule(
    'a session ends 12 hours after the login or the last validation, whatever else was called',
    ends,
    async (talk, account) => {
      const hours = (n: number, more = 0) => minutesPass(talk, account, n * 60 + more);
      const [idle, asked] = [await logInAs(talk, account), await logInAs(talk, account)];
      await hours(11);
      await isIn(talk, idle);
      await talk.ok(auth.validate, { body: { token: asked.token } }, null);
      await hours(1, 1);
      await isOut(talk, idle);
      await hours(10);
      await isIn(talk, asked);
      await hours(1);
      await isOut(talk, asked);
      await talk.refused(auth.validate, status.tokenExpired, { body: { token: asked.token } }, null);
    },
  ),
  sessionRule(
    'a mobile of nobody is locked as one of a user is, so that nobody learns who is one',
    login,
    async (talk, account) => {
      const nobody = newMobile();
      for (let times = 1; times <= 6; times++)
        talk.same(
          `what is told at wrong password ${times}`,
          await wordsOf(talk, nobody, 'wrong-1'),
          await wordsOf(talk, account.mobile, 'wrong-1'),
        );
    },
  ),
];
