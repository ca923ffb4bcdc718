import { MatchersV3 } from '@pact-foundation/pact';
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

isRefused(todos.count, 'with a token that has expired', {
  as: 'somebody whose token has expired',
  input: {},
  status: status.tokenExpired,
});
