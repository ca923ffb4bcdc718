import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Outlet, useLocation, useMatches } from 'react-router-dom';
import type { CallName } from '#contracts/areas.ts';
import { Cache } from '../api/Cache.tsx';
import { useSession, viewer } from '../api/session.ts';
import { ConfirmHost } from '../kit/dialogs/ConfirmHost.tsx';
import { keepDraftsOf } from '../kit/form/drafts.ts';
import { UnsavedGuardHost } from '../kit/form/UnsavedGuardHost.tsx';
import { useOpenCrumb } from '../kit/page/crumb.ts';
import { DeskContext } from '../kit/page/desk.ts';
import { EntriesContext } from '../kit/page/entries.ts';
import { TabContext } from '../kit/page/kept.ts';
import { lazyWith } from '../kit/page/lazyWith.ts';
import { MayMakeContext } from '../kit/page/mayMake.ts';
import { MayOpenContext } from '../kit/page/mayOpen.ts';
import { NextSteps } from '../kit/page/NextSteps.tsx';
import { PageContext } from '../kit/page/page.ts';
import type { Screen } from '../kit/page/screen.ts';
import { TopBar } from '../kit/page/TopBar.tsx';
import { ScreenPartContext } from '../kit/page/within.ts';
import { loadPreferences } from '../kit/table/loadPreferences.ts';
import { AnnouncingRoute } from './AnnouncingRoute.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { ContractBar } from './ContractBar.tsx';
import { DeskPart } from './deskPart.ts';
import { Header } from './Header.tsx';
import { mayMake, mayOpen, menuFor, pagesAbove, screenAt, screenFor } from './menu.ts';
import { OfflineBar } from './OfflineBar.tsx';
import { PasswordRoute } from './PasswordRoute.tsx';
import css from './Shell.module.css';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { Sidebar } from './Sidebar.tsx';
import { screenPart } from './screenPart.ts';
import { useSidebar } from './sidebarState.ts';
import { TicketsRoute } from './TicketsRoute.tsx';
import { useKeptScroll } from './tabs/scrolls.ts';
import { TabStrip } from './tabs/TabStrip.tsx';
import { useTabPages } from './tabs/useTabPages.ts';
import { useMenuTitles, usePageTitle } from './titles.ts';
import { watchToken } from './tokenWatch.ts';
import { useAnnouncedPage, useAnnouncedRecord } from './useAnnouncedPage.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useTodoWatch } from './useTodoWatch.ts';
import { useVisit } from './useVisit.ts';
import { VersionBar } from './VersionBar.tsx';

const NewPasswordFirst = lazyWith(() => import('../areas/auth/NewPasswordFirst.tsx'), 'frame');

/** The frame of every screen behind the login: header, sidebar, main area. Only the main area scrolls. */
export default function Shell() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const userId = session.user?.id;
  const match = useMatches().at(-1);
  const screen = match?.handle as Screen | undefined;
  const titles = useMenuTitles();
  const title = usePageTitle(screen?.path ?? '');
  const sidebar = useSidebar();
  const content = useRef<HTMLDivElement>(null);
  const entries = menuFor(session).flatMap(({ groups }) =>
    groups.flatMap(({ url, screens }) =>
      screens
        .filter(({ path }) => path !== url)
        .map((screen) => ({
          path: screen.path,
          title: titles(screen.path),
          group: titles(url),
          call: screenFor(screen, viewer(session).belongType).call,
        })),
    ),
  );
  const [listAbove = screen] = screen ? pagesAbove(screen) : [];
  const parent = screen?.parent && generatePath<string>(screen.parent, match?.params);
  const mayMakeCall = useCallback((call: CallName) => mayMake(call, session), [session]);
  const mayOpenPath = useCallback(
    (path: string) => {
      const target = screenAt(path);
      return target !== undefined && mayOpen(target, session);
    },
    [session],
  );
  const record = useOpenCrumb(({ crumb }) => crumb?.text) ?? '';
  useVisit(screen, record);
  useAnnouncedPage(title);
  useAnnouncedRecord(record);
  const ready = usePreferences(userId);
  const { pathname, search } = useLocation();
  const { key: tab, leave } = useTabPages(screen, ready);
  const mustChangePassword = session.user?.mustChangePassword === 1;

  useEffect(watchToken, []);
  useTodoWatch(mustChangePassword ? undefined : userId);
  // Deletes the drafts of other accounts after a sign-in.
  useEffect(() => {
    if (userId) keepDraftsOf(userId);
  }, [userId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pathname is the trigger: a new page starts at its top
  useLayoutEffect(() => {
    content.current?.scrollTo(0, 0);
  }, [pathname]);
  useKeptScroll(content, tab, pathname + search);
  useKeptFocus(content);

  if (mustChangePassword)
    return (
      <Suspense fallback={<TopBar active />}>
        <NewPasswordFirst />
        <ConfirmHost />
        <UnsavedGuardHost />
      </Suspense>
    );
  return (
    <Cache>
      <MayOpenContext.Provider value={mayOpenPath}>
        <div className={css.shell}>
          <button type="button" className={css.skip} onClick={() => content.current?.focus()}>
            {t('skipToContent')}
          </button>
          <Header sidebar={sidebar} />
          <OfflineBar />
          <ContractBar />
          <VersionBar />
          <div className={css.body}>
            <Sidebar state={sidebar} highlight={listAbove?.path ?? ''} />
            {/* Under the drawer, so that Tab stays in the menu and the header. */}
            <div className={css.page} {...(sidebar.drawer && sidebar.open && { inert: '' })}>
              {tab !== undefined && <TabStrip current={tab} />}
              <main id="content" className={css.content} ref={content} tabIndex={-1}>
                {screen && <Breadcrumb screen={screen} />}
                {/* Even an empty box before the page would give a landscape print a first page of its own. */}
                <div className={css.steps}>
                  <NextSteps />
                </div>
                {screen && ready && (
                  <PageContext.Provider value={{ path: screen.path, title, parent, leave }}>
                    <MayMakeContext.Provider value={mayMakeCall}>
                      <EntriesContext.Provider value={entries}>
                        <ScreenPartContext.Provider value={screenPart}>
                          <DeskContext.Provider value={DeskPart}>
                            <TabContext.Provider value={tab}>
                              {/* Two screens, or two records, may share a component, which begins anew in each. */}
                              <Outlet key={tab ?? screen.path} />
                            </TabContext.Provider>
                          </DeskContext.Provider>
                        </ScreenPartContext.Provider>
                      </EntriesContext.Provider>
                    </MayMakeContext.Provider>
                  </PageContext.Provider>
                )}
              </main>
            </div>
          </div>
          <ShortcutHelp />
          <PasswordRoute />
          <AnnouncingRoute />
          <TicketsRoute />
          <ConfirmHost />
          <UnsavedGuardHost />
        </div>
      </MayOpenContext.Provider>
    </Cache>
  );
}

/** Loads the user's column settings before the first screen, so that tables have them from the first render. */
function usePreferences(userId: string | undefined): boolean {
  const [loadedFor, setLoadedFor] = useState<string>();
  useEffect(() => {
    if (userId) void loadPreferences(userId).then(() => setLoadedFor(userId));
  }, [userId]);
  return userId !== undefined && loadedFor === userId;
}
