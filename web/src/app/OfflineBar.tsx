import { useTranslation } from 'react-i18next';
import { useLine } from '../api/line.ts';
import css from './Bars.module.css';

/** Says at once that the server cannot be reached. Part of the frame, because nothing can be loaded then. */
export function OfflineBar() {
  const { t } = useTranslation('shell');
  const { offline } = useLine();
  return (
    <div role="status" className={css.bars}>
      {offline && <p className={css.bar}>{t('offline')}</p>}
    </div>
  );
}
