import { type ImportResult, importLimits } from '#contracts/areas/memberImports.ts';
import { status } from '#contracts/envelope.ts';
import { importColumns } from './columns.ts';
import type { ImportRow } from './readForms.ts';

/** Rows go to the backend in batches, and each gets an answer of its own. */

export const batchesOf = (rows: readonly ImportRow[]): ImportRow[][] =>
  Array.from({ length: Math.ceil(rows.length / importLimits.batch) }, (_, at) =>
    rows.slice(at * importLimits.batch, (at + 1) * importLimits.batch),
  );

/** Notes on each row of a batch what the backend answers of it. */
export function noteAll(batch: readonly ImportRow[], results: readonly ImportResult[]): void {
  for (const [at, row] of batch.entries()) {
    const result = results[at];
    if (!result) continue;
    row.isThere = result.existing === 1;
    if (result.status === status.ok) continue;
    const column = importColumns.find(({ field }) => field === result.field.split('.')[0])?.key;
    row.faults.push({ column, reason: result.message });
  }
}
