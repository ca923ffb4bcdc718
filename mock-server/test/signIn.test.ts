import { expect, it } from 'vitest';
import { auth } from '#contracts/areas/auth.ts';
import { type BackendUser, backendUsers } from '#contracts/areas/backendUsers.ts';
import { homeBanners } from '#contracts/areas/banners.ts';
import { passwords } from '#contracts/areas/passwords.ts';
import { settings } from '#contracts/areas/settings.ts';
import { passwordHash } from '#contracts/credentials.ts';
import type { DataOf } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { rightIds } from '#contracts/rights/rights.ts';
import { wireTime } from '#contracts/wireTime.ts';
import { personaIds } from '#mock/control/personas.ts';
import { seededMock } from './mockFor.ts';
import { mobileOf } from './running.ts';

type UserSession = DataOf<typeof auth.validate>;

const mock = seededMock();
const mobile = mobileOf('4');
const minute = 60_000;

/** Sessions, codes and the user's counters are what a login changes; nothing else may. */
const rest = () => mock.dump('sessions', 'loginCodes', 'users');
const refused = (message: string) => ({
  http: 200,
  envelope: { status: status.loginFailed, message, data: null },
});

it('a login answers token, user and rights', async () => {
  const { envelope } = await mock.login(mobile);
  expect(envelope.data).toMatchObject({
    token: expect.stringMatching(/^[A-Z0-9]{32}$/),
    userInfo: { id: '4', name: '苏晚晴', belongType: 10, belongId: '0' },
    rightIds: expect.arrayContaining([rightIds.viewSendSms, rightIds.manageHomeBanner]),
  });
});

it('a login leaves the address that it came from with the user; a wrong password does not', async () => {
  const seenOf = async () => {
    const token = await mock.tokenOf('superAdmin');
    const { envelope } = await mock.call<DataOf<typeof backendUsers.get>>(backendUsers.get, token, {
      params: { id: '4' },
    });
    return envelope.data.lastLoginIp;
  };
  expect(await seenOf()).toBe('');
  await mock.login(mobile, 'wrong password');
  expect(await seenOf()).toBe('');
  await mock.login(mobile);
  expect(await seenOf()).toBe('127.0.0.1');
});

it('nobody learns who has an account: an unknown mobile gets a code and the same refusal', async () => {
  expect(await mock.login('13900000000')).toMatchObject(refused('账号或密码错误'));
  expect(await mock.login(mobile, 'wrong password')).toMatchObject(refused('账号或密码错误'));
});

it('nobody learns who has an account by trying five wrong passwords', async () => {
  for (let tries = 0; tries < 5; tries++)
    expect(await mock.login('13900000000')).toMatchObject(refused('账号或密码错误'));
  expect(await mock.login('13900000000')).toMatchObject(refused('账号已锁定，请15分钟后再试'));
  expect(await mock.login('13900000001')).toMatchObject(refused('账号或密码错误'));
  mock.mock.clock.advance(15 * minute + 1);
  expect(await mock.login('13900000000')).toMatchObject(refused('账号或密码错误'));
});

it('a code is for one attempt, whether that one worked or not', async () => {
  const before = rest();
  const { code, credential } = await mock.login(mobile);
  expect(await mock.call(auth.login, '', { body: { mobile, code, credential } })).toMatchObject(
    refused('账号或密码错误'),
  );
  const failed = await mock.login(mobile, 'wrong password');
  const right = { mobile, code: failed.code, credential };
  expect(await mock.call(auth.login, '', { body: right })).toMatchObject(refused('账号或密码错误'));
  expect(rest()).toBe(before);
});

it('a code is for its own mobile, and for five minutes', async () => {
  const { envelope } = await mock.call<{ code: string }>(auth.createByMobile, '', {
    body: { mobile: mobileOf('3') },
  });
  const { credential } = await mock.login(mobile);
  const { code } = envelope.data;
  expect(await mock.call(auth.login, '', { body: { mobile, code, credential } })).toMatchObject(
    refused('账号或密码错误'),
  );

  const issued = await mock.post('/__mock/provider-states', {
    state: 'a login code was issued',
    params: { mobile },
  });
  mock.mock.clock.advance(5 * minute);
  expect(await mock.call(auth.login, '', { body: issued.json })).toMatchObject(refused('账号或密码错误'));
});

