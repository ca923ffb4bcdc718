import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isDate } from '#contracts/forms/fields.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { usePreview } from '../../api/hooks.ts';
import { useMay } from '../../api/session.ts';
import { OrderStatusTag } from '../../domain/trade/OrderStatusTag.tsx';
import { orderDetails, orderPath } from '../../domain/trade/tradePaths.ts';
import { formatDateTime } from '../../kit/display/format.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { LoadFailed } from '../../kit/page/LoadFailed.tsx';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import { kindLists } from './kindLists.ts';
import css from './Quote.module.css';
import { isTwin, type Wanted } from './twins.ts';
import { useQuoted } from './useQuote.ts';

/** More of one member, product and day are not looked through. */
const most = 20;

/** Names orders of the same member for the same product, days and quantity, so that nobody orders twice by accident, or says that it is not known whether there are any; whoever may not list orders is told of none. */
export function TwinOrders({ kind }: { kind: TradeKind }) {
  const { t } = useTranslation('orders');
  const today = useToday();
  const { list } = kindLists[kind].calls;
  const mayList = useMay(list);
  const memberId = useQuoted().quote?.member?.id;
  const { productId, ...wanted } = useWatch() as Wanted & { productId?: string };
  const day = wanted.useDate ?? wanted.checkInDate ?? '';
  const isAsked = mayList && memberId && productId && isDate(day);
  const { data, error, reload } = usePreview(
    list,
    isAsked ? { query: { memberId, productId, useStart: day, useEnd: day, offset: 0, limit: most } } : null,
  );
  if (error !== undefined) return <LoadFailed error={error} text={t('quote.notChecked')} onRetry={reload} />;
  const twins = (data?.list ?? []).filter((row) => isTwin(row, wanted, today));
  if (twins.length === 0) return null;
  return (
    <div role="alert" className={css.twins}>
      <p>{t('quote.twins')}</p>
      <ul aria-label={t('quote.twinList')}>
        {twins.map(({ id, orderNo, status, createTime }) => (
          <li key={id}>
            <ScreenLink screen={orderDetails[kind]} to={orderPath(kind, id)}>
              {orderNo}
            </ScreenLink>
            <OrderStatusTag names={kindLists[kind].statusNames} status={status} />
            {t('quote.madeAt', { time: formatDateTime(createTime) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
