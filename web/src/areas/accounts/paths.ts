import { rightsOver } from '#contracts/rights/rights.ts';
import { withQuery } from '../../kit/page/withQuery.ts';

/** Addresses of users and roles, and the rights that screens share with the links to them. */

export const userListPath = '/account/manage/user-list';
export const roleListPath = '/account/manage/role-list';
/** Forms; without an id they add a record. */
export const userPath = (id?: string) => withQuery('/account/manage/add-user', { id });
export const rolePath = (id?: string) => withQuery('/account/manage/add-role', { id });

export const viewUsers = rightsOver('view', 'User');
export const manageUsers = rightsOver('manage', 'User');
export const viewRoles = rightsOver('view', 'Role');
export const manageRoles = rightsOver('manage', 'Role');
