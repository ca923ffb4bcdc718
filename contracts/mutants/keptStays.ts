import type { BehaviourMutant } from './mutant.ts';

/** Stays of which nights were given back, taken as they were booked. */

export const mutants: BehaviourMutant[] = [
  {
    file: 'mock-server/src/trade/orders/orderRules.ts',
    from: '  if (roomsKeptOn(order.lines, today) === 0)',
    to: '  if (today < order.useDate)',
    says: 'guests check in on a night that was given back',
    only: 'refundsHotel',
  },
  {
    file: 'mock-server/src/trade/orders/orderList.ts',
    from: "[useEnd, (order) => arrivalOf(order) <= (useEnd ?? '')],",
    to: "[useEnd, (order) => order.useDate <= (useEnd ?? '')],",
    says: 'guests whose first night was given back are to come on it',
    only: 'refundsHouse',
  },
  {
    file: 'mock-server/src/trade/orders/orderList.ts',
    from: "departureOf(order) <= (leaveEnd ?? '')],",
    to: "order.checkOutDate <= (leaveEnd ?? '')],",
    says: 'guests whose last night was given back leave after it',
    only: 'refundsHotel',
  },
  {
    file: 'contracts/src/trade/keptStay.ts',
    from: '  return { arrivalDate: first.date, departureDate: addDays(last.date, 1) };',
    to: '  return { arrivalDate: first.date, departureDate: until };',
    says: 'a stay ends when it was booked to, whichever nights were given back',
    only: 'refundsHouse',
  },
  {
    file: 'contracts/src/trade/keptStay.ts',
    from: "date !== '' && back < qty;",
    to: "date !== '' && back === 0;",
    says: 'a night is given back with one of its rooms',
    only: 'refundsHotel',
  },
];
