import { one, type ScreenUse } from '../../domain/testing/uses.ts';
import common from '../../locales/zh/common.ts';

export const uses: ScreenUse[] = [
  {
    path: '/estate/project-manage/:id/add-image',
    elements: [one('form', common.confirm, 'estates.updateImages')],
  },
  {
    path: '/estate/project-manage/:id/add-video',
    elements: [one('form', common.confirm, 'estates.updateVideos')],
  },
];
