import { useTranslation } from 'react-i18next';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { LoadFailed } from '../../kit/page/LoadFailed.tsx';
import css from './Quote.module.css';
import { TwinOrders } from './TwinOrders.tsx';
import { useQuoted } from './useQuote.ts';

/** What the order would cost, at the foot of the dialog, with all that is still wrong. */
export function QuoteTotal({ kind }: { kind: TradeKind }) {
  const { t } = useTranslation('orders');
  const discount = useCodeName('discountType');
  const { quote, error, reload, isOld } = useQuoted();
  const { amounts, faults = [] } = quote ?? {};
  const extras = amounts?.lines.filter(({ date }) => date === '') ?? [];
  return (
    <section className={css.total} aria-label={t('quote.total')} data-old={isOld || undefined}>
      {amounts ? (
        <dl className={css.amounts}>
          <div>
            <dt>{t('totalPrice')}</dt>
            <dd>{formatMoney(amounts.totalPrice)}</dd>
          </div>
          {extras.map(({ name, subtotal }) => (
            <div key={name} className={css.part}>
              <dt>{name}</dt>
              <dd>{formatMoney(subtotal)}</dd>
            </div>
          ))}
          {amounts.discounts.map(({ type, amount, note }) => (
            <div key={type}>
              <dt>{note || discount(type)}</dt>
              <dd>−{formatMoney(amount)}</dd>
            </div>
          ))}
          <div className={css.pay} role="status">
            <dt>{t('toPay')}</dt>
            <dd>{formatMoney(amounts.payPrice)}</dd>
          </div>
        </dl>
      ) : error ? (
        <LoadFailed error={error} onRetry={reload} />
      ) : (
        <p className={css.need}>{t('quote.need')}</p>
      )}
      {amounts && quote?.days.some(({ inSeason }) => inSeason === false) && (
        <p role="alert" className={css.warning}>
          {t('quote.offSeason')}
        </p>
      )}
      <TwinOrders kind={kind} />
      {faults.length > 0 && (
        <ul className={css.faults}>
          {faults.map(({ field, message }) => (
            <li key={field + message}>{message}</li>
          ))}
        </ul>
      )}
      {isOld && <span className={css.pending}>{t('quote.pending')}</span>}
    </section>
  );
}
