import { withQuery } from '../../kit/page/withQuery.ts';

/** Addresses of users and roles; that of the list of users is in domain/accounts/userListPath.ts. */

export const roleListPath = '/account/manage/role-list';
/** Forms; without an id they add a record. */
export const userPath = (id?: string) => withQuery('/account/manage/add-user', { id });
export const rolePath = (id?: string) => withQuery('/account/manage/add-role', { id });
