import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import css from './Sidebar.module.css';

/** A greater number is shown as 99+. */
const mostShown = 99;

/** A link of the menu with the number of things that wait there. The number describes the link and is no part of its name. */
export function MenuLink({ waiting, ...link }: LinkProps & { waiting: number }) {
  const { t } = useTranslation('shell');
  const id = useId();
  // One tree with and without a number: a link that is mounted anew when the number comes would lose the focus.
  return (
    <div className={css.box}>
      <Link {...link} aria-describedby={waiting > 0 ? id : undefined} />
      {waiting > 0 && (
        <>
          <span className={css.badge} aria-hidden>
            {waiting > mostShown ? `${mostShown}+` : waiting}
          </span>
          <span id={id} hidden>
            {t('waiting', { count: waiting })}
          </span>
        </>
      )}
    </div>
  );
}
