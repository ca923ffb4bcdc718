import { expect, it } from 'vitest';
import { lacksRole } from './rolesOfUser.ts';

const role = (enabled: number) => ({ name: '前台', enabled });

it.each([
  ['all his roles are off', { id: '9', enabled: 1 }, [role(0), role(0)], true],
  ['one of them is on', { id: '9', enabled: 1 }, [role(0), role(1)], false],
  ['he is off himself', { id: '9', enabled: 0 }, [role(0)], false],
  ['he is the super administrator', { id: '1', enabled: 1 }, [role(0)], false],
])('whether a user cannot sign in for want of a role: %s', (_, user, roles, lacks) => {
  expect(lacksRole(user, roles)).toBe(lacks);
});
