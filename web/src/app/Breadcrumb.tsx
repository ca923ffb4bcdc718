import { useTranslation } from 'react-i18next';
import { generatePath, Link, useParams } from 'react-router-dom';
import { useOpenCrumb } from '../kit/page/crumb.ts';
import type { Screen } from '../kit/page/screen.ts';
import css from './Breadcrumb.module.css';
import { groupOf, menuOf, pagesAbove } from './menu.ts';
import { useMenuTitles, usePageTitle } from './titles.ts';

/** The trail of page titles: main-menu entry, group, the pages above a hidden page, the page itself. The main page of a record has the record's name. */
export function Breadcrumb({ screen }: { screen: Screen }) {
  const { t } = useTranslation('shell');
  const titles = useMenuTitles();
  const title = usePageTitle(screen.path);
  const params = useParams();
  const crumb = useOpenCrumb((state) => state.crumb);
  const above = pagesAbove(screen).map(({ path }) => path);
  const trail = [...new Set([menuOf(screen.path), groupOf(screen.path), ...above, screen.path])]
    .filter((path) => titles(path))
    .map((path) => {
      const to = generatePath<string>(path, params);
      const ownTitle = path === screen.path ? title : titles(path);
      return { to, text: crumb?.to === to ? crumb.text : ownTitle };
    });
  return (
    <nav className={css.breadcrumb} aria-label={t('breadcrumb')}>
      <ol>
        {trail.map(({ to, text }, at) => (
          <li key={to} aria-current={at === trail.length - 1 ? 'page' : undefined}>
            {at === trail.length - 1 ? text : <Link to={to}>{text}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
