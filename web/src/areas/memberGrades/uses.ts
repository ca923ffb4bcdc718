import { link, one, records, type ScreenUse } from '../../domain/testing/uses.ts';
import common from '../../locales/zh/common.ts';

const detail = '/member/member-system/grade-detail';

export const uses: ScreenUse[] = [
  ...records('/member/member-system/member-grade-list', '/member/member-system/add-grade', 'memberGrades', [
    link(common.detail, detail),
  ]),
  { path: detail, elements: [one('page', common.edit, 'memberGrades.update')] },
];
