import { lazy, Suspense, useEffect } from 'react';
import { presses } from '../kit/dialogs/shortcuts.ts';
import { loadScreen } from './loadScreen.ts';
import { useTickets } from './useTickets.ts';

const TicketDialog = lazy(async () => {
  const { Component } = await loadScreen(
    () => import('../areas/orders/TicketDialog.tsx') as never,
    ['kit', 'orders', 'products'],
  );
  return { default: Component as typeof import('../areas/orders/TicketDialog.tsx').default };
});

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
    <Suspense fallback={null}>
      <TicketDialog onClose={() => void close()} />
    </Suspense>
  );
}
