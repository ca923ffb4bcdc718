import { backendUsers } from '../../src/areas/backendUsers.ts';
import { passwords } from '../../src/areas/passwords.ts';
import { roles } from '../../src/areas/roles.ts';
import { passwordHash } from '../../src/credentials.ts';
import { status } from '../../src/envelope.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { epochOf } from '../../src/wireTime.ts';
import { cannotLogIn, cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import type { Rule } from './rule.ts';
import { ends, isIn, isOut, login, sessionRule } from './sessionRule.ts';
import type { Json } from './talk.ts';

/** Rules about passwords, and about users who may more than others. Each makes a user of its own. */

const { forbidden, invalid, precondition } = status;

export const passwordRules: Rule[] = [
  sessionRule(
    'users of a unit see the roles and users of their unit, and count no others',
    'domain design, section 0.2',
    async (talk) => {
      const { belongType, belongId } = talk.person('merchantManager');
      const unit = { belongType, belongId };
      const role = await newRole(talk, [rightIds.viewSingleRole, rightIds.viewSingleUser], unit);
      const clerk = await newAccount(talk, { ...unit, roleIds: [role.id] });
      const person = await logInAs(talk, clerk);
      const query = { limit: 100 };
      const { list: users } = await talk.ok(backendUsers.listOfOwn, { query }, person);
      const { list: all } = await talk.ok(backendUsers.list, { query: { ...unit, limit: 100 } });
      const idsOf = (rows: Json[]) => rows.map(({ id }) => id).sort();
      talk.same('users of the unit', idsOf(users), idsOf(all));
      const { list } = await talk.ok(roles.listOfOwn, { query }, person);
      for (const { id, name, userCount } of list) {
        const held = await talk.ok(backendUsers.list, { query: { ...unit, roleId: id, limit: 1 } });
        talk.same(`users of the unit with the role ${name}`, userCount, held.count);
      }
      await cleanUp(talk, clerk);
      await talk.call(roles.remove, { params: { id: role.id } });
    },
    'roles',
  ),
  sessionRule(
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
  sessionRule(
    'a given password opens a locked account, which the list and its record call locked for 15 minutes',
    login,
    async (talk, account) => {
      const until = async () => {
        const { lockedUntil, mobile, createTime } = await talk.ok(backendUsers.get, {
          params: { id: account.id },
        });
        const { list } = await talk.ok(backendUsers.list, {
          query: { keyword: account.mobile, offset: 0, limit: 10 },
        });
        const shown = list.find(({ id }: { id: string }) => id === account.id);
        talk.same(`lockedUntil of the row of ${mobile}`, shown?.lockedUntil, lockedUntil);
        return lockedUntil === '' ? '' : (epochOf(lockedUntil) - epochOf(createTime)) / 60_000;
      };
      for (let tries = 0; tries < 4; tries++) await cannotLogIn(talk, { ...account, password: 'wrong-1' });
      talk.same('lockedUntil after four wrong passwords', await until(), '');
      await cannotLogIn(talk, { ...account, password: 'wrong-1' });
      const minutes = Number(await until());
      // The user was made at the beginning of this rule, which takes less than ten minutes on any machine.
      talk.holds('lockedUntil is 15 minutes after the fifth one', minutes >= 15 && minutes < 25, minutes);
      await cannotLogIn(talk, account, 'accountLocked');
      const hash = passwordHash('another-2');
      const body = { newPassword: hash, confirmPassword: hash };
      await talk.ok(passwords.reset, { params: { id: account.id }, body });
      talk.same('lockedUntil after the password was given', await until(), '');
      const again = { ...account, password: 'another-2' };
      // Wrong ones from before count no more.
      for (let tries = 0; tries < 4; tries++) await cannotLogIn(talk, { ...account, password: 'wrong-1' });
      await logInAs(talk, again);
    },
    'passwords',
  ),
  sessionRule(
    'a password of his own needs the old one and is another one, ends his other sessions and not this one',
    ends,
    async (talk, account) => {
      const [one, other] = [await logInAs(talk, account), await logInAs(talk, account)];
      const hash = passwordHash('another-2');
      const change = (oldPassword: string, confirmPassword = hash) => ({
        body: { oldPassword: passwordHash(oldPassword), newPassword: hash, confirmPassword },
      });
      await talk.refused(passwords.update, invalid, change('wrong-1'), one);
      await talk.refused(passwords.update, invalid, change(account.password, passwordHash('different')), one);
      const same = passwordHash(account.password);
      const unchanged = { oldPassword: same, newPassword: same, confirmPassword: same };
      await talk.refused(passwords.update, invalid, { body: unchanged }, one);
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
  sessionRule(
    'five wrong old passwords lock the account as those of a login do, also for the right one and at the login',
    login,
    async (talk, account) => {
      const person = await logInAs(talk, account);
      const hash = passwordHash('another-2');
      const change = (oldPassword: string) => ({
        body: { oldPassword: passwordHash(oldPassword), newPassword: hash, confirmPassword: hash },
      });
      for (let tries = 0; tries < 4; tries++)
        await talk.refused(passwords.update, invalid, change('wrong-1'), person);
      await cannotLogIn(talk, { ...account, password: 'wrong-1' });
      await talk.refused(passwords.update, precondition, change(account.password), person);
      await cannotLogIn(talk, account, 'accountLocked');
    },
    'passwords',
  ),
  sessionRule(
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
  sessionRule(
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
  sessionRule(
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
