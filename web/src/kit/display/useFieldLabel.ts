import { useCallback } from 'react';
import type * as z from 'zod/mini';
import { fieldAt, infoOf } from '#contracts/forms/fieldInfo.ts';
import { useLabel } from './useLabel.ts';

/**
 * Returns the label of a form's field, for columns and sentences about its records.
 * @throws if the form has no such field, or the field has no label
 */
export function useFieldLabel(form: z.core.$ZodType): (name: string) => string {
  const label = useLabel();
  return useCallback(
    (name: string) => {
      const field = fieldAt(form, name);
      const info = field ? infoOf(field) : {};
      if (!info.label) throw new Error(`The form has no label for ${name}.`);
      return label(info.label);
    },
    [form, label],
  );
}
