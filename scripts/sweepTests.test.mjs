import { expect, test } from 'vitest';
import { mockTestsOfDays } from './sweepTests.mjs';

const chosen = mockTestsOfDays().map((file) => file.replace(/^mock-server\/test\/(\w+)\.test\.ts$/, '$1'));

test('what is sold, paid and sent back by the day is swept, and what moves the clock', () => {
  expect(chosen).toEqual(
    expect.arrayContaining(['orders', 'products', 'refunds', 'seed', 'signIn', 'stocks', 'tradeProbes']),
  );
});

test('what knows no day is not swept, and what starts programs neither', () => {
  for (const name of ['store', 'wire', 'bodies', 'hostileBytes', 'stateFile', 'routing'])
    expect(chosen).not.toContain(name);
});
