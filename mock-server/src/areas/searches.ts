import {
  type Found,
  mostFound,
  recordKind,
  recordKindNames,
  type searches,
} from '#contracts/areas/searches.ts';
import { AskedList, type Lookup } from '../accounts/askedList.ts';
import type { Handlers } from '../records/context.ts';

type Row = Record<string, unknown>;
interface FoundRows {
  kind: Found['kind'];
  list: AskedList;
  filter: string;
  count: number;
  rows: readonly Row[];
}

/** Each kind is searched by its own list, so that a search shows nobody what his lists would not show him. */
export const searchesWith = (handlerOf: Lookup): Handlers<typeof searches> => ({
  find({ query: { text } }, context) {
    const lists = recordKindNames
      .map((kind) => ({ kind, list: new AskedList(`${kind}.list`, context, handlerOf) }))
      .filter(({ list }) => list.isAdmitted);
    const found = lists.flatMap(({ kind, list }) => firstFound(kind, list, text) ?? []);
    const shares = sharesOf(found.map(({ count }) => count));
    return found.map(({ kind, list, filter, count, rows }, at) => {
      const share = shares[at] as number;
      const shown = share > rows.length ? (list.rows({ [filter]: text }, share)?.list ?? rows) : rows;
      return { kind, filter, count, records: shown.slice(0, share).map((row) => recordOf(kind, row)) };
    });
  },
});

/** As many rows of each kind are asked for at first; more only where few kinds have any, because making a row costs more than finding it. */
const fewRows = 4;

function firstFound(kind: Found['kind'], list: AskedList, text: string): FoundRows | undefined {
  for (const filter of recordKind(kind).by) {
    const found = list.rows({ [filter]: text }, fewRows);
    if (found && found.count > 0) return { kind, list, filter, count: found.count, rows: found.list };
  }
  return undefined;
}

/** How many records of each kind are answered: one of each kind in turn, until there are enough. */
function sharesOf(counts: readonly number[]): number[] {
  const shares = counts.map(() => 0);
  let left = Math.min(
    mostFound,
    counts.reduce((sum, count) => sum + count, 0),
  );
  while (left > 0)
    for (const [at, count] of counts.entries())
      if (left > 0 && (shares[at] as number) < count) {
        shares[at] = (shares[at] as number) + 1;
        left -= 1;
      }
  return shares;
}

function recordOf(kind: Found['kind'], row: Row): Found['records'][number] {
  const { title, details, states } = recordKind(kind);
  const texts = details.map((name) => row[name]).filter((text) => typeof text === 'string' && text !== '');
  return {
    id: String(row.id),
    title: String(row[title]),
    details: texts as string[],
    state: states ? Number(row.status) : 0,
  };
}
