import { WhileAllowed } from '../../kit/page/WhileAllowed.tsx';
import RefundDialog from './RefundDialog.tsx';
import type { RefundCalls, RefundKind } from './refundKind.ts';

interface Props {
  id: string;
  move: 'audit' | 'finish';
  of: RefundKind;
  calls: RefundCalls;
  onChanged: () => unknown;
  onClose: () => unknown;
}

/** 审核 or 确认已退 over the list. */
export default function MoveFromList({ id, move, of, calls, onChanged, onClose }: Props) {
  return (
    <WhileAllowed get={calls.get} id={id} action={move} onChanged={onChanged} onClose={onClose}>
      {(refund, { onRefused }) => (
        <RefundDialog {...{ move, of, calls, refund, onClose }} onChanged={onRefused} />
      )}
    </WhileAllowed>
  );
}
