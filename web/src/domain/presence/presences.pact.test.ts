import { MatchersV3 } from '@pact-foundation/pact';
import { presences } from '#contracts/areas/presences.ts';
import { orderStatus } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import { fromState, isRefused, oneOf, type State, succeeds, time } from '../../api/testing/pact.ts';

const { eachLike, string } = MatchersV3;

const page = 'LC4D9O8TI3NTZCQ4NKPLD5Y8BAQTJ70N';
const order: State = ['an order is in a status', { trade: 'hotel', status: orderStatus.toConfirm }];
const place = { kind: 'orders-hotel' as const, id: fromState('id', '3'), page };

for (const editing of [0, 1] as const)
  succeeds(presences.keep, editing ? 'edits it beside a colleague' : 'looks at it beside a colleague', {
    as: 'platformAdmin',
    given: [['a colleague is at an order', { trade: 'hotel' }]],
    input: { body: { ...place, editing } },
    data: eachLike({ name: string('顾云舟'), since: time(), editing: oneOf(0, 1) }),
  });
succeeds(presences.keep, 'a merchant user, where nobody else is', {
  as: 'merchantManager',
  given: [['an order is in a status', { trade: 'hotel', status: orderStatus.toConfirm, own: 1 }]],
  input: { body: { ...place, editing: 0 } },
  data: [],
});
isRefused(presences.keep, 'without a record', {
  as: 'platformAdmin',
  input: { body: { ...place, id: '', editing: 0 } },
  status: status.invalid,
  field: 'id',
});
isRefused(presences.keep, 'a record that he does not see', {
  as: 'merchantManager',
  input: { body: { ...place, id: '999999', editing: 0 } },
  status: status.notFound,
});
isRefused(presences.keep, 'a kind of record that he may not read', {
  as: 'consultant',
  given: [order],
  input: { body: { ...place, editing: 0 } },
  status: status.notFound,
});
succeeds(presences.leave, 'a record', {
  as: 'platformAdmin',
  given: [order],
  input: { body: place },
});
isRefused(presences.leave, 'without a record', {
  as: 'platformAdmin',
  input: { body: { ...place, id: '' } },
  status: status.invalid,
  field: 'id',
});
