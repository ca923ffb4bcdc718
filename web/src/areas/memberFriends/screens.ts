import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: '/member/member-manage/:id/add-friend-info',
    parent: '/member/member-manage/member-list',
    call: 'memberFriends.list',
    messages: ['memberFriends', 'orders', 'estateBookings', 'estates'],
    load: () => import('./MemberFriends.tsx'),
  },
];
