import { useTranslation } from 'react-i18next';
import css from './LoadFailed.module.css';
import { RetryButtons } from './RetryButtons.tsx';

/** In place of a part of a form or page that could not be loaded: one line with a second try. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation('kit');
  return (
    <span className={css.line} role="alert">
      {t('loadFailed')}
      <RetryButtons error={error} onRetry={onRetry} size="small" />
    </span>
  );
}
