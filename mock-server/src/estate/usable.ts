import type { Context } from '../records/context.ts';
import { reachOf } from '../records/reach.ts';
import { ownerOfEstate } from './owners.ts';

type Project = Parameters<typeof ownerOfEstate>[0];

const working = ['Estate', 'EstateBooking', 'Recommend'] as const;
const counting = [...working, 'estateStatistic'] as const;

const inAny = (context: Context, areas: typeof working | typeof counting) => {
  const reaches = areas.map((area) => reachOf(context, area, 'view'));
  return (row: Project) => reaches.some((reach) => reach(ownerOfEstate(row)));
};

/** The projects of which the caller sees something: a consultant only those that he is responsible for. */
export const usable = (context: Context) => inAny(context, counting);

/** Those of which he sees more than sums: their rooms, leads or recommends. */
export const workable = (context: Context) => inAny(context, working);
