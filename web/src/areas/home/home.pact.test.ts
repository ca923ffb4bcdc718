import { MatchersV3 } from '@pact-foundation/pact';
import { sales } from '#contracts/areas/sales.ts';
import { todos } from '#contracts/areas/todos.ts';
import { status } from '#contracts/envelope.ts';
import { isRefused, succeeds } from '../../api/testing/pact.ts';

const { eachLike, integer, like } = MatchersV3;

for (const [as, key] of [
  ['platformAdmin', 'contractsEnding'],
  ['merchantManager', 'hotelOrdersToConfirm'],
  ['estateManager', 'leadsToContact'],
] as const)
  succeeds(todos.count, `what waits for ${as}`, {
    as,
    input: {},
    data: eachLike({ key: like(key), count: integer(3) }),
  });

const span = { from: '2026-05-01', to: '2026-05-02' };
for (const as of ['platformAdmin', 'merchantManager'] as const)
  succeeds(sales.byDay, `two days, seen by ${as}`, {
    as,
    input: { query: span },
    data: ['place', 'hotel', 'house'].map((kind) => ({
      kind,
      days: [span.from, span.to].map((date) => ({ date, paid: integer(9_000), refunded: integer(5_400) })),
    })),
  });
succeeds(sales.byDay, 'seen by somebody who sees no refunds', {
  as: 'operator',
  input: { query: span },
  data: [],
});
isRefused(sales.byDay, 'a span that ends before it starts', {
  as: 'platformAdmin',
  input: { query: { from: span.to, to: span.from } },
  status: status.invalid,
  field: 'to',
});
