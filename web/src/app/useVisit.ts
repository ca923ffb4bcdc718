import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { session } from '../api/session.ts';
import type { Screen } from '../kit/page/screen.ts';
import { keyOf } from './tabs/tabStore.ts';

/** Keeps the open page among the visited ones, once its record has a name. The code for it is loaded after the page. */
export function useVisit(screen: Screen | undefined, record: string) {
  const { pathname, search } = useLocation();
  const userId = session().user?.id;
  // Of a list without its search, of a record's page with the record.
  const to = screen && keyOf(pathname, search);
  const isNamed = !screen?.parent || record !== '' || to === pathname;
  useEffect(() => {
    if (userId && to && screen && isNamed && screen.path !== '/home')
      void import('./visits.ts').then(
        ({ remember }) => remember(userId, { to, screen: screen.path, record }),
        () => undefined,
      );
  }, [isNamed, record, screen, to, userId]);
}
