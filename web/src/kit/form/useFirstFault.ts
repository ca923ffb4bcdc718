import { type RefObject, useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { firstFocusable } from './sections.ts';

/** After a refused save: the first row of the page that has a fault is in view, with the focus in it. */
export function useFirstFault<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: RefObject<HTMLElement>,
): void {
  const { submitCount, errors } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each save
  useEffect(() => {
    const [first] = Object.keys(errors);
    if (submitCount === 0 || !first) return;
    const row = element.current?.querySelector('[data-fault]');
    const control = row && firstFocusable(row);
    if (!control) return form.setFocus(first as Path<Values>);
    control.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'center' });
  }, [submitCount]);
}
