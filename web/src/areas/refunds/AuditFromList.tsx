import { useEffect } from 'react';
import { useFreshData } from '../../api/hooks.ts';
import { TopBar } from '../../kit/page/TopBar.tsx';
import { AuditDialog } from './AuditDialog.tsx';
import type { RefundCalls, RefundKind } from './refundKind.ts';

interface Props {
  id: string;
  of: RefundKind;
  calls: RefundCalls;
  onChanged: () => unknown;
  onClose: () => unknown;
}

/** 审核 over the list. It closes if the refund can no longer be audited, because somebody else has done it or the address is old. */
export default function AuditFromList({ id, of, calls, onChanged, onClose }: Props) {
  const { data, error, reload } = useFreshData(calls.get, { params: { id } });
  const allowed = data?.actions.includes('audit');
  const over = error !== undefined || allowed === false;
  useEffect(() => {
    if (over) onClose();
  }, [over, onClose]);
  if (!data || !allowed) return <TopBar active={!over} />;
  const changed = () => Promise.all([reload(), onChanged()]);
  return <AuditDialog of={of} calls={calls} refund={data} onChanged={changed} onClose={onClose} />;
}
