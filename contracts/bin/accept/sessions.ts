import { auth } from '../../src/areas/auth.ts';
import { backendUsers } from '../../src/areas/backendUsers.ts';
import { roles } from '../../src/areas/roles.ts';
import { settings } from '../../src/areas/settings.ts';
import { status } from '../../src/envelope.ts';
import { codesOf, rightIds } from '../../src/rights/rights.ts';
import { cannotLogIn, cleanUp, codeFor, logInAs, loginBody, newAccount } from './ownUsers.ts';
import type { Rule } from './rule.ts';
import { ends, isIn, isOut, login, sessionRule } from './sessionRule.ts';
import { newMobile } from './unique.ts';

/** Rules about logins and sessions. Each makes a user of its own. */

const { tokenExpired, loginFailed, forbidden, notFound } = status;

export const sessionRules: Rule[] = [
  sessionRule(
    'a login answers a token, who it is and his rights; validate answers the same',
    login,
    async (talk, account) => {
      const first = await logInAs(talk, account);
      const held = [...first.rights].sort();
      talk.same('userInfo.id', first.userId, account.id);
      talk.same('rights', held, codesOf(['viewSendSms', 'viewBasicSetting', 'manageBasicSetting']).sort());
      const { userInfo, rightIds: again } = await talk.ok(
        auth.validate,
        { body: { token: first.token } },
        null,
      );
      talk.same('userInfo of validate', userInfo, first.answer.userInfo);
      talk.same('rights of validate', [...again].sort(), held);
      const second = await logInAs(talk, account);
      talk.holds('every login has a token of its own', second.token !== first.token);
      await isIn(talk, first);
      const user = await talk.ok(backendUsers.get, { params: { id: account.id } });
      talk.holds('lastLoginTime is that of the last login', user.lastLoginTime > '1971', user.lastLoginTime);
      talk.holds('lastLoginIp is where the last login came from', user.lastLoginIp !== '', 'an empty text');
    },
  ),
  sessionRule('a login code works once', login, async (talk, { mobile, password }) => {
    const body = loginBody(mobile, password, await codeFor(talk, mobile));
    await talk.ok(auth.login, { body }, null);
    await talk.refused(auth.login, loginFailed, { body }, null);
  }),
  sessionRule('a login code is used up by a wrong password', login, async (talk, { mobile, password }) => {
    const code = await codeFor(talk, mobile);
    await talk.refused(auth.login, loginFailed, { body: loginBody(mobile, 'wrong-1', code) }, null);
    await talk.refused(auth.login, loginFailed, { body: loginBody(mobile, password, code) }, null);
  }),
  sessionRule('a login code belongs to its mobile', login, async (talk, { mobile, password }) => {
    const other = await codeFor(talk, newMobile());
    await talk.refused(auth.login, loginFailed, { body: loginBody(mobile, password, other) }, null);
  }),
  sessionRule(
    'a wrong password, an invented code and a mobile of nobody are refused with the same words',
    login,
    async (talk, { mobile, password }) => {
      const words = async (body: object) => {
        const { answer } = await talk.call(auth.login, { body }, null);
        talk.same('status', answer.status, loginFailed);
        return answer.message;
      };
      const nobody = newMobile();
      const wrong = await words(loginBody(mobile, 'wrong-1', await codeFor(talk, mobile)));
      talk.same('words', await words(loginBody(mobile, password, 'A'.repeat(32))), wrong);
      talk.same('words', await words(loginBody(nobody, password, await codeFor(talk, nobody))), wrong);
    },
  ),
  sessionRule(
    'five wrong passwords lock the account, also for the right one; others can log in',
    login,
    async (talk, account) => {
      for (let tries = 0; tries < 4; tries++) await cannotLogIn(talk, { ...account, password: 'wrong-1' });
      await logInAs(talk, account);
      for (let tries = 0; tries < 4; tries++) await cannotLogIn(talk, { ...account, password: 'wrong-1' });
      // A right one ends the counting.
      await logInAs(talk, account);
      for (let tries = 0; tries < 5; tries++) await cannotLogIn(talk, { ...account, password: 'wrong-1' });
      await cannotLogIn(talk, account, 'accountLocked');
      const other = await newAccount(talk);
      await logInAs(talk, other);
      await cleanUp(talk, other);
    },
  ),
  sessionRule(
    'who is switched off is out at once and cannot log in; switched on, he logs in anew',
    ends,
    async (talk, account) => {
      const person = await logInAs(talk, account);
      await isIn(talk, person);
      await talk.ok(backendUsers.enable, { params: { id: account.id }, body: { enable: 0 } });
      await isOut(talk, person);
      await talk.refused(auth.validate, tokenExpired, { body: { token: person.token } }, null);
      await cannotLogIn(talk, account, 'accountDisabled');
      await talk.ok(backendUsers.enable, { params: { id: account.id }, body: { enable: 1 } });
      await isOut(talk, person);
      await isIn(talk, await logInAs(talk, account));
    },
  ),
  sessionRule('switched off by the form, he is out as well', ends, async (talk, account) => {
    const person = await logInAs(talk, account);
    const { name, mobile, roleIds, resources, remark, version } = await talk.ok(backendUsers.get, {
      params: { id: account.id },
    });
    const body = {
      name,
      mobile,
      roleIds,
      resources: resources.map(({ ownerType, ownerId }: { ownerType: number; ownerId: string }) => ({
        ownerType,
        ownerId,
      })),
      remark,
      version,
      enabled: 0,
    };
    await talk.ok(backendUsers.update, { params: { id: account.id }, body });
    await isOut(talk, person);
  }),
  sessionRule('whose only role is switched off is out', ends, async (talk, account) => {
    const person = await logInAs(talk, account);
    await talk.ok(roles.enable, { params: { id: account.roleId }, body: { enable: 0 } });
    await isOut(talk, person);
    await cannotLogIn(talk, account, 'accountDisabled');
  }),
  sessionRule('who is removed is out and unknown', ends, async (talk, account) => {
    const person = await logInAs(talk, account);
    await talk.ok(backendUsers.remove, { params: { id: account.id } });
    await isOut(talk, person);
    await cannotLogIn(talk, account);
    await talk.refused(backendUsers.get, notFound, { params: { id: account.id } });
  }),
  sessionRule(
    'a right that is taken from the role is gone with the next call',
    'domain design, section 2.3',
    async (talk, account) => {
      const person = await logInAs(talk, account);
      await talk.ok(settings.get, {}, person);
      const { name, remark, version } = await talk.ok(roles.get, { params: { id: account.roleId } });
      const body = { name, remark, version, enabled: 1, rightIds: [rightIds.viewSendSms] };
      await talk.ok(roles.update, { params: { id: account.roleId }, body });
      await talk.refused(settings.get, forbidden, {}, person);
      await isIn(talk, person);
    },
  ),
];
