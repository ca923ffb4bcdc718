import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { arriveAt, useNextSteps } from './nextSteps.ts';

const NextStepsLine = lazy(() => import('./NextStepsLine.tsx'));

/**
 * A line above the page that follows a form: what was added, and where it goes on, such as from a hotel to its rooms. It goes with the page, or when it
 * is closed. The live region stays without a line, too, so that screen readers announce it.
 */
export function NextSteps() {
  const { pathname } = useLocation();
  const next = useNextSteps((state) => state.next);
  useEffect(() => arriveAt(pathname), [pathname]);
  return (
    <div role="status">
      {next?.at === pathname && (
        <Suspense>
          <NextStepsLine {...next} />
        </Suspense>
      )}
    </div>
  );
}
