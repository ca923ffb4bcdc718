import { venueForms, venueLists } from '../../domain/trade/tradePaths.ts';
import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: venueLists.place,
    call: 'resorts.list',
    messages: ['resorts', 'products', 'trade'],
    load: () => import('./ResortList.tsx'),
  },
  {
    path: venueForms.place,
    parent: venueLists.place,
    call: 'resorts.update',
    view: 'resorts.get',
    messages: ['resorts', 'products', 'trade'],
    load: () => import('./ResortEdit.tsx'),
  },
];