it('five wrong passwords in 15 minutes lock the account for 15 minutes, and only that one', async () => {
  for (let tries = 0; tries < 5; tries++)
    expect(await mock.login(mobile, 'wrong password')).toMatchObject(refused('账号或密码错误'));
  expect(await mock.login(mobile)).toMatchObject(refused('账号已锁定，请15分钟后再试'));
  expect((await mock.login(mobileOf('3'))).envelope.status).toBe(1);
  const admin = await mock.tokenOf('superAdmin');
  const lockedUntil = async () => {
    const query = { keyword: mobile, offset: 0, limit: 10 };
    const rows = await mock.call(backendUsers.list, admin, { query });
    const record = await mock.call(backendUsers.get, admin, { params: { id: '4' } });
    return [
      (rows.envelope.data as DataOf<typeof backendUsers.list>).list[0]?.lockedUntil,
      (record.envelope.data as BackendUser).lockedUntil,
    ];
  };
  const until = wireTime(mock.mock.clock.now() + 15 * minute);
  expect(await lockedUntil()).toEqual([until, until]);
  mock.mock.clock.advance(15 * minute + 1);
  expect(await lockedUntil()).toEqual(['', '']);
  expect((await mock.login(mobile)).envelope.status).toBe(1);
});

it('wrong passwords that are old, or before a right one, do not count', async () => {
  for (let tries = 0; tries < 4; tries++) await mock.login(mobile, 'wrong password');
  mock.mock.clock.advance(15 * minute + 1);
  await mock.login(mobile, 'wrong password');
  expect((await mock.login(mobile)).envelope.status).toBe(1);
  for (let tries = 0; tries < 4; tries++) await mock.login(mobile, 'wrong password');
  expect((await mock.login(mobile)).envelope.status).toBe(1);
});

it('a disabled user and one of a disabled unit are told why', async () => {
  expect(await mock.login(mobileOf('10'))).toMatchObject(refused('账号已被禁用'));
  mock.mock.store.merchants.update('2', { enabled: 0 });
  expect(await mock.login(mobileOf('8'))).toMatchObject(refused('所属单位已停用'));
  const { belongId } = mock.mock.store.users.get(personaIds.companyAdmin) ?? expect.fail();
  mock.mock.store.estateCompanies.update(belongId, { enabled: 0 });
  expect(await mock.login(mobileOf(personaIds.companyAdmin))).toMatchObject(refused('所属公司已停用'));
});

it.each([
  ['no mobile', auth.createByMobile, {}, '请输入手机号', 'mobile'],
  ['a wrong mobile', auth.createByMobile, { mobile: '12345678901' }, '请输入正确的手机号码', 'mobile'],
  ['a number as mobile', auth.createByMobile, { mobile: 13_900_000_000 }, '请输入手机号', 'mobile'],
  ['no code', auth.login, { mobile, credential: 'a'.repeat(64) }, '请输入验证码', 'code'],
  ['a plain password', auth.login, { mobile, code: 'X', credential: 'mm123456' }, '请输入密码', 'credential'],
])('%s is refused', async (_, endpoint, body, message, field) => {
  const { envelope } = await mock.call(endpoint, '', { body });
  expect(envelope).toEqual({ status: status.invalid, message, data: { field } });
});

const expired = { status: status.tokenExpired, message: '您的令牌已过期，请重新登录' };

it('without a token, and with a made-up one, every call is -1001', async () => {
  for (const token of ['', 'X'.repeat(32), '__proto__']) {
    expect((await mock.call(settings.get, token)).envelope).toMatchObject(expired);
    expect((await mock.call(auth.validate, '', { body: { token } })).envelope).toMatchObject(expired);
  }
});

it('whose password was given to him is told so until he has changed it, and may do everything meanwhile', async () => {
  const given = passwordHash('given-1');
  const chosen = passwordHash('chosen-1');
  const body = { newPassword: given, confirmPassword: given };
  await mock.call(passwords.reset, await mock.tokenOf('platformAdmin'), { params: { id: '4' }, body });
  const signedIn = await mock.login(mobile, 'given-1');
  expect(signedIn.envelope.data).toMatchObject({ userInfo: { id: '4', mustChangePassword: 1 } });
  const { token } = signedIn.envelope.data;
  const told = async () =>
    (await mock.call<UserSession>(auth.validate, '', { body: { token } })).envelope.data.userInfo
      .mustChangePassword;
  expect(await told()).toBe(1);
  expect((await mock.call(homeBanners.list, token, { query: { offset: 0, limit: 1 } })).envelope.status).toBe(
    1,
  );
  await mock.call(passwords.update, token, {
    body: { oldPassword: given, newPassword: chosen, confirmPassword: chosen },
  });
  expect(await told()).toBe(0);
  expect((await mock.login(mobile, 'chosen-1')).envelope.data).toMatchObject({
    userInfo: { mustChangePassword: 0 },
  });
});

