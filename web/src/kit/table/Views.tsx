import { type ComponentProps, lazy, Suspense } from 'react';

const ViewMenu = lazy(() => import('./ViewMenu.tsx'));

/** The views of a list, loaded after it. */
export const Views = (props: ComponentProps<typeof ViewMenu>) => (
  <Suspense fallback={null}>
    <ViewMenu {...props} />
  </Suspense>
);
