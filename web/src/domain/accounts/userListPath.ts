import type { TitledPath } from '../../kit/page/screen.ts';
import { withQuery } from '../../kit/page/withQuery.ts';

/** Addresses of the list of users and of a new one. They stand here because areas must not import each other. */

export const userListPath = '/account/manage/user-list' satisfies TitledPath;
export const addUser = '/account/manage/add-user' satisfies TitledPath;

/** A company or merchant, as in an address; users of units need none, because they see and add those of their own. */
interface UnitQuery {
  belongType?: string | undefined;
  belongId?: string | undefined;
}
/** The users of one company or one merchant. */
export const usersOfUnit = (belongType: number, belongId: string) =>
  withQuery(userListPath, { belongType: String(belongType), belongId });
/** A user, over the list of his unit's users. */
export const userDetailPath = (id: string, { belongType, belongId }: UnitQuery) =>
  withQuery(userListPath, { belongType, belongId, detail: id });
/** The form of a new user, of the given unit if there is one. */
export const newUserPath = ({ belongType, belongId }: UnitQuery) =>
  withQuery(addUser, { belongType, belongId });
