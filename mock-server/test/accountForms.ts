import type { NewRoleForm, RoleForm } from '#contracts/areas/roles.ts';
import { belongType } from '#contracts/enums.ts';
import {
  newOwnRoleExample,
  newRoleExample,
  newUserExample,
  roleExample,
  userExample,
} from '#contracts/examples/accounts.ts';

/** Right forms of users and roles; tests spoil one value at a time. Ids are those of the seed. */

/** The form of a user of the platform, with the role 客服. */
export const savedUser = { ...userExample, roleIds: ['4'], resources: [] };
export const newUser = { ...newUserExample, ...savedUser, belongType: belongType.system, belongId: '' };
/** One of merchant 2, with the role 前台, for hotel 1. */
export const newClerk = { ...newUserExample, mobile: '19900007002' };

export const savedRole: RoleForm = roleExample;
export const newRole: NewRoleForm = newRoleExample;
export const newOwnRole: NewRoleForm = newOwnRoleExample;
