import { memberDetail, memberFriends } from '../../domain/members/memberPaths.ts';
import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: memberFriends,
    parent: memberDetail,
    call: 'memberFriends.list',
    messages: ['memberFriends', 'orders', 'estateBookings', 'estates'],
    load: () => import('./MemberFriends.tsx'),
  },
];
