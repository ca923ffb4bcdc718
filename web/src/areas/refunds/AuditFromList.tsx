import { WhileAllowed } from '../../kit/page/WhileAllowed.tsx';
import { AuditDialog } from './AuditDialog.tsx';
import type { RefundCalls, RefundKind } from './refundKind.ts';

interface Props {
  id: string;
  of: RefundKind;
  calls: RefundCalls;
  onChanged: () => unknown;
  onClose: () => unknown;
}

/** 审核 over the list. */
export default function AuditFromList({ id, of, calls, onChanged, onClose }: Props) {
  return (
    <WhileAllowed get={calls.get} id={id} action="audit" onChanged={onChanged} onClose={onClose}>
      {(refund, { onRefused }) => <AuditDialog {...{ of, calls, refund, onClose }} onChanged={onRefused} />}
    </WhileAllowed>
  );
}
