import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { useLayer } from '../kit/dialogs/layers.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { MenuLink } from './MenuLink.tsx';
import { menuFor, menuOf } from './menu.ts';
import css from './Sidebar.module.css';
import type { SidebarState } from './sidebarState.ts';
import { useMenuTitles } from './titles.ts';
import { useWaiting } from './useWaiting.ts';

/** The main menu and the groups of the open entry, with the screens that this user may open. */
export function Sidebar({ state, highlight }: { state: SidebarState; highlight: string }) {
  const { t } = useTranslation('shell');
  const titles = useMenuTitles();
  const session = useSession();
  const waiting = useWaiting();
  const items = menuFor(session);
  const current = items.find((item) => item.menuMatchUrl === menuOf(highlight));
  const frame = useRef<HTMLDivElement>(null);
  const { drawer, open, close } = state;

  useEffect(() => {
    if (!drawer || !open) return;
    const opener = document.activeElement;
    frame.current?.querySelector('a')?.focus();
    return () => {
      // The focus returns to the opener only if no other element has taken it since.
      const isFree = !document.activeElement || document.activeElement === document.body;
      if (isFree && opener instanceof HTMLElement) opener.focus();
    };
  }, [drawer, open]);
  useLayer(drawer && open, 'light', close, { box: frame });

  if (!open) return null;
  const groups = current?.groups.filter(({ url }) => url !== current.menuMatchUrl) ?? [];
  return (
    <>
      {drawer && (
        <button
          type="button"
          className={css.backdrop}
          aria-label={t('closeMenu')}
          tabIndex={-1}
          onClick={close}
        />
      )}
      <div ref={frame} id="sidebar" className={drawer ? `${css.sidebar} ${css.drawer}` : css.sidebar}>
        <nav className={css.rail} aria-label={t('mainMenu')}>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <MenuLink
                  to={item.url}
                  className={css.entry}
                  aria-current={item === current ? 'true' : undefined}
                  waiting={waiting(item.groups.flatMap(({ screens }) => screens))}
                >
                  <MenuIcon id={item.id} />
                  <span>{titles(item.menuMatchUrl)}</span>
                </MenuLink>
              </li>
            ))}
          </ul>
        </nav>
        {groups.length > 0 && (
          <nav className={css.groups} aria-label={t('subMenu')}>
            {groups.map((group) => (
              <section key={group.url}>
                <h2>{titles(group.url)}</h2>
                <ul>
                  {group.screens.map((screen) => (
                    <li key={screen.path}>
                      <MenuLink
                        to={screen.path}
                        className={css.page}
                        aria-current={screen.path === highlight ? 'page' : undefined}
                        onClick={close}
                        waiting={waiting([screen])}
                      >
                        {titles(screen.path)}
                      </MenuLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        )}
      </div>
    </>
  );
}
