import type { BackendUser, BackendUserRow, UserForm } from '../areas/backendUsers.ts';
import type { NewRoleForm, Role, RoleForm, RoleListRow } from '../areas/roles.ts';
import { passwordHash } from '../credentials.ts';
import { belongType, ownerType } from '../enums.ts';
import { codesOf } from '../rights/rights.ts';
import { logExample } from './logs.ts';

/** A right form of a user: with the role 前台, for hotel 1 of the seed. */
export const userExample = {
  name: '谢听雪',
  mobile: '19900007001',
  roleIds: ['8'],
  resources: [{ ownerType: ownerType.hotel, ownerId: '1' }],
  enabled: 1,
  remark: '华东组',
} satisfies Required<Omit<UserForm, 'version'>>;

/** As it is typed. */
export const passwordExample = 'lake2026';
const password = passwordHash(passwordExample);
export const newPasswordExample = { newPassword: password, confirmPassword: password };

/** A new user of merchant 2. */
export const newUserExample = {
  ...userExample,
  belongType: belongType.merchant,
  belongId: '2',
  ...{ password, confirmPassword: password },
};

/** What is shown of a user in addition to his form. */
const shownOfUser = {
  id: '9',
  mobile: '199****7001',
  belongType: belongType.merchant,
  belongId: '2',
  belongName: '悦途酒店集团',
  roles: [{ id: '8', name: '前台', enabled: 1, rightIds: codesOf(['viewRelatedOrderHotel']) }],
  roleNames: ['前台'],
  roleStates: [{ name: '前台', enabled: 1 }],
  resources: [{ ownerType: ownerType.hotel, ownerId: '1', name: '云栖湖度假酒店' }],
  resourceCount: 1,
  resourceNames: ['云栖湖度假酒店'],
  mustChangePassword: 0,
  lastLoginTime: '2026-01-31 09:30:00',
  lastLoginIp: '203.0.113.9',
  lockedUntil: '',
  createTime: '2026-01-31 09:30:00',
  version: 1,
  logs: [logExample],
} satisfies Partial<BackendUser & BackendUserRow>;
export const userRecordExample = { ...userExample, ...shownOfUser } satisfies Omit<
  BackendUser & BackendUserRow,
  'actions'
>;

/** A right form of a role. */
export const roleExample = {
  name: '票务主管',
  rightIds: codesOf(['viewOrderPlace', 'manageOrderPlace', 'viewRefundPlace']),
  enabled: 1,
  remark: '门票订单',
} satisfies Required<Omit<RoleForm, 'version'>>;

/** A new role of the platform. */
export const newRoleExample = { ...roleExample, belongType: belongType.system } satisfies NewRoleForm;
/** A new role of merchant 2. */
export const newOwnRoleExample = {
  ...roleExample,
  name: '早班前台',
  rightIds: codesOf(['viewRelatedOrderHotel', 'manageRelatedOrderHotel']),
  belongType: belongType.merchant,
  belongId: '2',
} satisfies NewRoleForm;

export const roleRecordExample = {
  ...newRoleExample,
  id: '4',
  belongId: '',
  belongName: '',
  userCount: 2,
  unassignedCount: 1,
  rightCount: 3,
  createTime: '2026-01-31 09:30:00',
  version: 1,
  logs: [logExample],
} satisfies Omit<Role & RoleListRow, 'actions'>;
