import { MatchersV3 } from '@pact-foundation/pact';
import { deskKinds, frontDesk } from '#contracts/areas/frontDesk.ts';
import { orderRefundState, orderStatus, payType } from '#contracts/enums/orders.ts';
import { valuesOf } from '#contracts/enums.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { filledText, fromState, id, oneOf, regex, type State, succeeds } from '../../api/testing/pact.ts';

/** What the board of the front desk needs, of hotels and of guesthouses. */

const { atLeastLike, eachLike, integer, string } = MatchersV3;

const day = (example: string) => regex('^\\d{4}-\\d{2}-\\d{2}$', example);
const mobile = regex('^(1\\d{2}\\*{4}\\d{4})?$', '199****0011');
const kind = (example: StayKind) => regex(`^(${deskKinds.join('|')})$`, example);
const counts = { arrivals: integer(2), departures: integer(1), inHouse: integer(3) };
const room = { id: id('3'), name: filledText('湖景大床房'), ...counts };
const house = (of: StayKind, stock: unknown) => ({
  ...{ kind: kind(of), id: id('2'), name: filledText('云栖湖度假酒店') },
  rooms: atLeastLike({ ...room, stock }, 0, 1),
});
const stay = (of: StayKind) => ({
  ...{ id: id('3'), kind: kind(of), resourceId: id('2'), roomId: id('3') },
  tabs: eachLike(regex('^(arrivals|departures|inHouse)$', 'arrivals')),
  ...{ orderNo: regex('^[HM]\\d+$', 'H2026051300001234'), resourceName: filledText('云栖湖度假酒店') },
  ...{ roomName: filledText('湖景大床房'), roomNos: atLeastLike(filledText('1802'), 0, 1) },
  ...{
    productName: filledText('湖景大床房·含双早'),
    payType: oneOf(...valuesOf(payType)),
    payPrice: integer(76_000),
  },
  ...{ guestNames: eachLike(filledText('林知远')), guestName: filledText('林知远') },
  ...{ contactName: filledText('林知远'), contactMobile: mobile },
  ...{ memberName: string('林知远'), memberMobile: mobile, qty: integer(1), nights: integer(2) },
  ...{ checkInDate: day('2026-05-13'), checkOutDate: day('2026-05-15') },
  kept: {
    ...{ arrivalDate: day('2026-05-13'), departureDate: day('2026-05-15') },
    ...{ rooms: integer(1), nights: integer(2), roomNights: integer(2) },
  },
  refundedAmount: integer(0),
  ...{ memberRemark: string('高楼层'), merchantRemark: string('') },
  refundState: oneOf(...valuesOf(orderRefundState)),
  actions: atLeastLike(regex('^\\w+$', 'checkIn'), 0, 1),
});
const stock = { rooms: integer(10), left: integer(4) };
const params = { belongId: fromState('belongId', '2') };
const board = (of: StayKind) => ({
  today: day('2026-05-13'),
  houses: eachLike(house(of, stock)),
  count: integer(1),
  stays: eachLike(stay(of)),
});

for (const trade of deskKinds) {
  const toArrive: State = [
    'an order is in a status',
    { trade, own: 1, status: orderStatus.toUse, inDays: 0 },
  ];
  const here: State = ['an order is in a status', { trade, own: 1, status: orderStatus.inUse, inDays: 0 }];
  succeeds(frontDesk.boardOfOwn, `somebody of a ${trade} is to come today`, {
    as: 'merchantManager',
    given: [toArrive],
    input: { params, query: {} },
    data: board(trade),
  });
  succeeds(frontDesk.boardOfOwn, `of one ${trade}, where somebody stays`, {
    as: 'merchantManager',
    given: [here],
    input: { params, query: { kind: trade, resourceId: fromState('resourceId', '2') } },
    data: board(trade),
  });
}
succeeds(frontDesk.boardOfOwn, 'of a house that the merchant does not have', {
  as: 'merchantManager',
  input: { params, query: { kind: 'hotel', resourceId: '99999999' } },
  data: { today: day('2026-05-13'), houses: eachLike(house('hotel', stock)), count: 0, stays: [] },
});
