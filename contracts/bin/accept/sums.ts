import { allEndpoints } from '../../src/areas.ts';
import { type AnyEndpoint, areaNameOf, callFor } from '../../src/endpoint.ts';
import { refundStatus } from '../../src/enums/orders.ts';
import { meaningOf, recordsFor } from './filters.ts';
import { listCallerFor } from './lists.ts';
import type { Meaning } from './meaning.ts';
import { matches } from './meaning.ts';
import { admits, type People, type Person } from './people.ts';
import { type Query, todayOf, walk } from './reading.ts';
import { figureRule, type Rule } from './rule.ts';
import { filtersOf, siblingOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';
import { chosenValues } from './values.ts';

/** Sums and counts of lists: they are those of the rows that the list shows with the same filter. */

const total = (rows: readonly Json[], of: (row: Json) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
const field = (name: string) => (rows: Json[]) => total(rows, (row) => row[name]);

/** @param others what the list shows with the same filter whatever the status is */
type Recount = (rows: Json[], today: string, others: Json[]) => number;
const count: Recount = (rows) => rows.length;
const orders = {
  count,
  payPrice: (rows: Json[]) => total(rows, ({ payType, payPrice }) => (payType === 0 ? 0 : payPrice)),
  refundedAmount: field('refundedAmount'),
};
/** Of the rows in one of the statuses. */
const amountIn =
  (...statuses: number[]): Recount =>
  (rows) =>
    total(rows, ({ status, amount }) => (statuses.includes(status) ? amount : 0));
const refunds = {
  count,
  refundAmount: field('refundAmount'),
  refundedAmount: (rows: Json[]) =>
    total(rows, ({ status, refundAmount }) => (status === refundStatus.done ? refundAmount : 0)),
};
/** Of one status, whichever is asked for. */
const withStatus =
  (status: number, of: (rows: Json[], today: string) => number): Recount =>
  (_, today, others) =>
    of(
      others.filter((row) => row.status === status),
      today,
    );
/** By area: what each field of the sums adds up. */
const recounts: Record<string, Record<string, Recount>> = {
  ordersPlace: orders,
  ordersHotel: orders,
  ordersHouse: orders,
  refundsPlace: refunds,
  refundsHotel: refunds,
  refundsHouse: refunds,
  estateRecommends: {
    count,
    dealPrice: field('dealPrice'),
    commissionAmount: field('commissionAmount'),
    settledAmount: field('settledAmount'),
  },
  memberPoints: { count, points: field('points'), pointsLocked: field('pointsLocked') },
  memberAccounts: { count, balance: field('balance'), frozen: field('frozen') },
  accountJournals: {
    count,
    income: (rows) => total(rows, ({ change }) => Math.max(0, change)),
    expense: (rows) => total(rows, ({ change }) => Math.max(0, -change)),
    frozenChange: field('frozenChange'),
  },
  withdraws: {
    count,
    amount: field('amount'),
    arriveAmount: field('arriveAmount'),
    toAuditAmount: withStatus(10, field('amount')),
    toPayAmount: withStatus(20, field('amount')),
    payingAmount: withStatus(30, field('amount')),
    failedAmount: withStatus(60, field('amount')),
    paidThisMonth: withStatus(40, (rows, today) =>
      total(
        rows.filter(({ finishTime }) => finishTime.startsWith(today.slice(0, 7))),
        ({ arriveAmount }) => arriveAmount,
      ),
    ),
  },
  incomeRecords: {
    count,
    amount: field('amount'),
    sentAmount: field('sentAmount'),
    pendingAmount: field('pendingAmount'),
    toAuditAmount: (rows) => total(rows, (row) => (row.status === 10 ? row.pendingAmount : 0)),
    cancelAmount: field('cancelAmount'),
  },
  sendPlans: {
    count,
    amount: amountIn(10, 20, 30),
    sentAmount: amountIn(20),
    pendingAmount: amountIn(10, 30),
    cancelAmount: amountIn(40),
  },
};

const isDue = ({ status, planDate }: Json, today: string) =>
  (status === 10 || status === 30) && planDate <= today;

/** What the call must answer of these rows. */
function expected(
  call: string,
  area: string,
  { rows, others, answer, today }: { rows: Json[]; others: Json[]; answer: Json; today: string },
): Json {
  if (/^countByStatus/.test(call)) {
    const counts = answer.counts.map(({ status }: Json) => ({
      status,
      count: rows.filter((row) => row.status === status).length,
    }));
    return { total: rows.length, counts };
  }
  if (/^countByDue/.test(call)) {
    const due = rows.filter((row) => isDue(row, today));
    const isToday = ({ planDate }: Json) => planDate === today;
    return {
      total: rows.length,
      today: due.filter(isToday).length,
      overdue: due.length - due.filter(isToday).length,
    };
  }
  return Object.fromEntries(
    Object.entries(recounts[area] ?? {}).map(([name, recount]) => [name, recount(rows, today, others)]),
  );
}

/** The value by which about half of the records are found, so that a filter that is overlooked shows. */
function dividing(records: readonly Json[], meaning: Meaning): string | undefined {
  const half = records.length / 2;
  const off = (value: string) =>
    Math.abs(records.filter((record) => matches(record, meaning, value) !== false).length - half);
  const values = chosenValues(records, meaning).filter((value) => off(value) < half);
  return values.sort((a, b) => off(a) - off(b))[0];
}

async function queriesOf(talk: Talk, call: AnyEndpoint, list: AnyEndpoint, by: Person): Promise<Query[]> {
  const queries: Query[] = [{}];
  const asked: Query = {};
  for (const [name, schema] of Object.entries(filtersOf(call))) {
    if (!(name in filtersOf(list)) || name === 'houseOwner') continue;
    const meaning = meaningOf(list, name, schema);
    const value = dividing(await recordsFor(talk, list, name, meaning, by), meaning);
    if (value === undefined) continue;
    asked[name] = value;
    queries.push({ [name]: value });
    if (name === 'payStart') queries.push(...overnight(await recordsFor(talk, list, name, meaning, by)));
  }
  return [...queries, ...togetherOf(asked)];
}

/** Days that tell the day of payment from that of the order. */
function overnight(orders: readonly Json[]): Query[] {
  const dayOf = (time: string) => time.slice(0, 10);
  const found = orders.find(
    ({ payType, payTime, createTime }) => payType !== 0 && dayOf(payTime) !== dayOf(createTime),
  );
  return found ? [{ payStart: dayOf(found.payTime) }, { payEnd: dayOf(found.createTime) }] : [];
}

/** Filters that lead to each other's numbers: days of a book, with whose sales they are. */
const books = [
  ['payStart', 'payEnd'],
  ['settleStart', 'settleEnd'],
  ['createStart', 'createEnd', 'paid'],
  ['finishStart', 'finishEnd', 'status'],
  ['orderStart', 'orderEnd', 'status'],
  ['settleStart', 'settleEnd', 'status'],
];
const sellers = ['merchantId', 'resourceId', 'productId'];
const fixed: Query = { paid: 1, status: 40 };
function togetherOf(asked: Query): Query[] {
  const pick = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, fixed[name] ?? asked[name] ?? '']));
  return books
    .filter((names) => names.every((name) => name in asked))
    .flatMap((names, at) => {
      const [start = '', end = '', ...more] = names;
      const seller = sellers.filter((name) => name in asked)[at % 3] ?? 'resourceId';
      return [
        { ...pick([start, ...more]) },
        { ...pick([end, ...more]) },
        ...(seller in asked ? [pick([start, ...more, seller]), pick([end, ...more, seller])] : []),
      ];
    });
}

