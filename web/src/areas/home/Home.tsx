import { useTranslation } from 'react-i18next';
import { useSession } from '../../api/session.ts';
import { useTodoCounts } from '../../domain/todos/counts.ts';
import { useHour } from '../../kit/display/useToday.ts';
import { Entries } from './Entries.tsx';
import { Figures, useHasFigures } from './Figures.tsx';
import css from './Home.module.css';
import { Todos } from './Todos.tsx';
import { TradeTrend } from './TradeTrend.tsx';

/**
 * 首页: greeting, what waits for this user, today's figures, and the screens that he may open. Work comes before figures; from 1280 px on the figures
 * stand beside it. Figures for which he lacks the right are not shown.
 */
export default function Home() {
  const { t } = useTranslation('home');
  const name = useSession(({ user }) => user?.name ?? '');
  const hour = useHour();
  const period = t(hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');
  const hasFigures = useHasFigures();
  const isCounting = useTodoCounts(({ counts, failed }) => !counts && !failed);

  return (
    <div className={css.home}>
      <h1>{t('greeting', { name, period })}</h1>
      {/* What is worked on all day, such as a board of arrivals, stands here, over the whole width. */}
      <div className={hasFigures ? css.columns : undefined} data-counting={isCounting || undefined}>
        <Todos />
        {hasFigures && (
          <div className={css.right}>
            <Figures />
            <TradeTrend />
          </div>
        )}
        <Entries />
      </div>
    </div>
  );
}
