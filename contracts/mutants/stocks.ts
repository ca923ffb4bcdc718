import type { BehaviourMutant } from './mutant.ts';

/** Prices and stock, rounding and splitting. */

export const mutants: BehaviourMutant[] = [
  {
    file: 'mock-server/src/trade/money/money.ts',
    from: '  Math.floor((cents * basisPoints + 5_000) / 10_000);',
    to: '  Math.floor((cents * basisPoints) / 10_000);',
    says: 'rates are rounded down',
  },
  {
    file: 'mock-server/src/trade/money/money.ts',
    from: '  if (last >= 0) parts[last] = (parts[last] ?? 0) + total - sumOf(parts);',
    to: '',
    says: 'the remainder of a split is lost',
  },
  {
    file: 'mock-server/src/trade/products/stock.ts',
    from: '  change(store, productId, dates, { locked: -qty, sold: qty });',
    to: '  change(store, productId, dates, { locked: -qty, sold: 1 });',
    says: 'a sale counts one',
  },
  {
    file: 'mock-server/src/trade/products/stock.ts',
    from: "    .by('roomDay', roomDay(product, date))",
    to: "    .by('productDay', productDay(product.id, date))",
    says: 'products of a room do not share its rooms',
  },
  {
    file: 'mock-server/src/trade/products/days.ts',
    from: '    store.priceStocks.update(row.id, { ...values, setVersion: row.setVersion + 1 });',
    to: '    store.priceStocks.update(row.id, values);',
    says: 'the version of a day does not count',
  },
  {
    file: 'mock-server/src/trade/products/days.ts',
    from: '    setDay(store, to, { date, price, settlePrice, stock: Math.min(stock, most), enabled });',
    to: '    setDay(store, to, { date, price, settlePrice, stock: 0, enabled });',
    says: 'a copy takes no stock over',
  },
  {
    file: 'mock-server/src/trade/products/days.ts',
    from: '    setVersion: lastVersion(store, product.id, date) + 1,',
    to: '    setVersion: 1,',
    says: 'a day that is set anew has the old version',
  },
  {
    file: 'mock-server/src/areas/stocks.ts',
    from: '    refuse(settles ? faults : faults.map(unsettled), fieldOf);',
    to: '',
    says: 'days are set against the rules',
  },
  {
    file: 'mock-server/src/areas/stocks.ts',
    from: "    checkSeen(context, product, body.days, 'days');",
    to: '',
    says: 'a day is saved over another version',
  },
  {
    file: 'mock-server/src/areas/stocks.ts',
    from: "    checkSeen(context, product, body.seen ?? [], 'seen');",
    to: '',
    says: 'a batch is saved over other versions',
  },
  {
    file: 'mock-server/src/trade/products/productHandlers.ts',
    from: "  return { ...rest, name: copyName(row.name, '-副本', nameLimit, siblings), enabled: 0 };",
    to: "  return { ...rest, name: copyName(row.name, '-副本', nameLimit, siblings) };",
    says: 'a copy is on sale',
  },
  {
    file: 'mock-server/src/trade/products/guards.ts',
    from: 'if (n > roomCount)',
    to: 'if (n > roomCount + 999)',
    says: 'fewer rooms than are offered',
    only: 'stocksHotel',
  },
  {
    file: 'mock-server/src/trade/products/offSeason.ts',
    from: 'return resort !== undefined && !isOpenOn(resort.seasons, date);',
    to: 'return resort === undefined;',
    says: 'the calendar does not say on which days the scenic spot is closed',
    only: 'stocksPlace',
  },
  {
    file: 'mock-server/src/trade/products/offSeason.ts',
    from: ' || (terms as TicketTerms).useMode !== useMode.onDate',
    to: '',
    says: 'tickets that are used on any day have closed days',
    only: 'stocksPlace',
  },
  {
    file: 'mock-server/src/trade/orders/quote.ts',
    from: 'inSeason: !isOffSeason(store, product, date)',
    to: 'inSeason: true',
    says: 'a quote does not say that the scenic spot is closed',
    only: 'stocksPlace',
  },
];
