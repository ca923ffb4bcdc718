import type { UserForm } from '#contracts/areas/backendUsers.ts';
import type { NewRoleForm, RoleForm } from '#contracts/areas/roles.ts';
import { passwordHash } from '#contracts/credentials.ts';
import { belongType, ownerType } from '#contracts/enums.ts';
import { codesOf } from '#contracts/rights/rights.ts';

/** Right forms of users and roles; tests spoil one value at a time. Ids are those of the seed. */

const password = passwordHash('lake2026');
const ofUser: UserForm = {
  name: '谢听雪',
  mobile: '19900007001',
  roleIds: ['4'],
  resources: [],
  enabled: 1,
  remark: '华东组',
};
const unsaid = { password, confirmPassword: password };

/** A user of the platform, with the role 客服. */
export const newUser = { ...ofUser, belongType: belongType.system, ...unsaid };
/** One of merchant 2, with the role 前台, for hotel 1. */
export const newClerk = {
  ...ofUser,
  mobile: '19900007002',
  roleIds: ['8'],
  resources: [{ ownerType: ownerType.hotel, ownerId: '1' }],
  belongType: belongType.merchant,
  belongId: '2',
  ...unsaid,
};
/** The edit form of the same. */
export const savedUser = ofUser;

export const savedRole: RoleForm = {
  name: '票务主管',
  rightIds: codesOf(['viewOrderPlace', 'manageOrderPlace', 'viewRefundPlace']),
  enabled: 1,
  remark: '门票订单',
};
/** A role of the platform. */
export const newRole: NewRoleForm = { ...savedRole, belongType: belongType.system };
/** One of merchant 2. */
export const newOwnRole: NewRoleForm = {
  ...savedRole,
  name: '早班前台',
  belongType: belongType.merchant,
  belongId: '2',
  rightIds: codesOf(['viewRelatedOrderHotel', 'manageRelatedOrderHotel']),
};
