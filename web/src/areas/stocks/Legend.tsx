import { useTranslation } from 'react-i18next';
import { dayStates } from './dayState.ts';
import css from './StockCalendar.module.css';

/** The meaning of the backgrounds and marks of days. */
export function Legend({ hasSeasons = false }: { hasSeasons?: boolean }) {
  const { t } = useTranslation(['stocks', 'dates', 'common']);
  return (
    <ul className={css.legend} aria-label={t('legend')}>
      {dayStates.map((state) => (
        <li key={state}>
          <span className={css.sample} data-state={state} aria-hidden />
          {t(`state.${state}`)}
        </li>
      ))}
      <li>
        <span className={css.sample} data-today aria-hidden />
        {t('dates:preset.today')}
      </li>
      <li>
        <span className={css.sample} data-locked aria-hidden />
        {`${t('past')} / ${t('tooFar')}`}
      </li>
      {hasSeasons && (
        <li>
          <i className={css.offSeason} aria-hidden>
            {t('common:offSeason')}
          </i>
          {t('offSeasonDay')}
        </li>
      )}
      {(['off', 'work'] as const).map((kind) => (
        <li key={kind}>
          <u className={css.mark} aria-hidden>
            {t(`dates:holiday.${kind}`)}
          </u>
          {t(`dates:holidayKind.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
