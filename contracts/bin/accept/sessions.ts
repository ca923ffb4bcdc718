import { auth } from '../../src/areas/auth.ts';
import { backendUsers } from '../../src/areas/backendUsers.ts';
import { passwords } from '../../src/areas/passwords.ts';
import { roles } from '../../src/areas/roles.ts';
import { settings } from '../../src/areas/settings.ts';
import { smsLogs } from '../../src/areas/smsLogs.ts';
import { passwordHash } from '../../src/credentials.ts';
import { status } from '../../src/envelope.ts';
import { codesOf, rightIds } from '../../src/rights/rights.ts';
import {
  type Account,
  cannotLogIn,
  cleanUp,
  codeFor,
  logInAs,
  loginBody,
  newAccount,
  newRole,
} from './ownUsers.ts';
import type { Rule } from './rule.ts';
import type { Talk } from './talk.ts';
import { newMobile } from './unique.ts';

/** Rules about logins, sessions and passwords. Each makes a user of its own. */

const { tokenExpired, loginFailed, forbidden, invalid, notFound, precondition } = status;

const rule = (
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
const login = 'specification section 5 (login); domain design, section 3';
const ends = 'docs/decisions/0018 (when tokens end)';

const isOut = (talk: Talk, person: Awaited<ReturnType<typeof logInAs>>) =>
  talk.refused(smsLogs.list, tokenExpired, {}, person);
const isIn = (talk: Talk, person: Awaited<ReturnType<typeof logInAs>>) => talk.ok(smsLogs.list, {}, person);

export const sessionRules: Rule[] = [
  rule(
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
      talk.holds(
        'the last login is noted',
        user.lastLoginTime > '1971' && user.lastLoginIp !== '',
        user.lastLoginTime,
      );
    },
  ),
  rule('a login code works once', login, async (talk, { mobile, password }) => {
    const body = loginBody(mobile, password, await codeFor(talk, mobile));
    await talk.ok(auth.login, { body }, null);
    await talk.refused(auth.login, loginFailed, { body }, null);
  }),
  rule('a login code is used up by a wrong password', login, async (talk, { mobile, password }) => {
    const code = await codeFor(talk, mobile);
    await talk.refused(auth.login, loginFailed, { body: loginBody(mobile, 'wrong-1', code) }, null);
    await talk.refused(auth.login, loginFailed, { body: loginBody(mobile, password, code) }, null);
  }),
  rule('a login code belongs to its mobile', login, async (talk, { mobile, password }) => {
    const other = await codeFor(talk, newMobile());
    await talk.refused(auth.login, loginFailed, { body: loginBody(mobile, password, other) }, null);
  }),
  rule(
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
  rule(
    'five wrong passwords lock the account, also for the right one; others can log in',
    login,
    async (talk, account) => {
      for (let tries = 0; tries < 4; tries++) await cannotLogIn(talk, { ...account, password: 'wrong-1' });
      await logInAs(talk, account);
      for (let tries = 0; tries < 4; tries++) await cannotLogIn(talk, { ...account, password: 'wrong-1' });
      // A right one ends the counting.
      await logInAs(talk, account);
      for (let tries = 0; tries < 5; tries++) await cannotLogIn(talk, { ...account, password: 'wrong-1' });
      await cannotLogIn(talk, account);
      const other = await newAccount(talk);
      await logInAs(talk, other);
      await cleanUp(talk, other);
    },
  ),
  rule(
    'who is switched off is out at once and cannot log in; switched on, he logs in anew',
    ends,
    async (talk, account) => {
      const person = await logInAs(talk, account);
      await isIn(talk, person);
      await talk.ok(backendUsers.enable, { params: { id: account.id }, body: { enable: 0 } });
      await isOut(talk, person);
      await talk.refused(auth.validate, tokenExpired, { body: { token: person.token } }, null);
      await cannotLogIn(talk, account);
      await talk.ok(backendUsers.enable, { params: { id: account.id }, body: { enable: 1 } });
      await isOut(talk, person);
      await isIn(talk, await logInAs(talk, account));
    },
  ),
  rule('switched off by the form, he is out as well', ends, async (talk, account) => {
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
  rule('whose only role is switched off is out', ends, async (talk, account) => {
    const person = await logInAs(talk, account);
    await talk.ok(roles.enable, { params: { id: account.roleId }, body: { enable: 0 } });
    await isOut(talk, person);
    await cannotLogIn(talk, account);
  }),
  rule('who is removed is out and unknown', ends, async (talk, account) => {
    const person = await logInAs(talk, account);
    await talk.ok(backendUsers.remove, { params: { id: account.id } });
    await isOut(talk, person);
    await cannotLogIn(talk, account);
    await talk.refused(backendUsers.get, notFound, { params: { id: account.id } });
  }),
  rule(
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
  rule(
    'a given password ends all sessions; the old one no longer works',
    ends,
    async (talk, account) => {
      const person = await logInAs(talk, account);
      const hash = passwordHash('another-2');
      await talk.ok(passwords.reset, {
        params: { id: account.id },
        body: { newPassword: hash, confirmPassword: hash },
      });
      await isOut(talk, person);
      await cannotLogIn(talk, account);
      const again = await logInAs(talk, { ...account, password: 'another-2' });
      talk.same('mustChangePassword', again.answer.userInfo.mustChangePassword, 1);
    },
    'passwords',
  ),
  rule(
    'a password of his own needs the old one, ends his other sessions and not this one',
    ends,
    async (talk, account) => {
      const [one, other] = [await logInAs(talk, account), await logInAs(talk, account)];
      const hash = passwordHash('another-2');
      const change = (oldPassword: string, confirmPassword = hash) => ({
        body: { oldPassword: passwordHash(oldPassword), newPassword: hash, confirmPassword },
      });
      await talk.refused(passwords.update, invalid, change('wrong-1'), one);
      await talk.refused(passwords.update, invalid, change(account.password, passwordHash('different')), one);
      await isIn(talk, other);
      await talk.ok(passwords.update, change(account.password), one);
      await isIn(talk, one);
      await isOut(talk, other);
      await cannotLogIn(talk, account);
      const again = await logInAs(talk, { ...account, password: 'another-2' });
      talk.same('mustChangePassword', again.answer.userInfo.mustChangePassword, 0);
    },
    'passwords',
  ),
  rule(
    'nobody gives himself a password without the old one',
    login,
    async (talk) => {
      const { userId } = talk.person('platformAdmin');
      const hash = passwordHash('another-2');
      await talk.refused(passwords.reset, precondition, {
        params: { id: userId },
        body: { newPassword: hash, confirmPassword: hash },
      });
    },
    'passwords',
  ),
  rule(
    'nobody removes or switches off himself or the super administrator',
    'domain design, section 3.1',
    async (talk) => {
      const { userId } = talk.person('platformAdmin');
      for (const id of [userId, '1']) {
        await talk.refused(backendUsers.remove, [precondition, forbidden], { params: { id } });
        await talk.refused(backendUsers.enable, [precondition, forbidden], {
          params: { id },
          body: { enable: 0 },
        });
        talk.same('enabled', (await talk.ok(backendUsers.get, { params: { id } })).enabled, 1);
      }
    },
    'backendUsers',
  ),
  rule(
    'nobody gives rights that he does not hold, nor changes somebody who may more',
    'docs/decisions/0018',
    async (talk, account) => {
      const { manageUser, viewUser, manageRole, viewRole } = rightIds;
      const role = await newRole(talk, [manageUser, viewUser, manageRole, viewRole]);
      const clerk = await newAccount(talk, { roleIds: [role.id] });
      const person = await logInAs(talk, clerk);
      const more = { name: '验收越权', belongType: 10, belongId: '', enabled: 1, remark: '' };
      await talk.refused(
        roles.add,
        forbidden,
        { body: { ...more, rightIds: [rightIds.manageWithdraw] } },
        person,
      );
      await talk.refused(roles.copy, forbidden, { params: { id: account.roleId } }, person);
      await talk.refused(
        roles.update,
        forbidden,
        {
          params: { id: account.roleId },
          body: { name: '验收越权', remark: '', enabled: 1, rightIds: [viewUser] },
        },
        person,
      );
      await talk.refused(
        backendUsers.enable,
        forbidden,
        { params: { id: account.id }, body: { enable: 0 } },
        person,
      );
      await talk.refused(backendUsers.remove, forbidden, { params: { id: account.id } }, person);
      const hash = passwordHash('another-2');
      await talk.refused(
        passwords.reset,
        forbidden,
        { params: { id: account.id }, body: { newPassword: hash, confirmPassword: hash } },
        person,
      );
      const own = await talk.ok(backendUsers.get, { params: { id: clerk.id } });
      const body = {
        name: own.name,
        mobile: own.mobile,
        roleIds: [role.id, account.roleId],
        resources: [],
        remark: '',
        enabled: 1,
      };
      await talk.refused(
        backendUsers.update,
        [forbidden, precondition],
        { params: { id: clerk.id }, body },
        person,
      );
      await cleanUp(talk, clerk);
      await talk.call(roles.remove, { params: { id: role.id } });
    },
    'backendUsers',
  ),
];
