import { describe, expect, test } from 'vitest';
import { reachedFrom, reachedInBrowser, specsNear, unitsNear, withinBudget } from './changed.mjs';

const imports = new Map([
  ['contracts/src/areas/hotels.ts', ['contracts/src/forms/fields.ts']],
  ['contracts/src/areas/orders.ts', ['contracts/src/forms/fields.ts']],
  ['web/src/kit/table/ListPage.tsx', []],
  ['web/src/areas/hotels/HotelList.tsx', ['contracts/src/areas/hotels.ts', 'web/src/kit/table/ListPage.tsx']],
  ['web/src/areas/orders/OrderList.tsx', ['contracts/src/areas/orders.ts', 'web/src/kit/table/ListPage.tsx']],
  ['web/src/areas/orders/OrderList.test.tsx', ['web/src/areas/orders/OrderList.tsx']],
  ['mock-server/src/trade/moves.ts', []],
  ['mock-server/src/areas/orders.ts', ['contracts/src/areas/orders.ts', 'mock-server/src/trade/moves.ts']],
  ['e2e/hotels.spec.ts', ['e2e/parts.ts']],
  ['e2e/frontDesk.spec.ts', []],
  ['e2e/keyboard.spec.ts', ['e2e/parts.ts']],
]);
const screens = new Map([
  ['hotels', ['/merchant/hotel/hotels/list']],
  ['orders', ['/order/order-manage/order-hotel-list']],
]);
const specs = new Map([
  ['e2e/hotels.spec.ts', "page.goto('/merchant/hotel/hotels')"],
  ['e2e/frontDesk.spec.ts', "page.goto('/order/order-manage/order-hotel-list?tab=1')"],
  ['e2e/keyboard.spec.ts', "page.goto('/setting/sms-manage/send-record')"],
]);
const near = (...changed) => specsNear(reachedInBrowser(changed, imports), specs, screens);

test('whoever imports a changed file is reached, with the number of imports in between', () => {
  expect([...reachedFrom(['contracts/src/areas/orders.ts'], imports)]).toEqual([
    ['contracts/src/areas/orders.ts', 0],
    ['web/src/areas/orders/OrderList.tsx', 1],
    ['mock-server/src/areas/orders.ts', 1],
    ['web/src/areas/orders/OrderList.test.tsx', 2],
  ]);
});

test('of unit tests those come first that name the calls behind the change, then by imports in between', () => {
  const ofMock = new Map([
    ...imports,
    ['mock-server/src/wire/mock.ts', ['mock-server/src/areas/orders.ts']],
    ['mock-server/test/running.ts', ['mock-server/src/wire/mock.ts', 'contracts/src/areas/orders.ts']],
    ['mock-server/test/tradeWorld.ts', ['contracts/src/areas/orders.ts']],
    ['mock-server/test/bodies.test.ts', ['mock-server/test/running.ts']],
    ['mock-server/test/store.test.ts', ['mock-server/src/wire/mock.ts']],
    [
      'mock-server/test/tradeProbes.test.ts',
      ['mock-server/test/running.ts', 'mock-server/test/tradeWorld.ts'],
    ],
    ['mock-server/test/everyEndpoint.test.ts', ['contracts/src/areas.ts', 'mock-server/test/running.ts']],
    ['mock-server/test/days.test.ts', []],
  ]);
  expect(unitsNear(['mock-server/src/trade/moves.ts'], ofMock)).toEqual([
    'mock-server/test/tradeProbes.test.ts',
    'mock-server/test/everyEndpoint.test.ts',
    'mock-server/test/store.test.ts',
    'mock-server/test/bodies.test.ts',
  ]);
});

describe('browser tests', () => {
  test('a screen brings those that open it', () => {
    expect(near('web/src/areas/orders/OrderList.tsx')).toEqual(['e2e/frontDesk.spec.ts']);
    expect(near('web/src/areas/hotels/HotelList.tsx')).toEqual(['e2e/hotels.spec.ts']);
    expect(near('web/src/locales/es/hotels.ts')).toEqual(['e2e/hotels.spec.ts']);
  });

  test('so does a rule of the mock behind the calls of a screen', () => {
    expect(near('mock-server/src/trade/moves.ts')).toEqual(['e2e/frontDesk.spec.ts']);
  });

  test('what all areas use brings all of them, and what nothing uses brings none', () => {
    expect(near('web/src/kit/table/ListPage.tsx')).toEqual(['e2e/frontDesk.spec.ts', 'e2e/hotels.spec.ts']);
    expect(near('README.md')).toEqual([]);
  });

  test('a changed test comes before those of a screen, its helpers before what is farther away', () => {
    expect(near('e2e/keyboard.spec.ts', 'contracts/src/areas/hotels.ts')).toEqual([
      'e2e/keyboard.spec.ts',
      'e2e/hotels.spec.ts',
    ]);
    expect(near('e2e/parts.ts')).toEqual(['e2e/hotels.spec.ts', 'e2e/keyboard.spec.ts']);
  });

  test('they end with the budget, and the rest is named', () => {
    const seconds = { a: 100, b: 50, c: 20 };
    expect(withinBudget(['a', 'b', 'c'], (file) => seconds[file], 130)).toEqual({
      taken: ['a', 'c'],
      left: ['b'],
      spent: 120,
    });
    expect(withinBudget(['a'], (file) => seconds[file], 10).taken).toEqual(['a']);
  });
});
