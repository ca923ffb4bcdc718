import { type MutableRefObject, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DaySpan } from '#contracts/trade/priceStocks.ts';
import { stayCounts } from '#contracts/trade/stayCounts.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { LoadFailed } from '../../kit/page/LoadFailed.tsx';
import css from './BatchDialog.module.css';
import type { PreparedDays, PreviewedProduct } from './BatchPreview.tsx';
import { ChangePreview } from './ChangePreview.tsx';
import { previewOf } from './changes.ts';
import { copiedDays, type Pair } from './copyDays.ts';
import { type CopyPricesForm, pairsOf } from './copyForm.ts';
import { useStockDays } from './useStockDays.ts';
import { useTheirs } from './useTheirs.ts';

interface Props extends PreviewedProduct {
  kind: TradeKind;
  /** The preview writes here what would be saved. */
  prepared: MutableRefObject<PreparedDays | undefined>;
}

/** Shows what would be copied, and what does not fit. */
export function CopyPreview({ kind, calls, id, terms, settles, stale, prepared }: Props) {
  const { t } = useTranslation('stocks');
  // Tickets have no rooms that limit their stock.
  const { unit } = stayCounts[kind === 'place' ? 'hotel' : kind];
  const form = useWatch() as CopyPricesForm;
  const pairs = pairsOf(form);
  const sourceId = form.source === 'product' && form.productId !== '' ? form.productId : id;
  const source = useStockDays(calls.list, sourceId, spanOf(pairs, 'from', terms.today));
  const target = useStockDays(calls.list, id, spanOf(pairs, 'to', terms.today));
  const takes = form.takes.filter((key) => settles || key !== 'settlePrice');
  const { days } = target;
  const { wanted, outside, unpriced, cut, closed } = copiedDays(pairs, takes, {
    ...{ source: source.days, days, terms },
  });
  const { theirs, onTake } = useTheirs();
  const preview = previewOf(wanted, days, terms, theirs);
  const ready = source.ready && target.ready;
  const reload = () => Promise.all([source.reload(), target.reload()]);
  useEffect(() => {
    prepared.current = { preview, days, ready, reload };
  });
  const told = [
    outside.length > 0 && t('copy.outside', { n: outside.length }),
    unpriced.length > 0 && t('copy.unpriced', { n: unpriced.length }),
    cut.length > 0 && t(`copy.cut.${unit}`, { n: cut.length, rooms: terms.roomCount ?? '' }),
    closed.length > 0 && t('copy.closed', { n: closed.length }),
  ].filter((text) => text !== false);
  if (pairs.length === 0) return <p className={css.chosen}>{t('copy.empty')}</p>;
  const error = source.error ?? target.error;
  if (error !== undefined) return <LoadFailed error={error} onRetry={reload} />;
  if (!ready) return <div />;
  return (
    <div>
      {told.map((text) => (
        <p key={text} role="status" className={css.limits}>
          {text}
        </p>
      ))}
      <ChangePreview {...{ calls, id, preview, settles, stale, onTake }} offSeason={target.offSeason} />
    </div>
  );
}

/** From the first to the last day that is read, or that is set. */
function spanOf(pairs: readonly Pair[], side: keyof Pair, today: string): DaySpan {
  const dates = pairs.map((pair) => pair[side]).sort();
  return { startDate: dates[0] ?? today, endDate: dates.at(-1) ?? today };
}
