import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newUserForm } from '../areas/backendUsers.ts';
import { roleForm } from '../areas/roles.ts';
import { belongType } from '../enums.ts';
import { speak } from '../words.ts';
import { newUserExample, passwordExample, roleExample } from './accounts.ts';

/** What the console's forms say before anything is sent; what the server says is tested with the mock. */

const faults = (schema: z.core.$ZodType, form: object) => {
  const { error } = z.safeParse(schema, form);
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), speak(message)]);
};

const user = {
  ...newUserExample,
  ...{ belongType: belongType.system, belongId: '' },
  ...{ password: passwordExample, confirmPassword: passwordExample },
};

describe('a new user as he is typed', () => {
  it.each<[string, object, string[][]]>([
    ['is right', {}, []],
    ['with 6 characters', { password: 'lake26', confirmPassword: 'lake26' }, []],
    [
      'with 5 characters',
      { password: 'lake2', confirmPassword: 'lake2' },
      [['password', '密码长度为6-20位']],
    ],
    [
      'with 21 characters',
      { password: 'l'.repeat(21), confirmPassword: 'l'.repeat(21) },
      [['password', '密码长度为6-20位']],
    ],
    ['with two passwords', { confirmPassword: 'lake2027' }, [['confirmPassword', '两次密码输入不一致']]],
    ['of a company without one', { belongType: belongType.estate }, [['belongId', '请选择所属公司']]],
    ['of a merchant without one', { belongType: belongType.merchant }, [['belongId', '请选择所属商户']]],
    ['of a merchant', { belongType: belongType.merchant, belongId: '2' }, []],
  ])('%s', (_, change, found) => {
    expect(faults(newUserForm, { ...user, ...change })).toEqual(found);
  });
});

it('a role as it is edited needs a name and a right', () => {
  expect(faults(roleForm, roleExample)).toEqual([]);
  expect(faults(roleForm, { ...roleExample, name: '票', rightIds: [] })).toEqual([
    ['name', '角色名称不能少于2个字符'],
    ['rightIds', '请选择权限'],
  ]);
});
