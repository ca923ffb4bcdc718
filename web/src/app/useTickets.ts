import { useCallback } from 'react';
import { useSession } from '../api/session.ts';
import { useDialogParam } from '../kit/dialogs/useDialogParam.ts';
import { mayMake } from './menu.ts';
import { ticketsCall } from './ticketsCall.ts';

/** 验券 (`?tickets=1`), which opens over any page; `open` is undefined for users who may not take tickets. */
export function useTickets() {
  const may = useSession((session) => mayMake(ticketsCall, session));
  const { value, open, close } = useDialogParam('tickets');
  const start = useCallback(() => open('1'), [open]);
  return { isOpen: may && value !== undefined, open: may ? start : undefined, close };
}
