import { describe, expect, it } from 'vitest';
import { auth } from '#contracts/areas/auth.ts';
import { estateBanners, homeBanners, landingBanners } from '#contracts/areas/banners.ts';
import { passwords } from '#contracts/areas/passwords.ts';
import { settings } from '#contracts/areas/settings.ts';
import { status } from '#contracts/envelope.ts';
import { newPasswordExample } from '#contracts/examples/accounts.ts';
import { settingsExample } from '#contracts/examples/settings.ts';
import { personaIds } from '#mock/control/personas.ts';
import { testMoment } from '../../contracts/testing/moment.ts';
import { mockOfFile } from './mockFor.ts';
import { mobileOf } from './running.ts';

const mock = mockOfFile();

/** What states answer; each only some of it. */
interface Values {
  token: string;
  belongId: string;
  id: string;
  version: number;
  mobile: string;
  code: string;
  credential: string;
  productId: string;
}

const enter = async (state: string, params?: unknown, action?: string) =>
  mock.post('/__mock/provider-states', { state, params, action });
const values = async (state: string, params?: unknown) => {
  const { http, json } = await enter(state, params);
  expect(http).toBe(200);
  return json as unknown as Values;
};

describe('signed in', () => {
  it.each(Object.entries(personaIds))('as %s answers a token that works', async (persona, id) => {
    const { token, belongId } = await values('signed in', { persona });
    const { envelope } = await mock.call<{ userInfo: { id: string; belongId: string } }>(auth.validate, '', {
      body: { token },
    });
    expect(envelope.data.userInfo).toMatchObject({ id, belongId });
  });

  it('begins from the seeded state, and quickly', async () => {
    const { token } = await values('signed in', { persona: 'superAdmin' });
    const seeded = mock.dump('sessions');
    await mock.call(homeBanners.remove, token, { params: { id: '1' } });
    mock.mock.clock.advance(86_400_000);
    const began = performance.now();
    for (let at = 0; at < 100; at++) await values('signed in', { persona: 'superAdmin' });
    expect((performance.now() - began) / 100).toBeLessThan(20);
    expect(mock.dump('sessions')).toBe(seeded);
    expect(mock.mock.store.sessions.all()).toHaveLength(1);
    expect(mock.mock.clock.now()).toBe(testMoment);
  });
});

describe('the login', () => {
  const login = async (state: string, params?: unknown) => {
    const { mobile, code, credential } = await values(state, params);
    return (await mock.call(auth.login, '', { body: { mobile, code, credential } })).envelope;
  };
  const mobile = mobileOf('1');
  it.each([
    ['a login code was issued', { mobile }, 1, '操作成功'],
    ['a login code was issued to somebody whose password was given to him', { mobile }, 1, '操作成功'],
    ['a login code was issued for a wrong password', { mobile }, status.loginFailed, '账号或密码错误'],
    ['a login code was used', { mobile }, status.loginFailed, '账号或密码错误'],
    ['a login code has expired', { mobile }, status.loginFailed, '账号或密码错误'],
    ['the account is locked', { mobile }, status.loginFailed, '账号已锁定，请15分钟后再试'],
    ['the account is disabled', undefined, status.loginFailed, '账号已被禁用'],
    ['the unit of the account is disabled', undefined, status.loginFailed, '所属单位已停用'],
  ])('%s', async (state, params, code, message) => {
    expect(await login(state, params)).toMatchObject({ status: code, message });
  });

  it('a token has expired', async () => {
    const { token } = await values('a token has expired');
    expect((await mock.call(auth.validate, '', { body: { token } })).envelope.status).toBe(
      status.tokenExpired,
    );
  });
});

