import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kit/display/format.ts';
import fieldCss from '../../kit/form/Field.module.css';
import css from './Quote.module.css';
import { useQuoted } from './useQuote.ts';

/** Price and what is left of each day that was chosen, or of the next two weeks. */
export function QuoteDays() {
  const { t } = useTranslation('orders');
  const { quote, isOld } = useQuoted();
  const wanted = Number(useWatch({ name: 'qty' })) || 1;
  if (!quote || quote.days.length === 0) return null;
  return (
    <div className={fieldCss.row}>
      <span className={fieldCss.label}>{t('quote.days')}</span>
      <ul className={css.days} aria-label={t('quote.days')} data-old={isOld || undefined}>
        {quote.days.map(({ date, price, left }) => (
          <li key={date} data-short={left < wanted || undefined}>
            <span>{date.slice(5)}</span>
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
    </div>
  );
}
