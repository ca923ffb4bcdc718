import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { MoneyField } from '../../kit/form/fields.tsx';
import { useQuestionBeforeSave } from '../../kit/form/questionsBeforeSave.ts';
import { farPrice } from './farPrice.ts';

interface Props {
  /** Cents; undefined where no room is known. */
  listPrice: number | undefined;
  help?: string;
}

/** 成交总价 of a contract. A price far from that of the list is asked about before it is saved, once for the same price. */
export function DealPriceField({ listPrice = 0, ...field }: Props) {
  const { t } = useTranslation('estates');
  const dealPrice = useWatch({ name: 'dealPrice' }) as unknown;
  useQuestionBeforeSave(async (kept) => {
    const percent = typeof dealPrice === 'number' ? farPrice(dealPrice, listPrice) : undefined;
    if (percent === undefined || kept.has(String(dealPrice))) return true;
    const prices = { deal: formatMoney(dealPrice as number), list: formatMoney(listPrice) };
    const isKept = await confirmAction(t('farPriceAsk', { ...prices, percent }));
    if (isKept) kept.add(String(dealPrice));
    return isKept;
  });
  return <MoneyField name="dealPrice" {...field} />;
}
