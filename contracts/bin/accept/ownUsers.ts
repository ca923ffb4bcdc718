import { auth } from '../../src/areas/auth.ts';
import { backendUsers } from '../../src/areas/backendUsers.ts';
import { roles } from '../../src/areas/roles.ts';
import { loginCredential, passwordHash } from '../../src/credentials.ts';
import { belongType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { sentences } from '../../src/words.ts';
import type { Person } from './people.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile, unique } from './unique.ts';

/** Users and roles that acceptance makes for itself, so that nobody else's session ends. */

export interface Account {
  id: string;
  mobile: string;
  password: string;
  roleId: string;
}

/** A role of the platform with some rights. */
export async function newRole(
  talk: Talk,
  rights: number[],
  unit: { belongType: number; belongId: string } = { belongType: belongType.system, belongId: '' },
): Promise<Json> {
  const role = await talk.ok(roles.add, {
    body: { name: unique('验收角色'), ...unit, rightIds: rights, enabled: 1, remark: '' },
  });
  talk.leaves(roles.remove, role.id);
  return role;
}

/** A user of the platform who may see and change the basic settings, and look at messages. */
export async function newAccount(talk: Talk, over: Record<string, unknown> = {}): Promise<Account> {
  const { viewSendSms, manageBasicSetting, viewBasicSetting } = rightIds;
  const role = await newRole(talk, [viewSendSms, viewBasicSetting, manageBasicSetting]);
  const [mobile, password] = [newMobile(), 'accept-1'];
  const hash = passwordHash(password);
  const user = await talk.ok(backendUsers.add, {
    body: {
      ...{
        belongType: belongType.system,
        belongId: '',
        name: unique('验收'),
        mobile,
        roleIds: [role.id],
        resources: [],
      },
      ...{ enabled: 1, remark: '', password: hash, confirmPassword: hash, ...over },
    },
  });
  talk.leaves(backendUsers.remove, user.id);
  return { id: user.id, mobile, password, roleId: role.id };
}

/** Step 1 of the login. */
export async function codeFor(talk: Talk, mobile: string): Promise<string> {
  const { code } = await talk.ok(auth.createByMobile, { body: { mobile } }, null);
  return code;
}

/** What step 2 sends. */
export const loginBody = (mobile: string, password: string, code: string) => ({
  ...{ mobile, code, credential: loginCredential(passwordHash(password), code) },
});

/** Both steps; answers who called, for further calls. @throws Broken when the login is refused */
export async function logInAs(
  talk: Talk,
  { mobile, password }: Pick<Account, 'mobile' | 'password'>,
): Promise<Person & { answer: Json }> {
  const answer = await talk.ok(
    auth.login,
    { body: loginBody(mobile, password, await codeFor(talk, mobile)) },
    null,
  );
  const { token, userInfo } = answer;
  const { id: userId, belongType: type, belongId } = userInfo;
  return {
    name: `the user ${mobile}`,
    token,
    userId,
    belongType: type,
    belongId,
    rights: new Set(answer.rightIds),
    answer,
  };
}

type WhyNot = Extract<
  keyof typeof sentences,
  'loginFailed' | 'accountLocked' | 'accountDisabled' | 'unitDisabled' | 'companyDisabled'
>;

/** The login must be refused with -1011 and this sentence: all have the same code, and the user is to know what he can do. */
export async function cannotLogIn(
  talk: Talk,
  { mobile, password }: Pick<Account, 'mobile' | 'password'>,
  why: WhyNot = 'loginFailed',
): Promise<void> {
  const body = loginBody(mobile, password, await codeFor(talk, mobile));
  const { answer } = await talk.call(auth.login, { body }, null);
  talk.same(
    'the refusal of the login',
    [answer.status, answer.message],
    [status.loginFailed, sentences[why]],
  );
}

/** Takes away what the rule made. */
export async function cleanUp(talk: Talk, { id, roleId }: Account): Promise<void> {
  await talk.call(backendUsers.remove, { params: { id } });
  await talk.call(roles.remove, { params: { id: roleId } });
}
