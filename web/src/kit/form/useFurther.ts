import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { keptOf } from '#contracts/forms/blank.ts';
import { notify } from '../../api/notice.ts';

interface Options<Values extends FieldValues> {
  schema: z.core.$ZodType<Values, Values>;
  values: Values;
  /** The form adds records. */
  adds: boolean;
  /** Called after each that 保存并继续添加 has added. */
  onFurther?: (() => unknown) | undefined;
}

/**
 * 保存并继续添加: after saving, the form is replaced by a new one, which begins with the fields of the saved one that are `kept` (fieldInfo.ts). Replacing it leaves
 * nothing behind: neither uploads nor rows nor a draft.
 */
export function useFurther<Values extends FieldValues>({ schema, values, adds, onFurther }: Options<Values>) {
  const { t } = useTranslation('kit');
  const [further, setFurther] = useState<{ nth: number; kept: Partial<Values> }>({ nth: 0, kept: {} });
  const goOn = (saved: Values) => {
    notify('success', t('furtherAdded'));
    setFurther(({ nth }) => ({ nth: nth + 1, kept: keptOf(schema, saved) }));
    void onFurther?.();
  };
  return {
    /** The key of the form: each record gets a form of its own. */
    nth: further.nth,
    values: { ...values, ...further.kept },
    onGoOn: adds ? goOn : undefined,
  };
}
