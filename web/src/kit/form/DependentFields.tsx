import { dequal } from 'dequal/lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

interface Props {
  /** Whether the choice that needs the fields is made. */
  when: boolean;
  /** The empty values of the fields. Has to be the same object on each render. */
  empty: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

const isNone = (value: unknown) => value === undefined || value === '' || dequal(value, []);
/** A list without rows is held as none or as an empty one. */
const isSame = (one: unknown, other: unknown) => dequal(one, other) || (isNone(one) && isNone(other));

/**
 * Fields that depend on a choice: they are shown with it and emptied without it, so that no hidden field is refused or saved. Who makes another choice and
 * comes back finds what he typed; with another `key` nothing is remembered.
 */
export function DependentFields({ when, empty, children }: Props) {
  const { getValues, setValue } = useFormContext();
  const wasShown = useRef(false);
  const typed = useRef(new Map<string, unknown>());
  useEffect(() => {
    if (when) wasShown.current = true;
    for (const [name, value] of Object.entries(empty)) {
      const held = getValues(name);
      if (!when && !isSame(held, value)) {
        if (wasShown.current) typed.current.set(name, held);
        setValue(name, value, { shouldValidate: false });
      } else if (when && typed.current.has(name)) {
        // What the choice itself has filled in is newer.
        if (isSame(held, value)) setValue(name, typed.current.get(name), { shouldDirty: true });
        typed.current.delete(name);
      }
    }
  }, [when, empty, getValues, setValue]);
  return when ? children : null;
}
