import { daysOf } from '#contracts/days.ts';
import type { Store } from '../store/store.ts';

/** What a member had at the end of each day of a span: the last row of his journal until then says it. */
export function balancesByDay(
  { accountJournals }: Store,
  memberId: string,
  startDate: string,
  endDate: string,
): { date: string; balance: number; frozen: number }[] {
  const rows = accountJournals.by('memberId', memberId);
  let next = 0;
  let [balance, frozen] = [0, 0];
  return daysOf(startDate, endDate).map((date) => {
    for (let row = rows[next]; row && row.createTime.slice(0, 10) <= date; row = rows[++next])
      [balance, frozen] = [row.balanceAfter, row.frozenAfter];
    return { date, balance, frozen };
  });
}
