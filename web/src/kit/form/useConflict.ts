import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { readOf, savedPart } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { isMaskedMobile } from '#contracts/forms/masks.ts';
import type { LogRow } from '#contracts/logs.ts';
import { call } from '../../api/client.ts';
import type { ApiError, Sent } from '../../api/errors.ts';
import { lastReadOf } from '../../api/lastRead.ts';
import { newLogs } from '../dialogs/tooLate.ts';

/** Both sides of a conflict, and what they began with. */
interface Seen<Values> {
  was: Values;
  theirs: Values;
  mine: Values;
  /** Who has saved meanwhile, newest first; empty if the record does not tell. */
  logs: readonly LogRow[];
}

/** A save that was refused because the record has a newer version (-1007): the form's values and, once loaded, what somebody else saved. */
export interface Conflict<Values> {
  /** Loads the stored record. A failure has been shown already. */
  look: () => Promise<void>;
  seen: Seen<Values> | undefined;
  leave: () => void;
  /** Fills the form with the merged values, which have the version that was shown. */
  fill(merged: Values): void;
  /** The same, and saves them. */
  save(merged: Values): void;
}

/**
 * Holds a conflict until it is resolved. It begins with a -1007 about a record that can be read again, which is looked at at once, and ends with the next save or with merged
 * values.
 * @param base the initial values that the input was typed over, as JSON; those of the other side take their place
 */
export function useConflict<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  schema: z.core.$ZodType<Values, Values>,
  base: { current: string },
  save: () => void,
) {
  const [met, setMet] = useState<{ sent: Sent; before: unknown }>();
  const [seen, setSeen] = useState<Seen<Values>>();
  const settle = () => {
    setMet(undefined);
    setSeen(undefined);
  };

  const meet = ({ sent, status: code }: ApiError) => {
    const canRead = sent && readOf(sent.endpoint) && form.getValues().version !== undefined;
    if (code !== status.stale || !canRead) return;
    const now = { sent, before: lastReadOf(sent.endpoint, sent.params) };
    setMet(now);
    void look(now);
  };
  const look = async (of = met) => {
    const read = of && readOf(of.sent.endpoint);
    if (!read) return;
    const found = await call(read, { params: of.sent.params } as never).catch(() => undefined);
    if (!found) return;
    const record = savedPart(of.sent.endpoint, found as object);
    const typed = form.getValues();
    const names = namesOf(schema) ?? Object.keys(typed);
    const theirs: Values = only(names, record, typed);
    // A number that is still masked was not changed, so it takes the value of the stored record.
    for (const name of names.filter((name) => isMaskedMobile(typed[name])))
      form.setValue(name as Path<Values>, theirs[name] as PathValue<Values, Path<Values>>);
    const was: Values = only(names, JSON.parse(base.current));
    setSeen({ was, theirs, mine: only(names, form.getValues()), logs: newLogs(of.before, found) });
  };
  const fill = (merged: Values) => {
    if (seen) {
      form.reset({ ...form.getValues(), ...seen.theirs });
      form.reset({ ...form.getValues(), ...merged }, { keepDefaultValues: true });
      base.current = JSON.stringify({ ...JSON.parse(base.current), ...seen.theirs });
    }
    settle();
  };
  const conflict: Conflict<Values> | undefined = met && {
    look: () => look(),
    seen,
    leave: () => setSeen(undefined),
    fill,
    save(merged) {
      fill(merged);
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
  const empty = (value: unknown) =>
    Array.isArray(value) ? [] : typeof value === 'object' && value ? value : '';
  return Object.fromEntries(
    names.map((name) => [name, record[name] ?? (typed ? empty(typed[name]) : undefined)]),
  ) as Values;
}
