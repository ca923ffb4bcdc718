import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import css from './Result.module.css';
import { TopBar } from './TopBar.tsx';

/** In place of a page whose record is not there yet: a skeleton while it loads, a sentence and a retry when it failed. */
export function LoadState({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation(['kit', 'common']);
  if (!error) {
    return (
      <div className={css.skeleton} role="status" aria-label={t('common:loading')}>
        <TopBar active />
        <span />
        <span />
        <span />
      </div>
    );
  }
  return (
    <div className={css.result} role="alert">
      <p>{t('kit:loadFailed')}</p>
      <Button onClick={() => void onRetry()}>{t('common:retry')}</Button>
    </div>
  );
}
