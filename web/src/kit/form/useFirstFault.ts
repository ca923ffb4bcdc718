import { type RefObject, useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { firstFocusable } from './sections.ts';

const invalid = '[aria-invalid="true"]';

/** After a refused save: the first of the page that has a fault is in view, with the focus in it. */
export function useFirstFault<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: RefObject<HTMLElement>,
): void {
  const { submitCount, errors } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each save
  useEffect(() => {
    const [first] = Object.keys(errors);
    if (submitCount === 0 || !first) return;
    // A row, or a control in rows of its own kind.
    const fault = element.current?.querySelector(`[data-fault], ${invalid}`);
    const control = fault?.matches(invalid) ? (fault as HTMLElement) : fault && firstFocusable(fault);
    if (!control) return form.setFocus(first as Path<Values>);
    control.focus({ preventScroll: true });
    (control.closest('[data-field]') ?? control).scrollIntoView({ block: 'center' });
  }, [submitCount]);
}
