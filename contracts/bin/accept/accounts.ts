<<<<<<< HEAD

import { addDays, daysOf } from '../../src/days.ts';
import { callerFor } from './people.ts';
import { endpointOf, recordOf, rowsOf, todayOf, walk } from './reading.ts';
import { figureRule, type Rule } from './rule.ts';
import { allRecords } from './sales.ts';
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
  for (const span of [
    { startDate: addDays(yesterday, -364), endDate: yesterday },
    { startDate: addDays(yesterday, -60), endDate: addDays(yesterday, -20) },
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
      const wrong = answer.differences.filter(
        ({ type, kind }: Json) => type === line.type && kind !== 10,
      ).length;
      if (line.recordCount !== null && wrong === 0 && line.differenceCount === 0)
        talk.same(
          `records of type ${line.type}`,
          [line.recordCount, line.recordAmount],
          [own.length, sumOf(own, amount)],
        );
    }
    talk.same(
      'differences of all lines',
      answer.differenceCount ?? answer.differences.length,
      answer.differences.length,
    );
  }
}

async function checkMembers(talk: Talk): Promise<void> {
  const paid: Json[] = [];
  for (const kind of ['Place', 'Hotel', 'House'])
    paid.push(...(await rowsOf(talk, `orders${kind}.list`)).filter(({ payType }) => payType !== 0));
  const ordersOf = Map.groupBy(paid, ({ memberId }) => memberId);
  const accounts = new Map((await rowsOf(talk, 'memberAccounts.list')).map((row) => [row.id, row]));
  const points = new Map((await rowsOf(talk, 'memberPoints.list')).map((row) => [row.id, row]));
  const grades = new Map((await rowsOf(talk, 'memberGrades.list')).map(({ id, name }) => [id, name]));
  const refunded = ({ refundedAmount }: Json) => refundedAmount;
  for (const {
    id,
    growth,
    consumeAmount,
    orderCount,
    balance,
    points: own,
    gradeName,
    gradeId,
  } of await rowsOf(talk, 'members.list')) {
    const orders = ordersOf.get(id) ?? [];
    const done = orders.filter(({ status }) => status === 50);
    const completed = sumOf(done, ({ payPrice, refundedAmount }) => payPrice - refundedAmount);
    talk.same(
      `member ${id}`,
      { growth, consumeAmount, orderCount, balance, points: own, gradeName },
      {
        growth: Math.floor(completed / 100),
        consumeAmount: sumOf(orders, ({ payPrice }) => payPrice),
        orderCount: orders.length,
        balance: accounts.get(id)?.balance,
        points: points.get(id)?.points,
        gradeName: grades.get(gradeId),
      },
    );
  }
  const busy = [...ordersOf].sort(([, a], [, b]) => b.length - a.length).slice(0, 12);
  const recommends = await allRecords(talk, 'estateRecommends.list');
  const list = endpointOf('members.list');
  for (const [id, orders] of busy) {
    const { refundAmount, frozenAmount, pointsLocked, dealCount, inviteeCount } = await recordOf(
      talk,
      'members.get',
      id,
    );
    const { count } = await talk.ok(list, { query: { recommenderId: id } }, platform(talk, list.name));
    talk.same(
      `member ${id}`,
      { refundAmount, frozenAmount, pointsLocked, dealCount, inviteeCount },
      {
        refundAmount: sumOf(orders, refunded),
        frozenAmount: accounts.get(id)?.frozen,
        pointsLocked: points.get(id)?.pointsLocked,
        dealCount: recommends.filter((one) => one.memberId === id && (one.status === 50 || one.status === 60))
          .length,
        inviteeCount: count,
      },
    );
  }
}

/** Who owns a room whose contract is signed. */
async function checkOwners(talk: Talk): Promise<void> {
  const list = endpointOf('members.list');
  const by = platform(talk, list.name);
  const [yes, no] = [
    await walk(talk, list, { houseOwner: 1 }, by),
    await walk(talk, list, { houseOwner: 0 }, by),
  ];
  const all = await rowsOf(talk, list.name);
  talk.same('owners and others', yes.count + no.count, all.length);
  const owners = new Set(yes.list.map(({ id }) => id));
  talk.holds('nobody is both', !no.list.some(({ id }) => owners.has(id)));
  const rooms = await rowsOf(talk, 'estateRooms.list');
  const signed = new Set<string>();
  for (const { id } of rooms.filter(({ status }) => status === 50 || status === 60).slice(0, 80))
    signed.add((await recordOf(talk, 'estateRooms.get', id)).customerMobile);
  for (const { id, mobile } of yes.list)
    talk.holds(`the owner ${id} has a signed room`, signed.has(mobile), mobile);
}

