import { projectDetail } from '../../domain/estate/projectPaths.ts';
import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: '/estate/project-manage/:id/add-building',
    parent: projectDetail,
    call: 'estateBuildings.list',
    messages: ['estates', 'estateRooms', 'estateParts', 'estateRecommends'],
    load: () => import('./Buildings.tsx'),
  },
];
