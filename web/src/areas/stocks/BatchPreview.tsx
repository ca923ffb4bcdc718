import { type MutableRefObject, type ReactNode, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { daysOfBatch, type StockBatchForm, type StockTerms } from '#contracts/trade/priceStocks.ts';
import { LoadFailed } from '../../kit/page/LoadFailed.tsx';
import css from './BatchDialog.module.css';
import { reachedBy, setsAnything, spansWithout, wantedDays } from './batchDays.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { type Days, type Preview, previewOf, type StaleDays } from './changes.ts';
import { isSpan } from './chosenDays.ts';
import { everyWeekday } from './selection.ts';
import type { DialogCalls } from './stockKind.ts';
import { useStockDays } from './useStockDays.ts';
import { useTheirs } from './useTheirs.ts';

/** The days of one product that would be saved. */
export interface PreparedDays {
  preview: Preview;
  days: Days;
  /** Whether the days are loaded: saving before would overwrite values that the user has not seen. */
  ready: boolean;
  reload: () => Promise<unknown>;
}
/** By the id of the product. */
export type Prepared = MutableRefObject<Map<string, PreparedDays>>;

/** The product of a preview. */
export interface PreviewedProduct {
  calls: DialogCalls;
  id: string;
  terms: StockTerms;
  settles: boolean;
  /** Days that somebody else has changed since they were read, as they were before. */
  stale: StaleDays | undefined;
}

interface Props extends PreviewedProduct {
  /** The preview writes here what would be saved. */
  prepared: Prepared;
  /** Names the product if there are several. */
  title?: ReactNode;
}

/** Shows what the form would change of one product while it is filled in. */
export function BatchPreview({ calls, id, terms, settles, stale, prepared, title }: Props) {
  const { t } = useTranslation('stocks');
  const form = useWatch() as StockBatchForm;
  const { setValue } = useFormContext<StockBatchForm>();
  const right = form.spans.filter(isSpan);
  const { days, offSeason, ready, error, reload } = useStockDays(
    calls.list,
    id,
    reachedBy(right, terms.today),
  );
  const dates = daysOfBatch({ ...form, spans: right });
  const isSet = setsAnything(form);
  const { wanted, skipped } = wantedDays(isSet ? dates : [], form, days, settles);
  const { theirs, onTake } = useTheirs();
  const preview = previewOf(wanted, days, terms, theirs);
  const inSpans = daysOfBatch({ spans: right, weekdays: [...everyWeekday] });
  const unset = inSpans.filter((date) => !days.get(date) && !dates.includes(date));
  const inSeason = spansWithout(right, offSeason);
  const leaveOut = () => setValue('spans', inSeason, { shouldDirty: true, shouldTouch: true });
  useEffect(() => {
    prepared.current.set(id, { preview, days, ready, reload });
  });
  const isShown = ready && (isSet || stale !== undefined);
  return (
    <div>
      {title}
      {error !== undefined && <LoadFailed error={error} onRetry={reload} />}
      {isShown ? (
        <ChangePreview
          {...{ calls, id, preview, settles, stale, onTake, unset, skipped, offSeason }}
          onLeaveOut={inSeason.length > 0 ? leaveOut : undefined}
        />
      ) : (
        <p className={css.chosen}>{t('chosenDays', { n: dates.length })}</p>
      )}
    </div>
  );
}
