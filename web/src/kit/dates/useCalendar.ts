import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../api/notice.ts';
import { useLayer } from '../dialogs/layers.ts';
import { loadCalendar } from './loadCalendar.ts';

type Calendar = Awaited<ReturnType<typeof loadCalendar>>;

/**
 * The open state of a field's calendar. It is loaded when the field gets the focus; if loading fails, dates can still be typed. A click opens it and
 * keeps the focus in the field; Arrow Down moves the focus into it.
 * @param root the element that contains field and calendar
 * @param giveBack focuses the field
 */
export function useCalendar(root: RefObject<HTMLElement>, giveBack: () => void) {
  const { t } = useTranslation('kit');
  const id = useId();
  const [Popup, setPopup] = useState<Calendar>();
  const [open, setOpen] = useState(false);
  // Counts how often the focus has to move into the calendar.
  const [entered, setEntered] = useState(0);
  const isShown = open && Popup !== undefined;

  const show = () => {
    if (open) return;
    setEntered(0);
    setOpen(true);
    if (Popup) return;
    const failed = () => {
      setOpen(false);
      notify('error', t('partFailed'));
    };
    loadCalendar().then((loaded) => setPopup(() => loaded), failed);
  };
  const hide = () => setOpen(false);
  const close = () => {
    const isInside = isFocusInside();
    hide();
    if (isInside) giveBack();
  };
  const isFocusInside = () => document.getElementById(id)?.contains(document.activeElement) ?? false;
  useEffect(() => {
    const field = root.current;
    if (!open || !field) return;
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!field.contains(relatedTarget as Node | null)) setOpen(false);
    };
    field.addEventListener('focusout', onLeave);
    return () => field.removeEventListener('focusout', onLeave);
  }, [open, root]);
  useLayer(isShown, 'light', (why) => (why === 'escape' ? close() : hide()), { box: root, anchor: root });

  return {
    id,
    Popup: isShown ? Popup : undefined,
    isShown,
    entered,
    show,
    hide,
    /** Closes the calendar; if the focus is in it, it returns to the field. */
    close,
    isFocusInside,
    /** For the field's focus event. */
    onFocus: () => void loadCalendar().catch(() => undefined),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') return hide();
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      show();
      setEntered((count) => count + 1);
    },
  };
}
