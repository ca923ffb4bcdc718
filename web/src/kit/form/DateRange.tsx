import { useTranslation } from 'react-i18next';
import css from './DateRange.module.css';

interface Props {
  id: string;
  label: string;
  /** `yyyy-MM-dd`, or empty. */
  start: string;
  end: string;
  onChange: (start: string, end: string) => void;
}

/** Two native date fields: typed quickly, read aloud rightly, no weight. Neither lets the end lie before the start. */
export function DateRange({ id, label, start, end, onChange }: Props) {
  const { t } = useTranslation('kit');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser
    <div className={css.range} role="group" aria-label={label} data-wide>
      <input
        id={id}
        type="date"
        aria-label={`${label} ${t('startDate')}`}
        value={start}
        max={end || undefined}
        onChange={(event) => onChange(event.target.value, end)}
      />
      <span aria-hidden>~</span>
      <input
        type="date"
        aria-label={`${label} ${t('endDate')}`}
        value={end}
        min={start || undefined}
        onChange={(event) => onChange(start, event.target.value)}
      />
    </div>
  );
}
