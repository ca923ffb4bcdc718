import { expect, it } from 'vitest';
import { allEndpoints } from '#contracts/areas.ts';
import { addDays, weekdayOf } from '#contracts/days.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import {
  hotelProductExample,
  houseProductExample,
  placeProductExample,
} from '#contracts/examples/products.ts';
import { testDay } from '../../contracts/testing/moment.ts';
import { refusesBadInput } from './badInput.ts';
import {
  newCategory,
  newHotel,
  newHotelRoom,
  newMerchant,
  newMinsu,
  newMinsuRoom,
  newResort,
} from './forms.ts';
import { mockFor } from './mockFor.ts';
import { revealBody } from './revealInputs.ts';
import type { Input } from './running.ts';
import { isWorded } from './spoiledBodies.ts';
import { tradeInput } from './tradeInputs.ts';

/**
 * Domain design 18: wrong types, negatives, fractions of a cent, arrays where scalars are due, HTML, endless texts and unknown codes, in
 * every field of every call of merchants, places, products, stocks, orders and refunds, are refused in words and change nothing.
 */

const { mock } = mockFor('superAdmin', { scale: 0.05 });

const forms: Record<string, object> = {
  merchants: newMerchant,
  merchantCategories: newCategory,
  resorts: newResort,
  hotels: newHotel,
  hotelRooms: newHotelRoom,
  minsus: newMinsu,
  minsuRooms: newMinsuRoom,
  productsPlace: placeProductExample,
  productsHotel: hotelProductExample,
  productsHouse: houseProductExample,
};
const enabledIds: Record<string, string> = { productsHotel: '19', productsHouse: '40' };
const bare: Record<string, string> = { stocksPlace: '18', stocksHotel: '23', stocksHouse: '44' };
const areas = [...Object.keys(forms), ...Object.keys(bare)];
const isOfTrade = (area: string) => areas.includes(area) || /^(orders|refunds)/.test(area);
/** Mirrors have the same schemas; what is added has every field of what is saved. */
const calls = allEndpoints.filter(
  ({ name }) => isOfTrade(name.split('.')[0] ?? '') && !/OfOwn$|\.update$/.test(name),
);

function rightInput(endpoint: AnyEndpoint): Input | undefined {
  const { name } = endpoint;
  const [area = '', verb = ''] = name.split('.');
  if (verb === 'add' && forms[area]) return { body: forms[area] };
  if (verb === 'enable') return { params: { id: enabledIds[area] ?? '1' }, body: { enable: 0 } };
  if (verb === 'copy') return { params: { id: enabledIds[area] ?? '1' }, body: { withPrices: 1 } };
  const id = bare[area];
  const asked = revealBody(endpoint);
  if (asked) {
    const { params } = tradeInput(mock.mock, name) ?? { params: { id: '1' } };
    return { ...(params && { params }), body: asked };
  }
  if (!id) return tradeInput(mock.mock, name);
  const date = addDays(testDay, 100);
  const set = { price: 100, stock: 1, settlePrice: 50, enabled: 1 };
  const span = { startDate: date, endDate: date };
  return {
    params: { id },
    body:
      verb === 'save'
        ? { days: [{ date, version: 0, ...set }] }
        : { spans: [span], weekdays: [weekdayOf(date)], excludes: [addDays(date, 1)], set },
  };
}

it.each(calls.filter(({ body }) => body).map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s refuses whatever is wrong in its body, in words, and nothing changes',
  refusesBadInput(() => ({ mock, token: mock.token, rightInput })),
);

interface Page {
  count: number;
  list: unknown[];
}
/** Not the ticket of a code, which is one record. */
const lists = calls.filter(
  ({ method, name, query }) => method === 'GET' && query && !name.includes('getByCode'),
);
it.each(lists.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s takes signs literally, refuses what is no day, and counts behind its last page',
  async (_, endpoint) => {
    const area = endpoint.name.split('.')[0] ?? '';
    const params = { id: bare[area] ?? '1' };
    const given = bare[area] ? { startDate: '2026-01-01', endDate: '2026-01-31' } : {};
    const ask = async (query: object) =>
      (await mock.call<Page>(endpoint, mock.token, { params, query: { ...given, ...query } })).envelope;
    const surprises: unknown[] = [];
    for (const name of filterNames(endpoint)) {
      const isDay = /Date$|Start$|End$/.test(name);
      for (const wrong of ['%', '-1', '2026-02-31']) {
        const { status: code, message, data } = await ask({ [name]: wrong });
        const found = code === status.ok && data.count > 0;
        const refused = code === status.invalid && isWorded(message);
        if (isDay ? !refused : !refused && (code !== status.ok || found))
          surprises.push([name, wrong, code, message, data]);
      }
    }
    expect(surprises).toEqual([]);
    if (!filterNames(endpoint).includes('offset')) return;
    const { count } = (await ask({ limit: 1 })).data;
    expect((await ask({ offset: count + 1 })).data).toEqual({ count, list: [] });
  },
);
const filterNames = ({ query }: AnyEndpoint) =>
  Object.keys((query as unknown as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {});
