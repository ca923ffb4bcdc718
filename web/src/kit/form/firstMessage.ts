/** The first message in a form's errors, or in those of one field with parts: depth first, in the order of the schema. */
export function firstMessage(errors: object): string | undefined {
  if ('message' in errors && typeof errors.message === 'string') return errors.message;
  for (const value of Object.values(errors)) {
    const message =
      value && typeof value === 'object' && !(value instanceof Element) ? firstMessage(value) : undefined;
    if (message) return message;
  }
  return undefined;
}
