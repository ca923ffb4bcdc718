import { list, ordering, type ScreenUse } from '../../domain/testing/uses.ts';
import memberLabels from '../../locales/zh/memberLabels.ts';

export const uses: ScreenUse[] = [
  list('/member/member-manage/member-labels-list', 'memberLabels', memberLabels.addLabel, [
    ordering('memberLabels.update'),
  ]),
];
