import { addDays } from '../../src/days.ts';
import { callerFor } from './people.ts';
import { allRecords, endpointOf, recordOf, rowsOf, todayOf, walk } from './reading.ts';
import { figureRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** What members bought, own and are owed equals a recount (domain design, sections 6.5, 7.1 and 12). */

const sumOf = (rows: readonly Json[], of: (row: Json) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
const platform = (talk: Talk, name: string) =>
  callerFor(talk.people, endpointOf(name)) ?? talk.skip(`nobody may call ${name}`);

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

/** Half of the members who have any of it have so much. */
function middle(values: number[]): number {
  const some = values.filter((one) => one > 0).sort((a, b) => a - b);
  return some[some.length >> 1] ?? 1;
}
const mostDays = 30;

/**
 * So many days that somebody's last payment was just then, and the members who have paid since: whoever counts from the day after misses him.
 */
async function recentlyPaid(talk: Talk): Promise<{ recentDays: number; recent: ReadonlySet<string> }> {
  const recent = new Set<string>();
  const today = await todayOf(talk);
  for (let recentDays = 0; ; recentDays++) {
    const day = addDays(today, -recentDays);
    const before = recent.size;
    for (const kind of ['Place', 'Hotel', 'House']) {
      const orders = endpointOf(`orders${kind}.list`);
      const query = { paid: 1, payStart: day, payEnd: day };
      const { list } = await walk(talk, orders, query, platform(talk, orders.name));
      for (const { memberId } of list) recent.add(memberId);
    }
    const isLast = recentDays > 0 && recent.size > before;
    if (isLast || recentDays === mostDays) return { recentDays, recent };
  }
}

/** Whom a rule of a label finds: each of its conditions alone, and all of them together. */
async function checkLabelRules(talk: Talk): Promise<void> {
  const all = await rowsOf(talk, 'members.list');
  const preview = endpointOf('memberLabels.preview');
  const by = platform(talk, preview.name);
  const { recentDays, recent } = await recentlyPaid(talk);
  const minConsume = middle(all.map(({ consumeAmount }) => consumeAmount));
  const minOrders = middle(all.map(({ orderCount }) => orderCount)) + 1;
  const rules = [{ minConsume }, { minOrders }, { withinDays: recentDays }, { minConsume, minOrders }];
  for (const rule of [...rules, { minConsume, minOrders, withinDays: recentDays }]) {
    const { count } = await talk.ok(preview, { body: rule }, by);
    const found = all.filter(
      ({ id, consumeAmount, orderCount }) =>
        consumeAmount >= (rule.minConsume ?? 0) &&
        orderCount >= (rule.minOrders ?? 0) &&
        (!rule.withinDays || recent.has(id)),
    );
    talk.same(`members whom ${JSON.stringify(rule)} finds`, count, found.length);
  }
}

/** So many rooms are read one by one. */
const mostRead = 80;

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
  const sold = rooms.filter(({ status }) => status === 50 || status === 60);
  // Who owns what is said by each room alone.
  if (sold.length > mostRead) return talk.skip('too many of estateRooms.list to recount them');
  const signed = new Set<string>();
  for (const { id } of sold) signed.add((await recordOf(talk, 'estateRooms.get', id)).customerMobile);
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

export function memberFigureRules(): Rule[] {
  const at = (name: string, says: string, where: string, check: Rule['check']) =>
    figureRule(endpointOf(name), says, where, check);
  const invariants = 'domain design, section 16';
  return [
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
      'memberLabels.preview',
      'a rule finds the members who fulfil all of its conditions',
      'domain design, section 7.5',
      checkLabelRules,
    ),
    at(
      'incomeRecords.list',
      'amounts are sent, pending or cancelled, and the plans add up',
      `${invariants}, 12 and 13`,
      checkIncomes,
    ),
  ];
}
