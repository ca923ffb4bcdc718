import type {
  EstateFigures,
  EstateStatisticQuery,
  EstateStatisticRow,
  EstateStatisticSums,
} from '#contracts/areas/estateStatistics.ts';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { shareOf } from '#contracts/shareOf.ts';
import type { Span } from '#contracts/trade/comparedSpan.ts';
import { happened } from '#contracts/wireTime.ts';
import { ownerOfPart } from '../estate/owners.ts';
import { liveIncomeOf, sentOf, writtenOffOf } from '../estate/recommendIncomes.ts';
import { approvedDayOf, type Recommend } from '../estate/recommendRules.ts';
import { pendingOf } from '../finance/incomeRows.ts';
import type { Context } from '../records/context.ts';
import { reachOf } from '../records/reach.ts';
import { madeIn } from '../store/madeIn.ts';
import type { Store } from '../store/store.ts';
import { comeOf, figuresByDay, largest, spanBefore } from './spans.ts';

/** Recommends by project (domain design, section 15.2): each event on its own day, and the amounts of the contracts signed in the span that stand. */

type Filters = Omit<EstateStatisticQuery, 'offset' | 'limit'>;
type Sums = Omit<EstateFigures, 'unsettledAmount' | 'visitRate' | 'signRate'>;

const noSums = (): Sums => ({
  ...{ recommends: 0, approved: 0, visits: 0, subscriptions: 0, signed: 0, dealArea: 0, dealPrice: 0 },
  ...{
    unsubscribed: 0,
    cancelled: 0,
    commissionAmount: 0,
    settledAmount: 0,
    sentAmount: 0,
    pendingAmount: 0,
    cancelAmount: 0,
  },
});

type Take = (day: string, sums: Partial<Sums>) => void;

/** Hands on each event of a recommend that lies in the span, with its day and what it adds to the sums. */
function eachEvent(store: Store, recommend: Recommend, { startDate, endDate }: Span, take: Take): void {
  const on = (time: string, sumsOf: () => Partial<Sums>) => {
    const day = time.slice(0, 10);
    if (day >= startDate && day <= endDate) take(day, sumsOf());
  };
  const { status, createTime, visitTime, subscribeDate, signDate, endDate: ended } = recommend;
  on(createTime, () => ({ recommends: 1 }));
  on(approvedDayOf(recommend), () => ({ approved: 1 }));
  if (happened(visitTime)) on(visitTime, () => ({ visits: 1 }));
  on(subscribeDate, () => ({ subscriptions: 1 }));
  if (status === recommendStatus.unsubscribed) on(ended, () => ({ unsubscribed: 1 }));
  if (status === recommendStatus.cancelled) on(ended, () => ({ cancelled: 1 }));
  const stands = status === recommendStatus.signed || status === recommendStatus.settled;
  if (stands) on(signDate, () => contractOf(store, recommend));
}

/** What became of the settled commission of a contract. */
export function settlementOf(store: Store, recommend: Recommend) {
  const income = liveIncomeOf(store, recommend, 'commission');
  return {
    settledAmount: recommend.settledAmount,
    sentAmount: sentOf(store, recommend),
    pendingAmount: income ? pendingOf(income) : 0,
    cancelAmount: writtenOffOf(store, recommend),
  };
}

function contractOf(store: Store, recommend: Recommend): Partial<Sums> {
  const { dealArea, dealPrice, commissionAmount } = recommend;
  return { signed: 1, dealArea, dealPrice, commissionAmount, ...settlementOf(store, recommend) };
}

function addTo(sums: Sums, more: Partial<Sums>): void {
  for (const name of Object.keys(more) as (keyof Sums)[]) sums[name] += more[name] ?? 0;
}

const figuresOf = (sums: Sums): EstateFigures => ({
  ...sums,
  unsettledAmount: sums.commissionAmount - sums.settledAmount,
  visitRate: shareOf(sums.visits, sums.approved),
  signRate: shareOf(sums.signed, sums.visits),
});

/** Hands on the events in a span of the recommends that the caller sees and the filters let through, with their project. */
function eachSeen(
  context: Context,
  { companyId, estateId, status }: Pick<Filters, 'companyId' | 'estateId' | 'status'>,
  span: Span,
  take: (estateId: string, ...event: Parameters<Take>) => void,
): void {
  const { store } = context;
  const reaches = reachOf(context, 'estateStatistic', 'view');
  const seen = new Set(
    store.estates
      .rows()
      .filter(({ id }) => !estateId || id === estateId)
      .filter((estate) => !companyId || estate.companyId === companyId)
      .filter(({ id }) => reaches(ownerOfPart({ estateId: id }, store)))
      .map(({ id }) => id),
  );
  for (const recommend of store.estateRecommends.rows()) {
    const { estateId: of, removed } = recommend;
    if (!seen.has(of) || removed || (status !== undefined && recommend.status !== status)) continue;
    eachEvent(store, recommend, span, (...event) => take(of, ...event));
  }
}

export function estatePage(context: Context, query: EstateStatisticQuery) {
  const { store } = context;
  const { offset, limit } = query;
  const found = new Map<string, Sums>();
  eachSeen(context, query, query, (id, _, sums) => addTo(madeIn(found, id, noSums), sums));
  const rows = [...found]
    .map(([id, sums]): EstateStatisticRow => {
      const estate = store.estates.everGet(id);
      const companyName = store.estateCompanies.everGet(estate?.companyId ?? '')?.name ?? '';
      return { id, companyName, estateName: estate?.name ?? '', ...figuresOf(sums) };
    })
    .sort((a, b) => b.dealPrice - a.dealPrice || b.recommends - a.recommends || Number(a.id) - Number(b.id));
  return { count: rows.length, list: rows.slice(offset, offset + limit) };
}

const dayFigures = ({ recommends, visits, signed }: Sums) => ({ recommends, visits, signed });

/** The sums of all rows of a filter and of its days, what it compares with, and the largest shares: all in one pass over the recommends. */
export function estateSums(context: Context, query: Filters): EstateStatisticSums {
  const come = comeOf(context.clock, query);
  const spanOfBefore = spanBefore(context.clock, query);
  const [all, before] = [noSums(), noSums()];
  const days = new Map<string, Sums>();
  const shares = new Map<string, { id: string; dealPrice: number }>();
  const both = { startDate: spanOfBefore.startDate, endDate: query.endDate };
  eachSeen(context, query, both, (id, day, sums) => {
    const isNow = day >= query.startDate;
    // Where the month before is longer than the days that have come of this one, some lie in neither span.
    if (!isNow && day > spanOfBefore.endDate) return;
    addTo(isNow ? all : before, sums);
    addTo(madeIn(days, day, noSums), sums);
    if (isNow) madeIn(shares, id, () => ({ id, dealPrice: 0 })).dealPrice += sums.dealPrice ?? 0;
  });
  return {
    ...figuresOf(all),
    before: {
      ...{ ...spanOfBefore, ...figuresOf(before) },
      days: figuresByDay(spanOfBefore, days, noSums(), dayFigures),
    },
    days: figuresByDay(come, days, noSums(), dayFigures),
    shares: largest([...shares.values()], ({ dealPrice }) => dealPrice).map((share) => ({
      ...share,
      name: context.store.estates.everGet(share.id)?.name ?? '',
    })),
  };
}
