import { type HotelFacility, hotelFacility, hotelPayWay, starLevel } from '#contracts/enums/hotels.ts';
import { pictureGroup } from '#contracts/enums/stays.ts';
import { valuesOf } from '#contracts/enums.ts';
import { storedScenery } from './drawings.ts';
import { seedHotelRooms } from './hotelRooms.ts';
import type { SeedTools } from './seedTools.ts';
import { usualTimes, type VenueSeed, venueValues } from './venues.ts';

interface HotelSeed extends VenueSeed {
  star: number;
  brand: string;
  years: [open: number, renovation: number];
  floors: number;
  totalRooms: number;
  phone: string;
  /** Cents. */
  deposit: number;
  /** Cents per night; 0 = there are none. */
  extraBed: number;
  pets?: 1;
  facilities: HotelFacility[];
}

const { parking, wifi, pool, gym, restaurant, meetingRoom, laundry, shuttle, luggage, lift, barrierFree } =
  hotelFacility;

/** Five that are open, two of them in one city, and one that has closed and has no room types any more. */
const hotels: HotelSeed[] = [
  {
    name: '云栖湖度假酒店',
    merchant: 2,
    star: starLevel.luxury,
    brand: '悦途湖畔',
    years: [2012, 2021],
    floors: 12,
    totalRooms: 268,
    cityId: '3301',
    address: '云栖湖路66号',
    at: [120.098612, 30.221845],
    phone: '0571-87000266',
    deposit: 50_000,
    extraBed: 20_000,
    intro: '临湖而建，三面环山，推窗即见云栖湖晨雾；设湖畔泳池、茶室与亲子乐园。',
    tags: ['湖景', '亲子', '会议'],
    facilities: valuesOf(hotelFacility),
    ordering: 10,
  },
  {
    name: '临海观澜大酒店',
    merchant: 2,
    star: starLevel.superior,
    brand: '观澜',
    years: [2009, 2019],
    floors: 18,
    totalRooms: 196,
    cityId: '3310',
    address: '东海大道888号',
    at: [121.131229, 28.845441],
    phone: '0576-85120888',
    deposit: 30_000,
    extraBed: 15_000,
    intro: '紫阳古街步行十分钟，高层客房可远眺灵江入海。',
    tags: ['古城', '商务'],
    facilities: [parking, wifi, gym, restaurant, meetingRoom, laundry, luggage, lift, barrierFree],
  },
  {
    name: '椰林湾度假酒店',
    merchant: 4,
    star: starLevel.luxury,
    brand: '南海假日',
    years: [2016, 0],
    floors: 8,
    totalRooms: 320,
    cityId: '4602',
    address: '椰林湾一横路1号',
    at: [109.508268, 18.247872],
    phone: '400-820-6020',
    deposit: 100_000,
    extraBed: 25_000,
    pets: 1,
    intro: '六百米私家沙滩，七座户外泳池，步行即达听涛海洋乐园。',
    tags: ['海景', '亲子', '沙滩'],
    facilities: valuesOf(hotelFacility),
  },
  {
    name: '雪岭庄园酒店',
    merchant: 6,
    star: starLevel.comfort,
    brand: '',
    years: [2018, 0],
    floors: 5,
    totalRooms: 90,
    cityId: '2301',
    address: '雪岭大街79号',
    at: [128.466021, 44.805377],
    phone: '0451-53450079',
    deposit: 20_000,
    extraBed: 0,
    intro: '距雪具大厅两百米，木屋式客房带地暖，夜里有温泉。',
    tags: ['滑雪', '温泉'],
    facilities: [parking, wifi, restaurant, laundry, shuttle, luggage],
  },
  {
    name: '旧港城际酒店',
    merchant: 2,
    star: starLevel.economy,
    brand: '城际',
    years: [2005, 2014],
    floors: 9,
    totalRooms: 120,
    cityId: '3302',
    address: '老外滩路12号',
    at: [121.559813, 29.883441],
    phone: '0574-87660012',
    deposit: 10_000,
    extraBed: 8_000,
    intro: '老外滩旁的经济型酒店，因改造暂停营业。',
    tags: [],
    facilities: [wifi, luggage, lift, pool],
    enabled: 0,
  },
  {
    name: '栖霞里精品酒店',
    merchant: 2,
    star: starLevel.comfort,
    brand: '栖霞里',
    years: [2019, 2024],
    floors: 4,
    totalRooms: 46,
    cityId: '3301',
    address: '栖霞里17号',
    at: [120.143377, 30.256218],
    phone: '0571-87000317',
    deposit: 0,
    extraBed: 12_000,
    pets: 1,
    intro: '老巷里的四层小楼，院中一棵百年香樟，步行可到云栖湖东岸。',
    tags: ['老城', '庭院'],
    facilities: [wifi, restaurant, laundry, luggage, lift],
  },
];

/** What the pictures of a hotel show. */
const shown = [pictureGroup.outside, pictureGroup.lobby, pictureGroup.room];

/** Hotels and their room types. */
export function seedHotels(tools: SeedTools) {
  for (const [index, seed] of hotels.entries()) tools.store.hotels.insert(hotelValues(tools, seed, index));
  seedHotelRooms(tools);
}

function hotelValues(tools: SeedTools, seed: HotelSeed, index: number) {
  const { name, star, brand, years, floors, totalRooms, intro, facilities } = seed;
  const picture = (at: number) => storedScenery(tools.files, `hotel-${index + 1}`, index * 5 + at);
  return {
    ...venueValues(tools, seed, index),
    ...{ brand, floors, totalRooms, facilities },
    starLevel: star as (typeof starLevel)['luxury'],
    openYear: years[0],
    renovationYear: years[1],
    frontPhone: seed.phone,
    ...usualTimes,
    depositAmount: seed.deposit,
    pets: seed.pets ?? (0 as const),
    childPolicy: '1.2米以下儿童可与成人同住，不占床免费，不含早餐。',
    extraBed: seed.extraBed > 0 ? (1 as const) : (0 as const),
    extraBedPrice: seed.extraBed,
    foreignGuests: star >= starLevel.superior ? (1 as const) : (0 as const),
    payWays: valuesOf(hotelPayWay),
    pictures: shown.map((group, at) => ({ url: picture(at + 1), covered: at === 0, group })),
    detail: `<h2>${name}</h2><p>${intro}</p><p><img src="${picture(4)}" alt="${name}"></p>`,
  };
}
