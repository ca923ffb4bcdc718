import type { HotelFacility } from '#contracts/enums/hotels.ts';
import type { HouseRule, MinsuFeature, MinsuType } from '#contracts/enums/minsus.ts';
import { pictureGroup } from '#contracts/enums/stays.ts';
import { storedScenery } from './drawings.ts';
import { seedMinsuRooms } from './minsuRooms.ts';
import type { SeedTools } from './seedTools.ts';
import { usualTimes, type VenueSeed, venueValues } from './venues.ts';

interface MinsuSeed extends VenueSeed {
  type: MinsuType;
  host: string;
  hostIntro: string;
  features: MinsuFeature[];
  facilities: HotelFacility[];
  houseRules: HouseRule[];
  quiet: [from: string, to: string];
  /** Yuan. */
  deposit: number;
  cleaning: number;
  withoutRooms?: true;
}

/** One that lets itself in, one without a quiet time, one that has neither rooms nor been switched on yet. */
const minsus: MinsuSeed[] = [
  {
    name: '梧桐里民宿',
    merchant: 2,
    type: 60,
    cityId: '3301',
    address: '梧桐里巷12号',
    at: [120.124583, 30.228417],
    host: '沈知夏',
    hostIntro: '在梧桐里住了三十年，爱种兰花，也爱带客人走龙井的小路。',
    intro: '四合小院，前庭一株百年梧桐，步行十分钟到云栖湖北岸。',
    features: [30, 50, 60],
    facilities: [10, 20, 70, 90, 120],
    houseRules: [30, 40],
    quiet: ['22:00', '07:00'],
    tags: ['近湖', '亲子优选'],
    deposit: 300,
    cleaning: 60,
    ordering: 60,
  },
  {
    name: '半山听雨',
    merchant: 2,
    type: 10,
    cityId: '3305',
    address: '莫干路半山村46号',
    at: [119.86125, 30.602833],
    host: '陆半山',
    hostIntro: '',
    intro: '竹林深处的老客栈，雨天推窗便是满山的声音。',
    features: [20, 30, 80],
    facilities: [10, 20, 50, 80],
    houseRules: [20, 30],
    quiet: ['21:30', '07:30'],
    tags: ['竹海', '可带宠物入住'],
    deposit: 200,
    cleaning: 0,
    ordering: 40,
  },
  {
    name: '洱畔小筑',
    merchant: 5,
    type: 30,
    cityId: '5329',
    address: '环海西路喜洲段88号',
    at: [100.15275, 25.853667],
    host: '杨苍洱',
    hostIntro: '白族人，开过十年茶馆。',
    intro: '临水的白族院落，三层观景露台正对洱海日出。',
    features: [10, 20, 70],
    facilities: [10, 20, 70, 80, 90],
    houseRules: [10, 20],
    quiet: ['23:00', '07:00'],
    tags: ['一线临水'],
    deposit: 500,
    cleaning: 120,
    ordering: 20,
  },
  {
    name: '渔火人家',
    merchant: 4,
    type: 40,
    cityId: '4602',
    address: '后海渔村二巷3号',
    at: [109.736472, 18.285333],
    host: '符海生',
    hostIntro: '世代打渔，清晨可以跟船出海。',
    intro: '渔村里的农家院，出门五十米就是沙滩。',
    features: [10, 50, 60, 70],
    facilities: [20, 80],
    houseRules: [10, 20, 40],
    quiet: ['', ''],
    deposit: 0,
    cleaning: 50,
  },
  {
    name: '听竹别院',
    merchant: 2,
    type: 50,
    cityId: '3301',
    address: '满觉陇路119号',
    at: [120.118722, 30.221514],
    host: '陆半山',
    hostIntro: '',
    intro: '林间木屋，正在筹备，尚未录入房源。',
    features: [20],
    facilities: [10, 20, 120],
    houseRules: [40],
    quiet: ['22:00', '08:00'],
    tags: ['筹备中'],
    deposit: 300,
    cleaning: 80,
    enabled: 0,
    withoutRooms: true,
  },
];

/** Guesthouses and their rooms. */
export function seedMinsus(tools: SeedTools) {
  for (const [index, seed] of minsus.entries()) {
    const { id } = tools.store.minsus.insert(minsuValues(tools, seed, index));
    if (!seed.withoutRooms) seedMinsuRooms(tools, id);
  }
}

function minsuValues(tools: SeedTools, seed: MinsuSeed, index: number) {
  const { name, type, host, hostIntro, intro, features, facilities, houseRules, quiet } = seed;
  const number = String(index + 1).padStart(2, '0');
  const [quietStart, quietEnd] = quiet;
  const picture = (at: number) => storedScenery(tools.files, `minsu-${number}`, index * 3 + at);
  return {
    ...venueValues(tools, seed, index),
    ...{ hostIntro, features, facilities, houseRules, quietStart, quietEnd },
    minsuType: type,
    bookingPhone: `199000020${number}`,
    brand: '',
    openYear: 2012 + index,
    renovationYear: index % 2 === 0 ? 2022 : 0,
    floors: 2 + (index % 2),
    hostName: host,
    hostPhone: `199000021${number}`,
    hostPictureUrl: index === 0 ? storedScenery(tools.files, 'minsu-host', 9) : '',
    ...usualTimes,
    selfCheckIn: index === 2 ? (1 as const) : (0 as const),
    pictures: [0, 1, 2].map((at) => ({
      ...{ url: picture(at), covered: at === 0 },
      group: at === 0 ? pictureGroup.outside : pictureGroup.room,
    })),
    detail: `<h3>${name}</h3><p>${intro}</p><p>房东${host}随时为您准备一壶热茶。</p>`,
    childPolicy: '6岁以下儿童免费入住，不占床位。',
    foreignGuests: index % 2 === 0 ? (1 as const) : (0 as const),
    payWays: [10 as const, 20 as const, 30 as const],
    depositAmount: seed.deposit * 100,
    cleaningAmount: seed.cleaning * 100,
  };
}
