import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { shanghaiTime } from '../display/today.ts';

/** The moment at which printing began, as the wire writes it, for as long as the page is being printed; otherwise undefined. */
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
