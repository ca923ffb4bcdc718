import { useState } from 'react';
import type { BatchResult } from '#contracts/batch.ts';
import { status } from '#contracts/envelope.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import type { BatchLine } from './BatchItems.tsx';
import type { AfterBatch } from './useSelection.ts';

/** What became of each record, in the order in which they were sent: `''` for success, otherwise the message, and whether the same call can still succeed. */
type Results = ReadonlyMap<string, { fault: string; isOver: boolean }>;

/** Somebody else was faster, so that what was confirmed is no more what there is. */
const isOver = (code: number) => code === status.stale || code === status.wrongState;

/**
 * A call that does the same to several records and answers for each. What failed, or was not answered, can be sent again without doing anything twice.
 * @param request makes the call, quietly: a failure is shown at the records
 */
export function useBatchCall(
  request: (ids: string[]) => Promise<readonly BatchResult[]>,
  onSent: AfterBatch,
) {
  const [results, setResults] = useState<Results>();
  const [busy, setBusy] = useState(false);

  const send = async (ids: string[]) => {
    setBusy(true);
    const outcome = await request(ids)
      .then((rows) =>
        rows.map(
          ({ id, status: code, message }) =>
            [id, { fault: code === status.ok ? '' : message, isOver: isOver(code) }] as const,
        ),
      )
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        return ids.map((id) => [id, { fault: messageOf(error), isOver: false }] as const);
      });
    setResults((before) => new Map([...(before ?? []), ...outcome]));
    setBusy(false);
    void onSent(outcome.flatMap(([id, { fault }]) => (fault ? [] : [id])));
  };

  /** What the line of a record says of it. */
  const stateOf = (id: string): Pick<BatchLine, 'state' | 'fault'> => {
    const fault = results?.get(id)?.fault;
    if (fault === undefined) return busy ? { state: 'running' } : {};
    return fault ? { state: 'failed', fault } : { state: 'done' };
  };
  // The same order gives the same request, which a lost answer can be repeated with.
  const failed = [...(results ?? [])].flatMap(([id, { fault }]) => (fault ? [id] : []));
  /** Those of them that are worth sending again. */
  const again = failed.filter((id) => !results?.get(id)?.isOver);
  return { busy, isSent: results !== undefined, failed, again, send, stateOf };
}
