import type {
  ReconciliationDifference as Difference,
  ReconciliationLine as Line,
} from '#contracts/areas/reconciliations.ts';
import {
  differenceKind,
  type JournalSource,
  type JournalType,
  journalSource,
  journalType,
  sendPlanStatus,
  withdrawStatus,
} from '#contracts/enums/finance.ts';
import { payType, refundStatus } from '#contracts/enums/orders.ts';
import { tradeSources } from '#contracts/finance/journalSources.ts';
import type { StoredWithdraw } from '../store/financeRows.ts';
import type { Store } from '../store/store.ts';
import { accountDifferences } from './accountDifferences.ts';
import type { AccountJournal } from './accounts.ts';
import { shownJournals } from './differenceJournals.ts';

/** The journal of accounts against the records that it comes from (对账). Both are read as they are stored; nothing is computed from the other. */

/** What a record says that moved, and when. */
interface Moved {
  refType: JournalSource;
  id: string;
  no: string;
  memberId: string;
  amount: number;
  time: string;
}

const givenBack: readonly number[] = [
  withdrawStatus.refused,
  withdrawStatus.returned,
  withdrawStatus.revoked,
];

function withdrawMoved(withdraw: Readonly<StoredWithdraw>, time: string): Moved {
  const { id, withdrawNo, memberId, amount } = withdraw;
  return { refType: journalSource.withdraw, id, no: withdrawNo, memberId, amount, time };
}
/** When a withdrawal came into the status that it has. */
const sinceOf = ({ logs, status, updateTime }: Readonly<StoredWithdraw>): string =>
  logs.findLast(({ toStatus, fromStatus }) => toStatus === status && fromStatus !== status)?.time ??
  updateTime;

/** What the records say, by type of change; adjustments by staff come from no record. */
const records: Record<JournalType, ((store: Store) => Moved[]) | undefined> = {
  [journalType.incomeSent]: ({ sendPlans }) =>
    sendPlans.by('status', sendPlanStatus.sent).map(({ id, planNo, memberId, amount, sendTime }) => ({
      ...{ refType: journalSource.sendPlan, id, no: planNo, memberId, amount, time: sendTime },
    })),
  [journalType.withdrawFrozen]: ({ withdraws }) =>
    withdraws.all().map((one) => withdrawMoved(one, one.createTime)),
  [journalType.withdrawn]: ({ withdraws }) =>
    withdraws.by('status', withdrawStatus.done).map((one) => withdrawMoved(one, sinceOf(one))),
  [journalType.withdrawReturned]: ({ withdraws }) =>
    withdraws
      .all()
      .filter(({ status }) => givenBack.includes(status))
      .map((one) => withdrawMoved(one, sinceOf(one))),
  [journalType.paid]: ({ orders }) =>
    orders
      .all()
      .filter((order) => order.payType === payType.balance && order.payPrice > 0)
      .map(({ id, kind, orderNo, memberId, payPrice, payTime }) => ({
        ...{ refType: tradeSources[kind].order, id, no: orderNo, memberId, amount: payPrice, time: payTime },
      })),
  [journalType.refunded]: ({ refunds }) =>
    refunds
      .by('status', refundStatus.done)
      .filter(({ channel, refundAmount }) => channel === payType.balance && refundAmount > 0)
      .map(({ id, kind, refundNo, memberId, refundAmount, finishTime }) => ({
        ...{
          refType: tradeSources[kind].refund,
          id,
          no: refundNo,
          memberId,
          amount: refundAmount,
          time: finishTime,
        },
      })),
  [journalType.incomeTakenBack]: ({ incomes }) =>
    incomes
      .all()
      .filter(({ takenBackAmount }) => takenBackAmount > 0)
      .map((income) => ({
        ...{ refType: journalSource.income, id: income.id, no: income.incomeNo, memberId: income.memberId },
        ...{ amount: income.takenBackAmount, time: income.takenBackTime },
      })),
  [journalType.added]: undefined,
  [journalType.deducted]: undefined,
};

