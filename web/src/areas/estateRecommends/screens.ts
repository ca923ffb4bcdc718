import { recommendList } from '../../domain/estate/projectPaths.ts';
import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: recommendList,
    recordParam: 'detail',
    call: 'estateRecommends.list',
    messages: ['estateRecommends', 'estates', 'estateRooms', 'incomes'],
    load: () => import('./RecommendList.tsx'),
  },
];
