import { useEffect } from 'react';
import { presses } from '../kit/dialogs/shortcuts.ts';
import { lazyDialog } from '../kit/page/lazyDialog.tsx';
import { useTickets } from './useTickets.ts';

const TicketDialog = lazyDialog(
  () => import('../areas/orders/TicketDialog.tsx'),
  ...(['kit', 'orders', 'products'] as const),
);

/** 验券 over any page, and its key. */
export function TicketsRoute() {
  const { isOpen, open, close } = useTickets();
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (!presses('tickets', event)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [open]);
  if (!isOpen) return null;
  return <TicketDialog onClose={() => void close()} />;
}
