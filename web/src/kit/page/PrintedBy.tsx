import { useTranslation } from 'react-i18next';
import { useSession } from '../../api/session.ts';
import css from './PrintedBy.module.css';
import { usePrinting } from './usePrinting.ts';

/** On paper: who printed the page, and when. */
export function PrintedBy() {
  const { t } = useTranslation('kit');
  const time = usePrinting();
  const name = useSession(({ user }) => user?.name ?? '');
  return time === undefined ? null : <p className={css.line}>{t('printedBy', { name, time })}</p>;
}
