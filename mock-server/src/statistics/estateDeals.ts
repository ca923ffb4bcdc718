import type {
  EstateFigures,
  EstateStatisticQuery,
  EstateStatisticRow,
} from '#contracts/areas/estateStatistics.ts';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { shareOf } from '#contracts/trade/statistics.ts';
import { happened } from '#contracts/wireTime.ts';
import { ownerOfPart } from '../estate/owners.ts';
import { liveIncomeOf } from '../estate/recommendIncomes.ts';
import { approvedDayOf, type Recommend } from '../estate/recommendRules.ts';
import type { Context } from '../records/context.ts';
import { reachOf } from '../records/reach.ts';
import type { Store } from '../store/store.ts';
import { spanBefore } from './spans.ts';

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
  },
});

/** Adds what of a recommend lies in the span. */
function count(store: Store, sums: Sums, recommend: Recommend, { startDate, endDate }: Filters): void {
  const isIn = (time: string) => {
    const day = time.slice(0, 10);
    return day >= startDate && day <= endDate;
  };
  const { status, createTime, visitTime, subscribeDate, signDate, endDate: ended } = recommend;
  if (isIn(createTime)) sums.recommends++;
  if (isIn(approvedDayOf(recommend))) sums.approved++;
  if (happened(visitTime) && isIn(visitTime)) sums.visits++;
  if (isIn(subscribeDate)) sums.subscriptions++;
  if (status === recommendStatus.unsubscribed && isIn(ended)) sums.unsubscribed++;
  if (status === recommendStatus.cancelled && isIn(ended)) sums.cancelled++;
  const stands = status === recommendStatus.signed || status === recommendStatus.settled;
  if (!stands || !isIn(signDate)) return;
  sums.signed++;
  sums.dealArea += recommend.dealArea;
  sums.dealPrice += recommend.dealPrice;
  sums.commissionAmount += recommend.commissionAmount;
  sums.settledAmount += recommend.settledAmount;
  const income = liveIncomeOf(store, recommend, 'commission');
  sums.sentAmount += income?.sentAmount ?? 0;
  sums.pendingAmount += income ? income.amount - income.sentAmount - income.cancelAmount : 0;
}

const figuresOf = (sums: Sums): EstateFigures => ({
  ...sums,
  unsettledAmount: sums.commissionAmount - sums.settledAmount,
  visitRate: shareOf(sums.visits, sums.approved),
  signRate: shareOf(sums.signed, sums.visits),
});

/** By project, the sums of the recommends that the caller sees and the filters let through. */
function byEstate(context: Context, filters: Filters): Map<string, Sums> {
  const { store } = context;
  const { companyId, estateId, status } = filters;
  const reaches = reachOf(context, 'estateStatistic', 'view');
  const estates = store.estates
    .rows()
    .filter(({ id }) => !estateId || id === estateId)
    .filter((estate) => !companyId || estate.companyId === companyId)
    .filter(({ id }) => reaches(ownerOfPart({ estateId: id }, store)));
  const found = new Map(estates.map(({ id }) => [id, noSums()]));
  for (const recommend of store.estateRecommends.rows()) {
    const sums = found.get(recommend.estateId);
    if (!sums || recommend.removed || (status !== undefined && recommend.status !== status)) continue;
    count(store, sums, recommend, filters);
  }
  return found;
}

export function estatePage(context: Context, query: EstateStatisticQuery) {
  const { store } = context;
  const { offset, limit } = query;
  const rows = [...byEstate(context, query)]
    .filter(([, sums]) => Object.values(sums).some((value) => value > 0))
    .map(([id, sums]): EstateStatisticRow => {
      const estate = store.estates.everGet(id);
      const companyName = store.estateCompanies.everGet(estate?.companyId ?? '')?.name ?? '';
      return { id, companyName, estateName: estate?.name ?? '', ...figuresOf(sums) };
    })
    .sort((a, b) => b.dealPrice - a.dealPrice || b.recommends - a.recommends || Number(a.id) - Number(b.id));
  return { count: rows.length, list: rows.slice(offset, offset + limit) };
}

export function estateSums(context: Context, query: Filters) {
  const totalOf = (asked: Filters) => {
    const total = noSums();
    for (const sums of byEstate(context, asked).values())
      for (const name of Object.keys(total) as (keyof Sums)[]) total[name] += sums[name];
    return figuresOf(total);
  };
  const before = spanBefore(context.clock, query);
  return { ...totalOf(query), before: { ...before, ...totalOf({ ...query, ...before }) } };
}
