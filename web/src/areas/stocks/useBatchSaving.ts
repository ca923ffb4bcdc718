import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockChange } from '#contracts/areas/stocks.ts';
import { status } from '#contracts/envelope.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import type { Prepared } from './BatchPreview.tsx';
import type { StaleDays } from './changes.ts';
import { staleDaysOf } from './useSaving.ts';

/** What became of one product when a batch of several was saved. */
export interface Outcome {
  done: boolean;
  /** The message of the failure. */
  told?: string;
  /** Days that somebody else changed meanwhile, as they were before. */
  stale?: StaleDays;
}

/** Whether the same body has to be sent again, because it is not known whether it was saved. */
const isUnknown = ({ cancelled, sent }: ApiError) => cancelled || sent?.isUnanswered === true;

/**
 * Saves products one after the other. A failure of one does not stop the others; the form then stays open with the outcome of each and the days as
 * they are now, and the next try saves only what still differs. Only a product whose answer got lost keeps its days, so that the same body is sent
 * again.
 */
export function useBatchSaving(prepared: Prepared, reload: () => Promise<unknown>) {
  const { t } = useTranslation('kit');
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const saveEach = async (ids: readonly string[], save: (id: string) => Promise<StockChange>) => {
    const found = new Map<string, Outcome>();
    setOutcomes(found);
    const changes: StockChange[] = [];
    let failure: ApiError | undefined;
    const unknown = new Set<string>();
    for (const id of ids) {
      try {
        changes.push(await save(id));
        found.set(id, { done: true });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        failure = error;
        if (isUnknown(error)) unknown.add(id);
        const { days } = prepared.current.get(id) ?? {};
        const stale = error.status === status.stale ? staleDaysOf(error, days) : undefined;
        found.set(id, { done: false, told: messageOf(error), ...(stale && { stale }) });
      }
      setOutcomes(new Map(found));
    }
    if (!failure) return changes;
    const others = [...prepared.current].filter(([id]) => !unknown.has(id));
    await Promise.all([reload(), ...others.map(([, one]) => one.reload())]);
    if (ids.length === 1) throw failure;
    const done = changes.length;
    notify('error', t('batch.result', { done, failed: ids.length - done, all: ids.length }));
    throw new ApiError(undefined, '', null);
  };
  return { saveEach, outcomes };
}
