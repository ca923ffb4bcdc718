import { beforeEach, expect, it } from 'vitest';
import { auth } from '#contracts/areas/auth.ts';
import { backendUsers } from '#contracts/areas/backendUsers.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { type Role, roles } from '#contracts/areas/roles.ts';
import { status } from '#contracts/envelope.ts';
import type { PersonaName } from '#mock/control/personas.ts';
import { asking, of } from './asking.ts';
import { seededMock } from './mockFor.ts';
import { mobileOf } from './running.ts';

/** A token of what was switched off never works again, whatever is switched on later (docs/decisions/0018). */

const mock = seededMock({ scale: 0.05 });
let admin: string;
beforeEach(async () => {
  admin = await mock.tokenOf('platformAdmin');
});

const { does } = asking(mock, () => admin);
const expired = { status: status.tokenExpired, message: '您的令牌已过期，请重新登录' };
const validated = async (token: string) => (await mock.call(auth.validate, '', { body: { token } })).envelope;
const formOf = async (endpoint: typeof roles.get | typeof merchants.get, id: string) => {
  const { version: _version, ...form } = await does<Role>(endpoint, of(id));
  return form;
};
const user = {
  ...{ name: '何以安', mobile: mobileOf('5'), roleIds: ['4'], resources: [], remark: '' },
};

it.each<[string, PersonaName, (on: 0 | 1) => Promise<unknown>]>([
  ['a user', 'support', (enable) => does(backendUsers.enable, of('5', { enable }))],
  ['a user in his form', 'support', (enabled) => does(backendUsers.update, of('5', { ...user, enabled }))],
  ['the only role of a user', 'operator', (enable) => does(roles.enable, of('3', { enable }))],
  [
    'the only role of a user in its form',
    'operator',
    async (enabled) => does(roles.update, of('3', { ...(await formOf(roles.get, '3')), enabled })),
  ],
  ['a merchant', 'merchantManager', (enable) => does(merchants.enable, of('2', { enable }))],
  [
    'a merchant in its form',
    'frontDesk',
    async (enabled) => does(merchants.update, of('2', { ...(await formOf(merchants.get, '2')), enabled })),
  ],
])('of %s that was off for a moment', async (_, persona, turn) => {
  const token = await mock.tokenOf(persona);
  expect((await validated(token)).status).toBe(1);
  await turn(0);
  // Nobody asked while it was off.
  await turn(1);
  expect(await validated(token)).toMatchObject(expired);
  expect((await validated(await mock.tokenOf(persona))).status).toBe(1);
});

it('of a company, from the first call on that is refused', async () => {
  const { store } = mock.mock;
  const token = await mock.tokenOf('estateManager');
  store.estateCompanies.update('1', { enabled: 0 });
  expect(await validated(token)).toMatchObject(expired);
  store.estateCompanies.update('1', { enabled: 1 });
  expect(await validated(token)).toMatchObject(expired);
  expect(store.sessions.get(token)).toBeUndefined();
});

it('who has another role keeps his token', async () => {
  const token = (await mock.login(mobileOf('12'))).envelope.data.token;
  await does(roles.enable, of('8', { enable: 0 }));
  await does(roles.enable, of('8', { enable: 1 }));
  expect((await validated(token)).status).toBe(1);
});
