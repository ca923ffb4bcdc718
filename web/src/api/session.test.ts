// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { rightIds } from '#contracts/rights/rights.ts';
import { expire, forgetToken, hasRight, logOut, missToken, session, signIn } from './session.ts';

const user = {
  id: '7',
  name: '测试',
  belongType: 10,
  belongId: '0',
  belongName: '',
  mustChangePassword: 0,
} as const;
const signInWith = (codes: number[], id: string = user.id) =>
  signIn({ token: 'T1', userInfo: { ...user, id }, rightIds: codes });

beforeEach(() => signInWith([]));

test('access passes with any one of the listed rights', () => {
  signInWith([rightIds.viewHomeBanner]);
  expect(hasRight(['viewBasicSetting', 'viewHomeBanner'])).toBe(true);
  expect(hasRight(['viewBasicSetting'])).toBe(false);
});

test('a manage right implies the view right of the same reach only', () => {
  signInWith([rightIds.manageSingleUser]);
  expect(hasRight(['viewSingleUser'])).toBe(true);
  expect(hasRight(['viewUser'])).toBe(false);
});

test('the super administrator passes every check', () => {
  signInWith([], '1');
  expect(hasRight(['manageWithdraw'])).toBe(true);
});

test('the check needs an array: need rightId', () => {
  expect(() => hasRight('viewUser' as never)).toThrow('need rightId');
});

test('any number of -1001 responses ends the session once', () => {
  expect(expire('T1')).toBe(true);
  expect(expire('T1')).toBe(false);
  expect(session().token).toBe('');
  expect(localStorage.getItem('token')).toBeNull();
});

test.each([
  ['an expired token', () => expire('T1')],
  ['a missing token', missToken],
  ['leaving for the sign-in page', forgetToken],
])('%s takes with it all that is stored of the session, and leaves preferences', (_, leave) => {
  localStorage.clear();
  localStorage.setItem('columns', 'mine');
  signInWith([]);
  expect(Object.keys(localStorage)).toHaveLength(6);
  leave();
  expect({ ...localStorage }).toEqual({ columns: 'mine' });
});

test('a missing token is reported once, and not after the end of the session was already shown', () => {
  expect(missToken()).toBe(true);
  expect(missToken()).toBe(false);
  signInWith([]);
  expire('T1');
  expect(missToken()).toBe(false);
});

test('a -1001 for an older token does not end the newer session', () => {
  expect(expire('T0')).toBe(false);
  expect(session().token).toBe('T1');
});

test('logging out clears all local storage and sets the flag', () => {
  localStorage.setItem('anything', '1');
  logOut();
  expect({ ...localStorage }).toEqual({ loggedOut: '1' });
});
