import type { Namespace } from '../../i18n.ts';
import type { Screen } from '../../kit/page/screen.ts';
import { listPath } from './paths.ts';

/** `members` names the ways in which a grade is gained, `memberBenefits` the types of benefits. */
const messages: Namespace[] = ['memberGrades', 'members', 'memberBenefits'];

export const screens: Screen[] = [
  { path: listPath, call: 'memberGrades.list', messages, load: () => import('./GradeList.tsx') },
  {
    path: '/member/member-system/add-grade',
    parent: listPath,
    call: 'memberGrades.update',
    messages,
    load: () => import('./GradeEdit.tsx'),
  },
  {
    path: '/member/member-system/grade-detail',
    parent: listPath,
    call: 'memberGrades.get',
    messages,
    load: () => import('./GradeDetail.tsx'),
  },
];
