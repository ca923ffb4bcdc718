import { addMember, memberDetail, memberForm, memberList } from '../../domain/members/memberPaths.ts';
import type { Namespace } from '../../i18n.ts';
import type { Screen } from '../../kit/page/screen.ts';

const messages: Namespace[] = [
  'members',
  'memberFriends',
  'memberImports',
  'estateRecommends',
  'estateBookings',
  'orders',
  'estates',
  'memberGrades',
  'memberBenefits',
  'memberAccounts',
];
const edit = () => import('./MemberEdit.tsx');

export const screens: Screen[] = [
  { path: memberList, call: 'members.list', messages, load: () => import('./MemberList.tsx') },
  { path: addMember, parent: memberList, call: 'members.update', messages, load: edit },
  { path: memberForm, parent: memberList, call: 'members.update', messages, load: edit },
  {
    path: memberDetail,
    parent: memberList,
    call: 'members.get',
    messages,
    load: () => import('./MemberDetail.tsx'),
  },
];
