import { useTranslation } from 'react-i18next';
import { generatePath, Link, useParams } from 'react-router-dom';
import { useOpenCrumb } from '../kit/page/crumb.ts';
import type { Screen } from '../kit/page/screen.ts';
import css from './Breadcrumb.module.css';
import { groupOf, menuOf, pagesAbove } from './menu.ts';
import { tabOf } from './tabs/tabList.ts';
import { useTabs } from './tabs/tabStore.ts';
import { useMenuTitles, usePageTitle } from './titles.ts';

/** The trail of page titles: main-menu entry, group, the pages above a hidden page, the page itself. The main page of a record has the record's name. */
export function Breadcrumb({ screen }: { screen: Screen }) {
  const { t } = useTranslation('shell');
  const titles = useMenuTitles();
  const title = usePageTitle(screen.path);
  const params = useParams();
  const crumb = useOpenCrumb((state) => state.crumb);
  const tabs = useTabs((state) => state.tabs);
  const above = pagesAbove(screen).map(({ path }) => path);
  const trail = [...new Set([menuOf(screen.path), groupOf(screen.path), ...above, screen.path])]
    .filter((path) => titles(path))
    .map((path) => {
      const to = generatePath<string>(path, params);
      const ownTitle = path === screen.path ? title : titles(path);
      // A list that is open is gone back to as it was left, with its filter and its page.
      const address = tabOf(tabs, to)?.to ?? to;
      return { to, address, text: crumb?.to === to ? crumb.text : ownTitle };
    });
  return (
    <nav className={css.breadcrumb} aria-label={t('breadcrumb')}>
      <ol>
        {trail.map(({ to, address, text }, at) => (
          <li key={to} aria-current={at === trail.length - 1 ? 'page' : undefined}>
            {at === trail.length - 1 ? text : <Link to={address}>{text}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
