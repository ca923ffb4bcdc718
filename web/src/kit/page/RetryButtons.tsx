import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { ReportButton } from '../dialogs/ReportButton.tsx';
import css from './RetryButtons.module.css';

interface Props {
  error?: unknown;
  onRetry: () => unknown;
  size?: 'small' | 'default';
}

/** Stand beside each message that something could not be loaded: a second try, and the problem report. */
export function RetryButtons({ error, onRetry, size = 'default' }: Props) {
  const { t } = useTranslation();
  return (
    <span className={css.pair}>
      <Button size={size} htmlType="button" onClick={() => void onRetry()}>
        {t('retry')}
      </Button>
      <ReportButton error={error} size={size} />
    </span>
  );
}
