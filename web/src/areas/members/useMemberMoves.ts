import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { type Moves, useMoves } from '../../kit/table/useMoves.tsx';
import { type AskedMove, askedMoves } from './moves.ts';
import { type Unfreezable, useUnfreeze } from './useUnfreeze.ts';

const MemberMove = lazyDialog(() => import('./MemberMove.tsx'));

type Shown = Unfreezable & { actions: readonly string[] };

/** What staff do with a member besides his form and his labels, in the list and on his page. */
export function useMemberMoves(onChanged: () => unknown): Moves<Shown> {
  const { t } = useTranslation('members');
  const unfreeze = useUnfreeze(onChanged);
  return useMoves<Shown, AskedMove>({
    moves: [
      ...askedMoves.map((name) => ({ name, text: t(name) })),
      { name: 'unfreeze', text: t('unfreeze'), ask: unfreeze },
    ],
    Dialog: MemberMove,
    onChanged,
  });
}
