import { useCallback } from 'react';
import type * as z from 'zod/mini';
import { fieldAt, infoOf } from '#contracts/forms/fieldInfo.ts';
import { useLabel } from './useLabel.ts';

/**
 * What a form calls its fields, for columns and sentences about its records.
 * @throws where the form has no such field, or none with a label
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
