import { useTranslation } from 'react-i18next';
import { leftOf, type PriceDay } from '#contracts/trade/priceStocks.ts';
import { stayCounts } from '#contracts/trade/stayCounts.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import css from './BatchDialog.module.css';
import { takenOf } from './dayState.ts';
import type { ToldTerms } from './stockKind.ts';

/** The limits of price and stock: at most the market price, at most the rooms, and at least what is taken. */
export function PriceLimits({ terms, day }: { terms: ToldTerms; day?: PriceDay | undefined }) {
  const { t } = useTranslation('stocks');
  const label = useLabel();
  const { kind, marketPrice, roomCount } = terms;
  return (
    <p className={css.limits}>
      {t('priceLimit', { name: label('marketPrice'), price: formatMoney(marketPrice) })}
      {kind !== 'place' &&
        roomCount !== undefined &&
        t(`roomLimit.${stayCounts[kind].unit}`, { n: roomCount })}
      {day && t('takenAndLeft', { taken: takenOf(day), left: leftOf(day) })}
    </p>
  );
}
