import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** Validates the field `target` again whenever the field `source` changes, unless `target` is empty (confirmation of a password). */
export function RevalidateWith({ source, target }: { source: string; target: string }) {
  const { trigger, getValues } = useFormContext();
  const value = useWatch({ name: source }) as unknown;
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is the trigger
  useEffect(() => {
    if (first.current) first.current = false;
    else if (getValues(target)) void trigger(target);
  }, [value, trigger, getValues, target]);
  return null;
}
