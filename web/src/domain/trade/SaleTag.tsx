import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SaleStep } from '#contracts/enums/products.ts';
import { Explained } from '../../kit/dialogs/Explained.tsx';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import css from './SaleTag.module.css';
import { type ForSale, useSaleSteps } from './useSaleSteps.ts';

interface Props extends ForSale {
  missing: readonly SaleStep[];
}

/** Whether orders are taken, in a row of a list; if not, what is missing is told over it, and it leads to where the first of that is done. */
export function SaleTag({ missing, ...of }: Props) {
  const { t } = useTranslation(['products', 'common']);
  const steps = useSaleSteps()(of).filter(({ step }) => missing.includes(step));
  if (steps.length === 0) return <StatusTag tone="green">{t('products:saleReady')}</StatusTag>;
  const why = t('products:stillMissing', { steps: steps.map(({ name }) => name).join(t('common:comma')) });
  const to = steps.find((step) => step.to)?.to;
  const tag = <StatusTag tone="orange">{t('products:saleMissing')}</StatusTag>;
  return (
    <Explained why={why}>
      {to ? (
        <Link to={to} aria-description={why} className={css.link}>
          {tag}
        </Link>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is missing has to be reached by keyboard, too
        <span tabIndex={0} aria-description={why}>
          {tag}
        </span>
      )}
    </Explained>
  );
}
