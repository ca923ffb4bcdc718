import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { fieldAt, infoOf } from '#contracts/forms/fieldInfo.ts';
import { useLabel } from '../display/useLabel.ts';

/** The schema of the surrounding form, which contains each field's label, limit, unit and codes. */
export const FormSchema = createContext<z.core.$ZodType | undefined>(undefined);

export interface FieldWords {
  label: string;
  required: boolean;
  /** The maximum number of characters or entries, or the greatest number. */
  max: number | undefined;
  /** Typing cannot exceed the greatest number. */
  isCapped: boolean;
  unit: string | undefined;
  enumeration: { name: string; codes: readonly number[] } | undefined;
}

/**
 * What the form's schema states about a field, in the user's language.
 * @throws if the schema has no such field, or the field has no label
 */
export function useFieldWords(name: string): FieldWords {
  const schema = useContext(FormSchema);
  const label = useLabel();
  const { t } = useTranslation('common');
  const field = schema && fieldAt(schema, name);
  const info = field ? infoOf(field) : {};
  if (!info.label) throw new Error(`The form's schema has no label for ${name}.`);
  return {
    label: label(info.label),
    required: info.required ?? false,
    max: info.max,
    isCapped: info.isCapped ?? false,
    unit: info.unit && t(`unit.${info.unit}`),
    enumeration: info.enumeration,
  };
}
