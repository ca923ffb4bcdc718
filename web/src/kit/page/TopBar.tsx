import i18next from 'i18next';
import { useEffect, useState } from 'react';
import css from './TopBar.module.css';

/** Milliseconds; shorter loading times show no bar. */
const showAfterMs = 120;

/** The thin bar at the top edge while a page loads. */
export function TopBar({ active }: { active: boolean }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) return setShown(false);
    const timer = setTimeout(() => setShown(true), showAfterMs);
    return () => clearTimeout(timer);
  }, [active]);
  return shown ? (
    <div className={css.bar} role="progressbar" aria-label={i18next.t('common:loading')} />
  ) : null;
}
