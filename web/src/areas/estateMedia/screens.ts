import { projectDetail } from '../../domain/estate/projectPaths.ts';
import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: '/estate/project-manage/:id/add-image',
    parent: projectDetail,
    call: 'estates.updateImages',
    messages: ['estates', 'estateMedia'],
    load: () => import('./ProjectImages.tsx'),
  },
  {
    path: '/estate/project-manage/:id/add-video',
    parent: projectDetail,
    call: 'estates.updateVideos',
    messages: ['estates', 'estateMedia'],
    load: () => import('./ProjectVideos.tsx'),
  },
];
