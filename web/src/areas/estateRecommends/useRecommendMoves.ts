import { useTranslation } from 'react-i18next';
import type { RecommendRow } from '#contracts/areas/estateRecommends.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { type Moves, useMoves } from '../../kit/table/useMoves.tsx';
import { recommendMoves } from './moves.ts';

const RecommendMove = lazyDialog(() => import('./RecommendMove.tsx'));

export type RecommendMoves = Moves<Pick<RecommendRow, 'id' | 'actions'>>;

/** What staff do with a recommend, in its list and in its drawer. */
export function useRecommendMoves(onChanged: () => unknown): RecommendMoves {
  const { t } = useTranslation('estateRecommends');
  return useMoves({
    moves: recommendMoves.map((name) => ({ name, text: t(`move.${name}`) })),
    Dialog: RecommendMove,
    onChanged,
  });
}
