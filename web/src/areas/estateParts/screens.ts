import { projectDetail } from '../../domain/estate/projectPaths.ts';
import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: '/estate/project-manage/:id/add-house-shape',
    parent: projectDetail,
    call: 'roomPlans.list',
    messages: ['estates', 'estateRooms', 'estateParts'],
    load: () => import('./Plans.tsx'),
  },
  {
    path: '/estate/project-manage/:id/add-estate-people',
    parent: projectDetail,
    call: 'estateConsultants.list',
    messages: ['estates', 'estateParts'],
    load: () => import('./Consultants.tsx'),
  },
  {
    path: '/estate/project-manage/:id/add-support-info',
    parent: projectDetail,
    call: 'estateAmenities.list',
    messages: ['estates', 'estateParts'],
    load: () => import('./Amenities.tsx'),
  },
];
