import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

interface Props {
  /** Whether the choice that needs the fields is made. */
  when: boolean;
  /** The empty values of the fields. Has to be the same object on each render. */
  empty: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

/** Fields that depend on a choice: they are shown with it and emptied without it, so that no hidden field is refused or saved. */
export function DependentFields({ when, empty, children }: Props) {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    if (when) return;
    for (const [name, value] of Object.entries(empty))
      if (getValues(name) !== value) setValue(name, value, { shouldValidate: false });
  }, [when, empty, getValues, setValue]);
  return when ? children : null;
}
