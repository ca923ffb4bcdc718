import type * as z from 'zod/mini';

/** The fields of a form out of a record, which holds more. */
export function formValues<Form extends object>(
  form: { _zod: { def: { shape: z.core.$ZodShape } } },
  record: object,
): Form {
  const fields = Object.keys(form._zod.def.shape);
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name))) as Form;
}
