import type { AnyEndpoint } from '../../src/endpoint.ts';
import type { Json } from './talk.ts';

/** Which rows are older, whatever the ids of a backend look like. */

/** Ids that are integers grow with age; as texts of one length, because long ones are no exact numbers. Undefined of other ids. */
export const ageOfId = (id: string): string | undefined =>
  /^\d+$/.test(id) ? id.padStart(40, '0') : undefined;

const isOfAcceptance = ({ name, title }: Json) => /^验收/.test(name ?? title ?? '');

/**
 * Rows that were there before, the oldest first: by the time that they show, then by their ids, then by their places in the list.
 * Without those of other rules, which remove them again.
 * @param list whose rows they are: most have new ones in front, those that state "oldest first" at the end
 */
export function oldestFirst({ purpose }: Pick<AnyEndpoint, 'purpose'>, rows: readonly Json[]): Json[] {
  const keys = [({ createTime }: Json) => createTime, ({ id }: Json) => ageOfId(id)];
  const before = rows.filter((row) => !isOfAcceptance(row));
  return (/oldest first/.test(purpose) ? before : before.reverse()).sort((a, b) => {
    for (const of of keys) {
      const [one, other] = [of(a), of(b)];
      if (one !== undefined && other !== undefined && one !== other) return one < other ? -1 : 1;
    }
    return 0;
  });
}
