import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bannerForm } from '#contracts/areas/banners.ts';
import { createMock } from '#mock/mock.ts';
import { dump } from './running.ts';

const fixedNow = Date.parse('2026-05-01T10:00:00+08:00');
const textOf = (options: object) => {
  const mock = createMock({ fixedNow, ...options });
  return dump(mock.store) + JSON.stringify(mock.files.entries().map(([key, { bytes }]) => [key, ...bytes]));
};

it('the same seed, scale and clock give the same bytes', () => {
  const first = textOf({ seed: 7, scale: 2 });
  expect(textOf({ seed: 7, scale: 2 })).toBe(first);
  expect(textOf({ seed: 8, scale: 2 })).not.toBe(first);
  expect(textOf({ seed: 7, scale: 3 })).not.toBe(first);
  expect(textOf({ seed: 7, scale: 2, fixedNow: fixedNow + 1000 })).not.toBe(first);
});

it('the moment of seeding can differ from the clock, as after a restart', () => {
  expect(textOf({ seededAt: fixedNow, fixedNow: fixedNow + 86_400_000 })).toBe(textOf({}));
});

it('an hour of use and a reset later it is the same seed again', () => {
  const mock = createMock({ fixedNow });
  const seeded = dump(mock.store);
  mock.store.banners.update('1', { title: '变' });
  mock.store.banners.remove('2');
  mock.store.sessions.insert({ id: 'T', userId: '1', expiresAt: 1 });
  mock.clock.advance(3_600_000);
  mock.rewind();
  expect(dump(mock.store)).toBe(seeded);
  mock.store.banners.update('1', { title: '变' });
  mock.reset();
  expect(dump(mock.store)).toBe(seeded);
});

it('a new id is the same after each way back', () => {
  const mock = createMock({ fixedNow });
  const add = () =>
    mock.store.banners.insert({
      context: 'landing',
      title: '新',
      imageUrl: '/a',
      enabled: 1,
      ordering: 0,
      link: { linkType: 0, configData: {} },
    }).id;
  const id = add();
  mock.rewind();
  expect(add()).toBe(id);
  mock.reset();
  expect(add()).toBe(id);
});

it.each([0.5, 1, 3])(
  'at scale %d SMS records lie in the order of their times, the one never sent first',
  (scale) => {
    const rows = createMock({ fixedNow, scale }).store.smsLogs.rows();
    const times = rows.map(({ createTime }) => createTime);
    expect(rows).toHaveLength(1000 * scale + 1);
    expect(times[0]).toBe('1970-01-01 08:00:00');
    expect(times).toEqual([...times].sort());
    expect(times.at(-1)?.localeCompare('2026-05-01 10:00:00')).toBeLessThanOrEqual(0);
  },
);

it('every seeded banner would pass its own form', () => {
  const { store } = createMock();
  for (const row of store.banners.rows())
    expect(z.safeParse(bannerForm(row.context), row).error).toBeUndefined();
});

it('every reference of the seed leads somewhere', () => {
  const { store } = createMock();
  const { merchants, cities, provinces, hotels, minsus, estates, estateCompanies, roles } = store;
  for (const row of [...store.resorts.rows(), ...hotels.rows(), ...minsus.rows()]) {
    expect([row.name, merchants.get(row.merchantId), cities.get(row.cityId)]).not.toContain(undefined);
  }
  for (const row of store.hotelRooms.rows()) expect(hotels.get(row.hotelId)).toBeDefined();
  for (const row of store.minsuRooms.rows()) expect(minsus.get(row.minsuId)).toBeDefined();
  for (const row of cities.rows()) expect(provinces.get(row.provinceId)).toBeDefined();
  for (const row of estates.rows()) expect(estateCompanies.get(row.companyId)).toBeDefined();
  for (const row of store.users.rows())
    for (const id of row.roleIds) expect(roles.get(id)?.belongType).toBe(row.belongType);
});
