import { addDays, daysOf } from '../../src/days.ts';
import { statisticBasis } from '../../src/enums/statistics.ts';
import { callerFor } from './people.ts';
import { endpointOf, type Query, todayOf } from './reading.ts';
import { figureRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** With which days a span is compared: as many as it has until today, directly before it, with the figures that these days have by themselves. */

/** First and last day, counted from today. */
const spans: Record<string, [from: number, to: number]> = {
  'that is over': [-9, -3],
  'that ended yesterday': [-5, -1],
  'that ends today': [-4, 0],
  'that has begun': [-6, 11],
  'that began yesterday': [-1, 40],
  'that begins today': [0, 5],
  'of today alone': [0, 0],
};

/** With so many shares some can be left out. */
const mostShares = 8;

async function checkSpans(talk: Talk, name: string, more: Query): Promise<void> {
  const sum = endpointOf(name);
  const by = callerFor(talk.people, sum);
  const today = await todayOf(talk);
  const ask = (startDate: string, endDate: string): Promise<Json> =>
    talk.ok(sum, { query: { startDate, endDate, ...more } }, by);
  for (const [what, [from, to]] of Object.entries(spans)) {
    const [startDate, endDate] = [addDays(today, from), addDays(today, to)];
    const { before, days, shares, ...figures } = await ask(startDate, endDate);
    const come = daysOf(startDate, endDate < today ? endDate : today);
    const dates = (all: Json[]) => all.map(({ date }) => date);
    talk.same(`days of a span ${what}`, dates(days), come);
    const [first, last] = [addDays(startDate, -come.length), addDays(startDate, -1)];
    talk.same(`days before a span ${what}`, [before.startDate, before.endDate], [first, last]);
    talk.same(`each day before a span ${what}`, dates(before.days), daysOf(first, last));
    const { before: _before, days: ofBefore, shares: _shares, ...figuresBefore } = await ask(first, last);
    const { startDate: _start, endDate: _end, days: shown, ...shownFigures } = before;
    talk.same(`figures before a span ${what}`, shownFigures, figuresBefore);
    talk.same(`figures of each day before a span ${what}`, shown, ofBefore);
    if (shares.length < mostShares) {
      const amount = 'dealPrice' in figures ? 'dealPrice' : 'payPrice';
      const sum = shares.reduce((all: number, share: Json) => all + share[amount], 0);
      talk.same(`all shares of a span ${what}`, sum, figures[amount]);
    }
    if (endDate <= today) continue;
    // What is still to come has happened nowhere.
    const { days: daysToday, shares: sharesToday } = await ask(startDate, today);
    talk.same(`figures of each day of a span ${what}`, days, daysToday);
    if ('recommends' in figures) talk.same(`shares of a span ${what}`, shares, sharesToday);
  }
}

export function comparedSpanRules(): Rule[] {
  const at = (name: string, more: Query = {}, how = '') =>
    figureRule(
      endpointOf(name),
      `${how}a span is compared with as many days before it as it has until today, wherever it lies`,
      'docs/decisions/0030-statistics.md',
      (talk) => checkSpans(talk, name, more),
    );
  return [
    at('estateStatistics.sum'),
    at('estateStatistics.sumOfOwnCompany'),
    ...Object.entries(statisticBasis).map(([name, basis]) =>
      at('merchantStatistics.sum', { basis }, `by ${name}, `),
    ),
    at('merchantStatistics.sumOfOwn'),
  ];
}
