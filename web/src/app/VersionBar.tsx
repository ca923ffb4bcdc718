import { type ComponentType, useEffect, useState } from 'react';
import { loadReport } from '../kit/dialogs/useReport.tsx';

/** Milliseconds after the start. The first page has loaded by then, and the files of this build are still served. */
const loadAfterMs = 20_000;

/** Tells of a new version of the console, by code that is loaded after the first page. */
export function VersionBar() {
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      // A problem report has to work when nothing can be loaded any more, too.
      void loadReport().catch(() => undefined);
      const file = await import('./NewVersion.tsx').catch(() => undefined);
      if (file) setBar(() => file.default);
    };
    const timer = setTimeout(() => void load(), loadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return Bar ? <Bar /> : null;
}
