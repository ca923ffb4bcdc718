import { addDays, daysOf } from '../../src/days.ts';
import { shareOf } from '../../src/shareOf.ts';
import { comparedSpan } from '../../src/trade/comparedSpan.ts';
import { callerFor } from './people.ts';
import { allRecords, endpointOf, type Query, recordOf, rowsOf, todayOf } from './reading.ts';
import { figureRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** Statistics of projects equal a recount of the recommends (domain design, section 15.2; docs/decisions/0030-statistics.md). */

const figures = [
  ...['recommends', 'approved', 'visits', 'subscriptions', 'signed', 'dealArea', 'dealPrice'],
  ...[
    'unsubscribed',
    'cancelled',
    'commissionAmount',
    'settledAmount',
    'sentAmount',
    'pendingAmount',
    'cancelAmount',
  ],
];
interface Event {
  day: string;
  estateId: string;
  companyName: string;
  status: number;
  sums: Record<string, number>;
}

/** Each event of each recommend on its own day. */
const eventsOf = (talk: Talk): Promise<Event[]> =>
  talk.once('events of recommends', async (own) => {
    const events: Event[] = [];
    const companies = new Map(
      (await rowsOf(own, 'estates.list')).map(({ id, companyName }) => [id, companyName]),
    );
    for (const one of await allRecords(own, 'estateRecommends.list')) {
      const { estateId, status, logs, dealArea, dealPrice, commissionAmount, settledAmount } = one;
      const on = (time: string, sums: Record<string, number>) => {
        const day = String(time).slice(0, 10);
        if (day !== '' && day !== '1970-01-01')
          events.push({ day, estateId, companyName: companies.get(estateId), status, sums });
      };
      on(one.createTime, { recommends: 1 });
      const approval = logs.find(({ fromStatus, toStatus }: Json) => fromStatus === 10 && toStatus === 20);
      on(approval?.time ?? '', { approved: 1 });
      on(one.visitTime, { visits: 1 });
      on(one.subscribeDate, { subscriptions: 1 });
      if (status === 90) on(one.endDate, { unsubscribed: 1 });
      if (status === 95) on(one.endDate, { cancelled: 1 });
      if (status !== 50 && status !== 60) continue;
      const commissions = await Promise.all(
        one.incomes
          .filter(({ purpose }: Json) => purpose === 'commission')
          .map(({ id }: Json) => recordOf(own, 'incomeRecords.get', id)),
      );
      const total = (cents: (income: Json) => number) =>
        commissions.reduce((sum, income) => sum + cents(income), 0);
      on(one.signDate, {
        ...{ signed: 1, dealArea, dealPrice, commissionAmount, settledAmount },
        // Also what a member keeps of one that was made void.
        sentAmount: total(({ sentAmount, takenBackAmount }) => sentAmount - takenBackAmount),
        pendingAmount: total(({ status: of, pendingAmount }) => (of < 50 ? pendingAmount : 0)),
        // Of one that is owed, or of which the member keeps something.
        cancelAmount: total(({ status: of, cancelAmount, sentAmount, takenBackAmount }) =>
          of < 50 || sentAmount > takenBackAmount ? cancelAmount + takenBackAmount : 0,
        ),
      });
    }
    return events;
  });

function figuresOf(events: readonly Event[]): Record<string, number> {
  const sums = Object.fromEntries(
    figures.map((name) => [name, events.reduce((sum, event) => sum + (event.sums[name] ?? 0), 0)]),
  ) as Record<string, number>;
  const { commissionAmount = 0, settledAmount = 0, visits = 0, approved = 0, signed = 0 } = sums;
  return {
    ...sums,
    unsettledAmount: commissionAmount - settledAmount,
    visitRate: shareOf(visits, approved),
    signRate: shareOf(signed, visits),
  };
}
const only = (record: Json, like: Record<string, number>) =>
  Object.fromEntries(Object.keys(like).map((name) => [name, record[name]]));

async function checkStatistics(talk: Talk, own: '' | 'OfOwnCompany'): Promise<void> {
  const list = endpointOf(`estateStatistics.list${own}`);
  const person = callerFor(talk.people, list);
  const yesterday = addDays(await todayOf(talk), -1);
  const estates = await allRecords(talk, 'estates.list');
  const mine = new Set(
    estates.filter(({ companyId }) => !own || companyId === person?.belongId).map(({ id }) => id),
  );
  const all = (await eventsOf(talk)).filter(({ estateId }) => mine.has(estateId));
  const [some] = all;
  const company = estates.find(({ id }) => id === some?.estateId)?.companyId;
  const filters: [Query, (event: Event) => boolean][] = [
    [{}, () => true],
    [{ estateId: some?.estateId ?? '' }, ({ estateId }) => estateId === some?.estateId],
    [{ status: 60 }, ({ status }) => status === 60],
    ...(own
      ? []
      : [
          [
            { companyId: company },
            ({ estateId }: Event) => estates.some((one) => one.id === estateId && one.companyId === company),
          ] as [Query, (event: Event) => boolean],
        ]),
  ];
  const spans = [300, 40].map((length) => [addDays(yesterday, 1 - length), yesterday] as const);
  // A day on which each of them happened, alone: what is counted on another day of the same recommend is not on it.
  const lastOf = (name: string) =>
    all.findLast(({ day, sums }) => day <= yesterday && (sums[name] ?? 0) > 0)?.day;
  const days = [...new Set(figures.map(lastOf))].filter((day) => day !== undefined);
  const ofAll = [...spans, ...days.map((day) => [day, day] as const)];
  for (const [filter, fits] of filters)
    for (const [startDate, endDate] of Object.keys(filter).length === 0 ? ofAll : spans) {
      const events = all.filter((event) => fits(event) && event.day >= startDate && event.day <= endDate);
      const query = { startDate, endDate, ...filter };
      const { list: rows, count } = await talk.ok(list, { query: { ...query, limit: 100 } }, person);
      const groups = Map.groupBy(events, ({ estateId }) => estateId);
      talk.same('projects', count, groups.size);
      for (const row of rows) {
        const wanted = figuresOf(groups.get(row.id) ?? []);
        talk.same(`project ${row.id}`, only(row, wanted), wanted);
      }
      await checkSums(talk, own, query, events, all.filter(fits), person);
    }
}

async function checkSums(talk: Talk, own: string, query: Json, events: Event[], all: Event[], person: Json) {
  const { startDate, endDate } = query;
  const sums = await talk.ok(endpointOf(`estateStatistics.sum${own}`), { query }, person);
  const wanted = figuresOf(events);
  talk.same('sums', only(sums, wanted), wanted);
  const before = comparedSpan({ startDate, endDate }, await todayOf(talk));
  const earlier = all.filter(({ day }) => day >= before.startDate && day <= before.endDate);
  const wantedBefore = figuresOf(earlier);
  talk.same('sums of the days before', only(sums.before, wantedBefore), wantedBefore);
  talk.same('days before', [sums.before.startDate, sums.before.endDate], [before.startDate, before.endDate]);
  const ofDay = Map.groupBy(events, ({ day }) => day);
  const days = daysOf(startDate, endDate).map((date) => {
    const { recommends, visits, signed } = figuresOf(ofDay.get(date) ?? []);
    return { date, recommends, visits, signed };
  });
  talk.same('days', sums.days, days);
  const shares = [...Map.groupBy(events, ({ estateId }) => estateId)]
    .map(([id, of]) => ({ id, dealPrice: figuresOf(of).dealPrice as number }))
    .filter(({ dealPrice }) => dealPrice > 0)
    .sort((a, b) => b.dealPrice - a.dealPrice)
    .slice(0, 8);
  talk.same(
    'shares',
    sums.shares.map(({ id, dealPrice }: Json) => ({ id, dealPrice })),
    shares,
  );
}

export function estateStatisticRules(): Rule[] {
  const at = (name: string, says: string, where: string, check: Rule['check']) =>
    figureRule(endpointOf(name), says, where, check);
  return [
    at(
      'estateStatistics.list',
      'rows, sums, days and shares equal a recount of the recommends',
      'domain design, section 15.2',
      (talk) => checkStatistics(talk, ''),
    ),
    at(
      'estateStatistics.listOfOwnCompany',
      'rows, sums, days and shares are those of the own company',
      'domain design, section 15.2',
      (talk) => checkStatistics(talk, 'OfOwnCompany'),
    ),
  ];
}
