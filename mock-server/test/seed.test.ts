import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { userForm } from '#contracts/areas/backendUsers.ts';
import { bannerForm } from '#contracts/areas/banners.ts';
import { amenityForm } from '#contracts/areas/estateAmenities.ts';
import { buildingForm } from '#contracts/areas/estateBuildings.ts';
import { companyForm } from '#contracts/areas/estateCompanies.ts';
import { consultantForm } from '#contracts/areas/estateConsultants.ts';
import { roomForm } from '#contracts/areas/estateRooms.ts';
import { sandsForm } from '#contracts/areas/estateSands.ts';
import { estateForm } from '#contracts/areas/estates.ts';
import { hotelRoomForm } from '#contracts/areas/hotelRooms.ts';
import { hotelForm } from '#contracts/areas/hotels.ts';
import { categoryForm } from '#contracts/areas/merchantCategories.ts';
import { merchantForm } from '#contracts/areas/merchants.ts';
import { minsuRoomForm } from '#contracts/areas/minsuRooms.ts';
import { minsuForm } from '#contracts/areas/minsus.ts';
import { productHotelForm } from '#contracts/areas/productsHotel.ts';
import { productHouseForm } from '#contracts/areas/productsHouse.ts';
import { productPlaceForm } from '#contracts/areas/productsPlace.ts';
import { resortForm } from '#contracts/areas/resorts.ts';
import { newRoleForm } from '#contracts/areas/roles.ts';
import { roomPlanForm } from '#contracts/areas/roomPlans.ts';
import { videoSource } from '#contracts/enums/estates.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { belongType } from '#contracts/enums.ts';
import { imagesForm, videosForm } from '#contracts/estate/media.ts';
import { saleInfoForm } from '#contracts/estate/saleInfo.ts';
import { situationForm } from '#contracts/estate/situation.ts';
import { completed } from '#contracts/rights/rightChoices.ts';
import { needsResources } from '#contracts/rights/rightScopes.ts';
import { wireTime } from '#contracts/wireTime.ts';
import { isOpenTo } from '#mock/accounts/reach.ts';
import { isResourceOf } from '#mock/accounts/resources.ts';
import { unitEnabled } from '#mock/accounts/units.ts';
import { personas } from '#mock/control/personas.ts';
import { shownOf } from '#mock/records/stored.ts';
import { planRecommends } from '#mock/seed/recommends.ts';
import { seedContext } from '#mock/seed/seedContext.ts';
import { Timeline } from '#mock/seed/timeline.ts';
import { putFile } from '#mock/store/files.ts';
import { kinds, roomCountOf, roomOf } from '#mock/trade/products/kinds.ts';
import { createMock, type Mock } from '#mock/wire/mock.ts';
import { testMoment, testTime } from '../../contracts/testing/moment.ts';
import { nowOf, todayOf } from '../src/store/today.ts';
import { dump } from './running.ts';

const fixedNow = testMoment;
const bytesOf = ({ files }: Mock, key: string) =>
  [...(files.get(key)?.read() ?? [])].flatMap((part) => [...part]);
const textOf = (options: object) => {
  const mock = createMock({ fixedNow, ...options });
  return dump(mock.store) + JSON.stringify(mock.files.keys().map((key) => [key, ...bytesOf(mock, key)]));
};

