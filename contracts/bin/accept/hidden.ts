import { status } from '../../src/envelope.ts';
import { callerFor } from './people.ts';
import { endpointOf, recordOf, rowsOf } from './reading.ts';
import { listRule, type Rule } from './rule.ts';
import type { Json } from './talk.ts';

/** Filters by whole numbers that answers mask: the number is asked for first, which the log of the record notes. */

export function hiddenRules(): Rule[] {
  const list = endpointOf('memberFriends.list');
  const orders = endpointOf('ordersPlace.list');
  return [
    {
      ...listRule(
        list,
        'filter memberMobile finds the relatives of the one who has it, by the whole number only',
        'domain design, section 7.3',
        async (talk) => {
          const by = callerFor(talk.people, list);
          // The oldest one, which no rule takes away.
          const friend = (await rowsOf(talk, list.name)).at(-1);
          if (!friend) return talk.skip('there are no relatives');
          const { memberId } = friend;
          const reveal = endpointOf('members.reveal');
          const { value } = await talk.ok(reveal, { params: { id: memberId }, body: { field: 'mobile' } });
          const own = (await rowsOf(talk, list.name)).filter((one) => one.memberId === memberId);
          const found = await talk.ok(list, { query: { memberMobile: value, limit: 100 } }, by);
          const ids = found.list.map(({ id }: Json) => id);
          // Others may add and remove relatives of the same member meanwhile.
          for (const { id } of own.filter((one) => !ids.includes(one.id)))
            await talk.refused(endpointOf('memberFriends.get'), status.notFound, { params: { id } }, by);
          const foreign = found.list.filter((one: Json) => one.memberId !== memberId);
          talk.same('relatives of others', foreign, []);
          const none = await talk.ok(list, { query: { memberMobile: '19900000000' } }, by);
          talk.same('relatives of nobody', none.count, 0);
        },
      ),
      writes: true,
    },
    {
      ...listRule(
        orders,
        'filters member and contactMobile find by any part of the number',
        'domain design, section 10.1',
        async (talk) => {
          const by = callerFor(talk.people, orders);
          // The oldest one, whose contact no rule changes.
          const order = (await rowsOf(talk, orders.name)).at(-1);
          if (!order) return talk.skip('there are no orders');
          const reveal = endpointOf('ordersPlace.reveal');
          const { memberId } = await recordOf(talk, 'ordersPlace.get', order.id);
          for (const [field, filter] of [
            ['memberMobile', 'member'],
            ['contactMobile', 'contactMobile'],
          ] as const) {
            const { value } = await talk.ok(reveal, { params: { id: order.id }, body: { field } }, by);
            const query = { [filter]: value.slice(2, 9), limit: 100, memberId };
            const { list: found } = await talk.ok(orders, { query }, by);
            talk.holds(
              `${filter}=${value.slice(2, 9)} finds ${order.id}`,
              found.some(({ id }: Json) => id === order.id),
              'it is left out',
            );
          }
        },
      ),
      writes: true,
    },
  ];
}
