import { projectDetail } from '../../domain/estate/projectPaths.ts';
import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: '/estate/project-manage/:id/add-sand-info',
    parent: projectDetail,
    call: 'estateSands.save',
    messages: ['estates', 'estateRooms', 'estateSands'],
    load: () => import('./SandEdit.tsx'),
  },
];
