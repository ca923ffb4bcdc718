import * as z from 'zod/mini';
import { differenceKind, journalType, withdrawStatus } from '#contracts/enums/finance.ts';
import { accountOf, post, writeAccount } from '../../finance/accounts.ts';
import { bySystem } from '../../records/operators.ts';
import type { Collection } from '../../store/collection.ts';
import type { Row } from '../../store/row.ts';
import type { Store } from '../../store/store.ts';
import { todayOf } from '../../store/today.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { dayBefore, sources } from './differenceSetup.ts';
import { type AnyState, contextOf, state } from './providerState.ts';
import { memberWithBalance, withdrawIn } from './withdrawSetup.ts';

/** A record or an account says something else than the journal, as no call can do it, until it is put right again. */

const ofDifference = z.strictObject({
  kind: z.optional(z.enum(differenceKind)),
  type: z.optional(z.enum(journalType)),
  /** What is put right again. */
  id: z.optional(z.string()),
});
type Params = z.infer<typeof ofDifference>;
const takes = '{kind?: 10 … 70, type?: 10 … 50}; for its teardown the same and id';

/** How what was planted is put right. */
const planted = new WeakMap<Store, Map<string, () => void>>();
const keyOf = ({ kind, type, id }: Params) => [kind, type, id].join();

type Values = Row & Record<string, unknown>;

/** Changes fields of a row that nobody edits so. Returns what takes them back. */
function altered(rows: Collection<Values>, id: string, patch: Record<string, unknown>): () => void {
  const before = rows.get(id) as Values;
  const back = Object.fromEntries(Object.keys(patch).map((name) => [name, before[name]]));
  rows.note(id, patch);
  return () => {
    rows.note(id, back);
  };
}

/** The row of a record stands in the journal twice. Nobody takes a row out of it again. */
function twice(mock: Mock, type: number, id: string): () => void {
  const row = mock.store.accountJournals.by('refId', id).find((one) => one.type === type);
  if (!row) throw new ControlError(400, `The journal has no row of type ${type}.`);
  const source = { type: row.refType, id: row.refId, no: row.refNo };
  const { memberId, change, frozenChange } = row;
  post(contextOf(mock), { memberId, type: row.type, change, frozenChange, source, by: bySystem });
  return () => undefined;
}

const { noJournal, noRecord, amount, otherMember, day, balance } = differenceKind;

/** A difference between a record and its row. */
function ofRecord(mock: Mock, kind: number, type: keyof typeof sources) {
  const source = sources[type];
  const make = kind === noJournal ? source?.unmoved : source?.moved;
  if (!source || !make || (kind === noRecord && !source.unsaid))
    throw new ControlError(400, `There is no difference of kind ${kind} in changes of type ${type}.`);
  const rows = mock.store[source.collection] as unknown as Collection<Values>;
  const { id } = make(mock);
  const row = rows.get(id) as Values;
  const other = kind === otherMember ? memberWithBalance(mock, {}, 0).id : '';
  const patches: Record<number, () => Record<string, unknown>> = {
    [noJournal]: () => source.said?.(mock, id) ?? {},
    [noRecord]: () => source.unsaid ?? {},
    [amount]: () => ({ [source.amount]: Number(row[source.amount]) + 1 }),
    [otherMember]: () => ({ memberId: other }),
    [day]: () => source.at(mock, id, dayBefore(mock)),
  };
  const named = { id, no: row[source.no], memberId: row.memberId, otherId: other };
  const patch = patches[kind]?.();
  return { named, undo: patch ? altered(rows, id, patch) : twice(mock, type, id) };
}

/** An account that has another balance than its journal says, or that holds another amount back (withdrawFrozen), or that has a balance and no journal (added). */
function ofAccount(mock: Mock, type: number) {
  const isEmpty = type === journalType.added;
  const memberId = isEmpty
    ? memberWithBalance(mock, {}, 0).id
    : withdrawIn(mock, withdrawStatus.toAudit).memberId;
  if (isEmpty) writeAccount(contextOf(mock), memberId, {});
  const field = type === journalType.withdrawFrozen ? 'frozen' : 'balance';
  const rows = mock.store.memberAccounts as unknown as Collection<Values>;
  const { id } = accountOf(mock.store, memberId);
  const undo = altered(rows, id, { [field]: Number(rows.get(id)?.[field]) + 5 });
  return { named: { id: memberId, no: '', memberId, otherId: '' }, undo };
}

function plant(mock: Mock, { kind = amount, type = journalType.incomeSent }: Params) {
  const { named, undo } = kind === balance ? ofAccount(mock, type) : ofRecord(mock, kind, type);
  const undos = planted.get(mock.store) ?? new Map<string, () => void>();
  planted.set(mock.store, undos.set(keyOf({ kind, type, id: named.id }), undo));
  return { ...named, kind, type, today: todayOf(mock.clock) };
}

function putRight(mock: Mock, { kind = amount, type = journalType.incomeSent, id }: Params) {
  const key = keyOf({ kind, type, id });
  planted.get(mock.store)?.get(key)?.();
  planted.get(mock.store)?.delete(key);
}

export const differenceStates: Record<string, AnyState> = {
  'a difference between journal and records exists': {
    ...state(ofDifference, takes, plant),
    leave: putRight,
  },
};
