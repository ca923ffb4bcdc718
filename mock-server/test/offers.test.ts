import { beforeAll, describe, expect, it } from 'vitest';
import { hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { productsHotel } from '#contracts/areas/productsHotel.ts';
import { productsHouse } from '#contracts/areas/productsHouse.ts';
import { productsPlace } from '#contracts/areas/productsPlace.ts';
import { resorts } from '#contracts/areas/resorts.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import { asking } from './asking.ts';
import { mockOfFile } from './mockFor.ts';

/** What lists of places and rooms tell of their products can be counted again from the products (domain design, 8.3 to 8.6). */

const mock = mockOfFile({ scale: 0.05 });
let token: string;
beforeAll(async () => {
  token = await mock.tokenOf('superAdmin');
});
const { does } = asking(mock, () => token);

interface Product {
  enabled: 0 | 1;
  minPrice: number | null;
}
interface Offering {
  id: string;
  name: string;
  productCount: number;
  minPrice?: number | null;
}
const allOf = async <Row>(list: AnyEndpoint, filter: object = {}) =>
  (await does<ListData<Row>>(list, { query: { offset: 0, limit: 100, ...filter } })).list;

const kinds = {
  place: { places: resorts.list, products: productsPlace },
  hotel: { places: hotels.list, products: productsHotel, rooms: hotelRooms.list },
  house: { places: minsus.list, products: productsHouse, rooms: minsuRooms.list },
};

describe.each(Object.entries(kinds))('%s', (_kind, { places, products, ...rest }) => {
  it('counts the products of each place and finds the lowest price of those on sale', async () => {
    const shown = await allOf<Offering>(places);
    for (const { id, name, productCount, minPrice } of shown) {
      const own = await allOf<Product>(products.list, { resourceId: id });
      const prices = own.flatMap((product) => (product.enabled === 1 ? (product.minPrice ?? []) : []));
      expect([name, productCount, minPrice]).toEqual([
        name,
        own.length,
        prices.length > 0 ? Math.min(...prices) : null,
      ]);
    }
    expect(shown.some(({ minPrice }) => minPrice !== null)).toBe(true);
  });

  it('knows no price of what is off sale', async () => {
    const [first] = (await allOf<Offering>(places)).filter(({ minPrice }) => minPrice !== null);
    const { id = '' } = first ?? {};
    for (const product of await allOf<Product & { id: string }>(products.list, { resourceId: id }))
      await does(products.enable, { params: { id: product.id }, body: { enable: 0 } });
    const after = (await allOf<Offering>(places)).find((place) => place.id === id);
    expect(after).toMatchObject({ minPrice: null, productCount: first?.productCount });
  });

  it('names the place in pickers, and finds its products by it', async () => {
    const offered = await allOf<{ name: string; resourceName: string }>(products.allEnabled);
    const [{ resourceName = '' } = {}] = offered;
    const found = await allOf<{ resourceName: string }>(products.allEnabled, { name: resourceName });
    expect(resourceName).not.toBe('');
    expect(found).toEqual(offered.filter((product) => product.resourceName === resourceName));
  });

  if ('rooms' in rest)
    it('counts the products of each room', async () => {
      for (const { id, name, productCount } of await allOf<Offering>(rest.rooms)) {
        const own = await allOf<Product>(products.list, { roomId: id });
        expect([name, productCount]).toEqual([name, own.length]);
      }
    });
});
