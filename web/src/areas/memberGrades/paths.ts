import { withQuery } from '../../kit/page/withQuery.ts';

/** Addresses. Without an id the form adds a grade. */

export const listPath = '/member/member-system/member-grade-list';
export const formPath = (id?: string) => withQuery('/member/member-system/add-grade', { id });
export const detailPath = (id?: string) => withQuery('/member/member-system/grade-detail', { id });
