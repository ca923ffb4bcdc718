import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { shanghaiTime } from '../display/today.ts';

/** When the page is being printed: the moment at which that began, on the wire's form of it; otherwise undefined. */
export function usePrinting(): string | undefined {
  const [since, setSince] = useState<string>();
  useEffect(() => {
    // The browser takes what is there when its event is over.
    const begin = () => flushSync(() => setSince(shanghaiTime()));
    const end = () => setSince(undefined);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return since;
}
