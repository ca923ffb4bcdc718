import type { BehaviourMutant } from './mutant.ts';

/** Mistakes that acceptance did not find when somebody thought of them who had not read its rules. */

export const mutants: BehaviourMutant[] = [
  {
    file: 'mock-server/src/trade/orders/booking.ts',
    from: 'const maxPayMinutes = ({ store }: Context) => store.settings.all()[0]?.maxPayMinutes ?? 30;',
    to: 'const maxPayMinutes = ({ store }: Context) => Math.min(store.settings.all()[0]?.maxPayMinutes ?? 30, 1440);',
    says: 'a time to pay of more than a day in the basic settings is cut to one day for new orders',
    only: 'settings',
  },
  {
    file: 'mock-server/src/trade/products/daysToCome.ts',
    from: 'todayLeft: leftOn(context.store, product, today) }',
    to: 'todayLeft: row.stock - row.sold }',
    says: 'what is left of today does not count tickets that unpaid orders hold',
    only: 'productsPlace',
  },
  {
    file: 'mock-server/src/areas/stocks.ts',
    from: 'overwritten: dates.filter((date) => before.get(date)).length,',
    to: 'overwritten: dates.filter((date) => before.get(date)?.enabled === 1).length,',
    says: 'days that were closed do not count as overwritten by a batch',
    only: 'stocksPlace',
  },
  {
    file: 'mock-server/src/trade/orders/bookStay.ts',
    from: '  if (ahead === 0 && timeOfDay(clock) >= cutOffTime)',
    to: '  if (ahead === aheadDays && timeOfDay(clock) >= cutOffTime)',
    says: 'the cut-off time of stays refuses also bookings days ahead, not of today only',
    only: 'ordersHotel',
  },
  {
    file: 'mock-server/src/trade/refunds/refundSuccess.ts',
    from: 'pointsReturned: order.pointsReturned + returned,',
    to: 'pointsReturned: returned,',
    says: 'the third refund of an order returns points again that the first one has returned',
    only: 'refundsPlace',
  },
  {
    file: 'mock-server/src/members/labelRules.ts',
    from: 'lastPaidDay(store, id) >= since;',
    to: 'lastPaidDay(store, id) > since;',
    says: 'the rule of a label leaves out who paid exactly so many days ago',
    only: 'memberLabels',
  },
  {
    file: 'mock-server/src/areas/estates.ts',
    from: '.filter((one) => one.status === signed || one.status === settled)',
    to: '.filter((one) => one.status === signed)',
    says: 'the signed amount of a project leaves out recommends whose commission was settled',
    only: 'estates',
  },
  {
    file: 'mock-server/src/estate/bookingMoves.ts',
    from: "consultantId: isThere ? consultantId : '' }",
    to: 'consultantId }',
    says: 'a lead that is reopened keeps a consultant who was disabled meanwhile',
    only: 'estateBookings',
  },
  {
    file: 'mock-server/src/accounts/presence.ts',
    from: 'editing: known.editing || one.editing,',
    to: 'editing: one.editing,',
    says: 'somebody who edits a record on one page and reads it on another does not count as editing',
    only: 'presences',
  },
  {
    file: 'mock-server/src/wire/repeats.ts',
    from: 'caller.user.id}:',
    to: 'caller.user.belongType}:',
    says: 'an Idempotency-Key of one user answers another user of the same kind',
    only: 'members',
  },
];
