import { expect, it } from 'vitest';
import { epochOf } from '#contracts/wireTime.ts';
import { testMoment } from '../../contracts/testing/moment.ts';
import { badSeed, brokenAt, interactionsOf } from './pactMoment.ts';
import { pacts } from './pactTraffic.ts';

/** Provider states make what they promise, at any time of any day and whatever the seed happened to sell. */

it.each(['2028-02-28 23:59:30', '2027-12-31 23:59:30'])(
  'every interaction of the pacts is kept at %s',
  (time) => {
    expect(brokenAt(epochOf(time), pacts())).toEqual([]);
  },
);

it('and when nothing in the seed can be sold', () => {
  const trade = interactionsOf(/Banners|^(products|stocks|orders|resorts|hotels|minsus)/);
  expect(trade.length).toBeGreaterThan(100);
  expect(brokenAt(testMoment, trade, badSeed)).toEqual([]);
});
