import { regions } from '../../src/areas/regions.ts';
import { allRecords } from './reading.ts';
import type { Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** Provinces and cities: each once, each city in its own province, and all in which something stands. */

const standing = ['merchants.list', 'resorts.list', 'hotels.list', 'minsus.list'];

async function checkTree(talk: Talk): Promise<void> {
  const expectOnce = (what: string, { count, list }: Json) => {
    talk.same(`number of ${what}`, count, list.length);
    talk.same(`ids of ${what}`, new Set(list.map(({ id }: Json) => id)).size, list.length);
  };
  const provinces = await talk.ok(regions.provinces);
  expectOnce('provinces', provinces);
  const cities = new Map<string, Json>();
  for (const { id: provinceId } of provinces.list) {
    const found = await talk.ok(regions.cities, { query: { provinceId } });
    expectOnce(`cities of ${provinceId}`, found);
    for (const city of found.list) {
      talk.same(`the province of city ${city.id}`, cities.get(city.id)?.provinceId ?? provinceId, provinceId);
      cities.set(city.id, { provinceId, name: city.name });
    }
  }
  const nameOf = new Map(provinces.list.map(({ id, name }: Json) => [id, name]));
  for (const list of standing)
    for (const { id, area } of await allRecords(talk, list)) {
      const city = cities.get(area.cityId);
      talk.same(
        `province and city of ${list} ${id}`,
        [area.provinceId, area.provinceName, area.cityName],
        [city?.provinceId, nameOf.get(area.provinceId), city?.name],
      );
    }
  talk.same(
    'cities of no province',
    (await talk.ok(regions.cities, { query: { provinceId: '00' } })).list,
    [],
  );
}

export const regionTreeRules: Rule[] = [
  {
    ...{ area: 'regions', kind: 'figure', where: 'specification section 3 (province and city)' },
    says: 'regions: each province and city is there once, and every merchant and venue is in one of them, by its name',
    check: checkTree,
  },
];
