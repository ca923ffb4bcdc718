import * as z from 'zod/mini';
import { date } from '../forms/fields.ts';
import { shownWord } from '../forms/shownIds.ts';

/**
 * What the sums of a statistic answer: its figures over the whole filter, the same of the days that they are compared with (`comparedSpan`), some of the figures for each
 * day of both spans, and who has the largest shares.
 * @param byDay the figures that each day has
 * @param share the figure that is shared, and what a share says of itself besides its name
 */
export const statisticSums = <
  Figures extends z.core.$ZodShape,
  ByDay extends z.core.$ZodShape,
  Share extends z.core.$ZodShape,
>(
  figures: Figures,
  byDay: ByDay,
  share: Share,
) => {
  /** First day first; a day without anything has zeros. */
  const days = z.array(z.object({ date, ...byDay }));
  return z.object({
    ...figures,
    /** Days that are still to come are not counted as days of the span. */
    before: z.object({ startDate: date, endDate: date, ...figures, days }),
    /** Every day of the span until today. */
    days,
    /** At most eight, largest first. `id` is that of what `name` names. */
    shares: z.array(z.object({ id: shownWord, name: z.string(), ...share })),
  });
};
