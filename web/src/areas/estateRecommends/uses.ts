import { one, type ScreenUse, shows } from '../../domain/testing/uses.ts';
import common from '../../locales/zh/common.ts';
import recommends from '../../locales/zh/estateRecommends.ts';
import { recommendMoves } from './moves.ts';

export const uses: ScreenUse[] = [
  {
    path: '/estate/project-company/recommend-list',
    elements: [
      one('page', recommends.add, 'estateRecommends.add'),
      shows(common.detail, 'estateRecommends.get'),
      ...recommendMoves.map((move) => one('row', recommends.move[move], `estateRecommends.${move}`)),
    ],
  },
];
