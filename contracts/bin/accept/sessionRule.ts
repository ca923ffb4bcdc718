import { smsLogs } from '../../src/areas/smsLogs.ts';
import { status } from '../../src/envelope.ts';
import { type Account, cleanUp, type logInAs, newAccount } from './ownUsers.ts';
import type { Rule } from './rule.ts';
import type { Talk } from './talk.ts';

/** Shared by the rules about sessions and passwords. */

const { tokenExpired } = status;

/** A rule with a user of its own. */
export const sessionRule = (
  says: string,
  where: string,
  check: (talk: Talk, account: Account) => Promise<void>,
  area = 'auth',
): Rule => ({
  ...{ area, kind: 'session', says, where, writes: true },
  async check(talk) {
    const account = await newAccount(talk);
    await check(talk, account);
    await cleanUp(talk, account);
  },
});
export const login = 'specification section 5 (login); domain design, section 3';
export const ends = 'docs/decisions/0018 (when tokens end)';

type SignedIn = Awaited<ReturnType<typeof logInAs>>;
export const isOut = (talk: Talk, person: SignedIn) => talk.refused(smsLogs.list, tokenExpired, {}, person);
export const isIn = (talk: Talk, person: SignedIn) => talk.ok(smsLogs.list, {}, person);
