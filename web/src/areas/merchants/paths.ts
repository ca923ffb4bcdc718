import type { TitledPath } from '../../kit/page/screen.ts';
import { withQuery } from '../../kit/page/withQuery.ts';

/** Addresses. Without an id the form adds a merchant, and the details show the user's own one. */

export const listPath: TitledPath = '/merchant/manage/setting/list';
export const addPath = (id?: string) => withQuery('/merchant/manage/setting/add', { id });
/** The form of a new merchant, in the given category if there is one. */
export const newPath = (categoryId: string | undefined) =>
  withQuery('/merchant/manage/setting/add', { categoryId });
export const detailsPath = (id?: string) => withQuery('/merchant/manage/setting/details', { id });
