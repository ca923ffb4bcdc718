import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useMatches, useNavigation } from 'react-router-dom';
import { config } from '../api/config.ts';
import { useSession } from '../api/session.ts';
import { useTodoCounts } from '../domain/todos/counts.ts';
import { Notices } from '../kit/dialogs/Notices.tsx';
import { useOpenCrumb } from '../kit/page/crumb.ts';
import type { Screen } from '../kit/page/screen.ts';
import { TopBar } from '../kit/page/TopBar.tsx';
import { usePageTitle } from './titles.ts';

const PreviewBar = lazy(() => import('./PreviewBar.tsx'));

/** Wraps every page: loading bar, messages, document title. */
export function Root() {
  const navigation = useNavigation();
  const isPreview = useSession(({ preview }) => preview !== undefined);
  const match = useMatches().at(-1);
  const record = useOpenCrumb(({ crumb }) => crumb?.text);
  const title = usePageTitle((match?.handle as Screen | undefined)?.path ?? match?.pathname ?? '');
  const unseen = useTodoCounts((todos) => todos.unseen);
  useEffect(() => {
    const words = [record, title].filter(Boolean).join(' · ');
    document.title = `${unseen > 0 ? `(${unseen}) ` : ''}${words || config().title}`;
  }, [record, title, unseen]);
  return (
    <>
      <TopBar active={navigation.state !== 'idle'} />
      <Notices />
      {isPreview && (
        <Suspense fallback={null}>
          <PreviewBar />
        </Suspense>
      )}
      <Outlet />
    </>
  );
}
