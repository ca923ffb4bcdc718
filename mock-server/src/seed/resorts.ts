import {
  type ResortFacility,
  type ResortTheme,
  resortFacility,
  type ScenicLevel,
} from '#contracts/enums/resorts.ts';
import { valuesOf } from '#contracts/enums.ts';
import { storedScenery } from './drawings.ts';
import type { SeedTools } from './seedTools.ts';
import { type VenueSeed, venueValues } from './venues.ts';

interface ResortSeed extends VenueSeed {
  level: ScenicLevel;
  themes: ResortTheme[];
  /** Name, first and last day, opening, closing, last entry. */
  seasons: string[];
  playMinutes?: number;
  capacity?: number;
  transport?: string;
  facilities?: ResortFacility[];
  /** How many. */
  pictures: number;
}
const { parking, nursery, wheelchair, guide, lockers, catering, wifi } = resortFacility;

/** From 5A to unrated, with one, two and three seasons; the sixth is disabled, the last one still in preparation. */
const resorts: ResortSeed[] = [
  {
    name: '云栖湖国家风景区',
    ...{ merchant: 1, cityId: '3301', level: 5, themes: [10, 20], pictures: 4 },
    ...{ address: '云栖湖路18号', at: [120.132645, 30.228041] },
    seasons: ['旺季 04-01 10-31 07:30 18:00 17:00', '淡季 11-01 03-31 08:00 17:00 16:00'],
    ...{ playMinutes: 360, capacity: 32_000, ordering: 90 },
    intro: '一湖三岛，十里柳堤。春看桃红柳绿，秋赏满陇桂香，泛舟湖上可见云栖古塔。',
    transport: '地铁1号线云栖湖站B口步行600米；自驾可停游客中心P1、P2停车场。',
    facilities: valuesOf(resortFacility),
    tags: ['5A景区', '湖景', '夜游'],
  },
  {
    name: '青岚山古道',
    ...{ merchant: 1, cityId: '3305', level: 4, themes: [10, 20], pictures: 3 },
    ...{ address: '青岚镇古道村1号', at: [119.688211, 30.631774] },
    seasons: ['全年 01-01 12-31 07:00 17:30 15:30'],
    ...{ playMinutes: 300, capacity: 8000, ordering: 60 },
    intro: '千年石阶古道，沿途竹海、溪瀑与三座驿亭，全程约九公里，适合徒步。',
    transport: '高铁站乘旅游专线2路至青岚镇；登山口另有接驳车。',
    facilities: [parking, guide, catering],
    tags: ['徒步', '竹海'],
  },
  {
    name: '听涛海洋乐园',
    ...{ merchant: 4, cityId: '4602', level: 4, themes: [30, 70, 80], pictures: 3 },
    ...{ address: '椰林湾海滨大道66号', at: [109.631942, 18.224587] },
    seasons: ['全年 01-01 12-31 09:30 20:00 18:30'],
    ...{ playMinutes: 450, capacity: 15_000, ordering: 80 },
    intro: '海豚剧场、珊瑚隧道与临海过山车，一天玩遍海洋与沙滩。',
    transport: '公交25路听涛站；酒店区每小时一班接驳车。',
    facilities: [parking, nursery, wheelchair, lockers, catering, wifi],
    tags: ['亲子', '水上项目', '表演'],
  },
  {
    name: '赤水崖瀑布群',
    ...{ merchant: 5, cityId: '5203', level: 3, themes: [10], pictures: 2 },
    ...{ address: '赤水崖景区大门', at: [105.697322, 28.590113] },
    seasons: [
      '枯水期 01-01 04-30 09:00 16:30 15:00',
      '丰水期 05-01 10-15 08:00 18:00 16:30',
      '秋色季 10-16 12-31 08:30 17:00 15:30',
    ],
    ...{ playMinutes: 240, capacity: 6000 },
    intro: '丹霞绝壁间七级飞瀑，最大落差七十六米，林间桫椤成片。',
    transport: '县城客运站每日八班往返景区，车程50分钟。',
    facilities: [parking, guide],
    tags: ['瀑布', '丹霞'],
  },
  {
    name: '雪岭温泉滑雪场',
    ...{ merchant: 6, cityId: '2301', level: 4, themes: [40, 50], pictures: 3 },
    ...{ address: '雪岭大街77号', at: [127.968103, 45.284656] },
    seasons: ['温泉季 04-01 11-14 10:00 22:00 20:30', '雪季 11-15 03-31 08:30 21:00 19:30'],
    ...{ playMinutes: 480, capacity: 5000, ordering: 70 },
    intro: '十二条雪道与露天温泉同在一座山谷，白天滑雪，入夜泡汤看雪。',
    transport: '机场大巴5号线终点站；雪季市区酒店免费接送。',
    facilities: [parking, lockers, catering, wifi],
    tags: ['滑雪', '温泉'],
  },
  {
    name: '白鹭洲湿地公园',
    ...{ merchant: 5, cityId: '5201', level: 0, themes: [10, 70], pictures: 1 },
    ...{ address: '白鹭洲环湖路3号', at: [106.612984, 26.503371] },
    seasons: ['全年 01-01 12-31 06:00 20:00 19:00'],
    enabled: 0,
    intro: '城市里的候鸟驿站，栈道全程无台阶，适合散步与观鸟。',
  },
  {
    name: '悦途湖畔水世界',
    ...{ merchant: 2, cityId: '3301', level: 3, themes: [30], pictures: 2 },
    ...{ address: '云栖湖东岸悦途度假区内', at: [120.156302, 30.241875] },
    seasons: ['夏季 06-01 09-30 10:00 20:30 19:00'],
    ...{ playMinutes: 270, capacity: 4500, ordering: 40 },
    intro: '造浪池、漂流河与十一条滑道，夏夜有灯光水秀。住店客人凭房卡直接入园。',
    transport: '悦途度假酒店步行5分钟。',
    facilities: [parking, nursery, lockers, catering, wifi],
    tags: ['亲子', '水上项目'],
  },
  {
    name: '云栖星空营地',
    ...{ merchant: 2, cityId: '3305', level: 0, themes: [10], pictures: 1 },
    ...{ address: '莫干路半山村北坡', at: [119.868021, 30.610445] },
    seasons: ['全年 01-01 12-31 09:00 22:00 21:00'],
    ...{ capacity: 800, enabled: 0 },
    intro: '山顶草坪与观星台，正在筹备，尚未设置门票产品。',
    facilities: [parking],
    tags: ['筹备中'],
  },
];

