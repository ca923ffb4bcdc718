import { withQuery } from '../../kit/page/withQuery.ts';

/** Addresses of the list of users. They stand here because areas must not import each other. */

export const userListPath = '/account/manage/user-list';

/** The users of one company or one merchant. */
export const usersOfUnit = (belongType: number, belongId: string) =>
  withQuery(userListPath, { belongType: String(belongType), belongId });
