import { MatchersV3 } from '@pact-foundation/pact';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { fromState, rows, succeeds } from './pact.ts';

const { integer, nullValue } = MatchersV3;

/**
 * The rows of a list of venues contain the lowest price (`minPrice`): one interaction for a venue with a price and one without. For staff and for
 * merchant users.
 */
export function describeOffers(
  calls: { list: AnyEndpoint; listOfOwn: AnyEndpoint },
  trade: TradeKind,
  row: object,
) {
  const query = { offset: 0, limit: 10, name: fromState('name', '云栖湖') };
  for (const own of [false, true]) {
    const params = { trade, ...(own && { own: 1 }) };
    const listed = (words: string, state: string, minPrice: object) =>
      succeeds(own ? calls.listOfOwn : calls.list, words, {
        as: own ? 'merchantManager' : 'operator',
        given: [[state, params]],
        input: { ...(own && { params: { belongId: fromState('belongId', '2') } }), query } as never,
        data: rows({ ...row, minPrice }),
      });
    listed('one that has a price', 'a place has a price to come', integer(7_800));
    listed('one that has no price', 'a place has no price to come', nullValue());
  }
}
