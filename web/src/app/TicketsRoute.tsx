import { Suspense, useEffect } from 'react';
import { presses } from '../kit/dialogs/shortcuts.ts';
import { ClosingBoundary } from '../kit/page/ClosingBoundary.tsx';
import { lazyWith } from '../kit/page/lazyWith.ts';
import { useTickets } from './useTickets.ts';

const TicketDialog = lazyWith(
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
  return (
    <ClosingBoundary onClose={close}>
      <Suspense fallback={null}>
        <TicketDialog onClose={() => void close()} />
      </Suspense>
    </ClosingBoundary>
  );
}
