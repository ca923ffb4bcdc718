import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import type { ProductOption } from '#contracts/trade/products.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { useCancelSentence } from '../../domain/trade/tradeSentences.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { SchemaField } from '../../kit/form/fields.tsx';
import { RemoteSelect } from '../../kit/select/RemoteSelect.tsx';
import { useQuoted } from './useQuote.ts';

export interface ProductFieldProps {
  kind: TradeKind;
  /** Products on sale. */
  products: Endpoint<
    string,
    { offset: number; limit: number; name?: string | undefined },
    undefined,
    ListData<ProductOption>
  >;
}

/** The product of a new order. What it promises is told below: of stays breakfast and confirmation, and how it can be cancelled. */
export function ProductField({ kind, products }: ProductFieldProps) {
  const { t } = useTranslation(['orders', 'common']);
  const label = useLabel();
  const mealName = useCodeName('breakfast');
  const modeName = useCodeName('confirmMode');
  const sentence = useCancelSentence(kind);
  const { product } = useQuoted().quote ?? {};
  const told = product && [
    product.breakfast !== null && mealName(product.breakfast),
    product.confirmMode !== null && modeName(product.confirmMode),
    sentence(product.cancelTerms),
  ];
  const untold = kind === 'place' ? [] : [label('breakfast'), label('confirmMode')];
  // Something always stands there, so that nothing below moves when a product is chosen.
  const help =
    told?.filter(Boolean).join(' · ') ??
    t('quote.productNeed', { facts: [...untold, label('cancelRule')].join(t('common:comma')) });
  return (
    <SchemaField name="productId" help={help}>
      {(control, words) => (
        <RemoteSelect
          {...control}
          endpoint={products}
          scroll
          label={words.label}
          detailOf={({ resourceName }) => resourceName}
        />
      )}
    </SchemaField>
  );
}
