import { pointType } from '#contracts/enums/members.ts';
import type { StoredPointJournal } from '../store/pointRows.ts';
import type { Store } from '../store/store.ts';

/** What the journal of a member's points adds up to (domain design, section 13.4): what was gained and neither used nor expired is what there is. */
interface Totals {
  /** Less the gifts that were taken back. */
  totalGained: number;
  /** Less what came back, with what staff took. */
  totalUsed: number;
  totalExpired: number;
}

const none: Readonly<Totals> = { totalGained: 0, totalUsed: 0, totalExpired: 0 };
const uses: readonly number[] = [pointType.used, pointType.returned, pointType.deducted];

/** Follows the journal, also where a change is taken back. */
class PointFigures {
  readonly #byMember = new Map<string, Totals>();

  constructor({ pointJournals }: Store) {
    pointJournals.watch({ add: (row) => this.#count(row, 1), remove: (row) => this.#count(row, -1) });
  }

  #count({ memberId, type, change }: Readonly<StoredPointJournal>, sign: 1 | -1) {
    const totals = this.#byMember.get(memberId) ?? { ...none };
    if (type === pointType.expired) totals.totalExpired -= sign * change;
    else if (uses.includes(type)) totals.totalUsed -= sign * change;
    else totals.totalGained += sign * change;
    this.#byMember.set(memberId, totals);
  }

  of(memberId: string): Readonly<Totals> {
    return this.#byMember.get(memberId) ?? none;
  }
}

const known = new WeakMap<Store['pointJournals'], PointFigures>();

/** The figures of a store: counted from its whole journal with the first question, and kept from then on. */
export function pointFiguresOf(store: Store): PointFigures {
  const figures = known.get(store.pointJournals) ?? new PointFigures(store);
  known.set(store.pointJournals, figures);
  return figures;
}
