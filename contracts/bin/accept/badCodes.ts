import { auth } from '../../src/areas/auth.ts';
import { status } from '../../src/envelope.ts';
import { codeFor, logInAs, loginBody } from './ownUsers.ts';
import type { Rule } from './rule.ts';
import { login, sessionRule } from './sessionRule.ts';
import { newMobile } from './unique.ts';

/** Wrong passwords lock an account; codes that are none do not, because anybody could lock everybody with them. */

/** More than lock an account. */
const tries = 6;

export const badCodeRules: Rule[] = [
  sessionRule(
    'codes that are invented, used or of another mobile count as no wrong password and lock nobody',
    login,
    async (talk, account) => {
      const { mobile, password } = account;
      const used = await codeFor(talk, mobile);
      await talk.ok(auth.login, { body: loginBody(mobile, password, used) }, null);
      const codes: [string, () => Promise<string>][] = [
        ['invented', async () => 'A'.repeat(32)],
        ['used', async () => used],
        ['of another mobile', () => codeFor(talk, newMobile())],
      ];
      for (const [what, code] of codes)
        for (const sent of [password, 'wrong-1']) {
          for (let left = tries; left > 0; left--) {
            const body = loginBody(mobile, sent, await code());
            await talk.refused(auth.login, status.loginFailed, { body }, null);
          }
          const { answer } = await talk.call(
            auth.login,
            { body: loginBody(mobile, password, await codeFor(talk, mobile)) },
            null,
          );
          talk.same(`status of the login after ${tries} codes that are ${what}`, answer.status, status.ok);
        }
      await logInAs(talk, account);
    },
  ),
];
