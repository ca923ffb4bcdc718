import { useTranslation } from 'react-i18next';
import type { AccountRow } from '#contracts/areas/memberAccounts.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { type Moves, useMoves } from '../../kit/table/useMoves.tsx';

const AccountMove = lazyDialog(() => import('./AccountMove.tsx'));

/** What staff do with the account of a member, in the list and on its page. */
export function useAccountMoves(onChanged: () => unknown): Moves<Pick<AccountRow, 'id' | 'actions'>> {
  const { t } = useTranslation('memberAccounts');
  return useMoves({
    moves: [
      { name: 'adjust', text: t('move.adjust'), main: true },
      { name: 'lock', text: t('move.lock') },
      { name: 'unlock', text: t('move.unlock') },
    ],
    Dialog: AccountMove,
    onChanged,
  });
}