async function checkIncomes(talk: Talk): Promise<void> {
  const plans = Map.groupBy(await rowsOf(talk, 'sendPlans.list'), ({ incomeId }) => incomeId);
  for (const income of await allRecords(talk, 'incomeRecords.list')) {
    const { id, amount, sentAmount, pendingAmount, cancelAmount, status, periods } = income;
    talk.same(`income ${id}: sent + pending + cancelled`, sentAmount + pendingAmount + cancelAmount, amount);
    const shown = income.plans;
    const live = shown.filter((plan: Json) => plan.status !== 40);
    const sent = shown.filter((plan: Json) => plan.status === 20);
    const amountOf = ({ amount: one }: Json) => one;
    // A refused or voided income has no plans that live.
    if (status < 50) talk.same(`income ${id}: its plans`, sumOf(live, amountOf), amount - cancelAmount);
    talk.same(`income ${id}: sent plans`, sumOf(sent, amountOf), sentAmount);
    talk.same(`income ${id}: sent periods`, income.sentPeriods, sent.length);
    talk.holds(
      `income ${id}: periods`,
      shown.length >= periods || status >= 50,
      `${shown.length} plans of ${periods}`,
    );
    if (status === 40) talk.same(`income ${id}: nothing pending`, pendingAmount, 0);
    const listed = plans.get(id) ?? [];
    const made = shown.filter((plan: Json) => plan.id !== '');
    const brief = (all: Json[]) =>
      all
        .map(
          (plan) => `${plan.id} ${plan.planNo} ${plan.period} ${plan.planDate} ${plan.amount} ${plan.status}`,
        )
        .sort();
    talk.same(`income ${id}: plans in their list`, brief(listed), brief(made));
  }
  const rows = await rowsOf(talk, 'accountJournals.list');
  for (const plan of await allRecords(talk, 'sendPlans.list')) {
    const own = rows.filter(({ refType, refId }) => refType === 50 && refId === plan.id);
    const wanted = plan.status === 20 ? [plan.amount] : [];
    talk.same(
      `journal of plan ${plan.planNo}`,
      own.map(({ change }) => change),
      wanted,
    );
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
    at(
      'members.list',
      'growth, consumption, orders, balance and points equal a recount',
      'domain design, sections 6.5 and 7.1',
      checkMembers,
    ),
    at(
      'members.list',
      'filter houseOwner divides members by signed rooms',
      'domain design, section 7.1',
      checkOwners,
    ),
    at(
      'incomeRecords.list',
      'amounts are sent, pending or cancelled, and the plans add up',
      `${invariants}, 12 and 13`,
      checkIncomes,
    ),
  ];
=======
import { accountJournals } from '../../src/areas/accountJournals.ts';
import { memberAccounts } from '../../src/areas/memberAccounts.ts';
import { memberPoints } from '../../src/areas/memberPoints.ts';
import { journalType } from '../../src/enums/finance.ts';
import { pointType } from '../../src/enums/members.ts';
import { status } from '../../src/envelope.ts';
import { rowsOf } from './incomesMoney.ts';
import type { Rule } from './rule.ts';
import { newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Accounts and points of members: what staff add and take, and when they lock an account. */

const rule = (
  area: string,
  kind: 'money' | 'move',
  says: string,
  where: string,
  check: Rule['check'],
): Rule => ({
  ...{ area, kind, where, writes: true, check },
  says: `${area}: ${says}`,
});
const section = { account: 'domain design, section 13.1', points: 'domain design, sections 13.4 and 13.5' };
const [increase, decrease] = [10, 20];
const reason = '入住当晚空调故障补偿';

export const accountRules = (): Rule[] => [
  rule(
    'memberAccounts',
    'money',
    'what staff add and take is in the balance, in the journal and in the log',
    section.account,
    async (talk) => {
      const member = await newMember(talk);
      const params = { id: member.id };
      const read = () => talk.ok(memberAccounts.get, { params });
      const adjust = (direction: number, amount: number, version: number) => ({
        params,
        body: { direction, amount, reason, certificates: ['/api/resorts/uploads/apology.png'], version },
      });
      const before = await read();
      talk.same('a new account', [before.balance, before.frozen, before.locked], [0, 0, 0]);
      await talk.refused(memberAccounts.adjust, status.short, adjust(decrease, 1, before.version));
      const more = await talk.ok(memberAccounts.adjust, adjust(increase, 12_801, before.version));
      talk.same('balance', more.balance, 12_801);
      talk.holds('the version counts', more.version > before.version, more.version);
      await talk.refused(memberAccounts.adjust, status.stale, adjust(increase, 5, before.version));
      await talk.refused(memberAccounts.adjust, status.short, adjust(decrease, 12_802, more.version));
      await talk.refused(memberAccounts.adjust, status.invalid, adjust(increase, 0, more.version));
      await talk.refused(memberAccounts.adjust, status.invalid, adjust(increase, 10_000_001, more.version));
      talk.same('the account after all that', await read(), more);
      const less = await talk.ok(memberAccounts.adjust, adjust(decrease, 2_800, more.version));
      talk.same(
        'balance and totals',
        [less.balance, less.totalIncome, less.totalPay, less.totalWithdraw],
        [10_001, 0, 0, 0],
      );
      talk.same('rows of the journal', await rowsOf(talk, member), [
        [journalType.added, 12_801, 12_801],
        [journalType.deducted, -2_800, 10_001],
      ]);
      const { list } = await talk.ok(accountJournals.list, { query: { memberId: member.id } });
      talk.same(
        'reason and certificates',
        [list[0].remark, list[0].certificates],
        [reason, ['/api/resorts/uploads/apology.png']],
      );
      talk.holds(
        'the row says who',
        list[0].operatorName !== '' && list[0].journalNo !== list[1].journalNo,
        list[0],
      );
      talk.same('lines of the log', less.logs.length, 2);
      talk.holds(
        'the log has the reason',
        less.logs[0].remark === reason && less.logs[0].operatorName !== '',
        less.logs[0],
      );
    },
  ),
  rule(
    'memberAccounts',
    'move',
    'an account is locked and unlocked once, with its reason; staff still adjust it',
    section.account,
    async (talk) => {
      const params = { id: (await newMember(talk)).id };
      await talk.refused(memberAccounts.unlock, status.wrongState, { params, body: { reason: '已核实' } });
      const before = await talk.ok(memberAccounts.get, { params });
      talk.holds(
        'it can be locked',
        before.actions.includes('lock') && !before.actions.includes('unlock'),
        before.actions,
      );
      const locked = await talk.ok(memberAccounts.lock, { params, body: { reason: '核实身份' } });
      talk.same('locked and why', [locked.locked, locked.lockReason], [1, '核实身份']);
      talk.holds(
        'it can be unlocked',
        locked.actions.includes('unlock') && !locked.actions.includes('lock'),
        locked.actions,
      );
      talk.same(
        'the line of the log',
        [locked.logs[0].fromStatus, locked.logs[0].toStatus, locked.logs[0].remark],
        [0, 1, '核实身份'],
      );
      await talk.refused(memberAccounts.lock, status.wrongState, { params, body: { reason: '核实身份' } });
      const body = { direction: increase, amount: 7, reason, version: locked.version };
      const adjusted = await talk.ok(memberAccounts.adjust, { params, body });
      talk.same('balance of the locked account', [adjusted.balance, adjusted.locked], [7, 1]);
      const unlocked = await talk.ok(memberAccounts.unlock, { params, body: { reason: '已核实' } });
      talk.same('unlocked', [unlocked.locked, unlocked.lockReason, unlocked.balance], [0, '', 7]);
      await talk.refused(memberAccounts.unlock, status.wrongState, { params, body: { reason: '已核实' } });
      talk.same('lines of the log', (await talk.ok(memberAccounts.get, { params })).logs.length, 3);
    },
  ),
  rule(
    'memberPoints',
    'money',
    'what staff give and take is counted, the oldest points first',
    section.points,
    async (talk) => {
      const params = { id: (await newMember(talk)).id };
      const adjust = (direction: number, points: number, version: number) => ({
        params,
        body: { direction, points, reason: '补发活动积分', version },
      });
      const before = await talk.ok(memberPoints.get, { params });
      await talk.refused(memberPoints.adjust, status.short, adjust(decrease, 1, before.version));
      const one = await talk.ok(memberPoints.adjust, adjust(increase, 300, before.version));
      await talk.refused(memberPoints.adjust, status.stale, adjust(increase, 5, before.version));
      const two = await talk.ok(memberPoints.adjust, adjust(increase, 200, one.version));
      await talk.refused(memberPoints.adjust, status.short, adjust(decrease, 501, two.version));
      await talk.refused(memberPoints.adjust, status.invalid, adjust(increase, 0, two.version));
      talk.same('points after all that', (await talk.ok(memberPoints.get, { params })).points, 500);
      const three = await talk.ok(memberPoints.adjust, adjust(decrease, 120, two.version));
      talk.same(
        'points',
        [three.points, three.pointsLocked, three.totalGained, three.totalUsed],
        [380, 0, 500, 120],
      );
      const { list } = await talk.ok(memberPoints.listJournals, { query: { memberId: params.id } });
      talk.same(
        'rows of the journal',
        list.map(({ type, change, after, remain }: Json) => [type, change, after, remain]),
        [
          [pointType.deducted, -120, 380, 0],
          [pointType.added, 200, 500, 200],
          [pointType.added, 300, 300, 180],
        ],
      );
      talk.same('until when the gain lives', list[1].expireDate, monthEnd(list[1].createTime));
      talk.same('the reason', list[0].remark, '补发活动积分');
      await expectNothingFor(talk, params.id);
    },
  ),
];

/** Twelve months later, to the end of the month. */
function monthEnd(time: string): string {
  const [year = 0, month = 1] = time.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month, 0)).toISOString().slice(0, 10);
}

/** Points are no money. */
async function expectNothingFor(talk: Talk, id: string): Promise<void> {
  const { count } = await talk.ok(accountJournals.list, { query: { memberId: id } });
  talk.same('rows of money', count, 0);
>>>>>>> fc27058 (Acceptance: withdrawals, incomes, send plans, accounts and points)
}
