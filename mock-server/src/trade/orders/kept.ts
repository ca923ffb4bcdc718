import { keptDays, keptOf } from '#contracts/trade/keptStay.ts';
import type { StoredOrder } from '../../store/tradeRows.ts';

/** What is left of an order when nights or rooms of it were given back. */

type Dated = Pick<StoredOrder, 'useDate' | 'checkOutDate' | 'lines'>;

const booked = ({ useDate: from, checkOutDate: until, lines }: Dated) => ({ from, until, lines });

export const keptStayOf = (order: Dated) => keptOf(booked(order));

/** The day of use of tickets; of a stay the day on which its guests come. */
export const arrivalOf = (order: Dated & Pick<StoredOrder, 'kind'>): string =>
  order.kind === 'place' ? order.useDate : keptDays(booked(order)).arrivalDate;
/** The day on which the guests leave; '' of tickets. */
export const departureOf = (order: Dated & Pick<StoredOrder, 'kind'>): string =>
  order.kind === 'place' ? '' : keptDays(booked(order)).departureDate;
