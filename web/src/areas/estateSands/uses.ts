import { one, type ScreenUse } from '../../domain/testing/uses.ts';
import common from '../../locales/zh/common.ts';

export const uses: ScreenUse[] = [
  {
    path: '/estate/project-manage/:id/add-sand-info',
    elements: [one('form', common.confirm, 'estateSands.save')],
  },
];
