import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import css from './OlderOrders.module.css';
import { shownDays } from './useRecentOrders.ts';

/** Says how many orders the list's default span leaves out, with a button that shows them. */
export function OlderOrders({ count, onShowAll }: { count: number; onShowAll: () => void }) {
  const { t } = useTranslation('orders');
  if (count === 0) return null;
  return (
    <p className={css.older} role="status">
      {t('older', { days: shownDays, n: count })}
      <Button theme="borderless" size="small" onClick={onShowAll}>
        {t('allTime')}
      </Button>
    </p>
  );
}
