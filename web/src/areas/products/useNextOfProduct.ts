import { useTranslation } from 'react-i18next';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { stockPages, stockPath } from '../../domain/trade/tradePaths.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import type { NextStep } from '../../kit/page/nextSteps.ts';

/** From a new product one goes on to its prices. */
export function useNextOfProduct(kind: TradeKind): (id: string) => NextStep[] {
  const { t } = useTranslation('products');
  const mayViewStock = useMayOpen()(stockPages[kind]);
  return (id) => (mayViewStock ? [{ text: t('priceStock'), to: stockPath(kind, id) }] : []);
}
