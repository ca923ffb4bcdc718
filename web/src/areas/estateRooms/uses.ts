import { one, ordering, type ScreenUse } from '../../domain/testing/uses.ts';
import common from '../../locales/zh/common.ts';
import estateRooms from '../../locales/zh/estateRooms.ts';

export const uses: ScreenUse[] = [
  {
    path: '/estate/project-manage/:id/add-building',
    elements: [
      one('page', estateRooms.addBuilding, 'estateBuildings.add'),
      one('row', estateRooms.labels.rooms, 'estateBuildings.rooms'),
      ordering('estateBuildings.update'),
      one('row', common.edit, 'estateBuildings.update'),
      one('row', estateRooms.generate, 'estateBuildings.generateRooms'),
      one('row', common.remove, 'estateBuildings.remove'),
    ],
  },
];
