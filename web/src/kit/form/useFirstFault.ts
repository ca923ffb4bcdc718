import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { notify } from '../../api/notice.ts';
import { speakMessage } from '../../i18n.ts';
import { firstMessage } from './firstMessage.ts';
import { firstFocusable } from './sections.ts';

const invalid = '[aria-invalid="true"]';

/**
 * After a save with errors the first field on the page that has one is scrolled into view and focused.
 * @returns what to do with the errors of a save that the form itself refuses: the message of that field is shown for 2 s
 */
export function useFirstFault<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: RefObject<HTMLElement>,
): (errors: FieldErrors<Values>) => void {
  const { submitCount, errors } = form.formState;
  /** The first one in the order of the schema, where the page shows none. */
  const refused = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once after each save
  useEffect(() => {
    const [first] = Object.keys(errors);
    if (submitCount === 0 || !first) return;
    // Finds a form row with an error, or a control inside a `RowsField`.
    const fault = element.current?.querySelector<HTMLElement>(`[data-fault], ${invalid}`);
    const message = refused.current && ((fault && textOf(fault)) || speakMessage(refused.current));
    refused.current = undefined;
    if (message) notify('error', message);
    const control = fault?.matches(invalid) ? fault : fault && firstFocusable(fault);
    if (!control) return form.setFocus(first as Path<Values>);
    control.focus({ preventScroll: true });
    (control.closest('[data-field]') ?? control).scrollIntoView({ block: 'center' });
  }, [submitCount]);
  return useCallback((found) => {
    refused.current = firstMessage(found);
  }, []);
}

/** What is shown about a form row, or about a control. */
function textOf(fault: HTMLElement): string | undefined {
  const described = fault.getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = described.find((one) => one.includes('-fault'));
  const text = id ? document.getElementById(id) : fault.querySelector('[id*="-fault"]');
  return text?.textContent ?? undefined;
}
