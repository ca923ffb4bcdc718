import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useFreshData } from '../../api/hooks.ts';
import { useIsMerchantUser, useScopedCalls } from '../../api/scope.ts';
import { PresenceNote } from '../../domain/presence/PresenceNote.tsx';
import { SaleLine } from '../../domain/trade/SaleLine.tsx';
import { formatMoney } from '../../kit/display/format.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';
import { usePageName } from '../../kit/page/crumb.ts';
import { Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { PrintButton } from '../../kit/page/PrintButton.tsx';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { StockCalendar } from './StockCalendar.tsx';
import css from './StockPage.module.css';
import type { StockKind, StockProduct } from './stockKind.ts';
import { useStockMay } from './useStockMay.ts';
import { dayLines } from './WhoSet.tsx';

/** 价格库存 of the product in the address (domain design, section 9.5): its data and its calendar. */
export function StockPage<Product extends StockProduct>({
  overview,
  ...stock
}: StockKind<Product> & {
  /** Shown if the address names a place instead of a product. */
  overview?: ReactNode;
}) {
  const id = useRecordId();
  const [address] = useSearchParams();
  if (id) return <OneProduct key={id} id={id} {...stock} />;
  if (overview && address.get('resourceId')) return overview;
  return <Navigate to={`/product/${stock.kind}/list`} replace />;
}

function OneProduct<Product extends StockProduct>({
  id,
  kind,
  calls,
  products,
  facts,
}: StockKind<Product> & { id: string }) {
  const { t } = useTranslation(['stocks', 'common']);
  const label = useLabel();
  const { get, list } = useScopedCalls(products);
  const ofMerchant = useIsMerchantUser();
  const scoped = useScopedCalls(calls);
  const may = useStockMay(kind, calls);
  const { data: product, error, reload } = useFreshData(get, { params: { id } });
  usePageName(product?.name);
  if (!product) return <LoadState error={error} onRetry={reload} />;
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{product.name}</h1>
        <StatusTag tone={product.enabled === 1 ? 'green' : 'grey'}>
          {t(product.enabled === 1 ? 'onSale' : 'offSale')}
        </StatusTag>
        <dl>
          {[
            ...facts(product),
            {
              label: label('marketPrice'),
              value: `${formatMoney(product.marketPrice)} ${t('common:unit.yuan')}`,
            },
          ].map(({ label: name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <PresenceNote kind={`stocks-${kind}`} id={id} />
        <PrintButton />
      </header>
      <SaleLine
        kind={kind}
        merchantId={product.merchantId}
        resourceId={product.resourceId}
        roomId={product.roomId}
        productId={product.id}
        missing={product.missing}
      />
      <StockCalendar
        calls={{ ...scoped, product: get }}
        product={product}
        others={{
          kind,
          products: list,
          filters: ofMerchant ? undefined : { merchantId: product.merchantId },
        }}
        may={may}
        onChanged={reload}
      />
      <Section title={t('common:operationLog')}>
        <Timeline logs={dayLines(product.logs)} />
      </Section>
    </div>
  );
}