async function checkSums(talk: Talk, call: AnyEndpoint, list: AnyEndpoint, by: Person): Promise<void> {
  const [area, verb] = [areaNameOf(call), call.name.slice(call.name.indexOf('.') + 1)];
  const today = await todayOf(talk);
  for (const query of await queriesOf(talk, call, list, by)) {
    const { list: rows, isWhole } = await walk(talk, list, query, by);
    if (!isWhole) continue;
    const { status: _, ...whatever } = query;
    const others = 'status' in query ? await walk(talk, list, whatever, by) : { list: rows, isWhole };
    if (!others.isWhole) continue;
    const answer = await talk.ok(call, { query }, by);
    const said = Object.entries(query).map(([name, value]) => `${name}=${value}`);
    talk.same(
      `${call.name} of ${said.join('&') || 'all'}`,
      answer,
      expected(verb, area, { rows, others: others.list, answer, today }),
    );
    const statuses: number[] = answer.counts?.map(({ status }: Json) => status) ?? [];
    const other = rows.find(({ status }) => statuses.length > 0 && !statuses.includes(status));
    talk.holds('each status is counted', other === undefined, `status ${other?.status} is not`);
  }
}

export function sumRules(people: People): Rule[] {
  const calls = allEndpoints.filter(({ name }) => /\.(sum|countBy\w+?)(OfOwn(Company)?)?$/.test(name));
  return calls.flatMap((call) => {
    const list = siblingOf(call, 'list');
    const by = list && !/Statistics/.test(call.name) ? listCallerFor(people, list) : undefined;
    if (!list || !by) return [];
    const says = 'equals a recount of what the list shows with the same filter, for each filter';
    return [
      figureRule(call, says, 'domain design, sections 10.1 and 17', (talk) =>
        checkSums(talk, call, list, by),
      ),
    ];
  });
}

/** Whoever may call it, as users of his kind call it. */
export const callOf = (endpoint: AnyEndpoint, person: Person): AnyEndpoint | undefined => {
  const call = callFor(endpoint, person.belongType as never);
  return admits(call, person) ? call : undefined;
};
