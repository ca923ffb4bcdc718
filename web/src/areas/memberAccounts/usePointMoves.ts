import { useTranslation } from 'react-i18next';
import type { PointRow } from '#contracts/areas/memberPoints.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { type Moves, useMoves } from '../../kit/table/useMoves.tsx';

const PointMove = lazyDialog(() => import('./PointMove.tsx'));

/** What staff do with the points of a member, in the list and on their page. */
export function usePointMoves(onChanged: () => unknown): Moves<Pick<PointRow, 'id' | 'actions'>> {
  const { t } = useTranslation('memberAccounts');
  return useMoves({
    moves: [{ name: 'adjust', text: t('move.adjust'), main: true }],
    Dialog: PointMove,
    onChanged,
  });
}
