import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { belongType } from '../enums.ts';
import { rightIds } from '../rights/rights.ts';
import { speak } from '../words.ts';
import { newUserForm } from './backendUsers.ts';
import { roleForm } from './roles.ts';

/** What the console's forms say before anything is sent; what the server says is tested with the mock. */

const faults = (schema: z.core.$ZodType, form: object) => {
  const { error } = z.safeParse(schema, form);
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), speak(message)]);
};

const user = {
  name: '谢听雪',
  mobile: '19900007001',
  belongType: belongType.system,
  roleIds: ['4'],
  enabled: 1,
  password: 'lake2026',
  confirmPassword: 'lake2026',
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
  const role = { name: '票务主管', rightIds: [rightIds.viewOrderPlace], enabled: 1 };
  expect(faults(roleForm, role)).toEqual([]);
  expect(faults(roleForm, { ...role, name: '票', rightIds: [] })).toEqual([
    ['name', '角色名称不能少于2个字符'],
    ['rightIds', '请选择权限'],
  ]);
});
