import { useEffect, useState } from 'react';

/** How often something is asked for again, as milliseconds between two requests: at first, and after a minute of it. 0 means never. */
export interface Pace {
  first: number;
  later: number;
}

export const never: Pace = { first: 0, later: 0 };
export const everyMinute: Pace = { first: 60_000, later: 60_000 };
/** A pay channel answers within seconds, or much later. */
export const whileChannelPays: Pace = { first: 3_000, later: 30_000 };
/** What a bank makes of a transfer is known after hours. */
export const whileBankPays: Pace = { first: 30_000, later: 30_000 };

const firstMs = 60_000;

/** The milliseconds of a pace now. Another pace begins anew. */
export function useInterval({ first, later }: Pace): number {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    setLater(false);
    if (first === later) return;
    const timer = setTimeout(() => setLater(true), firstMs);
    return () => clearTimeout(timer);
  }, [first, later]);
  return isLater ? later : first;
}