/** Scenic spots. */
export function seedResorts(tools: SeedTools) {
  for (const [index, seed] of resorts.entries()) tools.store.resorts.insert(resortValues(tools, seed, index));
}

function resortValues(tools: SeedTools, seed: ResortSeed, index: number) {
  const { level, themes, playMinutes = 0, capacity = 0, transport = '', facilities = [] } = seed;
  const urls = Array.from({ length: seed.pictures }, (_, at) =>
    storedScenery(tools.files, `resort-${index + 1}`, index * 5 + at),
  );
  return {
    ...venueValues(tools, seed, index),
    ...{ level, themes, playMinutes, capacity, transport, facilities },
    phone: `400-000-10${String(index + 1).padStart(2, '0')}`,
    seasons: seed.seasons.map((season) => {
      const [name = '', startDay = '', endDay = '', openTime = '', closeTime = '', lastEntryTime = ''] =
        season.split(' ');
      return { name, startDay, endDay, openTime, closeTime, lastEntryTime };
    }),
    pictures: urls.map((url, at) => ({ url, covered: at === 0 })),
    videoUrl: '',
    detail: `<h2>景区介绍</h2><p>${seed.intro}</p><p><img src="${urls.at(-1)}" alt="${seed.name}"></p>`,
    notice: '请文明游览，勿投喂动物；雨雪天气请留意园方公告，部分项目可能临时关闭。',
    concessions: '1.2米以下儿童免票；60岁以上老人、现役军人、残疾人凭证件半价。',
  };
}
