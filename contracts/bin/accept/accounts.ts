import { addDays, daysOf } from '../../src/days.ts';
import { callerFor } from './people.ts';
import { endpointOf, rowsOf, todayOf, walk } from './reading.ts';
import { figureRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** Money and points of members: journals add up to what there is (domain design, section 16, invariants 9 to 15). */

const sumOf = (rows: readonly Json[], of: (row: Json) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
const platform = (talk: Talk, name: string) =>
  callerFor(talk.people, endpointOf(name)) ?? talk.skip(`nobody may call ${name}`);

/** Rows of each account, the oldest first. */
async function journals(talk: Talk): Promise<Map<string, Json[]>> {
  const rows = await rowsOf(talk, 'accountJournals.list');
  return Map.groupBy([...rows].reverse(), ({ memberId }) => memberId);
}

async function checkAccounts(talk: Talk): Promise<void> {
  const accounts = new Map((await rowsOf(talk, 'memberAccounts.list')).map((row) => [row.id, row]));
  const withdraws = Map.groupBy(await rowsOf(talk, 'withdraws.list'), ({ memberId }) => memberId);
  for (const [id, rows] of await journals(talk)) {
    let [balance, frozen] = [0, 0];
    for (const row of rows) {
      balance += row.change;
      frozen += row.frozenChange;
      talk.same(`balance after ${row.journalNo}`, row.balanceAfter, balance);
      talk.same(`frozen after ${row.journalNo}`, row.frozenAfter, frozen);
    }
    const of = (type: number) =>
      sumOf(
        rows.filter((row) => row.type === type),
        ({ change }) => change,
      );
    const own = withdraws.get(id) ?? [];
    const inStatus = (...statuses: number[]) =>
      sumOf(
        own.filter(({ status }) => statuses.includes(status)),
        ({ amount }) => amount,
      );
    const shown = accounts.get(id);
    talk.holds(`member ${id} has an account`, shown !== undefined);
    const { totalIncome, totalPay, totalWithdraw } = shown;
    talk.same(
      `account of ${id}`,
      { balance: shown.balance, frozen: shown.frozen, totalIncome, totalPay, totalWithdraw },
      {
        ...{ balance, frozen },
        ...{ totalIncome: of(10), totalPay: 0 - of(30) - of(31), totalWithdraw: inStatus(40) },
      },
    );
    talk.same(`frozen of ${id} = its withdrawals under way`, frozen, inStatus(10, 20, 30, 60));
    talk.same(`last change of ${id}`, shown.changeTime, rows.at(-1)?.createTime);
  }
}

async function checkPoints(talk: Talk): Promise<void> {
  const list = endpointOf('memberPoints.listJournals');
  const by = platform(talk, list.name);
  const all = await rowsOf(talk, 'memberPoints.listJournals');
  const members = (await rowsOf(talk, 'memberPoints.list')).filter(
    ({ changeTime }) => !changeTime.startsWith('1970'),
  );
  const seen = new Set<string>();
  const today = await todayOf(talk);
  for (const member of members.slice(0, 80)) {
    const { list: rows } = await walk(talk, list, { memberId: member.id }, by);
    for (const { id } of rows) {
      talk.holds('a change of points is of one member', !seen.has(id), `journal ${id} of two`);
      seen.add(id);
    }
    const of = (...types: number[]) =>
      sumOf(
        rows.filter(({ type }) => types.includes(type)),
        ({ change }) => change,
      );
    const left = rows.filter(({ remain }) => remain > 0);
    const { points, pointsLocked, totalGained, totalUsed, totalExpired, ending } = member;
    talk.same(
      `points of ${member.id}`,
      points + pointsLocked,
      sumOf(rows, ({ change }) => change),
    );
    talk.same(
      `points of ${member.id} that are left`,
      sumOf(left, ({ remain }) => remain),
      points + pointsLocked,
    );
    talk.same(
      `points gained and not used by ${member.id}`,
      totalGained - totalUsed - totalExpired,
      points + pointsLocked,
    );
    talk.same(`points used by ${member.id}`, totalUsed, 0 - of(20, 21, 41));
    talk.same(`points expired of ${member.id}`, totalExpired, 0 - of(60));
    const soon = sumOf(
      left.filter(({ expireDate }) => expireDate <= addDays(today, 30)),
      ({ remain }) => remain,
    );
    talk.holds(`points of ${member.id} that end within 30 days, at most ${soon}`, ending <= soon, ending);
    talk.holds(`points of ${member.id} that end within 30 days`, ending >= soon - pointsLocked, ending);
  }
  if (members.length <= 80) talk.same('changes of points of all members', seen.size, all.length);
  const { count } = await talk.ok(list, { query: { memberId: '987654321' } }, by);
  talk.same('changes of nobody', count, 0);
}

async function checkByDay(talk: Talk): Promise<void> {
  const call = endpointOf('accountJournals.byDay');
  const by = platform(talk, call.name);
  const today = await todayOf(talk);
  const all = [...(await journals(talk))].sort(([, a], [, b]) => b.length - a.length).slice(0, 3);
  for (const [memberId, rows] of all) {
    const [startDate, endDate] = [addDays(today, -200), today];
    const answer = await talk.ok(call, { query: { memberId, startDate, endDate } }, by);
    const wanted = daysOf(startDate, endDate).map((date) => {
      const last = rows.findLast(({ createTime }) => createTime.slice(0, 10) <= date);
      return { date, balance: last?.balanceAfter ?? 0, frozen: last?.frozenAfter ?? 0 };
    });
    talk.same(`days of ${memberId}`, answer, wanted);
  }
}

async function checkReconciliation(talk: Talk): Promise<void> {
  const call = endpointOf('reconciliations.get');
  const by = platform(talk, call.name);
  const rows = await rowsOf(talk, 'accountJournals.list');
  const yesterday = addDays(await todayOf(talk), -1);
  // Both ends are days on which something moved.
  const days = [...new Set(rows.map(({ createTime }) => createTime.slice(0, 10)))].filter(
    (day) => day <= yesterday,
  );
  const [last = yesterday, first = yesterday] = [
    days[Math.floor(days.length / 4)],
    days[Math.floor(days.length / 2)],
  ];
  for (const span of [
    { startDate: addDays(yesterday, -364), endDate: yesterday },
    { startDate: first, endDate: last },
  ]) {
    const answer = await talk.ok(call, { query: span }, by);
    const day = ({ createTime }: Json) => createTime.slice(0, 10);
    const amount = ({ change, frozenChange }: Json) => Math.abs(change || frozenChange);
    const moved = ({ change, frozenChange }: Json) => change + frozenChange;
    const within = rows.filter((row) => day(row) >= span.startDate && day(row) <= span.endDate);
    talk.same(
      'opening',
      answer.opening,
      sumOf(
        rows.filter((row) => day(row) < span.startDate),
        moved,
      ),
    );
    talk.same(
      'closing',
      answer.closing,
      sumOf(
        rows.filter((row) => day(row) <= span.endDate),
        moved,
      ),
    );
    for (const line of answer.lines) {
      const own = within.filter(({ type }) => type === line.type);
      talk.same(
        `journal of type ${line.type}`,
        [line.journalCount, line.journalAmount],
        [own.length, sumOf(own, amount)],
      );
      if (line.recordCount !== null && line.differenceCount === 0)
        talk.same(
          `records of type ${line.type}`,
          [line.recordCount, line.recordAmount],
          [own.length, sumOf(own, amount)],
        );
    }
  }
}

export function accountRules(): Rule[] {
  const at = (name: string, says: string, where: string, check: Rule['check']) =>
    figureRule(endpointOf(name), says, where, check);
  const invariants = 'domain design, section 16';
  return [
    at(
      'memberAccounts.list',
      'balances are the sum of their journal, row by row, and totals its parts',
      `${invariants}, 9 and 10`,
      checkAccounts,
    ),
    at(
      'memberPoints.list',
      'points are the sum of their journal, which the filter memberId shows',
      `${invariants}, 15`,
      checkPoints,
    ),
    at(
      'accountJournals.byDay',
      'each day ends with the last row of the journal until then',
      'domain design, section 13.2',
      checkByDay,
    ),
    at(
      'reconciliations.get',
      'the journal of a span equals a recount, and the records where nothing differs',
      'domain design, section 13.3',
      checkReconciliation,
    ),
  ];
}
