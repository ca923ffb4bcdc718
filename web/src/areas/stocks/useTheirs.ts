import { useState } from 'react';

/** The days for which the user takes what somebody else saved instead of his own input. */
export function useTheirs() {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const onTake = (date: string, takes: boolean) =>
    setTheirs((now) => new Set(takes ? [...now, date] : [...now].filter((one) => one !== date)));
  return { theirs, onTake };
}