interface Span {
  startDate: string;
  endDate: string;
}
const isWithin = ({ startDate, endDate }: Span, time: string) => {
  const day = time.slice(0, 10);
  return day >= startDate && day <= endDate;
};
const amountOf = ({ change, frozenChange }: AccountJournal) => Math.abs(change || frozenChange);
const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + amount(row), 0);
const keyOf = (refType: number, id: string) => `${refType}/${id}`;

/** Both sides of one type of change, and where they differ. */
function ofType(
  store: Store,
  type: JournalType,
  rows: readonly AccountJournal[],
  span: Span,
): { line: Line; differences: Difference[] } {
  const moved = records[type]?.(store);
  const rowsOf = Map.groupBy(rows, ({ refType, refId }) => keyOf(refType, refId));
  const movedOf = new Map(moved?.map((one) => [keyOf(one.refType, one.id), one]));
  const keys = moved ? new Set([...rowsOf.keys(), ...movedOf.keys()]) : [];
  const differences = [...keys].flatMap((key) =>
    differenceOf(store, type, rowsOf.get(key) ?? [], movedOf.get(key), span),
  );
  const [ours, theirs] = [
    rows.filter(({ createTime }) => isWithin(span, createTime)),
    moved?.filter(({ time }) => isWithin(span, time)),
  ];
  const line = {
    type,
    journalCount: ours.length,
    journalAmount: sumOf(ours, amountOf),
    recordCount: theirs?.length ?? null,
    recordAmount: theirs ? sumOf(theirs, ({ amount }) => amount) : null,
    differenceCount: differences.length,
  };
  return { line, differences };
}

/** What is wrong between a record and its rows of the journal; nothing where neither is of the span. */
function differenceOf(
  store: Store,
  type: JournalType,
  rows: readonly AccountJournal[],
  moved: Moved | undefined,
  span: Span,
): Difference[] {
  const [first] = rows;
  const times = [...rows.map(({ createTime }) => createTime), ...(moved ? [moved.time] : [])];
  if (!times.some((time) => isWithin(span, time))) return [];
  const journalAmount = sumOf(rows, amountOf);
  const kind = kindOf(rows, moved, journalAmount);
  if (kind === undefined) return [];
  const memberId = moved?.memberId ?? first?.memberId ?? '';
  const { refType = 0, refId = '', refNo = '' } = first ?? {};
  const of = moved ? { refType: moved.refType, refId: moved.id, refNo: moved.no } : { refType, refId, refNo };
  return [
    {
      ...{ id: `${type}-${of.refType}-${of.refId}`, kind, type, memberId, ...of, journalAmount },
      memberName: store.members.get(memberId)?.name ?? '',
      recordAmount: moved?.amount ?? 0,
      time: times.at(-1) ?? '',
      journals: shownJournals(store, rows),
      account: null,
    },
  ];
}

function kindOf(
  rows: readonly AccountJournal[],
  moved: Moved | undefined,
  journalAmount: number,
): Difference['kind'] | undefined {
  const [first] = rows;
  if (!moved) return differenceKind.noRecord;
  if (!first) return differenceKind.noJournal;
  if (rows.length > 1) return differenceKind.twice;
  if (first.memberId !== moved.memberId) return differenceKind.otherMember;
  if (journalAmount !== moved.amount) return differenceKind.amount;
  return first.createTime.slice(0, 10) === moved.time.slice(0, 10) ? undefined : differenceKind.day;
}

/** Both sides of every type of change in a span of days; both ends are included. */
export function reconcile(store: Store, span: Span) {
  const journal = store.accountJournals.all();
  const rowsOf = Map.groupBy(journal, ({ type }) => type);
  const parts = Object.values(journalType).map((type) => ofType(store, type, rowsOf.get(type) ?? [], span));
  const differences = [...parts.flatMap((part) => part.differences), ...accountDifferences(store)];
  const until = (day: (time: string) => boolean) =>
    sumOf(
      journal.filter(({ createTime }) => day(createTime.slice(0, 10))),
      ({ change, frozenChange }) => change + frozenChange,
    );
  return {
    opening: until((day) => day < span.startDate),
    closing: until((day) => day <= span.endDate),
    lines: parts.map(({ line }) => line),
    differences,
  };
}
