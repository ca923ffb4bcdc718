import { useTranslation } from 'react-i18next';
import { changeText } from './change.ts';
import css from './Figures.module.css';

interface Props {
  /** The span that the figures are compared with. */
  before: { startDate: string; endDate: string } | undefined;
  /** They could not be loaded. */
  failed: boolean;
  figures: readonly {
    label: string;
    /** undefined while it loads. */
    value: number | undefined;
    earlier: number | undefined;
    format: (value: number) => string;
  }[];
}

/** The sums of the whole filter, each with that of the days that they are compared with and the change. The space is kept while they load. */
export function Figures({ before, failed, figures }: Props) {
  const { t } = useTranslation('statistics');
  return (
    <>
      <p className={css.compared}>
        {before ? t('compared', { from: before.startDate, to: before.endDate }) : '\u00a0'}
      </p>
      <dl className={css.figures}>
        {figures.map(({ label, value, earlier, format }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={css.value}>{value === undefined ? (failed ? '-' : '…') : format(value)}</dd>
            <dd className={css.before}>
              {value !== undefined && earlier !== undefined ? (
                <>
                  <span>{t('earlier', { value: format(earlier) })}</span>
                  <strong>{changeText(value, earlier)}</strong>
                </>
              ) : (
                '\u00a0'
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
