import { useTranslation } from 'react-i18next';
import type { WithdrawRow } from '#contracts/areas/withdraws.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { type Moves, useMoves } from '../../kit/table/useMoves.tsx';
import { useAskedMoves } from './useAskedMoves.ts';
import type { Shown } from './useWithdrawAbout.ts';

const WithdrawMove = lazyDialog(() => import('./WithdrawMove.tsx'));

/** What staff do with a withdrawal, in its list and on its page. */
export function useWithdrawMoves(
  onChanged: () => unknown,
): Moves<Shown & Pick<WithdrawRow, 'id' | 'actions'>> {
  const { t } = useTranslation(['withdraws', 'refunds', 'common']);
  const ask = useAskedMoves(onChanged);
  return useMoves({
    moves: [
      { name: 'audit', text: t('refunds:audit'), main: true },
      { name: 'pay', text: t('withdraws:pay'), main: true, ask: (withdraw) => ask('pay', withdraw) },
      { name: 'finish', text: t('withdraws:finish'), main: true },
      { name: 'fail', text: t('withdraws:fail') },
      { name: 'retry', text: t('common:retry'), main: true, ask: (withdraw) => ask('retry', withdraw) },
      {
        ...{ name: 'giveBack', text: t('withdraws:giveBack'), main: true },
        ask: (withdraw) => ask('giveBack', withdraw),
      },
    ],
    Dialog: WithdrawMove,
    onChanged,
  });
}
