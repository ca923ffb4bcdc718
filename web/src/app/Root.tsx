import { useEffect } from 'react';
import { Outlet, useMatches, useNavigation } from 'react-router-dom';
import { config } from '../api/config.ts';
import { onNotice } from '../api/notice.ts';
import { showNotice } from '../kit/notices.ts';
import type { Screen } from '../kit/screen.ts';
import { TopBar } from '../kit/TopBar.tsx';
import { useMenuTitle } from './titles.ts';

/** Around every page: the bar that shows loading, the messages, the document's title. */
export function Root() {
  const navigation = useNavigation();
  const match = useMatches().at(-1);
  const title = useMenuTitle((match?.handle as Screen | undefined)?.path ?? match?.pathname ?? '');
  useEffect(() => onNotice(showNotice), []);
  useEffect(() => {
    document.title = title || config().title;
  }, [title]);
  return (
    <>
      <TopBar active={navigation.state !== 'idle'} />
      <Outlet />
    </>
  );
}
