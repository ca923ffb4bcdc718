import { useTranslation } from 'react-i18next';
import { generatePath, Link, useParams } from 'react-router-dom';
import type { Screen } from '../kit/page/screen.ts';
import css from './Breadcrumb.module.css';
import { groupOf, menuOf, pagesAbove } from './menu.ts';
import { useMenuTitles, usePageTitle } from './titles.ts';

/** The trail of page titles: main-menu entry, group, the pages above a hidden page, the page itself. */
export function Breadcrumb({ screen }: { screen: Screen }) {
  const { t } = useTranslation('shell');
  const titles = useMenuTitles();
  const title = usePageTitle(screen.path);
  const params = useParams();
  const above = pagesAbove(screen).map(({ path }) => path);
  const trail = [...new Set([menuOf(screen.path), groupOf(screen.path), ...above, screen.path])].filter(
    (path) => titles(path),
  );
  return (
    <nav className={css.breadcrumb} aria-label={t('breadcrumb')}>
      <ol>
        {trail.map((path, at) => (
          <li key={path} aria-current={at === trail.length - 1 ? 'page' : undefined}>
            {at === trail.length - 1 ? title : <Link to={generatePath(path, params)}>{titles(path)}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
