import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SaleStep } from '#contracts/enums/products.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import css from './SaleLine.module.css';
import { type ForSale, useSaleSteps } from './useSaleSteps.ts';

interface Props extends ForSale {
  missing: readonly SaleStep[];
}

/** What has to be right before the record can be sold, step by step; those that are missing lead to where they are done. Uses the messages `products`. */
export function SaleLine({ missing, ...of }: Props) {
  const { t } = useTranslation('products');
  const steps = useSaleSteps()(of);
  return (
    <div className={css.line}>
      <StatusTag tone={missing.length > 0 ? 'orange' : 'green'}>
        {t(missing.length > 0 ? 'saleMissing' : 'saleReady')}
      </StatusTag>
      <ol className={css.steps} aria-label={t('saleSteps')}>
        {steps.map(({ step, name, to }) => {
          const isMissing = missing.includes(step);
          return (
            <li key={step} data-missing={isMissing || undefined}>
              {isMissing && to ? <Link to={to}>{name}</Link> : name}
              <span className="visuallyHidden">{t(isMissing ? 'stepMissing' : 'stepDone')}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
