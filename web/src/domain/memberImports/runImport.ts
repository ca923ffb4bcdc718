import { memberImports } from '#contracts/areas/memberImports.ts';
import { call } from '../../api/client.ts';
import { config } from '../../api/config.ts';
import { ApiError } from '../../api/errors.ts';
import { batchesOf, noteAll } from './batches.ts';
import type { ImportRow } from './readForms.ts';

/**
 * Adds the members of rows, batch by batch in their order, and notes on each row what became of it. A row may be sent again after a lost answer: a
 * repeated batch carries the same idempotency key, and a member who is there with the same values counts as done.
 * @param onBatch called after each batch with its rows
 * @throws ApiError when a batch was not answered; its rows and those after it may be passed again
 */
export async function runImport(
  rows: readonly ImportRow[],
  isStopped: () => boolean,
  onBatch: (rows: readonly ImportRow[]) => void,
): Promise<void> {
  for (const batch of batchesOf(rows)) {
    if (isStopped()) return;
    const results = await added(batch);
    noteAll(batch, results);
    for (const row of batch) row.isDone = row.faults.length === 0 && !row.isThere;
    onBatch(batch);
  }
}

async function added(batch: readonly ImportRow[]) {
  try {
    return await call(
      memberImports.add,
      { body: { members: batch.map(({ form }) => form) } },
      { quiet: true },
    );
  } catch (error) {
    // A backend without keys need not know a repeated batch, so nobody has to be asked whether to repeat it.
    if (error instanceof ApiError && !config().idempotencyKeys) error.sent?.giveUp();
    throw error;
  }
}
