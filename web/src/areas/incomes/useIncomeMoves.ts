import { useTranslation } from 'react-i18next';
import type { IncomeRow } from '#contracts/areas/incomeRecords.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { type Moves, useMoves } from '../../kit/table/useMoves.tsx';
import { incomeMoves } from './moves.ts';

const IncomeMove = lazyDialog(() => import('./IncomeMove.tsx'));

/** What staff do with an income, in its list and on its page. */
export function useIncomeMoves(onChanged: () => unknown): Moves<Pick<IncomeRow, 'id' | 'actions'>> {
  const { t } = useTranslation('incomes');
  return useMoves({
    moves: incomeMoves.map((name) => ({
      name,
      text: t(`move.${name}`),
      ...(name === 'audit' && { main: true as const }),
    })),
    Dialog: IncomeMove,
    onChanged,
  });
}
