import { withQuery } from '../../kit/page/withQuery.ts';

/** Addresses; without an id the first hidden page adds and the second shows the user's own merchant. */

export const listPath = '/merchant/manage/setting/list';
export const addPath = (id?: string) => withQuery('/merchant/manage/setting/add', { id });
export const detailsPath = (id?: string) => withQuery('/merchant/manage/setting/details', { id });
