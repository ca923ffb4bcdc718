import Button from '@douyinfe/semi-ui/lib/es/button';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Withdraw } from '#contracts/areas/withdraws.ts';
import { useMoveParam } from '../../kit/dialogs/useMoveParam.ts';
import { TopBar } from '../../kit/page/TopBar.tsx';
import { dialogMoves, isOfDialog, moveWords, withdrawMoves } from './moves.ts';
import { useAskedMoves } from './useAskedMoves.ts';

const WithdrawMove = lazy(() => import('./WithdrawMove.tsx'));

interface Props {
  withdraw: Withdraw;
  onChanged: () => unknown;
}

/** The buttons that a withdrawal allows; the first one is the primary one. */
export function WithdrawActions({ withdraw, onChanged }: Props) {
  const { t } = useTranslation(['withdraws', 'refunds', 'common']);
  const moving = useMoveParam(dialogMoves);
  const ask = useAskedMoves(onChanged);
  const { id } = withdraw;
  return (
    <>
      {withdrawMoves
        .filter((move) => withdraw.actions.includes(move))
        .map((move, at) => (
          <Button
            key={move}
            theme={at === 0 ? 'solid' : 'light'}
            type={at === 0 ? 'primary' : 'tertiary'}
            onClick={() => (isOfDialog(move) ? moving.open(move, id) : void ask(move, withdraw))}
          >
            {t(moveWords[move])}
          </Button>
        ))}
      {moving.opened?.id === id && (
        <Suspense fallback={<TopBar active />}>
          <WithdrawMove
            key={moving.opened.key}
            id={id}
            move={moving.opened.move}
            onChanged={onChanged}
            onClose={moving.close}
          />
        </Suspense>
      )}
    </>
  );
}