it('a session ends 12 hours after the last check', async () => {
  const token = await mock.tokenOf('superAdmin');
  mock.mock.clock.advance(11 * 60 * minute);
  expect((await mock.call(auth.validate, '', { body: { token } })).envelope.status).toBe(1);
  mock.mock.clock.advance(11 * 60 * minute);
  expect((await mock.call(settings.get, token)).envelope.status).toBe(1);
  mock.mock.clock.advance(61 * minute);
  expect((await mock.call(settings.get, token)).envelope).toMatchObject(expired);
});

it('a user who is disabled is out at the next check, and so is one whose role or unit is', async () => {
  const check = async (token: string) =>
    (await mock.call(auth.validate, '', { body: { token } })).envelope.status;
  const { users, roles, merchants } = mock.mock.store;
  for (const switchTo of [
    (enabled: 0 | 1) => users.update('8', { enabled }),
    (enabled: 0 | 1) => roles.update('7', { enabled }),
    (enabled: 0 | 1) => merchants.update('2', { enabled }),
  ]) {
    const token = await mock.tokenOf('merchantManager');
    expect(await check(token)).toBe(1);
    switchTo(0);
    expect(await check(token)).toBe(status.tokenExpired);
    switchTo(1);
  }
});

it('wrong old passwords are counted with those of the login and lock the account; a right one begins anew', async () => {
  const here = await mock.tokenOf('finance');
  const newPassword = passwordHash('new-secret');
  const change = async (old: string, next = newPassword) => {
    const body = { oldPassword: passwordHash(old), newPassword: next, confirmPassword: next };
    const { envelope } = await mock.call(passwords.update, here, { body });
    return [envelope.status, envelope.message];
  };
  const wrong = [status.invalid, '原密码错误'];
  for (let tries = 0; tries < 4; tries++) expect(await change('wrong-1')).toEqual(wrong);
  expect((await change('mm123456'))[0]).toBe(status.ok);
  for (let tries = 0; tries < 5; tries++) expect(await change('wrong-1')).toEqual(wrong);
  const locked = [status.precondition, '账号已锁定，请15分钟后再试'];
  expect(await change('new-secret', passwordHash('mm123456'))).toEqual(locked);
  mock.mock.clock.advance(15 * 60_000 + 1);
  expect((await change('new-secret', passwordHash('mm123456')))[0]).toBe(status.ok);
});

it('a changed password ends the other sessions of its user', async () => {
  const [here, there] = [await mock.tokenOf('support'), await mock.tokenOf('support')];
  const [oldPassword, newPassword] = [passwordHash('mm123456'), passwordHash('new-secret')];
  const change = (body: object) => mock.call(passwords.update, here, { body });
  const wrong = await change({
    oldPassword: passwordHash('wrong-1'),
    newPassword,
    confirmPassword: newPassword,
  });
  expect(wrong.envelope).toEqual({
    status: status.invalid,
    message: '原密码错误',
    data: { field: 'oldPassword' },
  });
  const differ = await change({ oldPassword, newPassword, confirmPassword: oldPassword });
  expect(differ.envelope).toMatchObject({
    message: '两次密码输入不一致',
    data: { field: 'confirmPassword' },
  });
  const same = await change({ oldPassword, newPassword: oldPassword, confirmPassword: oldPassword });
  expect(same.envelope).toMatchObject({
    ...{ status: status.invalid, message: '新密码不能与原密码相同' },
    data: { field: 'newPassword' },
  });
  const plain = await change({ oldPassword: 'mm123456', newPassword, confirmPassword: newPassword });
  expect(plain.envelope).toMatchObject({ message: '请输入原密码' });

  expect((await change({ oldPassword, newPassword, confirmPassword: newPassword })).envelope.status).toBe(1);
  expect((await mock.call(auth.validate, '', { body: { token: here } })).envelope.status).toBe(1);
  expect((await mock.call(auth.validate, '', { body: { token: there } })).envelope.status).toBe(
    status.tokenExpired,
  );
  expect((await mock.login(mobileOf('5'), 'new-secret')).envelope.status).toBe(1);
  expect((await mock.login(mobileOf('5'))).envelope.status).toBe(status.loginFailed);
});