describe('records', () => {
  it.each([
    ['miniHome', homeBanners],
    ['estate', estateBanners],
    ['landing', landingBanners],
  ])('banners of %s', async (context, calls) => {
    const { token } = await values('signed in', { persona: 'superAdmin' });
    const get = async (id: string) =>
      (await mock.call<{ version: number }>(calls.get, token, { params: { id } })).envelope;
    const { id, version } = await values('a banner exists', { context });
    expect((await get(id)).data.version).toBe(version);
    const stale = await values('a banner was changed by somebody else', { context });
    expect([stale.id, stale.version, (await get(id)).data.version]).toEqual([id, version, version + 1]);
    expect((await get((await values('a banner does not exist', { context })).id)).status).toBe(
      status.notFound,
    );
    expect((await get((await values('a banner was removed', { context })).id)).status).toBe(status.notFound);
  });

  it('stale settings', async () => {
    const { token } = await values('signed in', { persona: 'superAdmin' });
    const { version } = await values('settings were changed by somebody else');
    const body = { ...settingsExample, version };
    expect((await mock.call(settings.update, token, { body })).envelope.status).toBe(status.stale);
    expect(
      (await mock.call(settings.update, token, { body: { ...body, ...(await values('settings exist')) } }))
        .envelope.status,
    ).toBe(1);
  });

  it('users to reset', async () => {
    const { token } = await values('signed in', { persona: 'platformAdmin' });
    const reset = async (state: string) => {
      const { id } = await values(state);
      return (await mock.call(passwords.reset, token, { params: { id }, body: newPasswordExample })).envelope
        .status;
    };
    expect(await reset('another user exists')).toBe(1);
    expect(await reset('a user does not exist')).toBe(status.notFound);
    expect(await reset('the super administrator is another user')).toBe(status.precondition);
  });

  it('products on offer, and no longer', async () => {
    const { token } = await values('signed in', { persona: 'superAdmin' });
    const add = async (state: string) => {
      const { productId } = await values(state, { productType: 20 });
      const link = { linkType: 10, configData: { jumpProductType: 20, jumpTargetId: productId } };
      const body = { title: '产品', imageUrl: '/a.png', enabled: 1, ordering: 0, link };
      return (await mock.call(homeBanners.add, token, { body })).envelope.status;
    };
    expect(await add('a product is offered')).toBe(1);
    expect(await add('a product is no longer offered')).toBe(status.precondition);
  });

  it.each([
    'sms logs exist',
    'a province exists',
    'a merchant category exists',
    'a merchant exists',
    'a resort exists',
    'a hotel exists',
    'a guesthouse exists',
    'an estate company exists',
    'an estate exists',
    'member grades exist',
    'the own merchant has places',
    'the own company has an estate',
    'the user is responsible for a hotel',
    'not signed in',
  ])('%s', async (state) => {
    expect((await enter(state, {})).http).toBe(200);
    expect((await enter(state, null)).http).toBe(200);
  });
});

it('an unknown state is 404, so that a verification cannot pass by a warning', async () => {
  for (const state of ['signed-in', '', '__proto__', 'constructor']) {
    const { http, json } = await enter(state, {});
    expect([http, json.error]).toEqual([404, expect.stringContaining('signed in; not signed in')]);
    expect((await enter(state, {}, 'teardown')).http).toBe(404);
  }
});

it.each([
  ['signed in', undefined, /persona is not as expected.*superAdmin/],
  ['signed in', { persona: 'boss' }, /persona/],
  ['signed in', { persona: 'finance', mobile: '1' }, /not as expected/],
  ['a banner exists', { context: 'home' }, /context.*miniHome/],
  ['a login code was issued', { mobile: '1' }, /mobile/],
  ['the account is locked', { mobile: '13900000000' }, /no user of the seed/],
  ['not signed in', { persona: 'finance' }, /no parameters/],
])('%s with %j is 400 with a sentence', async (state, params, sentence) => {
  expect(await enter(state, params)).toMatchObject({
    http: 400,
    json: { error: expect.stringMatching(sentence) },
  });
});

it('teardown of a known state does nothing', async () => {
  const before = mock.dump();
  expect(await enter('signed in', { persona: 'finance' }, 'teardown')).toEqual({ http: 200, json: {} });
  expect(mock.dump()).toBe(before);
});
