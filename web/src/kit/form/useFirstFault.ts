import { type RefObject, useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { firstFocusable } from './sections.ts';

const invalid = '[aria-invalid="true"]';

/** After a save with errors the first field on the page that has one is scrolled into view and focused. */
export function useFirstFault<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: RefObject<HTMLElement>,
): void {
  const { submitCount, errors } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once after each save
  useEffect(() => {
    const [first] = Object.keys(errors);
    if (submitCount === 0 || !first) return;
    // Finds a form row with an error, or a control inside a `RowsField`.
    const fault = element.current?.querySelector(`[data-fault], ${invalid}`);
    const control = fault?.matches(invalid) ? (fault as HTMLElement) : fault && firstFocusable(fault);
    if (!control) return form.setFocus(first as Path<Values>);
    control.focus({ preventScroll: true });
    (control.closest('[data-field]') ?? control).scrollIntoView({ block: 'center' });
  }, [submitCount]);
}
