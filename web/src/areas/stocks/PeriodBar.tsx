import IconChevronLeft from '@douyinfe/semi-icons/lib/es/icons/IconChevronLeft';
import IconChevronRight from '@douyinfe/semi-icons/lib/es/icons/IconChevronRight';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { addDays } from '#contracts/days.ts';
import { useDayNames } from '../../kit/dates/useDayNames.ts';
import css from './StockCalendar.module.css';
import { periodDays } from './usePeriod.ts';

interface Props {
  /** The first day that is shown. */
  from: string;
  today: string;
  bounds: { first: string; last: string };
  onGo: (from: string) => void;
}

/** Names the two weeks that are shown, with controls that go to others. */
export function PeriodBar({ from, today, bounds, onGo }: Props) {
  const { t } = useTranslation(['stocks', 'dates']);
  const names = useDayNames();
  return (
    <div className={css.months}>
      <Button
        icon={<IconChevronLeft aria-hidden />}
        aria-label={t('periodBefore', { n: periodDays })}
        disabled={from <= bounds.first}
        onClick={() => onGo(addDays(from, -periodDays))}
      />
      <b>{names.span(from, addDays(from, periodDays - 1))}</b>
      <Button
        icon={<IconChevronRight aria-hidden />}
        aria-label={t('periodAfter', { n: periodDays })}
        disabled={from >= bounds.last}
        onClick={() => onGo(addDays(from, periodDays))}
      />
      <Button type="tertiary" disabled={from === today} onClick={() => onGo(today)}>
        {t('dates:preset.today')}
      </Button>
    </div>
  );
}
