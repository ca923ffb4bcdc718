import { useTranslation } from 'react-i18next';
import css from './LoadFailed.module.css';
import { RetryButtons } from './RetryButtons.tsx';

interface Props {
  error: unknown;
  /** What is missing; by default that data could not be loaded. */
  text?: string;
  onRetry: () => unknown;
}

/** In place of a part of a form or page that could not be loaded: one line with a second try. */
export function LoadFailed({ error, text, onRetry }: Props) {
  const { t } = useTranslation('kit');
  return (
    <span className={css.line} role="alert">
      {text ?? t('loadFailed')}
      <RetryButtons error={error} onRetry={onRetry} size="small" />
    </span>
  );
}
