import type { BehaviourMutant } from './mutant.ts';

/** What an order may be placed for, and what it holds. */

export const mutants: BehaviourMutant[] = [
  {
    file: 'mock-server/src/trade/orders/reckon.ts',
    from: "  if (pointsUsed > points) fail(status.short, say('pointsShort'), { field: 'pointsUsed' });",
    to: '',
    says: 'more points are used than there are',
  },
  {
    file: 'mock-server/src/trade/orders/reckon.ts',
    from: "  if (member.frozen === 1) fail(status.precondition, say('accountFrozen'), { field: 'memberMobile' });",
    to: '',
    says: 'a frozen member orders',
  },
  {
    file: 'mock-server/src/trade/orders/reckon.ts',
    from: '  if (product?.kind !== kind || !isSellable(context, product))',
    to: '  if (product?.kind !== kind)',
    says: 'what is off sale is sold',
  },
  {
    file: 'mock-server/src/trade/orders/reckon.ts',
    from: '  if (row?.enabled !== 1)',
    to: '  if (!row)',
    says: 'a closed day is sold',
  },
  {
    file: 'mock-server/src/trade/orders/reckon.ts',
    from: '    pointsLimitRate: product.pointEnabled === 1 ? product.pointLimitRate : 0,',
    to: '    pointsLimitRate: product.pointEnabled === 1 ? 10_000 : 0,',
    says: 'points pay beyond their limit',
  },
  {
    file: 'mock-server/src/trade/orders/reckon.ts',
    from: '    discount: grade && product.gradeDiscount === 1 ? discountOf(grade, kind) : 100,',
    to: "    discount: grade && product.gradeDiscount === 1 ? discountOf(grade, 'place') : 100,",
    says: 'stays are discounted as tickets',
  },
  {
    file: 'mock-server/src/trade/orders/reckon.ts',
    from: '  if (member) attempt(() => expectCover(context, member.id, cover));',
    to: '',
    says: 'more free nights are used than there are',
  },
  {
    file: 'mock-server/src/trade/orders/booking.ts',
    from: '  lockPoints(context, member.id, order.pointsUsed);',
    to: '',
    says: 'an order locks no points',
  },
  {
    file: 'mock-server/src/trade/orders/booking.ts',
    from: '  lockAll(context, order);',
    to: '',
    says: 'an order locks no free nights',
  },
  {
    file: 'mock-server/src/trade/orders/booking.ts',
    from: '  hold(store, product, booked.dates, booking.qty);',
    to: '',
    says: 'an order holds no stock',
  },
  {
    file: 'mock-server/src/trade/orders/booking.ts',
    from: '    pointsUsed: amounts.points,',
    to: '    pointsUsed: booking.pointsUsed ?? 0,',
    says: 'points beyond the limit are taken without paying for anything',
  },
  {
    file: 'mock-server/src/trade/orders/bookStay.ts',
    from: "  if (ahead < aheadDays) fail(status.precondition, say('bookEarlier', { n: aheadDays }), about);",
    to: '',
    says: 'a stay is booked later than allowed',
  },
  {
    file: 'mock-server/src/trade/orders/bookStay.ts',
    from: '  if (checkIn > addDays(today, maxAheadDays))',
    to: '  if (checkIn > addDays(today, maxAheadDays + 1))',
    says: 'a stay is booked a day too far ahead',
  },
  {
    file: 'mock-server/src/trade/orders/bookStay.ts',
    from: 'if (qty > terms.maxRooms)',
    to: 'if (qty < 0)',
    says: 'more rooms than allowed',
  },
  {
    file: 'mock-server/src/trade/orders/bookStay.ts',
    from: '    if (dates.length < minNights || dates.length > terms.maxNights)',
    to: '    if (dates.length < minNights)',
    says: 'more nights than allowed',
  },
  {
    file: 'mock-server/src/trade/orders/bookStay.ts',
    from: '  expectRoomFor(store, product, qty, guests);',
    to: '',
    says: 'more guests than beds',
  },
  {
    file: 'mock-server/src/trade/orders/bookStay.ts',
    from: "    { name: hotel ? '加床费' : '加客费', price, qty: beyond * nights },",
    to: "    { name: hotel ? '加床费' : '加客费', price, qty: beyond },",
    says: 'an extra guest pays for one night only',
  },
  {
    file: 'mock-server/src/trade/orders/bookTickets.ts',
    from: '    if (bought + qty > terms.dayLimit)',
    to: '    if (qty > terms.dayLimit)',
    says: 'the limit of a day forgets earlier orders',
  },
  {
    file: 'mock-server/src/trade/orders/bookTickets.ts',
    from: '      .filter(({ memberId }) => memberId === member?.id)',
    to: '',
    says: 'the limit of a day counts other members',
  },
  {
    file: 'mock-server/src/trade/orders/bookTickets.ts',
    from: "      if (taken.has(number)) fail(status.precondition, say('credentialTaken'), { field: fieldOf(at) });",
    to: '',
    says: 'a document has two tickets of a day',
  },
  {
    file: 'mock-server/src/trade/orders/bookTickets.ts',
    from: "    if (guests.length !== qty) invalid('guests', say('personPerTicket'));",
    to: '',
    says: 'tickets without a person',
  },
  {
    file: 'mock-server/src/trade/orders/bookTickets.ts',
    from: '  if (ahead === aheadDays && timeOfDay(context.clock) >= cutOffTime)',
    to: '  if (ahead === 0 && timeOfDay(context.clock) >= cutOffTime)',
    says: 'the cut-off is looked at only on the day itself',
  },
  {
    file: 'mock-server/src/trade/orders/orderBenefits.ts',
    from: "    product.kind === 'place' ? price : Math.min(price, benefit.nightCap);",
    to: '    price;',
    says: 'a free night pays beyond its cap',
  },
  {
    file: 'mock-server/src/trade/orders/orderBenefits.ts',
    from: '  return { benefitParts: kept.filter((part) => part.count > 0) };',
    to: '  return {};',
    says: 'a refunded night is given back, and again later',
  },
  {
    file: 'mock-server/src/trade/orders/orderBenefits.ts',
    from: '  (isDone ? returnBenefit : freeBenefit)(context, keyOf(order), count);',
    to: '',
    says: 'a refund gives no free night back',
  },
  {
    file: 'mock-server/src/trade/orders/orderBenefits.ts',
    from: '  return (product.terms as StayTerms).freeNights === 1 && (everywhere || own.includes(product.resourceId));',
    to: '  return everywhere || own.includes(product.resourceId);',
    says: 'free nights are good for every product',
  },
  {
    file: 'mock-server/src/trade/orders/bookStay.ts',
    from: 'checkIn > addDays(today, maxAheadDays)',
    to: 'checkIn >= addDays(today, maxAheadDays)',
    says: 'the last day that can be booked ahead is refused',
    only: 'ordersHotel',
  },
];
