import { generatePath } from 'react-router-dom';
import type { TitledPath } from '../../kit/page/screen.ts';

/** Addresses of the pages of a member. */

export const memberList: TitledPath = '/member/member-manage/member-list';
export const addMember = '/member/member-manage/add-member-info' satisfies TitledPath;
export const memberDetail: TitledPath = '/member/member-manage/:id/member-detail';
export const memberForm: TitledPath = '/member/member-manage/:id/add-member-info';
export const memberFriends: TitledPath = '/member/member-manage/:id/add-friend-info';

export const memberPath = (id: string): string => generatePath(memberDetail, { id });
export const memberFormPath = (id: string): string => generatePath(memberForm, { id });
export const friendsPath = (id: string): string => generatePath(memberFriends, { id });
