import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kit/display/format.ts';
import fieldCss from '../../kit/form/Field.module.css';
import css from './Quote.module.css';
import { useQuoted } from './useQuote.ts';

/** Price and what is left of each day that was chosen, or of the next two weeks. Its row is there from the beginning and as high with any number of days. */
export function QuoteDays() {
  const { t } = useTranslation(['orders', 'common']);
  const { quote, isOld } = useQuoted();
  const wanted = Number(useWatch({ name: 'qty' })) || 1;
  const days = quote?.days ?? [];
  const label = t('quote.days');
  return (
    <div className={fieldCss.row}>
      <span className={fieldCss.label}>{label}</span>
      <section className={css.strip} aria-label={label} tabIndex={days.length > 1 ? 0 : undefined}>
        {days.length === 0 && <p className={css.noDays}>{t('quote.daysNeed')}</p>}
        {days.length > 0 && (
          <ul className={css.days} aria-label={label} data-old={isOld || undefined}>
            {days.map(({ date, price, left, inSeason }) => (
              <li key={date} data-short={left < wanted || undefined}>
                <span>
                  {date.slice(5)}{' '}
                  {inSeason === false && <i className={css.offSeason}>{t('common:offSeason')}</i>}
                </span>
                {price === null ? (
                  <span>{t('quote.noPrice')}</span>
                ) : (
                  <>
                    <b>{formatMoney(price)}</b>
                    <span>{t('quote.left', { n: left })}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
