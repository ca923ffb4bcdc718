import { accountJournals } from '../../src/areas/accountJournals.ts';
import { members } from '../../src/areas/members.ts';
import { reconciliations } from '../../src/areas/reconciliations.ts';
import { addDays } from '../../src/days.ts';
import { differenceKind, journalSource, journalType } from '../../src/enums/finance.ts';
import { differencesOf, recordOf } from './reading.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** Differences between the journal and the records that it comes from are found, whatever is wrong with which record. */

const state = 'a difference between journal and records exists';
const { added, incomeSent, withdrawFrozen, withdrawn, withdrawReturned, paid, refunded, incomeTakenBack } =
  journalType;
const { noJournal, noRecord, amount, twice, otherMember, day, balance } = differenceKind;
const { placeOrder, hotelOrder, houseOrder, placeRefund, hotelRefund, houseRefund } = journalSource;

/** Where the record of a type of change is read, the cents that it says, and the kinds of record that it may be. */
const sources: Record<number, [get: string, cents: string, kinds: readonly number[]]> = {
  [incomeSent]: ['sendPlans.get', 'amount', [journalSource.sendPlan]],
  [withdrawFrozen]: ['withdraws.get', 'amount', [journalSource.withdraw]],
  [withdrawn]: ['withdraws.get', 'amount', [journalSource.withdraw]],
  [withdrawReturned]: ['withdraws.get', 'amount', [journalSource.withdraw]],
  [paid]: ['ordersHotel.get', 'payPrice', [placeOrder, hotelOrder, houseOrder]],
  [refunded]: ['refundsHotel.get', 'refundAmount', [placeRefund, hotelRefund, houseRefund]],
  [incomeTakenBack]: ['incomeRecords.get', 'takenBackAmount', [journalSource.income]],
};
const all = Object.keys(sources).map(Number);
/** Each withdrawal has frozen something, and a second row of others would be in the way of what is counted of them. */
const typesOf: Record<number, readonly number[]> = {
  [noJournal]: all.filter((type) => type !== withdrawFrozen),
  [noRecord]: all.filter((type) => type !== withdrawFrozen),
  [amount]: all,
  [twice]: [paid, refunded],
  [otherMember]: all,
  [day]: all,
};

type Planted = { kind: number; type: number; id: string; no: string; memberId: string; otherId: string };
type Answer = { lines: Json[]; differences: Json[]; differenceCount: number };

async function reconciled(talk: Talk, startDate: string, endDate = startDate): Promise<Answer> {
  const query = { startDate, endDate };
  const { lines, differenceCount } = await talk.ok(reconciliations.get, { query });
  return { lines, differenceCount, differences: await differencesOf(talk, query) };
}
const ofPlanted = ({ differences }: Answer, { id, type }: Planted): Json[] =>
  differences.filter((one) => one.refId === id && one.type === type);

const factsOfJournal = [
  ...['id', 'journalNo', 'memberId', 'memberName', 'change', 'frozenChange'],
  ...['balanceAfter', 'frozenAfter', 'createTime'],
];
/** A difference of a record names each row of the journal that is about it, with the member who got the money. */
async function expectJournals(talk: Talk, difference: Json, rows: Json[], what: string): Promise<void> {
  const factsOf = (all: Json[]) =>
    all.map((row) => factsOfJournal.map((name) => row[name]).join()).toSorted();
  talk.same(`rows of the journal that it names ${what}`, factsOf(difference.journals), factsOf(rows));
  talk.same(`account ${what}`, difference.account, null);
}

/** What the answer says of a difference: kind, record, member, both amounts, and when. */
async function expectNamed(talk: Talk, found: Json[], planted: Planted, today: string): Promise<void> {
  const { kind, type, id, no, memberId, otherId } = planted;
  const what = `of kind ${kind} in changes of type ${type}`;
  talk.same(`differences ${what}`, [found.length, found[0]?.kind], [1, kind]);
  const [{ refType, refNo, memberName, journalAmount, recordAmount, time, memberId: shown }] = found;
  const [get = '', cents = '', kinds = []] = sources[type] ?? [];
  const { list } = await talk.ok(accountJournals.list, { query: { refNo: no, type, limit: 100 } });
  const rows = list.filter((row: Json) => row.refId === id);
  const moved = rows.reduce((sum: number, row: Json) => sum + Math.abs(row.change || row.frozenChange), 0);
  const says = kind === noRecord ? 0 : (await recordOf(talk, get, id))[cents];
  talk.same(`rows ${what}`, rows.length, kind === noJournal ? 0 : kind === twice ? 2 : 1);
  talk.holds(`kind of the record ${what}`, kinds.includes(refType), refType);
  talk.same(`its number ${what}`, refNo, no);
  talk.same(`journal and record ${what}`, [journalAmount, recordAmount], [moved, says]);
  talk.holds(`whose it is ${what}`, shown === memberId || (otherId !== '' && shown === otherId), shown);
  talk.same(`his name ${what}`, memberName, (await recordOf(talk, members.get.name, shown)).name);
  await expectJournals(talk, found[0], rows, what);
  talk.same(`its day ${what}`, time.slice(0, 10), kind === day ? addDays(today, -1) : today);
}

