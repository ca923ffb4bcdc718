import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: '/member/member-manage/member-labels-list',
    call: 'memberLabels.list',
    messages: ['memberLabels'],
    load: () => import('./MemberLabels.tsx'),
  },
];
