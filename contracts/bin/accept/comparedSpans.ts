import { addDays, daysOf, monthEnd, monthOf } from '../../src/days.ts';
import { statisticBasis } from '../../src/enums/statistics.ts';
import { comparedSpan, type Span } from '../../src/trade/comparedSpan.ts';
import { callerFor } from './people.ts';
import { endpointOf, type Query, todayOf } from './reading.ts';
import { figureRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** With which days a span is compared (`comparedSpan`), and that their figures are those that these days have by themselves. */

/** First and last day, counted from today. */
const fromToday: Record<string, [from: number, to: number]> = {
  'that is over': [-9, -3],
  'that ended yesterday': [-5, -1],
  'that ends today': [-4, 0],
  'that has begun': [-6, 11],
  'that began yesterday': [-1, 40],
  'that begins today': [0, 5],
  'of today alone': [0, 0],
};

/** Spans around today, and those of the calendar. */
function spansOf(today: string): Record<string, Span> {
  const month = monthOf(today);
  const quarter = monthOf(today, -((Number(today.slice(5, 7)) - 1) % 3));
  const year = today.slice(0, 4);
  const around = Object.entries(fromToday).map(([what, [from, to]]) => [
    what,
    { startDate: addDays(today, from), endDate: addDays(today, to) },
  ]);
  return {
    ...Object.fromEntries(around),
    'of this month': { startDate: month, endDate: monthEnd(today) },
    'of this month until today': { startDate: month, endDate: today },
    'of the month before': { startDate: monthOf(today, -1), endDate: addDays(month, -1) },
    'of the month before that one': { startDate: monthOf(today, -2), endDate: monthEnd(today, -2) },
    'of the quarter before': { startDate: monthOf(quarter, -3), endDate: addDays(quarter, -1) },
    'of this year': { startDate: `${year}-01-01`, endDate: `${year}-12-31` },
  };
}

/** With so many shares some can be left out. */
const mostShares = 8;

async function checkSpans(talk: Talk, name: string, more: Query): Promise<void> {
  const sum = endpointOf(name);
  const by = callerFor(talk.people, sum);
  const today = await todayOf(talk);
  const ask = (startDate: string, endDate: string): Promise<Json> =>
    talk.ok(sum, { query: { startDate, endDate, ...more } }, by);
  for (const [what, span] of Object.entries(spansOf(today))) {
    const { startDate, endDate } = span;
    const { before, days, shares, ...figures } = await ask(startDate, endDate);
    const come = daysOf(startDate, endDate < today ? endDate : today);
    const dates = (all: Json[]) => all.map(({ date }) => date);
    talk.same(`days of a span ${what}`, dates(days), come);
    const { startDate: first, endDate: last } = comparedSpan(span, today);
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
      `${how}a month, quarter or year is compared with the one before, any other span with as many days before it as have come`,
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
