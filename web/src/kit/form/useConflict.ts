import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { readOf, savedPart } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { isMaskedMobile } from '#contracts/forms/masks.ts';
import { call } from '../../api/client.ts';
import type { ApiError, Sent } from '../../api/errors.ts';

/** A save that was refused because the record has a newer version (-1007): the form's values and, once loaded, what somebody else saved. */
export interface Conflict<Values> {
  /** Loads the stored record. A failure has been shown already. */
  look: () => Promise<void>;
  seen: { theirs: Values; mine: Values } | undefined;
  leave: () => void;
  /** Fills the form with the stored record and discards the unsaved input. */
  takeTheirs: () => void;
  /** Saves the form's values over the version that was shown. */
  overwrite: () => void;
}

/**
 * Holds a conflict until it is resolved. It begins with a -1007 about a record that can be read again, and ends with the next save or with
 * `takeTheirs`.
 */
export function useConflict<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  schema: z.core.$ZodType<Values, Values>,
  save: () => void,
) {
  const [sent, setSent] = useState<Sent>();
  const [seen, setSeen] = useState<Conflict<Values>['seen']>();
  const settle = () => {
    setSent(undefined);
    setSeen(undefined);
  };

  const meet = (error: ApiError) => {
    const canRead = error.sent && readOf(error.sent.endpoint) && form.getValues().version !== undefined;
    if (error.status === status.stale && canRead) setSent(error.sent);
  };
  const look = async () => {
    const read = sent && readOf(sent.endpoint);
    if (!read) return;
    const found = await call(read, { params: sent.params } as never).catch(() => undefined);
    if (!found) return;
    const record = savedPart(sent.endpoint, found as object);
    const typed = form.getValues();
    const names = namesOf(schema) ?? Object.keys(typed);
    const theirs: Values = only(names, record, typed);
    // A number that is still masked was not changed, so it takes the value of the stored record.
    for (const name of names.filter((name) => isMaskedMobile(typed[name])))
      form.setValue(name as Path<Values>, theirs[name] as PathValue<Values, Path<Values>>);
    setSeen({ mine: only(names, form.getValues()), theirs });
  };
  const conflict: Conflict<Values> | undefined = sent && {
    look,
    seen,
    leave: () => setSeen(undefined),
    takeTheirs() {
      if (seen) form.reset(seen.theirs);
      settle();
    },
    overwrite() {
      const version = 'version' as Path<Values>;
      if (seen) form.setValue(version, seen.theirs.version as PathValue<Values, Path<Values>>);
      settle();
      save();
    },
  };
  return { conflict, meet, settle };
}

/** The names of the fields that are saved; a form may show further fields of its record. */
const namesOf = (schema: z.core.$ZodType): string[] | undefined => {
  const { shape } = schema._zod.def as { shape?: object };
  return shape && Object.keys(shape);
};

/** The values of these fields. For a field that the record lacks, `typed` tells which kind of empty value its control uses. */
function only<Values extends FieldValues>(names: string[], record: FieldValues, typed?: FieldValues): Values {
  const empty = (value: unknown) => (typeof value === 'object' && value !== null ? value : '');
  return Object.fromEntries(
    names.map((name) => [name, record[name] ?? (typed ? empty(typed[name]) : undefined)]),
  ) as Values;
}
