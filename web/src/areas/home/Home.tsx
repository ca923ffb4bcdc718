import { Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { frontDesk } from '#contracts/areas/frontDesk.ts';
import { belongType } from '#contracts/enums.ts';
import { useMay, useSession } from '../../api/session.ts';
import { useTodoCounts } from '../../domain/todos/counts.ts';
import { useHour } from '../../kit/display/useToday.ts';
import { DeskContext } from '../../kit/page/desk.ts';
import { PartBoundary } from '../../kit/page/PartBoundary.tsx';
import { Entries } from './Entries.tsx';
import { Figures, useHasFigures } from './Figures.tsx';
import css from './Home.module.css';
import { Todos } from './Todos.tsx';
import { TradeTrend } from './TradeTrend.tsx';

/**
 * 首页: greeting, the board of the front desk, what waits for this user, today's figures, and the screens that he may open. Work comes before figures;
 * from 1280 px on the figures stand beside it. What he lacks the right for is not shown.
 */
export default function Home() {
  const { t } = useTranslation('home');
  const name = useSession(({ user }) => user?.name ?? '');
  const hour = useHour();
  const period = t(hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');
  const hasFigures = useHasFigures();
  const Desk = useContext(DeskContext);
  const mayDesk = useMay(frontDesk.boardOfOwn);
  // Whoever previews a role asks with his own token, and only a user of a merchant is answered.
  const hasDesk = useSession(({ user }) => user?.belongType === belongType.merchant) && mayDesk;
  const isCounting = useTodoCounts(({ counts, failed }) => !counts && !failed);

  return (
    <div className={css.home}>
      <h1>{t('greeting', { name, period })}</h1>
      {hasDesk && (
        <PartBoundary>
          <Suspense fallback={<div data-waiting />}>
            <Desk />
          </Suspense>
        </PartBoundary>
      )}
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