it('the same seed, scale and clock give the same bytes', () => {
  const first = textOf({ seed: 7, scale: 0.2 });
  expect(textOf({ seed: 7, scale: 0.2 })).toBe(first);
  expect(textOf({ seed: 8, scale: 0.2 })).not.toBe(first);
  expect(textOf({ seed: 7, scale: 0.3 })).not.toBe(first);
  expect(textOf({ seed: 7, scale: 0.2, fixedNow: fixedNow + 1000 })).not.toBe(first);
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

it('a reset takes away what was uploaded, also where the clock stands, and keeps the drawings', () => {
  const mock = createMock({ fixedNow });
  const drawings = mock.files.keys();
  putFile(mock.files, 'uploaded.png', { type: 'image/png', bytes: new Uint8Array(1) });
  mock.context.memory.uploads.push({ ip: '', at: fixedNow, real: fixedNow });
  mock.reset();
  expect(mock.files.keys()).toEqual(drawings);
  expect(mock.context.memory.uploads).toEqual([]);
  mock.reset({ seed: 2 });
  expect(mock.origin).toMatchObject({ seed: 2, seededAt: fixedNow });
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
    expect(times.at(-1)?.localeCompare(testTime)).toBeLessThanOrEqual(0);
  },
);

it('a recommend of the seed that is refused is left out with everything that would have followed', () => {
  const mock = createMock({ fixedNow });
  const { store } = mock;
  const before = store.estateRecommends.all().length;
  const faker = undefined as never;
  const ago = (ms: number) => wireTime(fixedNow - ms);
  // No project is on the shelf, so that every first step is refused.
  for (const { id } of store.estates.all()) store.estates.note(id, { enabled: 0 });
  const tools = { store, files: mock.files, faker, scale: 1, now: fixedNow, tellTime: () => {}, ago };
  const context = seedContext(tools, fixedNow);
  const timeline = new Timeline();
  planRecommends(tools, context, timeline);
  timeline.run(fixedNow, (at) => context.clock.set(at));
  expect(store.estateRecommends.all()).toHaveLength(before);
});

it('every seeded banner would pass its own form', () => {
  const { store } = createMock();
  for (const row of store.banners.rows())
    expect(z.safeParse(bannerForm(row.context), row).error).toBeUndefined();
});

it('every seeded merchant and category would pass its own form, and keeps to it', () => {
  const { merchants, merchantCategories } = createMock().store;
  for (const row of merchantCategories.rows()) expect(z.safeParse(categoryForm, row).error).toBeUndefined();
  for (const { provinceId, cityId, ...row } of merchants.rows()) {
    expect(z.safeParse(merchantForm, { ...row, area: { provinceId, cityId } }).error).toBeUndefined();
    expect(merchantCategories.get(row.categoryId)?.businessTypes).toEqual(
      expect.arrayContaining(row.businessTypes),
    );
  }
});

it('every seeded role would pass its own form, and belongs to a unit that there is', () => {
  const { store } = createMock();
  for (const row of store.roles.rows()) {
    expect(z.safeParse(newRoleForm, row).error).toBeUndefined();
    expect(completed(row.rightIds)).toEqual(row.rightIds);
    if (row.belongId) expect(unitEnabled(store, row)).toBe(true);
  }
});

it('every seeded user would pass his own form; his roles fit his type and unit, his resources are the unit’s', () => {
  const { store } = createMock();
  const { users, roles } = store;
  for (const row of users.rows()) {
    expect(z.safeParse(userForm, row).error).toBeUndefined();
    expect(users.by('mobile', row.mobile)).toHaveLength(1);
    expect(row.belongType === belongType.system ? row.belongId : '0').toBe('0');
    expect(unitEnabled(store, row)).toBe(true);
    const held = row.roleIds.flatMap((id) => roles.get(id) ?? []);
    expect(held.map((role) => isOpenTo(role, row))).toEqual(row.roleIds.map(() => true));
    const wantsResources = held.some(({ rightIds }) => needsResources(rightIds));
    expect(row.resources.length > 0).toBe(wantsResources);
    expect(row.resources.every((pair) => isResourceOf(store, pair, row))).toBe(true);
  }
});

it('each default role has a persona of its own who may work', () => {
  const { store } = createMock();
  const [superAdmin, ...others] = personas(store).filter(({ enabled }) => enabled === 1);
  expect(superAdmin).toMatchObject({ id: '1', roles: ['超级管理员'] });
  expect(others.map(({ roles }) => roles.join())).toEqual([
    ...['平台管理员', '财务', '运营', '客服', '项目经理', '置业顾问', '商户店长', '前台'],
    '公司管理员',
  ]);
});

it('every seeded scenic spot would pass its own form, of a merchant that deals in them', () => {
  const { merchants, resorts } = createMock().store;
  for (const { provinceId, cityId, playMinutes, ...row } of resorts.rows()) {
    const form = { ...row, area: { provinceId, cityId }, playMinutes: playMinutes || '' };
    expect(z.safeParse(resortForm, form).error).toBeUndefined();
    expect(merchants.get(row.merchantId)?.businessTypes).toContain(businessType.resort);
    expect(resorts.by('cityId', cityId).filter(({ name }) => name === row.name)).toHaveLength(1);
  }
});

it('every seeded guesthouse and room would pass its own form, of a merchant that deals in them', () => {
  const { merchants, minsus, minsuRooms } = createMock().store;
  for (const { provinceId, cityId, openYear, renovationYear, floors, ...row } of minsus.rows()) {
    const years = { openYear: openYear || '', renovationYear: renovationYear || '', floors: floors || '' };
    const form = { ...row, ...years, area: { provinceId, cityId } };
    expect(z.safeParse(minsuForm, form).error).toBeUndefined();
    expect(merchants.get(row.merchantId)?.businessTypes).toContain(businessType.minsu);
    expect(minsus.by('cityId', cityId).filter(({ name }) => name === row.name)).toHaveLength(1);
  }
  for (const row of minsuRooms.rows()) {
    expect(z.safeParse(minsuRoomForm, row).error).toBeUndefined();
    expect(minsuRooms.by('minsuId', row.minsuId).filter(({ name }) => name === row.name)).toHaveLength(1);
  }
});

it('every seeded hotel and room type would pass its own form, of a merchant that deals in hotels', () => {
  const { merchants, hotels, hotelRooms } = createMock().store;
  for (const { provinceId, cityId, openYear, renovationYear, floors, ...row } of hotels.rows()) {
    const numbers = { openYear: openYear || '', renovationYear: renovationYear || '', floors: floors || '' };
    const form = { ...row, area: { provinceId, cityId }, ...numbers };
    expect(z.safeParse(hotelForm, form).error).toBeUndefined();
    expect(merchants.get(row.merchantId)?.businessTypes).toContain(businessType.hotel);
    expect(hotels.by('cityId', cityId).filter(({ name }) => name === row.name)).toHaveLength(1);
  }
  for (const row of hotelRooms.rows()) {
    expect(z.safeParse(hotelRoomForm, row).error).toBeUndefined();
    const siblings = hotelRooms.by('hotelId', row.hotelId);
    expect(siblings.filter(({ name }) => name === row.name)).toHaveLength(1);
    const sum = siblings.reduce((total, { roomCount }) => total + roomCount, 0);
    expect(sum).toBeLessThanOrEqual(hotels.get(row.hotelId)?.totalRooms ?? 0);
  }
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

/** The forms of a project's sections and of what belongs to it. */
describe('every seeded part of real estate would pass its own form', () => {
  const { store } = createMock({ fixedNow });
  const faultsOf = (schema: z.ZodMiniType, rows: readonly object[]) =>
    rows.flatMap((row) => {
      const { error } = z.safeParse(schema, row);
      return error ? [[row, error.issues]] : [];
    });
  const estates = store.estates.all();
  const withArea = <T extends { provinceId: string; cityId: string }>({ provinceId, cityId, ...row }: T) => ({
    ...{ ...row, area: { provinceId, cityId } },
  });
  const saved = <T>(sections: readonly (T | null)[]) => sections.filter((one) => one !== null);

  it.each<[string, z.ZodMiniType, () => readonly object[]]>([
    ['companies', companyForm, () => store.estateCompanies.all().map(withArea)],
    ['base data of projects', estateForm, () => estates.map(withArea)],
    [
      'overviews',
      situationForm,
      () => saved(estates.map(({ situation }) => situation && shownOf(situationForm, situation))),
    ],
    [
      'sale information',
      saleInfoForm,
      () => saved(estates.map(({ saleInfo }) => saleInfo && shownOf(saleInfoForm, saleInfo))),
    ],
    [
      'pictures',
      imagesForm,
      () => estates.filter(({ images }) => images.length > 0).map(({ images }) => ({ images })),
    ],
    ['videos', videosForm, () => estates.map(({ videos }) => ({ videos }))],
    ['house shapes', roomPlanForm, () => store.roomPlans.all()],
    ['buildings', buildingForm, () => store.estateBuildings.all()],
    ['rooms', roomForm, () => store.estateRooms.all()],
    ['sand tables', sandsForm, () => store.estateSands.all()],
    ['consultants', consultantForm, () => store.estateConsultants.all()],
    ['amenities', amenityForm, () => store.estateAmenities.all()],
  ])('%s', (_, schema, rows) => {
    expect(rows().length).toBeGreaterThan(0);
    expect(faultsOf(schema, rows())).toEqual([]);
  });
});

it('no address in the projects of the seed leads to a site that is not there', () => {
  const { store, files } = createMock({ fixedNow });
  const videos = store.estates.all().flatMap((estate) => estate.videos);
  expect(videos.length).toBeGreaterThan(2);
  for (const { url, source, seconds } of videos) {
    const file = files.get(url.replace('/api/resorts/uploads/', ''));
    expect([source, file?.type]).toEqual([videoSource.upload, 'video/mp4']);
    expect(seconds).toBeGreaterThan(0);
  }
  expect(dump(store)).not.toMatch(/(vr|video)\.example/);
});

it('nothing has become of a room later than at the moment of the seed', () => {
  // A moment that is not that of the machine.
  const { store, clock } = createMock({ fixedNow: fixedNow - 200 * 86_400_000 });
  const rooms = store.estateRooms.all();
  expect(rooms.some(({ signDate }) => signDate !== '')).toBe(true);
  const late = rooms.filter(
    ({ logs, signDate, subscribeDate }) =>
      logs.some(({ time }) => time > nowOf(clock)) ||
      signDate > todayOf(clock) ||
      subscribeDate > todayOf(clock),
  );
  expect(late.map(({ roomNo }) => roomNo)).toEqual([]);
});

it('every seeded product would pass its own form, of a place and a room that are there', () => {
  const { store } = createMock();
  const forms = { place: productPlaceForm, hotel: productHotelForm, house: productHouseForm };
  for (const row of store.products.rows()) {
    const { terms, ...shared } = row;
    // What is stored for "none" is left out of a form.
    const form = Object.entries({ ...shared, ...terms }).filter(([, value]) => value !== -1);
    const given = form.filter(([name, value]) => value !== 0 || !optional.includes(name));
    expect([row.name, z.safeParse(forms[row.kind], Object.fromEntries(given)).error]).toEqual([
      row.name,
      undefined,
    ]);
    expect(kinds[row.kind].resource(store, row.resourceId)?.enabled).toBe(1);
    const room = roomOf(store, row);
    expect(room ? kinds[row.kind].houseOf(room) : '').toBe(row.kind === 'place' ? '' : row.resourceId);
  }
});
const optional = [
  ...['personCount', 'validDays', 'confirmMinutes', 'lateFee', 'feeRate', 'pointLimitRate'],
  'breakfastPrice',
];

it('every seeded day costs no more than at the gate, and takes no more than it has', () => {
  const { store } = createMock();
  for (const row of store.priceStocks.rows()) {
    const product = store.products.get(row.productId);
    expect(row.price).toBeLessThanOrEqual(product?.marketPrice ?? 0);
    expect(row.locked + row.sold).toBeLessThanOrEqual(row.stock);
    expect(row.stock).toBeLessThanOrEqual((product && roomCountOf(store, product)) ?? row.stock);
  }
});

it('what happened to a seeded room, lead or recommend stands in the order in which it happened', () => {
  const { store } = createMock({ fixedNow });
  const { estateRooms, estateBookings, estateRecommends } = store;
  for (const { id, logs } of [...estateRooms.all(), ...estateBookings.all(), ...estateRecommends.all()]) {
    const times = logs.map(({ time }) => time);
    expect(times, id).toEqual(times.toSorted());
  }
});
