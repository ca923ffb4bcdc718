import { useLayoutEffect } from 'react';

/**
 * While a form is being saved its fields cannot be changed: the answer closes the form or loads it again, and what was typed meanwhile would be lost.
 * If the form stays, the focus returns to the field that had it.
 * @returns attributes of the element around the fields
 */
export function useLockedFields(busy: boolean): object {
  useLayoutEffect(() => {
    if (!busy) return;
    const focused = document.activeElement;
    return () => {
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    };
  }, [busy]);
  // React 18 does not know the attribute, so `true` would be left out.
  return busy ? { inert: '' } : {};
}
