import { memberImports } from '#contracts/areas/memberImports.ts';
import type { MemberForm } from '#contracts/members/memberForms.ts';
import { call } from '../../api/client.ts';
import { inTurns } from '../../kit/table/inTurns.ts';
import { batchesOf, noteAll } from './batches.ts';
import type { ImportRow } from './readForms.ts';

/** The server has other users to serve, too. */
const requestsAtOnce = 2;

/** Asks what adding the rows would answer, and notes it on them. @throws ApiError */
export async function previewRows(
  rows: readonly ImportRow[],
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const ask = (
    asked: readonly ImportRow[],
    formOf: (row: ImportRow) => MemberForm,
    onBatch: (count: number) => void,
  ) =>
    inTurns(batchesOf(asked), requestsAtOnce, async (batch) => {
      const results = await call(memberImports.preview, { body: { members: batch.map(formOf) } }, { signal });
      noteAll(batch, results);
      onBatch(batch.length);
    });
  const right = rows.filter(({ faults }) => faults.length === 0);
  let done = 0;
  onProgress(done, right.length);
  await ask(
    right,
    ({ form }) => form,
    (count) => {
      done += count;
      onProgress(done, right.length);
    },
  );
  const again = recommendedInFile(right);
  for (const row of again) row.faults = [];
  const withoutRecommender = ({ form }: ImportRow) => ({ ...form, recommenderMobile: '' });
  await ask(again, withoutRecommender, () => undefined);
}

/** Rows that are refused for their recommender alone, although he will be a member by an earlier row. */
function recommendedInFile(rows: readonly ImportRow[]): ImportRow[] {
  const mobiles = new Set<string>();
  return rows.filter(({ form: { mobile, recommenderMobile = '' }, faults }) => {
    const isWaiting = faults[0]?.column === 'recommenderMobile' && mobiles.has(recommenderMobile);
    if (isWaiting || faults.length === 0) mobiles.add(mobile);
    return isWaiting;
  });
}
