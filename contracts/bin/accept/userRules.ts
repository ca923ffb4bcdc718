import { auth } from '../../src/areas/auth.ts';
import { backendUsers } from '../../src/areas/backendUsers.ts';
import { listViews } from '../../src/areas/listViews.ts';
import { merchants } from '../../src/areas/merchants.ts';
import { passwords } from '../../src/areas/passwords.ts';
import { roles } from '../../src/areas/roles.ts';
import { passwordHash } from '../../src/credentials.ts';
import { status } from '../../src/envelope.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { formOf } from './kinds.ts';
import { cannotLogIn, cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import type { Rule } from './rule.ts';
import { ends, isIn, isOut, login, sessionRule } from './sessionRule.ts';
import { fieldsOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile, unique } from './unique.ts';

/** Rules about users with several roles, and about what a login and a change of a user leave behind. */

const { forbidden, notFound, precondition, invalid } = status;
const switchRole = (talk: Talk, id: string, enable: 0 | 1) =>
  talk.ok(roles.enable, { params: { id }, body: { enable } });

/** The form of a user as his record has it. */
async function userForm(talk: Talk, id: string): Promise<Record<string, unknown>> {
  const record = await talk.ok(backendUsers.get, { params: { id } });
  const resources = record.resources.map(({ ownerType, ownerId }: Json) => ({ ownerType, ownerId }));
  return { ...formOf(fieldsOf(backendUsers.update.body), record), resources };
}

export const userRules: Rule[] = [
  sessionRule('a login changes nothing of the record of the user', login, async (talk, account) => {
    const read = async () => {
      const { lastLoginTime, lastLoginIp, ...rest } = await talk.ok(backendUsers.get, {
        params: { id: account.id },
      });
      return { rest, lastLoginTime, lastLoginIp };
    };
    const before = await read();
    await logInAs(talk, account);
    await cannotLogIn(talk, { ...account, password: 'wrong-1' });
    const after = await read();
    talk.same('the record but for the last login', after.rest, before.rest);
    talk.holds(
      'lastLoginTime is that of the last login',
      after.lastLoginTime !== before.lastLoginTime,
      after.lastLoginTime,
    );
    const body = { ...(await userForm(talk, account.id)), version: before.rest.version };
    await talk.ok(backendUsers.update, { params: { id: account.id }, body });
  }),
  sessionRule(
    'the rights of several roles add up, and a role that is switched off gives none',
    'domain design, section 2.3',
    async (talk, account) => {
      const second = await newRole(talk, [rightIds.viewRole]);
      const body = { ...(await userForm(talk, account.id)), roleIds: [account.roleId, second.id] };
      await talk.ok(backendUsers.update, { params: { id: account.id }, body });
      const person = await logInAs(talk, account);
      const rightsNow = async () =>
        [...(await talk.ok(auth.validate, { body: { token: person.token } }, null)).rightIds].sort();
      const both = await rightsNow();
      talk.holds('he has the right of the second role', both.includes(rightIds.viewRole), both);
      await talk.ok(roles.list, {}, person);
      await talk.refused(roles.remove, precondition, { params: { id: second.id } });
      await switchRole(talk, second.id, 0);
      talk.same(
        'rights without the second role',
        await rightsNow(),
        both.filter((right) => right !== rightIds.viewRole),
      );
      await talk.refused(roles.list, forbidden, {}, person);
      await isIn(talk, person);
      const { list } = await talk.ok(backendUsers.list, { query: { keyword: account.mobile } });
      const row = list.find(({ id }: Json) => id === account.id);
      talk.same(
        'which of his roles are on, as the list tells it',
        row?.roleStates.map(({ enabled }: Json) => enabled),
        [1, 0],
      );
      const again = await logInAs(talk, account);
      talk.holds('nor after another login', !again.rights.has(rightIds.viewRole));
      await switchRole(talk, second.id, 1);
      talk.same('rights with it again', await rightsNow(), both);
      await talk.ok(roles.list, {}, person);
      for (const id of [account.roleId, second.id])
        await talk.refused(roles.remove, precondition, { params: { id } });
      await talk.call(backendUsers.remove, { params: { id: account.id } });
      await talk.ok(roles.remove, { params: { id: second.id } });
    },
  ),
  sessionRule(
    'whose only role was switched off and on again logs in anew: his session does not come back',
    ends,
    async (talk, account) => {
      const person = await logInAs(talk, account);
      await switchRole(talk, account.roleId, 0);
      await switchRole(talk, account.roleId, 1);
      await isOut(talk, person);
      await isIn(talk, await logInAs(talk, account));
    },
  ),
  sessionRule(
    'whoever was switched off and on again logs in anew: his session does not come back',
    ends,
    async (talk, account) => {
      const person = await logInAs(talk, account);
      for (const enable of [0, 1])
        await talk.ok(backendUsers.enable, { params: { id: account.id }, body: { enable } });
      await isOut(talk, person);
      await isIn(talk, await logInAs(talk, account));
    },
  ),
  sessionRule(
    'whoever is added has a password that was given to him, which has to be changed',
    'specification section 5 (passwords)',
    async (talk, account) => {
      const { answer } = await logInAs(talk, account);
      talk.same('mustChangePassword at the first login', answer.userInfo.mustChangePassword, 1);
    },
    'backendUsers',
  ),
  sessionRule(
    'a password that was given has to be changed once: that is over when he has one of his own',
    'specification section 5 (passwords)',
    async (talk, account) => {
      const [given, own] = [passwordHash('given-2'), passwordHash('own-33')];
      await talk.ok(passwords.reset, {
        params: { id: account.id },
        body: { newPassword: given, confirmPassword: given },
      });
      const person = await logInAs(talk, { ...account, password: 'given-2' });
      talk.same('mustChangePassword', person.answer.userInfo.mustChangePassword, 1);
      const body = { oldPassword: given, newPassword: own, confirmPassword: own };
      await talk.ok(passwords.update, { body }, person);
      const { userInfo } = await talk.ok(auth.validate, { body: { token: person.token } }, null);
      talk.same('mustChangePassword after the change', userInfo.mustChangePassword, 0);
      const again = await logInAs(talk, { ...account, password: 'own-33' });
      talk.same('mustChangePassword at the next login', again.answer.userInfo.mustChangePassword, 0);
    },
    'passwords',
  ),
  sessionRule(
    'the log of a user says neither his old nor his new mobile in full',
    'specification section 5 (masks)',
    async (talk, account) => {
      const mobile = newMobile();
      const body = { ...(await userForm(talk, account.id)), mobile };
      const answers = [
        await talk.raw(backendUsers.update, { params: { id: account.id }, body }),
        await talk.raw(backendUsers.get, { params: { id: account.id } }),
        (await talk.raw(backendUsers.list, { query: { mobile } })).list,
      ].map((answer) => JSON.stringify(answer));
      for (const number of [mobile, account.mobile])
        talk.holds(
          'no answer has the number',
          answers.every((text) => !text.includes(number)),
          `${number.slice(0, 3)}… in full`,
        );
      await logInAs(talk, { ...account, mobile });
    },
    'backendUsers',
  ),
  sessionRule(
    'users of a unit see and give the roles of their unit and the shared ones of its type, and no others',
    'domain design, section 3.4 (roles)',
    async (talk) => {
      const { belongType, belongId } = talk.person('merchantManager');
      const { list } = await talk.ok(merchants.list, { query: { limit: 2 } });
      const other = list.find(({ id }: Json) => id !== belongId) ?? talk.skip('there is one merchant');
      const foreign = await newRole(talk, [rightIds.viewSingleMerchant], { belongType, belongId: other.id });
      const own = await newRole(talk, [rightIds.viewSingleMerchant], { belongType, belongId });
      const by = 'merchantManager';
      const { viewSingleRole, manageSingleUser } = rightIds;
      const { rights } = talk.person(by);
      const seen = async (name: string): Promise<boolean> =>
        rights.has(viewSingleRole) || rights.has(viewSingleRole + 4)
          ? (await talk.ok(roles.listOfOwn, { query: { name, limit: 10 } }, by)).list.length > 0
          : talk.skip('he may not see roles');
      talk.holds('he sees the role of his unit', await seen(own.name));
      talk.holds('he does not see the role of another unit', !(await seen(foreign.name)));
      await talk.refused(roles.get, notFound, { params: { id: foreign.id } }, by);
      const { list: offered } = await talk.ok(roles.allEnabled, { query: { limit: 100 } }, by);
      const ids = offered.map(({ id }: Json) => id);
      talk.same(
        'the select list has the own role, not the foreign one',
        [own.id, foreign.id].map((id) => ids.includes(id)),
        [true, false],
      );
      if (rights.has(manageSingleUser)) {
        const hash = passwordHash('accept-1');
        const body = {
          ...{ name: unique('验收'), mobile: newMobile(), resources: [], enabled: 1, remark: '' },
          ...{ belongType, belongId, roleIds: [foreign.id], password: hash, confirmPassword: hash },
        };
        await talk.refused(backendUsers.add, [invalid, precondition, forbidden, notFound], { body }, by);
      }
      for (const { id } of [foreign, own]) await talk.ok(roles.remove, { params: { id } });
    },
    'roles',
  ),
  sessionRule(
    'a key belongs to who sent it: after another login the repeated call is still answered once',
    'docs/decisions/0019-lost-answers.md',
    async (talk) => {
      const role = await newRole(talk, [rightIds.viewSendSms]);
      const account = await newAccount(talk, { roleIds: [role.id] });
      const key = Array.from({ length: 32 }, () => '0123456789ABCDEF'[Math.floor(Math.random() * 16)]).join(
        '',
      );
      const body = {
        ...{ name: unique('验收'), list: '/setting/sms-manage/send-record', call: 'smsLogs.list', shared: 0 },
        settings: { filters: {}, spans: [], density: 'compact', pageSize: 25 },
      };
      const first = await talk.ok(listViews.add, { body, key }, await logInAs(talk, account));
      const person = await logInAs(talk, account);
      const second = await talk.ok(listViews.add, { body, key }, person);
      talk.same('the id of the view', second.id, first.id);
      const all = await talk.ok(listViews.all, {}, person);
      talk.same('views of this name', all.filter(({ name }: Json) => name === body.name).length, 1);
      await cleanUp(talk, account);
      await talk.call(roles.remove, { params: { id: role.id } });
    },
    'listViews',
  ),
];
