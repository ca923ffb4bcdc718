import { useTranslation } from 'react-i18next';
import { type PresetKey, spanOf } from '../dates/presets.ts';
import { useToday } from '../display/useToday.ts';
import css from './SpanPresets.module.css';
import type { Criteria, ListState } from './useListState.ts';

interface Props {
  /** The list whose criteria `startDate` and `endDate` the presets set. */
  list: Pick<ListState<unknown>, 'criteria' | 'narrow'>;
  presets: readonly PresetKey[];
}

/** Spans of days that are set by one click. A view that is kept with one of them follows the day. */
export function SpanPresets({ list: { criteria, narrow }, presets }: Props) {
  const { t } = useTranslation('dates');
  const today = useToday();
  const datesOf = (key: PresetKey): Criteria => {
    const { start, end } = spanOf(key, today);
    return { startDate: start, endDate: end };
  };
  const isSpan = (key: PresetKey) =>
    Object.entries(datesOf(key)).every(([name, day]) => criteria[name] === day);
  return (
    <ul className={css.line} aria-label={t('presets')}>
      {presets.map((key) => (
        <li key={key}>
          <button
            type="button"
            className={css.choice}
            aria-pressed={isSpan(key)}
            onClick={() => narrow(datesOf(key))}
          >
            {t(`preset.${key}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}
