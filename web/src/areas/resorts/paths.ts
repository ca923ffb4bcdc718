import { withQuery } from '../../kit/page/withQuery.ts';

/** Without an id the page adds. */
export const editPath = (id?: string) => withQuery('/merchant/scenic/resorts/add', { id });
