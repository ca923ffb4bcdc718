import { one, type ScreenUse } from '../../domain/testing/uses.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import memberFriends from '../../locales/zh/memberFriends.ts';

export const uses: ScreenUse[] = [
  {
    path: '/member/member-manage/:id/add-friend-info',
    elements: [
      one('page', memberFriends.addFriend, 'memberFriends.add'),
      one('row', kit.number.reveal, 'memberFriends.reveal'),
      one('row', common.edit, 'memberFriends.update'),
      one('row', common.remove, 'memberFriends.remove'),
    ],
  },
];