/** Lines and differences of a span in which both sides of each difference lie are of the same things. */
function expectTotals(talk: Talk, { lines, differences, differenceCount }: Answer): void {
  talk.same('differences of all', differenceCount, differences.length);
  const kinds = differences.map(({ kind }) => kind === balance);
  talk.same(
    'accounts behind the differences of the span',
    kinds,
    kinds.toSorted((one, other) => Number(one) - Number(other)),
  );
  talk.same('ids of differences', new Set(differences.map(({ id }) => id)).size, differences.length);
  for (const line of lines) {
    const own = differences.filter((one) => one.type === line.type && one.kind !== balance);
    const ofAccounts = differences.filter((one) => one.type === line.type && one.kind === balance);
    const isCounted =
      line.differenceCount >= own.length && line.differenceCount <= own.length + ofAccounts.length;
    talk.holds(`${own.length} differences of type ${line.type}`, isCounted, line.differenceCount);
    if (line.recordAmount === null) continue;
    const missing = own.reduce((sum, one) => sum + one.recordAmount - one.journalAmount, 0);
    talk.same(`what records of type ${line.type} have more`, line.recordAmount - line.journalAmount, missing);
    const ofKind = (kind: number) => own.filter((one) => one.kind === kind).length;
    if (ofKind(twice) === 0)
      talk.same(
        `how many records of type ${line.type} there are more`,
        line.recordCount - line.journalCount,
        ofKind(noJournal) - ofKind(noRecord),
      );
  }
}

/** The same, where others change something between what a backend reads, or between both calls. */
async function expectSums(talk: Talk, today: string): Promise<void> {
  for (let left = 40; left > 0; left--)
    try {
      return expectTotals(talk, await reconciled(talk, addDays(today, -1), today));
    } catch (error) {
      if (left === 1) throw error;
    }
}

async function checkKind(talk: Talk, kind: number): Promise<void> {
  const planted: Planted[] = [];
  let today = '';
  try {
    for (const type of typesOf[kind] ?? []) {
      const { id, no, memberId, otherId, ...more } = await talk.state(state, { kind, type });
      planted.push({ kind, type, id, no, memberId, otherId });
      today = more.today;
    }
    const answer = await reconciled(talk, today);
    for (const one of planted) await expectNamed(talk, ofPlanted(answer, one), one, today);
    await expectSums(talk, today);
    for (const days of [1, 2]) {
      const earlier = await reconciled(talk, addDays(today, -days));
      const wanted = days === 1 && kind === day ? 1 : 0;
      for (const one of planted)
        talk.same(`of type ${one.type} ${days} days before`, ofPlanted(earlier, one).length, wanted);
    }
  } finally {
    for (const { type, id } of planted) await talk.putRight(state, { kind, type, id });
  }
  // What stands in the journal twice stays there.
  if (kind === twice) return;
  const after = await reconciled(talk, addDays(today, -1), today);
  for (const one of planted)
    talk.same(`of type ${one.type} after it was put right`, ofPlanted(after, one), []);
}

/** An account that is not what its journal says is found whatever span one asks for. */
async function checkAccount(talk: Talk, type: number): Promise<void> {
  const { id, memberId, today } = await talk.state(state, { kind: balance, type });
  const found = async (startDate: string, endDate: string) =>
    (await reconciled(talk, startDate, endDate)).differences.filter(
      (one) => one.kind === balance && one.memberId === memberId,
    );
  try {
    const { list } = await talk.ok(accountJournals.list, { query: { memberId, limit: 1 } });
    // An account that was never changed has no row.
    const { balanceAfter, frozenAfter } = list[0] ?? { balanceAfter: 0, frozenAfter: 0 };
    const { name, balance: left, frozenAmount } = await recordOf(talk, members.get.name, memberId);
    for (const days of [0, 1, 300]) {
      const ones = await found(addDays(today, -days), addDays(today, -days));
      talk.same(`differences of the account ${days} days ago`, ones.length, 1);
      const [{ memberName, refId, refNo, journalAmount, recordAmount, account, journals }] = ones;
      talk.same('whose, and no record', [memberName, refId, refNo], [name, '', '']);
      const parts = { balance: left, frozen: frozenAmount, journalBalance: balanceAfter };
      const due = { dueBalance: null, dueFrozen: null };
      talk.same('account and journal', account, { ...parts, journalFrozen: frozenAfter, ...due });
      talk.same('no row of the journal is wrong', journals, []);
      const more = left + frozenAmount - balanceAfter - frozenAfter;
      talk.same('what the account has more', recordAmount - journalAmount, more);
    }
    await expectSums(talk, today);
  } finally {
    await talk.putRight(state, { kind: balance, type, id });
  }
  talk.same('differences after it was put right', await found(today, today), []);
}

const says: Record<number, string> = {
  [noJournal]: 'a record of which the journal has no row',
  [noRecord]: 'a row whose record says that nothing moved',
  [amount]: 'a row of another amount than its record',
  [twice]: 'a record that the journal has twice',
  [otherMember]: 'a row of another member than its record',
  [day]: 'a row of another day than its record, on both days',
};

export const plantedDifferenceRules: Rule[] = [
  ...Object.entries(says).map(([kind, words]) =>
    designRule(
      'reconciliations',
      'figure',
      `${words} is found, of whatever type, with its record and both amounts`,
      '16, invariants 9 to 12',
      (talk) => checkKind(talk, Number(kind)),
    ),
  ),
  designRule(
    'reconciliations',
    'figure',
    'an account that has something else than its journal says, or holds something else back, is found',
    '16, invariant 9',
    async (talk) => {
      await checkAccount(talk, paid);
      await checkAccount(talk, withdrawFrozen);
    },
  ),
  designRule(
    'reconciliations',
    'figure',
    'an account that has a balance without a journal is found',
    '16, invariant 9',
    (talk) => checkAccount(talk, added),
  ),
];
