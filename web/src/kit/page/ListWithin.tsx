import { Suspense, useContext } from 'react';
import { PartBoundary } from './PartBoundary.tsx';
import { PageContext } from './page.ts';
import type { TitledPath } from './screen.ts';
import { TopBar } from './TopBar.tsx';
import { ScreenPartContext, type Within, WithinContext } from './within.ts';

/**
 * The list of another screen inside a page of details, with the rows of one record only. It keeps its criteria in the address of the page, and the user's
 * settings of its columns.
 */
export function ListWithin({ path, title, ...within }: Within & { path: TitledPath; title: string }) {
  const List = useContext(ScreenPartContext)(path);
  return (
    <PageContext.Provider value={{ path, title }}>
      <WithinContext.Provider value={within}>
        <PartBoundary>
          <Suspense fallback={<TopBar active />}>
            <List />
          </Suspense>
        </PartBoundary>
      </WithinContext.Provider>
    </PageContext.Provider>
  );
}
