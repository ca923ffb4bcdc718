import { holds } from '../../records/checks.ts';
import { indexBy } from '../../records/rowsLike.ts';
import type { Row } from '../../store/row.ts';
import type { Store } from '../../store/store.ts';
import type { Order } from './orderMoves.ts';

/** The fewest characters by which the end of a number is asked for (contracts/src/trade/orderQueries.ts). */
const fewestCharacters = 6;
/** With more rows than this share of all, reading all of them is faster than putting these into their order. */
const manyRows = 0.2;

const byId = (a: Row, b: Row) => Number(a.id) - Number(b.id);

/** Orders of members who have changed to such a number since. */
function ofChangedNumbers({ members, orders }: Store, digits: string): Order[] {
  const now = members.rows().filter(({ mobile }) => mobile.includes(digits));
  return now.flatMap(({ id, mobile }) =>
    orders
      .by('memberId', id)
      .filter((order) => !order.memberMobile.includes(digits) && mobile !== order.memberMobile),
  );
}

/**
 * Orders that can match a number or a member, in insertion order, found without reading every order; the filters still decide. Undefined where that
 * would not be faster.
 */
export function ordersLike(
  store: Store,
  { orderNo, payNo, member }: Partial<Record<'orderNo' | 'payNo' | 'member', string | undefined>>,
): Readonly<Order>[] | undefined {
  const { orders } = store;
  const end = (text: string) => text.toUpperCase().slice(-fewestCharacters);
  const ofEnd = (name: 'orderNo' | 'payNo', wanted: string) =>
    indexBy(orders, `endOf ${name}`, (row) => end(row[name]))
      .get(end(wanted))
      .sort(byId);
  if (orderNo) return ofEnd('orderNo', orderNo);
  if (payNo) return ofEnd('payNo', payNo);
  if (!member) return undefined;
  // A member has many orders, so there are far fewer names and numbers than orders.
  const index = indexBy(orders, 'member', ({ memberName, memberMobile }) => `${memberName}\n${memberMobile}`);
  const found: Order[] = [];
  for (const key of index.keys()) {
    if (!holds(key, member)) continue;
    found.push(...index.get(key));
    if (found.length > orders.rows().length * manyRows) return undefined;
  }
  if (/^\d+$/.test(member)) found.push(...ofChangedNumbers(store, member));
  return [...new Set(found)].sort(byId);
}
