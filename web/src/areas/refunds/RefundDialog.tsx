import type { Refund } from '#contracts/trade/refunds.ts';
import { AuditDialog } from './AuditDialog.tsx';
import { FinishDialog } from './FinishDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import type { RefundCalls, RefundKind } from './refundKind.ts';

interface Props {
  move: 'audit' | 'finish' | 'finishOffline' | 'revoke';
  of: RefundKind;
  calls: RefundCalls;
  refund: Refund;
  onChanged: () => unknown;
  onClose: () => unknown;
}

/** The dialogs of a refund's page; they are loaded together when the first one is opened. */
export default function RefundDialog({ move, of, ...rest }: Props) {
  if (move === 'audit') return <AuditDialog of={of} {...rest} />;
  if (move === 'revoke') return <RevokeDialog of={of} {...rest} />;
  return <FinishDialog of={of} way={move} {...rest} />;
}
