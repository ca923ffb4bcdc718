import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

interface Props {
  /** Whether the choice is made under which the fields matter. */
  when: boolean;
  /** The fields, empty. Give the same object each time. */
  empty: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

/** Fields that matter only under a choice: they come with it and are emptied without it, so that none is refused or saved unseen. */
export function DependentFields({ when, empty, children }: Props) {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    if (when) return;
    for (const [name, value] of Object.entries(empty))
      if (getValues(name) !== value) setValue(name, value, { shouldValidate: false });
  }, [when, empty, getValues, setValue]);
  return when ? children : null;
}
