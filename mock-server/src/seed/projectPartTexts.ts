import { orientation, travelWay } from '#contracts/enums/estates.ts';

/** House shapes, consultants and amenities of the seed's projects, by the project's name. Areas in hundredths of a square metre. */

export interface PlanSeed {
  category: string;
  name: string;
  bedrooms: number;
  halls: number;
  kitchens: number;
  baths: number;
  balconies: number;
  buildArea: number;
  innerArea: number;
  orientation: (typeof orientation)[keyof typeof orientation];
  storeyHeight: number;
  /** Cents a square metre. */
  unitPrice: number;
  tags: string[];
  vrUrl: string;
  isMain: 0 | 1;
  analysis: string;
}

const rooms = (bedrooms: number, halls: number, baths: number, balconies: number) => ({
  ...{ bedrooms, halls, kitchens: 1, baths, balconies },
});
const areas = (buildArea: number, innerArea: number, storeyHeight = 300) => ({
  ...{ buildArea, innerArea, storeyHeight },
});
const { south, southNorth, southEast } = orientation;

const seaside = { unitPrice: 1_580_000, vrUrl: '' };
const lakeside = { unitPrice: 2_380_000, vrUrl: '' };
const tropical = { unitPrice: 2_650_000, vrUrl: '' };
const plans: Record<string, PlanSeed[]> = {
  临海·听澜苑: [
    {
      ...{ category: '两室', name: '两室A户型', ...rooms(2, 2, 1, 1), ...areas(8_950, 7_160) },
      ...{ ...seaside, orientation: south, tags: ['朝南', '观海阳台'], isMain: 1 },
      analysis: '客厅与主卧同朝南，阳台面海；餐厨一体，动线短。',
    },
    {
      ...{ category: '三室', name: '三室A户型', ...rooms(3, 2, 2, 2), ...areas(12_800, 10_112) },
      ...{ ...seaside, orientation: southNorth, tags: ['南北通透', '双阳台'], isMain: 1 },
      analysis: '南北通透，主卧带独立卫浴和衣帽间，双阳台分别观海与望山。',
    },
    {
      ...{ category: '复式', name: '复式A户型', ...rooms(4, 3, 3, 2), ...areas(16_800, 13_440, 580) },
      ...{ ...seaside, orientation: southEast, tags: ['挑空客厅'], isMain: 0 },
      analysis: '挑空客厅，上层为独立的主人套房。',
    },
  ],
  云栖湖畔: [
    {
      ...{ category: '两室', name: '两室A户型', ...rooms(2, 2, 1, 1), ...areas(9_200, 7_450) },
      ...{ ...lakeside, orientation: south, tags: ['湖景'], isMain: 1, analysis: '' },
    },
    {
      ...{ category: '三室', name: '三室A户型', ...rooms(3, 2, 2, 1), ...areas(12_600, 10_080) },
      ...{ ...lakeside, orientation: southNorth, tags: ['南北通透'], isMain: 0, analysis: '' },
    },
    {
      ...{ category: '复式', name: '复式A户型', ...rooms(4, 2, 3, 2), ...areas(21_000, 17_010, 600) },
      ...{ ...lakeside, orientation: south, tags: ['赠送花园'], isMain: 0, analysis: '' },
    },
  ],
  椰林湾壹号: [
    {
      ...{ category: '一室', name: '一室A户型', ...rooms(1, 1, 1, 1), ...areas(4_500, 3_420, 320) },
      ...{ ...tropical, orientation: southEast, tags: ['拎包入住'], isMain: 1 },
      analysis: '酒店式布局，阳台正对泳池。',
    },
    {
      ...{ category: '两室', name: '两室A户型', ...rooms(2, 1, 1, 1), ...areas(6_200, 4_774, 320) },
      ...{ ...tropical, orientation: south, tags: ['朝南'], isMain: 1 },
      analysis: '两间卧室分居客厅两侧，可分别出租。',
    },
    {
      ...{ category: '两室', name: '两室B户型', ...rooms(2, 2, 2, 2), ...areas(7_400, 5_772, 320) },
      ...{ ...tropical, orientation: southNorth, tags: ['双卫'], isMain: 0 },
      analysis: '',
    },
  ],
};
export const plansOf = (project: string): readonly PlanSeed[] => plans[project] ?? [];

interface ConsultantSeed {
  name: string;
  mobile: string;
  jobTitle: string;
  workYears: number;
  wechatNo: string;
  intro: string;
  /** The user of the company who is the consultant; '' = without an account. */
  userId: string;
}
const consultant = (name: string, number: string, workYears: number, userId = ''): ConsultantSeed => ({
  ...{ name, workYears, userId, jobTitle: '置业顾问', intro: '' },
  mobile: `1990000${number}`,
  wechatNo: `home_${number}`,
});
const consultants: Record<string, ConsultantSeed[]> = {
  临海·听澜苑: [
    {
      ...consultant('叶青禾', '0007', 6, '7'),
      ...{ jobTitle: '资深置业顾问', intro: '熟悉滨海片区，服务过两百多个家庭。' },
    },
    consultant('俞见深', '3102', 3),
  ],
  云栖湖畔: [consultant('蓝若溪', '3201', 4), consultant('闻人越', '3202', 1)],
  椰林湾壹号: [consultant('柳如烟', '0021', 5, '21'), consultant('莫清扬', '3302', 8)],
  雪岭颐养小镇: [consultant('霍北辰', '3401', 2), consultant('秦霜', '3402', 7)],
};
export const consultantsOf = (project: string): readonly ConsultantSeed[] => consultants[project] ?? [];

interface AmenitySeed {
  category: string;
  name: string;
  /** Metres. */
  distance: number;
  travelWay: (typeof travelWay)[keyof typeof travelWay];
  travelMinutes: number;
  description: string;
  isPictured?: true;
}
const { walk, drive, bus } = travelWay;
const near = (
  [category, name]: [string, string],
  [distance, way, travelMinutes]: [number, AmenitySeed['travelWay'], number],
  description = '',
): AmenitySeed => ({ category, name, distance, travelWay: way, travelMinutes, description });
const amenities: Record<string, AmenitySeed[]> = {
  临海·听澜苑: [
    near(['交通', '听澜路公交站'], [300, walk, 4], '3条公交线路经过。'),
    near(['交通', '滨海高铁站'], [8_600, drive, 15]),
    near(['教育', '海岸实验小学'], [900, walk, 12]),
    near(['医疗', '临海中心医院'], [3_200, drive, 9], '三级综合医院。'),
    near(['商业', '澜湾购物中心'], [1_250, bus, 8], '超市、影院与餐饮。'),
    { ...near(['生态', '听澜湿地公园'], [500, walk, 6]), isPictured: true },
    { ...near(['休闲', '望海沙滩'], [350, walk, 5], '沙质细软，设有更衣室。'), isPictured: true },
  ],
  椰林湾壹号: [
    near(['交通', '椰林湾观光车站'], [200, walk, 3]),
    near(['交通', '三角梅机场'], [28_000, drive, 35]),
    near(['教育', '三角梅幼儿园'], [1_100, walk, 14]),
    near(['医疗', '椰湾国际医疗中心'], [4_500, drive, 11]),
    near(['商业', '椰风购物村'], [1_600, bus, 9]),
    { ...near(['生态', '红树林公园'], [2_400, drive, 7]), isPictured: true },
    { ...near(['休闲', '月牙沙滩'], [150, walk, 2]), isPictured: true },
  ],
};
export const amenitiesOf = (project: string): readonly AmenitySeed[] => amenities[project] ?? [];
