import type { Withdraw } from '#contracts/areas/withdraws.ts';
import { MoveButtons } from '../../kit/table/MoveButtons.tsx';
import { useWithdrawMoves } from './useWithdrawMoves.ts';

interface Props {
  withdraw: Withdraw;
  onChanged: () => unknown;
}

/** The buttons that a withdrawal allows, and the dialog of one of them. */
export function WithdrawActions({ withdraw, onChanged }: Props) {
  const moves = useWithdrawMoves(onChanged);
  return (
    <>
      <MoveButtons of={withdraw} moves={moves} />
      {moves.dialog(withdraw.id)}
    </>
  );
}
