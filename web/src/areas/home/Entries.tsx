import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEntries } from '../../kit/page/entries.ts';
import css from './Home.module.css';

/** 快捷入口: the screens that this user may open. */
export function Entries() {
  const { t } = useTranslation('home');
  const entries = useEntries();
  return (
    <section aria-labelledby="entries">
      <h2 id="entries">{t('entries')}</h2>
      {entries.length === 0 && <p>{t('noEntries')}</p>}
      <ul className={css.entries}>
        {entries.map(({ path, title, group }) => (
          <li key={path}>
            <Link to={path}>
              {title}
              <small>{group}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
