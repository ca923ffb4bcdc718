import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { status } from '#contracts/envelope.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import css from './Result.module.css';
import { RetryButtons } from './RetryButtons.tsx';
import { TopBar } from './TopBar.tsx';
import { useBack } from './useBack.ts';

interface Props {
  error: unknown;
  onRetry: () => unknown;
  /** Of a record that a dialog shows: what closes the dialog. The page behind it stays. */
  onClose?: (() => unknown) | undefined;
}

/**
 * Shown in place of a page whose record has not been loaded: a skeleton while it loads, a message and a retry button after a failure. If the record
 * is gone or not for this user (-1004, -1003), the message leads back instead, because a retry would not help.
 */
export function LoadState({ error, onRetry, onClose }: Props) {
  const { t } = useTranslation(['kit', 'common']);
  const back = useBack();
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
  const isGone =
    error instanceof ApiError && (error.status === status.notFound || error.status === status.forbidden);
  return (
    <div className={css.result} role="alert">
      <p>{isGone ? messageOf(error) : t('kit:loadFailed')}</p>
      {isGone ? (
        <Button onClick={() => void (onClose ?? back)()}>{t('common:back')}</Button>
      ) : (
        <div className={css.actions}>
          <RetryButtons error={error} onRetry={onRetry} />
        </div>
      )}
    </div>
  );
}
